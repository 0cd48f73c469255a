"""A face for each game: its pages, forms, drawings, templates and styles."""
