/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits a channel.
public struct RGBA: Hashable, Sendable {
  /// The red channel, from 0 to 255.
  public var red: UInt8
  /// The green channel, from 0 to 255.
  public var green: UInt8
  /// The blue channel, from 0 to 255.
  public var blue: UInt8
  /// Opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour from its channels.
  ///
  /// - Parameters:
  ///   - red: 0 to 255.
  ///   - green: 0 to 255.
  ///   - blue: 0 to 255.
  ///   - alpha: 0 (clear) to 255 (opaque).
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from channels of 0 to 1 each; one that is not a number is 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// The channel of a share of 0 to 1; 0 for what is not a number.
  package static func byte(_ share: Double) -> UInt8 { UInt8((min(1, max(0, share)) * 255).rounded()) }

  /// Creates an opaque colour from a number such as `0xFF8800`.
  ///
  /// - Parameter hex: Red, green and blue, 8 bits each, red first.
  public init(hex: UInt32) {
    self.init(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
  }

  /// Opaque black.
  public static let black = RGBA(0, 0, 0)
  /// Opaque white.
  public static let white = RGBA(255, 255, 255)
  /// Transparent black.
  public static let clear = RGBA(0, 0, 0, 0)

  /// The colour with its opacity multiplied.
  ///
  /// - Parameter factor: The factor, clamped to 0 through 1.
  /// - Returns: The same hue, more or less clear.
  public func opacity(_ factor: Double) -> RGBA {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(1, max(0, factor))).rounded())
    return color
  }

  /// The colour as `#RRGGBBAA`.
  public var text: String {
    // Each element of a tree has some: writing digit by digit takes a tenth of the time of formatting
    // numbers.
    String(unsafeUninitializedCapacity: 9) { bytes in
      bytes[0] = UInt8(ascii: "#")
      for (index, channel) in [red, green, blue, alpha].enumerated() {
        bytes[2 * index + 1] = Self.digit(channel >> 4)
        bytes[2 * index + 2] = Self.digit(channel & 15)
      }
      return 9
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Reads a colour written as `#RRGGBBAA` or `#RRGGBB`; nil for any other text.
  package init?(text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 8 || digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex: digits.count == 6 ? number : number >> 8)
    if digits.count == 8 { alpha = UInt8(number & 255) }
  }
}
