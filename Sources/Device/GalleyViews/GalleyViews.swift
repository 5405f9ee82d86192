// Values of other modules that have SwiftUI's names. Those with other names get SwiftUI's as aliases, and no others leave this module.
@_exported import enum GalleyRaster.BlendMode
@_exported import struct GalleyRaster.Path
@_exported import struct GalleyTree.CGVector
@_exported import enum GalleyTree.ColorScheme
@_exported import enum GalleyTree.ColorSchemeContrast
@_exported import struct GalleyTree.UnitPoint
// UIKit's types that tests use, too, so that a file which imports both modules sees one declaration.
@_exported import class GalleyUIKit.UIDevice
@_exported import enum GalleyUIKit.UIDeviceOrientation
@_exported import class GalleyUIKit.UIImage
@_exported import enum GalleyUIKit.UIInterfaceOrientation
@_exported import struct GalleyUIKit.UIInterfaceOrientationMask
@_exported import class GalleyUIKit.UIPasteboard
@_exported import enum GalleyUIKit.UIUserInterfaceIdiom
