import GalleyBaselines
import GalleyRecording
import GalleyTree

/// The options of `galley record` and `galley check` that name the checks of pictures.
struct PictureOptions: CommandOptions {
  let suite: ListOption<String>
  let device: ValueOption<String>
  let parameter: ListOption<(name: String, value: String)>
  let scale: ValueOption<Double>
  let updateSnapshots: ValueOption<String>
  let fetches: Flag

  init(_ line: inout OptionReader) {
    suite = line.list(
      "--suite", "name", summary: "put the checks into a suite; repeat it for suites in suites")
    device = line.value("--device", "name", summary: "name the device of the pictures")
    parameter = line.list(
      "--parameter", "NAME=value", as: Self.pair,
      summary: "add a parameter to the configuration of the pictures, such as browser=chromium")
    scale = line.value(
      "--scale", "number", as: .number(in: 0...16), summary: "set the number of pixels in a point")
    updateSnapshots = line.updateSnapshots()
    fetches = line.flag(
      "--fetch",
      summary: "let pointers of Git LFS and git-annex stand for approved pictures, and fetch what is compared"
    )
  }

  private static var pair: OptionForm<(name: String, value: String)> {
    OptionForm(needs: "a name and a value such as browser=chromium") { word in
      guard let sign = word.firstIndex(of: "="), sign != word.startIndex else { return nil }
      return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }
  }

  /// The rule by which pictures get their names.
  ///
  /// - Parameter patterns: The patterns, as they are written.
  func naming(_ patterns: [String]) throws -> PictureNaming {
    var naming = PictureNaming()
    naming.suite = suite.words
    naming.device = device.word ?? ""
    for (name, value) in try parameter.values() { naming.parameters[name] = value }
    naming.scale = try scale.value()
    if naming.scale == 0 { throw UsageError.badValue(scale.name, "0", needs: "a number above 0") }
    naming.patterns = try patterns.map { try PicturePattern($0) }
    return naming
  }

  /// The mode in which baselines are written.
  func mode(in environment: [String: String]) throws -> RecordMode {
    try updateSnapshots.recordMode()?.allowed(in: environment) ?? RecordMode.asked(in: environment)
  }
}

extension ValueOption<String> {
  /// The mode that the option names, if it is given.
  func recordMode() throws(UsageError) -> RecordMode? {
    guard let word else { return nil }
    do throws(RecordModeError) { return try RecordMode(word: word) } catch {
      throw .badValue(name, word, needs: "none, missing, changed or all")
    }
  }
}

extension OptionReader {
  /// The mode in which checks write baselines.
  mutating func updateSnapshots() -> ValueOption<String> {
    value(
      "--update-snapshots", "mode", otherwise: RecordMode.changed.rawValue,
      completion: .words(["none", "missing", "changed", "all"]),
      summary: "let checks write baselines: none, missing, changed (the default mode) or all")
  }
}
