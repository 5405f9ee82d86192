import Foundation
import GalleyRaster
import GalleyUIKit

extension UIImage {
  /// The wishes for a picture's look.
  ///
  /// - Reference: [UIKit's `UIImage.Configuration`](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
  public class Configuration: NSObject {}

  /// The wishes for the look of a symbol.
  ///
  /// - Reference: [UIKit's `UIImage.SymbolConfiguration`](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
  public final class SymbolConfiguration: Configuration {
    /// The size of the text that the symbol belongs to, in points; `nil` for that of body text.
    let points: CGFloat?

    /// Creates the wish for a size of the text beside the symbol, in points.
    public init(pointSize: CGFloat) {
      points = pointSize
      super.init()
    }

    /// Creates the wish for a size and a weight; here the lines of symbols keep their weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// Creates the wish for the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }
  }

  /// The weight of a symbol's lines.
  ///
  /// - Reference: [UIKit's `UIImage.SymbolWeight`](https://developer.apple.com/documentation/uikit/uiimage/symbolweight).
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// That of the text beside.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// Lighter than ``light``.
    case thin
    /// Light.
    case light
    /// The regular weight.
    case regular
    /// Between regular and semibold.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than ``bold``.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// Creates a picture from an asset catalogue; `nil` if the name is unknown.
  ///
  /// Pictures of a catalogue have no wishes for a size, so the configuration changes nothing.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// Creates a picture from a symbol of the system; `nil` if the name is unknown.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard Symbol(name) != nil else { return nil }
    let points = (configuration as? SymbolConfiguration)?.points ?? SymbolPicture.bodyPoints
    self.init(.drawing(SymbolPicture(name: name, points: Double(points))), scale: 1)
  }
}
