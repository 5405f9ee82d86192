import Foundation
import GalleyText

/// The values of each part of a configuration that a suite is run with; every combination is a separate run.
package struct ConfigurationMatrix: Hashable, Sendable {
  /// A part of a configuration.
  package enum Dimension: String, Hashable, Sendable, CaseIterable {
    /// The device model.
    case device
    /// The device's orientation.
    case orientation
    /// Light or dark.
    case appearance
    /// The contrast of colours.
    case contrast
    /// Language and region.
    case locale
    case textSize
    case boldText
    /// Less motion.
    case reduceMotion
    case timeZone
    /// The browser of web pages.
    case browser
    /// The free parameters.
    case parameters
  }

  private var devices: [String] = []
  private var orientations: [Orientation] = []
  private var appearances: [ColorScheme] = []
  private var contrasts: [ColorSchemeContrast] = []
  private var locales: [String] = []
  private var textSizes: [TextSize] = []
  private var boldTexts: [Bool] = []
  private var reducedMotions: [Bool] = []
  private var timeZones: [String] = []
  private var browsers: [String] = []
  /// The values of each parameter, in the order in which they were stated.
  private var parameters: [String: [String]] = [:]

  /// Creates one without values, which has one configuration that states nothing.
  package init() {}

  /// More runs than this are a slip of the pen.
  package static let most = 100

  /// Whether no value is stated.
  package var isEmpty: Bool { self == ConfigurationMatrix() }

  /// Adds a value; one that is there already counts once.
  ///
  /// - Parameters:
  ///   - word: The value, as somebody wrote it; a parameter as `NAME=value`.
  ///   - dimension: The part of a configuration.
  /// - Throws: ``ConfigurationError`` for a word that is no value of it.
  package mutating func add(_ word: String, to dimension: Dimension) throws(ConfigurationError) {
    func value<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws(ConfigurationError) -> Value
    where Value.RawValue == String {
      guard let value = Value(rawValue: word) else { throw .badValue(dimension, word, needs: Value.choice) }
      return value
    }
    func switched() throws(ConfigurationError) -> Bool {
      switch word {
      case "on": return true
      case "off": return false
      default: throw .badValue(dimension, word, needs: "on or off")
      }
    }
    switch dimension {
    case .device:
      guard let name = DeviceNames.find(word) else { throw .unknownDevice(word) }
      Self.add(name, to: &devices)
    case .orientation: Self.add(try value(Orientation.self), to: &orientations)
    case .appearance: Self.add(try value(ColorScheme.self), to: &appearances)
    case .contrast: Self.add(try value(ColorSchemeContrast.self), to: &contrasts)
    case .locale:
      guard word.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*/) != nil else {
        throw .badValue(dimension, word, needs: "language and region such as de-CH")
      }
      Self.add(word.replacing("_", with: "-"), to: &locales)
    case .textSize: Self.add(try value(TextSize.self), to: &textSizes)
    case .boldText: Self.add(try switched(), to: &boldTexts)
    case .reduceMotion: Self.add(try switched(), to: &reducedMotions)
    case .timeZone:
      guard TimeZone(identifier: word) != nil else {
        throw .badValue(dimension, word, needs: "the name of a time zone such as Europe/Berlin")
      }
      Self.add(word, to: &timeZones)
    case .browser:
      guard BrowserNames.all.contains(word) else {
        throw .badValue(dimension, word, needs: EnglishList.or(BrowserNames.all))
      }
      Self.add(word, to: &browsers)
    case .parameters:
      guard let sign = word.firstIndex(of: "=") else {
        throw .badValue(dimension, word, needs: "NAME=value, such as MARKET=USAToday")
      }
      try add(String(word[word.index(after: sign)...]), toParameter: String(word[..<sign]))
    }
  }

  /// Adds a value of a parameter.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The parameter's name.
  /// - Throws: ``ConfigurationError`` for a name that no variable of a process can have, or one of Galley's own.
  package mutating func add(_ value: String, toParameter name: String) throws(ConfigurationError) {
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil, !name.uppercased().hasPrefix("GALLEY_"),
      !value.utf8.contains(0)
    else {
      throw .badValue(
        .parameters, "\(name)=\(value)",
        needs:
          "NAME=value with letters, digits and underscores in the name, which does not begin with GALLEY_")
    }
    Self.add(value, to: &parameters[name, default: []])
  }

  private static func add<Value: Equatable>(_ value: Value, to values: inout [Value]) {
    if !values.contains(value) { values.append(value) }
  }

  /// The same with the values of another one where that states any; parameters count each for itself.
  ///
  /// - Parameter other: The settings that take precedence, such as those of the command line.
  package func overridden(by other: ConfigurationMatrix) -> ConfigurationMatrix {
    var result = self
    if !other.devices.isEmpty { result.devices = other.devices }
    if !other.orientations.isEmpty { result.orientations = other.orientations }
    if !other.appearances.isEmpty { result.appearances = other.appearances }
    if !other.contrasts.isEmpty { result.contrasts = other.contrasts }
    if !other.locales.isEmpty { result.locales = other.locales }
    if !other.textSizes.isEmpty { result.textSizes = other.textSizes }
    if !other.boldTexts.isEmpty { result.boldTexts = other.boldTexts }
    if !other.reducedMotions.isEmpty { result.reducedMotions = other.reducedMotions }
    if !other.timeZones.isEmpty { result.timeZones = other.timeZones }
    if !other.browsers.isEmpty { result.browsers = other.browsers }
    result.parameters.merge(other.parameters) { $1 }
    return result
  }

  /// Every combination of the values, the first device with all else first; at least one.
  ///
  /// - Throws: ``ConfigurationError`` for more than ``most``, or for a device that cannot be held as stated.
  package var configurations: [StatedConfiguration] {
    get throws(ConfigurationError) {
      var result = [StatedConfiguration()]
      var counts = [devices.count, orientations.count, appearances.count, contrasts.count, locales.count]
      counts += [textSizes.count, boldTexts.count, reducedMotions.count, timeZones.count, browsers.count]
      counts += parameters.values.map(\.count)
      var count = 1
      for values in counts where values > 0 {
        // A product that is too large is not computed to its end.
        count = count > Self.most * 1_000 ? count : count * values
      }
      guard count <= Self.most else { throw .tooMany(count) }
      func multiply<Value>(_ values: [Value], _ set: (inout StatedConfiguration, Value) -> Void) {
        guard !values.isEmpty else { return }
        result = result.flatMap { configuration in
          values.map { value in
            var configuration = configuration
            set(&configuration, value)
            return configuration
          }
        }
      }
      multiply(devices) { $0.device = $1 }
      multiply(orientations) { $0.orientation = $1 }
      multiply(appearances) { $0.appearance = $1 }
      multiply(contrasts) { $0.contrast = $1 }
      multiply(locales) { $0.locale = $1 }
      multiply(textSizes) { $0.textSize = $1 }
      multiply(boldTexts) { $0.boldText = $1 }
      multiply(reducedMotions) { $0.reduceMotion = $1 }
      multiply(timeZones) { $0.timeZone = $1 }
      multiply(browsers) { $0.browser = $1 }
      for (name, values) in parameters.sorted(by: { $0.key < $1.key }) {
        multiply(values) { $0.parameters[name] = $1 }
      }
      for configuration in result where configuration.orientation == .portraitUpsideDown {
        let model = DeviceNames.model(named: configuration.device ?? DeviceNames.all[0])
        if let model, !model.turnsUpsideDown { throw .heldSo(device: model.name, .portraitUpsideDown) }
      }
      return result
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// All values as words to choose from, such as `light or dark`.
  package static var choice: String {
    EnglishList.or(allCases.map(\.rawValue))
  }
}
