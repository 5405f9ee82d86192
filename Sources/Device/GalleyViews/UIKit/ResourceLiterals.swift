import Foundation
import GalleyImage
import GalleyUIKit

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal.
  nonisolated public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the picture of a literal: one of the app's pictures, or an empty one if the name is unknown.
  nonisolated public convenience init(imageLiteralResourceName path: String) {
    let found = UIImage(named: path)
    self.init(found?.bitmap ?? Bitmap(width: 1, height: 1), scale: found?.scale ?? 1)
  }
}
