import GalleyBaselines
import GalleyTree

/// The options of `galley test` that state the configurations that the suite is run in.
struct ConfigurationOptions: CommandOptions {
  private let device: ListOption<String>
  private let orientation: ListOption<String>
  private let appearance: ListOption<String>
  private let contrast: ListOption<String>
  private let locale: ListOption<String>
  private let textSize: ListOption<String>
  private let boldText: ListOption<String>
  private let reduceMotion: ListOption<String>
  private let timeZone: ListOption<String>
  private let browser: ListOption<String>
  private let parameter: ListOption<String>

  init(_ line: inout OptionReader) {
    device = line.list(
      "--device", "name", completion: .words(DeviceNames.words),
      summary: "run the suite on this device; \"galley devices\" lists them")
    orientation = line.list(
      "--orientation", "name", completion: .words(Orientation.allCases.map(\.rawValue)),
      summary: "run it with this orientation: portrait, landscapeLeft and so on")
    appearance = line.list(
      "--appearance", "name", completion: .words(ColorScheme.allCases.map(\.rawValue)),
      summary: "run it in light or dark")
    contrast = line.list(
      "--contrast", "name", completion: .words(ColorSchemeContrast.allCases.map(\.rawValue)),
      summary: "run it with standard or increased contrast")
    locale = line.list("--locale", "tag", summary: "run it in a language and region such as ar")
    textSize = line.list(
      "--text-size", "name", completion: .words(TextSize.allCases.map(\.rawValue)),
      summary: "run it at a text size such as accessibility3")
    boldText = line.list(
      "--bold-text", "on|off", completion: .words(["on", "off"]), summary: "run it with or without bold text")
    reduceMotion = line.list(
      "--reduce-motion", "on|off", completion: .words(["on", "off"]),
      summary: "run it with or without reduced motion")
    timeZone = line.list(
      "--time-zone", "name",
      summary: "run it in a time zone such as Europe/Berlin; the default is that of Greenwich")
    browser = line.list(
      "--browser", "name", completion: .words(BrowserNames.all),
      summary: "run the tests of web pages in this browser: chromium, firefox or webkit")
    parameter = line.list(
      "--parameter", "NAME=value",
      summary: "pass a parameter to tests and apps; two values of one name are two configurations")
  }

  static let discussion = """
    Repeated options of the configuration multiply: each combination is a separate run with its own verdict, and the exit
    code is that of the worst. Each option replaces its counterpart in "matrix" of Galley.json. Settings of a test's own
    devices and browsers take precedence. Parameters are environment variables of tests and apps, and part of the key of a baseline.
    With several runs, files of --junit and --markdown have the configuration in their names, and each report of --html
    has a folder of its own.
    """

  /// The configurations to run the suite in; one that states nothing if nothing is stated.
  ///
  /// - Parameter project: The matrix of the project.
  /// - Throws: ``UsageError``, or what is wrong with the combination of both.
  func configurations(over project: ConfigurationMatrix) throws -> [StatedConfiguration] {
    var own = ConfigurationMatrix()
    for dimension in ConfigurationMatrix.Dimension.allCases {
      let option = option(of: dimension)
      for word in option.words {
        do throws(ConfigurationError) { try own.add(word, to: dimension) } catch {
          switch error {
          case .unknownDevice(let name): throw UsageError.unknownDevice(name)
          case .badValue(_, let word, let needs): throw UsageError.badValue(option.name, word, needs: needs)
          case .tooMany, .unreadable, .heldSo, .badSeed: throw error
          }
        }
      }
    }
    do throws(ConfigurationError) { return try project.overridden(by: own).configurations } catch {
      throw UsageError.configuration(error)
    }
  }

  private func option(of dimension: ConfigurationMatrix.Dimension) -> ListOption<String> {
    switch dimension {
    case .device: device
    case .orientation: orientation
    case .appearance: appearance
    case .contrast: contrast
    case .locale: locale
    case .textSize: textSize
    case .boldText: boldText
    case .reduceMotion: reduceMotion
    case .timeZone: timeZone
    case .browser: browser
    case .parameters: parameter
    }
  }
}
