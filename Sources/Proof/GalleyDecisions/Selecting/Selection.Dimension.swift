import GalleyBaselines
import GalleyText
import GalleyTree

extension Selection {
  /// A part of the key that a selection can name.
  package enum Dimension: String, Hashable, Sendable, CaseIterable {
    /// The suites the test is in.
    case suite
    /// The test.
    case test
    /// The device.
    case device
    /// Light or dark.
    case appearance
    /// Language and region.
    case locale
    /// The text size.
    case textSize = "text-size"
    /// The orientation of the device.
    case orientation
    /// A free parameter, such as `MARKET=USAToday`.
    case parameter

    /// The option of the command line, such as `--text-size`.
    package var option: String { "--\(rawValue)" }

    /// Whether a word means a check; capitals and small letters are the same.
    ///
    /// `word`: a value, or a pattern with `*` and `?`.
    package func matches(_ word: String, _ key: CheckKey) -> Bool {
      Selection.matches(word.lowercased(), values(of: key).map { $0.lowercased() })
    }

    /// The values of a key in this dimension, the displayed form first; a check without a device has neither device
    /// nor settings.
    package func values(of key: CheckKey) -> [String] {
      let values: [String]
      let environment = key.environment
      switch self {
      case .suite:
        let steps = key.suite.count > 1 ? key.suite : []
        values = (key.suite.isEmpty ? [] : [key.suite.joined(separator: "/")]) + steps
      case .test:
        values = key.test.map { test in [test] + (key.argument.map { ["\(test)(\($0))"] } ?? []) } ?? []
      case .device:
        let device = environment.device
        values = [device, device.split(separator: " ").joined(separator: "-")]
      case .appearance: values = [environment.appearance.rawValue]
      case .locale: values = [environment.locale]
      case .textSize: values = [environment.textSize.rawValue]
      case .orientation: values = [environment.orientation.rawValue]
      case .parameter: values = environment.parameters.map { "\($0.key)=\($0.value)" }.sorted()
      }
      let isOfDevice = self != .suite && self != .test
      if isOfDevice, environment.isPicture || environment.isText { return [] }
      return values.map { CleanText.line($0) }
    }
  }
}
