// An app imports this module alone, as it would import SwiftUI: outlines, pictures and points come with it.
@_exported import GalleyImage
@_exported import GalleyRaster
@_exported import GalleyTree
