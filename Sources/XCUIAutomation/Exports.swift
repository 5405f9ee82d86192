// Apple's suites get `CGVector` with the framework; Foundation on Linux lacks it.
@_exported import struct GalleyTree.CGVector
