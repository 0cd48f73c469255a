"""The end of a campaign: what all evenings together come to, and who has won.

Asked for by the last evening, whichever it was (`episodes/lasts`), and by nobody before.
"""
