import Foundation
import GalleyAutomation
import GalleyTree
import GalleyViews

extension DeviceProfile {
  /// Sees that the screen turns when the device is held in some way.
  ///
  /// - Throws: `DriverError` for a telephone without a home button upside down, which shows nothing so, and for a Mac in any other way.
  func check(_ orientation: Orientation) throws(DriverError) {
    guard orientation == .portrait || !isMac else {
      throw .unsupported("turn its screen", reason: "a Mac stands as it does")
    }
    guard orientation != .portraitUpsideDown || !hasHomeIndicator || isTablet else {
      throw .unsupported("turn its screen upside down", reason: "a \(name) leaves it as it was")
    }
  }

  /// The screen as the device is held.
  func turned(to orientation: Orientation) -> DeviceProfile {
    var turned = self
    switch orientation {
    case .portrait: break
    case .portraitUpsideDown:
      turned.cutOut = cutOut.map {
        CGRect(x: size.width - $0.maxX, y: size.height - $0.maxY, width: $0.width, height: $0.height)
      }
    case .landscapeLeft, .landscapeRight:
      turned.size = CGSize(width: size.height, height: size.width)
      turned.safeArea = landscapeSafeArea
      turned.cutOut = cutOut.map {
        orientation == .landscapeLeft
          ? CGRect(x: $0.minY, y: size.width - $0.maxX, width: $0.height, height: $0.width)
          : CGRect(x: size.height - $0.maxY, y: $0.minX, width: $0.height, height: $0.width)
      }
    }
    return turned
  }
}
