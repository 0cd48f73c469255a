"""Phones: the switch, the code word, and trusting the certificate."""
