// An app imports this module alone, as it would import SwiftUI, and gets the values that its views are described with.
@_exported import struct GalleyImage.Bitmap
@_exported import struct GalleyImage.RGBA
@_exported import enum GalleyRaster.BlendMode
@_exported import enum GalleyRaster.FontWeight
@_exported import enum GalleyRaster.LineCap
@_exported import enum GalleyRaster.LineJoin
@_exported import struct GalleyRaster.Path
@_exported import enum GalleyRaster.TextLinePattern
@_exported import enum GalleyRaster.TextTruncation
@_exported import enum GalleyTree.ColorScheme
@_exported import struct GalleyTree.ElementTraits
@_exported import class GalleyTree.Pasteboard
@_exported import enum GalleyTree.TextSize
@_exported import struct GalleyTree.UnitPoint
