import Foundation

/// Light or dark.
public enum ColorScheme: String, Codable, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast of colours that a person has chosen.
///
/// - Reference: [SwiftUI's `ColorSchemeContrast`](https://developer.apple.com/documentation/swiftui/colorschemecontrast).
public enum ColorSchemeContrast: String, Codable, Sendable, Hashable, CaseIterable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

/// The orientation of a device.
public enum Orientation: String, Codable, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// Landscape, with the top to the left.
  case landscapeLeft
  /// Landscape, with the top to the right.
  case landscapeRight
  case portraitUpsideDown
}

/// The text sizes a person can choose, named as in SwiftUI's `DynamicTypeSize`.
///
/// - Reference: [Dynamic Type sizes](https://developer.apple.com/design/human-interface-guidelines/typography).
public enum TextSize: String, Codable, Sendable, Hashable, CaseIterable, Comparable {
  /// The smallest size.
  case xSmall
  /// A size below the ordinary one.
  case small
  /// The size just below the ordinary one.
  case medium
  /// The ordinary size.
  case large
  /// The size just above the ordinary one.
  case xLarge
  /// Two sizes above the ordinary one.
  case xxLarge
  /// Three sizes above the ordinary one.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the first size is the smaller one.
  public static func < (a: TextSize, b: TextSize) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }

  /// The size of body text, in points.
  package var bodyPoints: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

/// A device model and its settings: everything that a picture depends on beside the app.
public struct Configuration: Hashable, Sendable, Codable {
  /// The device's name, such as `iPhone X`.
  public var device: String

  /// The screen's size, in points, as it is held.
  public var size: CGSize

  /// The number of pixels on each side of a point.
  public var scale: Double

  /// Light or dark.
  public var appearance: ColorScheme

  /// The contrast of colours.
  public var contrast: ColorSchemeContrast {
    get { chosenContrast ?? .standard }
    set { chosenContrast = newValue == .standard ? nil : newValue }
  }

  /// Nothing for ordinary contrast, so that it is in no file, as in those from before there was a choice.
  private var chosenContrast: ColorSchemeContrast?

  /// Whether bold text is chosen.
  public var boldText: Bool {
    get { chosenBoldText ?? false }
    set { chosenBoldText = newValue ? true : nil }
  }

  private var chosenBoldText: Bool?

  /// Whether motion is to be avoided.
  public var reduceMotion: Bool {
    get { chosenReduceMotion ?? false }
    set { chosenReduceMotion = newValue ? true : nil }
  }

  private var chosenReduceMotion: Bool?

  /// The time zone in which dates are written, such as `Europe/Berlin`.
  public var timeZone: String {
    get { chosenTimeZone ?? Self.usualTimeZone }
    set { chosenTimeZone = newValue == Self.usualTimeZone ? nil : newValue }
  }

  private var chosenTimeZone: String?

  /// The time zone of devices where none is stated: that of Greenwich, wherever the machine stands.
  package static let usualTimeZone = "GMT"

  /// Language and region, as a BCP 47 tag such as `en-US`.
  public var locale: String

  /// The chosen text size.
  public var textSize: TextSize

  /// The device's orientation.
  public var orientation: Orientation

  /// Free parameters of the app under test by name, such as a market, which are passed in its launch
  /// environment.
  public var parameters: [String: String] {
    get { chosenParameters ?? [:] }
    set { chosenParameters = newValue.isEmpty ? nil : newValue }
  }

  /// Nothing without parameters, so that they are in no file.
  private var chosenParameters: [String: String]?

  public init(
    device: String, size: CGSize, scale: Double, appearance: ColorScheme = .light,
    locale: String = "en-US", textSize: TextSize = .large, orientation: Orientation = .portrait,
    contrast: ColorSchemeContrast = .standard, boldText: Bool = false, reduceMotion: Bool = false,
    timeZone: String = "GMT", parameters: [String: String] = [:]
  ) {
    self.device = device
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
    self.orientation = orientation
    self.contrast = contrast
    self.boldText = boldText
    self.reduceMotion = reduceMotion
    self.timeZone = timeZone
    self.parameters = parameters
  }

  private enum CodingKeys: String, CodingKey {
    case device, size, scale, appearance, locale, textSize, orientation
    case chosenContrast = "contrast"
    case chosenBoldText = "boldText"
    case chosenReduceMotion = "reduceMotion"
    case chosenTimeZone = "timeZone"
    case chosenParameters = "parameters"
  }

  /// The configuration in a few words fit for a file name, such as `iphone-x-light`.
  ///
  /// Defaults (ordinary contrast, US English, the ordinary text size, portrait, Greenwich) are left out. Parameters stand at the end, as in
  /// `iphone-x-light-MARKET_USAToday`.
  public var slug: String {
    guard let chosenParameters else { return plainSlug }
    // No other word has the sign between name and value.
    let words = chosenParameters.sorted { $0.key < $1.key }.map {
      Self.plain($0.key) + "_" + Self.plain($0.value)
    }
    return ([plainSlug] + words).joined(separator: "-")
  }

  private var plainSlug: String {
    var words = [device.lowercased(), appearance.rawValue]
    if contrast != .standard { words.append("\(contrast.rawValue)-contrast") }
    if locale != "en-US" { words.append(locale) }
    if textSize != .large { words.append(textSize.rawValue) }
    if orientation != .portrait { words.append(orientation.rawValue) }
    if boldText { words.append("bold-text") }
    if reduceMotion { words.append("reduce-motion") }
    if let chosenTimeZone { words.append(chosenTimeZone) }
    let text = words.joined(separator: "-")
    // Slugs are asked for by the thousand, and nearly all are of these; a line break of two characters counts as one.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      return String(decoding: text.utf8.map { Self.isPlain($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    }
    return Self.plain(text)
  }

  /// A text with a hyphen for each character that is no letter and no digit.
  private static func plain(_ text: String) -> String {
    String(
      text.map { character in
        character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
      })
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
