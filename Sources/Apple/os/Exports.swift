// The logging of apps and of tests is one module below both.
@_exported import GalleyLogging
