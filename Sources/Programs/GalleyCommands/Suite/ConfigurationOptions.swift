import GalleyBaselines
import GalleyTree

/// The options of `galley test` that state the configurations that the suite is run in.
enum ConfigurationOptions {
  static let options = [
    OptionSpec(
      name: "--device", value: .needed("name"), completion: .words(DeviceNames.words), repeats: true,
      summary: "run the suite on this device; \"galley devices\" lists them"),
    OptionSpec(
      name: "--orientation", value: .needed("name"), completion: .words(Orientation.allCases.map(\.rawValue)),
      repeats: true, summary: "run it with devices held so: portrait, landscapeLeft and so on"),
    OptionSpec(
      name: "--appearance", value: .needed("name"), completion: .words(ColorScheme.allCases.map(\.rawValue)),
      repeats: true, summary: "run it in light or dark"),
    OptionSpec(
      name: "--contrast", value: .needed("name"),
      completion: .words(ColorSchemeContrast.allCases.map(\.rawValue)), repeats: true,
      summary: "run it with standard or increased contrast"),
    OptionSpec(
      name: "--locale", value: .needed("tag"), repeats: true,
      summary: "run it in a language and region such as ar"),
    OptionSpec(
      name: "--text-size", value: .needed("name"), completion: .words(TextSize.allCases.map(\.rawValue)),
      repeats: true, summary: "run it at a text size such as accessibility3"),
    OptionSpec(
      name: "--bold-text", value: .needed("on|off"), completion: .words(["on", "off"]), repeats: true,
      summary: "run it with or without bold text"),
    OptionSpec(
      name: "--reduce-motion", value: .needed("on|off"), completion: .words(["on", "off"]), repeats: true,
      summary: "run it with or without less motion"),
    OptionSpec(
      name: "--time-zone", value: .needed("name"), repeats: true,
      summary: "run it in a time zone such as Europe/Berlin; that of Greenwich otherwise"),
    OptionSpec(
      name: "--parameter", value: .needed("NAME=value"), repeats: true,
      summary: "hand a parameter to tests and apps; two values of one name are two configurations"),
  ]

  static let discussion = """
    Options of the configuration that are given more than once multiply: each combination is a run of its own, with its own
    verdict, and the exit code is that of the worst. They count before those of "matrix" in Galley.json, each option for
    itself. What a test states of its devices stays. Parameters are variables of the environment of tests and apps, and part of
    what names a baseline. Of several runs, files of --junit and --markdown have the configuration in their names, and
    reports of --html are in folders of their own.
    """

  /// The configurations to run the suite in; one that states nothing if nothing is stated.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - project: The matrix of the project.
  /// - Throws: ``UsageError``, or what is wrong with the combination of both.
  static func configurations(
    _ arguments: ParsedArguments, over project: ConfigurationMatrix
  ) throws -> [StatedConfiguration] {
    var own = ConfigurationMatrix()
    for dimension in ConfigurationMatrix.Dimension.allCases {
      let option = option(of: dimension)
      for word in arguments.all(option) {
        do throws(ConfigurationError) { try own.add(word, to: dimension) } catch {
          switch error {
          case .unknownDevice(let name): throw UsageError.unknownDevice(name)
          case .badValue(_, let word, let needs): throw UsageError.badValue(option, word, needs: needs)
          case .tooMany, .unreadable, .heldSo, .badSeed: throw error
          }
        }
      }
    }
    do throws(ConfigurationError) { return try project.overridden(by: own).configurations } catch {
      throw UsageError.configuration(error)
    }
  }

  private static func option(of dimension: ConfigurationMatrix.Dimension) -> String {
    switch dimension {
    case .textSize: "--text-size"
    case .boldText: "--bold-text"
    case .reduceMotion: "--reduce-motion"
    case .timeZone: "--time-zone"
    case .parameters: "--parameter"
    case .device, .orientation, .appearance, .contrast, .locale: "--\(dimension.rawValue)"
    }
  }
}
