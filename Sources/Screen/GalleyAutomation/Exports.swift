// The types of other modules that drivers take and return.
@_exported import enum GalleyTree.KeyInput
