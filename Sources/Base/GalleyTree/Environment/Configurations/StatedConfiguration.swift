import Foundation
import GalleyText

/// The explicit configuration for tests; omitted parts are decided by the tests themselves.
package struct StatedConfiguration: Hashable, Sendable {
  /// The device model's name in the catalogue.
  package var device: String?
  /// The device's orientation.
  package var orientation: Orientation?
  /// Light or dark.
  package var appearance: ColorScheme?
  /// The contrast of colours.
  package var contrast: ColorSchemeContrast?
  /// Language and region, as a BCP 47 tag.
  package var locale: String?
  /// The chosen text size.
  package var textSize: TextSize?
  /// Whether bold text is chosen.
  package var boldText: Bool?
  /// Whether motion is to be avoided.
  package var reduceMotion: Bool?
  package var timeZone: String?
  /// The browser of web pages, which is part of their baselines' keys and of no others.
  package var browser: String?
  /// Free parameters by name, which tests and apps are given.
  package var parameters: [String: String] = [:]

  /// States nothing.
  package init() {}

  /// The environment variable by which `galley test` passes the configuration to test processes, as JSON.
  package static let variable = "GALLEY_CONFIGURATION"

  /// Whether it states nothing.
  package var isEmpty: Bool { self == StatedConfiguration() }

  /// The explicit parts, in order, such as `iPad Air`, `dark`, `ar` and `MARKET=USAToday`.
  package var words: [String] {
    [
      device, orientation?.rawValue, appearance?.rawValue, contrast.map { "\($0.rawValue) contrast" }, locale,
      textSize?.rawValue, boldText.map { $0 ? "bold text" : "no bold text" },
      reduceMotion.map { $0 ? "reduced motion" : "full motion" }, timeZone, browser,
    ].compactMap(\.self) + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// The explicit parts, as one line that is safe to show anywhere.
  package var text: String { CleanText.line(words.joined(separator: ", "), limit: 400) }

  /// The same fit for a file name, such as `ipad-air-dark`.
  package var slug: String {
    var slug = ""
    for character in words.joined(separator: " ").lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if slug.last != "-", !slug.isEmpty {
        slug.append("-")
      }
    }
    return slug.last == "-" ? String(slug.dropLast()) : slug
  }

  /// The explicit configuration in a process's environment.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The configuration; an empty one if the variable is missing or empty.
  /// - Throws: ``ConfigurationError/unreadable(_:)``, or the problem of the device's name.
  package static func stated(in environment: [String: String]) throws(ConfigurationError)
    -> StatedConfiguration
  {
    guard let text = environment[variable], !text.isEmpty else { return StatedConfiguration() }
    let stated: StatedConfiguration
    do { stated = try JSONDecoder().decode(StatedConfiguration.self, from: Data(text.utf8)) } catch {
      throw .unreadable(text)
    }
    if let device = stated.device, DeviceNames.find(device) == nil { throw .unknownDevice(device) }
    return stated
  }

  /// The value of ``variable``.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension StatedConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case device, orientation, appearance, contrast, locale, textSize, boldText, reduceMotion, timeZone,
      browser, parameters
  }

  /// Reads an explicit configuration.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    orientation = try values.decodeIfPresent(Orientation.self, forKey: .orientation)
    appearance = try values.decodeIfPresent(ColorScheme.self, forKey: .appearance)
    contrast = try values.decodeIfPresent(ColorSchemeContrast.self, forKey: .contrast)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    textSize = try values.decodeIfPresent(TextSize.self, forKey: .textSize)
    boldText = try values.decodeIfPresent(Bool.self, forKey: .boldText)
    reduceMotion = try values.decodeIfPresent(Bool.self, forKey: .reduceMotion)
    timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
    browser = try values.decodeIfPresent(String.self, forKey: .browser)
    parameters = try values.decodeIfPresent([String: String].self, forKey: .parameters) ?? [:]
  }

  /// Writes the explicit parts, and nothing else.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(device, forKey: .device)
    try values.encodeIfPresent(orientation, forKey: .orientation)
    try values.encodeIfPresent(appearance, forKey: .appearance)
    try values.encodeIfPresent(contrast, forKey: .contrast)
    try values.encodeIfPresent(locale, forKey: .locale)
    try values.encodeIfPresent(textSize, forKey: .textSize)
    try values.encodeIfPresent(boldText, forKey: .boldText)
    try values.encodeIfPresent(reduceMotion, forKey: .reduceMotion)
    try values.encodeIfPresent(timeZone, forKey: .timeZone)
    try values.encodeIfPresent(browser, forKey: .browser)
    if !parameters.isEmpty { try values.encode(parameters, forKey: .parameters) }
  }
}

/// An error in an explicit configuration.
package enum ConfigurationError: Error, Hashable, Sendable {
  /// There is no such device.
  case unknownDevice(String)
  /// A word is no value of its dimension.
  case badValue(ConfigurationMatrix.Dimension, String, needs: String)
  /// There are more configurations than anybody waits for.
  case tooMany(Int)
  /// The environment variable holds no configuration.
  case unreadable(String)
  /// A telephone cannot be held so.
  case heldSo(device: String, Orientation)
  /// The environment variable holds no seed.
  case badSeed(String)
}

extension ConfigurationError: CustomStringConvertible {
  /// The error as one sentence without a full stop, with a way out.
  package var description: String {
    switch self {
    case .unknownDevice(let name): return DeviceNames.advice(for: name)
    case .badValue(let dimension, let word, let needs):
      return "\(dimension.rawValue) needs \(needs), not \"\(CleanText.line(word, limit: 80))\""
    case .tooMany(let count):
      return
        "the matrix has \(count) configurations, and at most \(ConfigurationMatrix.most) are run; state fewer values"
    case .unreadable(let text):
      return
        "\(StatedConfiguration.variable) is no configuration such as {\"device\":\"iPad Air\"}, but "
        + "\"\(CleanText.line(text, limit: 80))\"; \"galley test\" sets it"
    case .heldSo(let device, let orientation):
      return
        "\(CleanText.line(device, limit: 80)) shows nothing in \(orientation.rawValue); "
        + "telephones without a home button leave the screen as it was"
    case .badSeed(let text):
      return "\(DeviceSeed.variable) needs \(DeviceSeed.need), not \"\(CleanText.line(text, limit: 80))\""
    }
  }
}
