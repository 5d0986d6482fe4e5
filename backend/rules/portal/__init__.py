"""The games of the portal: for two, three and four players."""
