"""The campaign sheets as they are printed, to read and to write on."""
