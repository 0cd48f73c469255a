"""Third Chair seats the missing players of Tapestry and Scythe."""

__version__ = "0.1.0"
