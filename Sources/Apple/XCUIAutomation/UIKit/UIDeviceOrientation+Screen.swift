import GalleyTree
import GalleyUIKit

extension UIDeviceOrientation {
  init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }

  /// The orientation that a screen takes; `nil` where it stays as it is.
  var screen: Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
