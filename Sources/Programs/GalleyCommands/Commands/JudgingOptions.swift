import GalleyDiff
import GalleyFileDiff
import GalleyImage

/// The options that decide which pixels differ, with the names of odiff and pixelmatch.
struct JudgingOptions: CommandOptions {
  let engine: ValueOption<String>
  let like: ValueOption<String>
  let threshold: ValueOption<String>
  let antialiasing: Flag
  let includeAA: Flag
  /// The numbers that only one engine has.
  let numbers: [(number: EngineNumber, option: ValueOption<Double>)]
  let whiteBackdrop: Flag
  let caret: Flag
  let pixelRatio: ValueOption<Double>
  let ignored: ListOption<[PixelRect]>
  let only: ListOption<[PixelRect]>
  let layout: Flag
  let verdict: Flag
  /// No effect; no picture is held as a whole anyway.
  let memory: Flag
  private let catalogue: PixelEngineCatalogue

  init(_ line: inout OptionReader) { self.init(&line, engines: .standard) }

  init(_ line: inout OptionReader, engines: PixelEngineCatalogue) {
    catalogue = engines
    engine = line.value(
      "--engine", "name", completion: .words(engines.names),
      summary: "compare by \(Self.list(engines.names))")
    like = line.value(
      "--like", "tool", completion: .words(FamiliarTool.allCases.map(\.rawValue)),
      summary: "count as another tool does: \(FamiliarTool.names)")
    threshold = line.value(
      "--threshold", aliases: ["-t"], "number",
      summary: "tolerate this difference of colours: 0 to 1 for yiq, oklab and odiff, else a distance")
    antialiasing = line.flag(
      "--antialiasing", aliases: ["--aa"], summary: "tolerate differences of antialiasing")
    includeAA = line.flag(
      "--include-aa", aliases: ["--includeAA"],
      summary: "count differences of antialiasing; this is the default")
    numbers = engines.numbers.map { number in
      (
        number,
        line.value("--\(number.name)", "number", as: .number(in: number.range), summary: number.summary)
      )
    }
    whiteBackdrop = line.flag(
      "--no-checkerboard", summary: "show clear pixels on white instead of a checkerboard")
    caret = line.flag(
      "--ignore-caret",
      summary: "with ciede2000 and strict, tolerate one text cursor that only one picture has"
    )
    pixelRatio = line.value(
      "--pixel-ratio", "number", as: .number(in: 1...16),
      summary: "with --ignore-caret, set the pixels in a point: a text cursor is a point wide, rounded down")
    ignored = line.list(
      "--ignore-regions", aliases: ["-i", "--ignore"], "x1:y1-x2:y2,…", as: Self.areas,
      summary: "ignore these pixels; corners are included")
    only = line.list(
      "--compare-regions", "x1:y1-x2:y2,…", as: Self.areas,
      summary: "compare these pixels only; corners are included")
    layout = line.flag(
      "--fail-on-layout", aliases: ["--fail-on-layout-diff"], summary: "compare no pixels if the sizes differ"
    )
    verdict = line.flag("--verdict", summary: "stop at the first differing pixel")
    memory = line.flag(
      "--reduce-ram-usage", summary: "change nothing: Galley never holds a whole picture in memory")
  }

  /// Reads the options, and checks them alone and together.
  func read() throws(UsageError) -> Judging {
    let tool = try tool()
    let kind = try kind(like: tool)
    let options = kind.options
    if antialiasing.isGiven, includeAA.isGiven { throw .contradiction(antialiasing.name, includeAA.name) }
    var effects: [(option: any CommandOption, hasEffect: Bool)] = [
      (threshold, options.thresholds != nil), (antialiasing, options.hasAntialiasing),
      (includeAA, options.hasAntialiasing), (whiteBackdrop, options.hasBackdrop),
    ]
    effects += numbers.map { ($0.option, options.numbers.contains($0.number)) }
    effects += [(caret, options.hasCaret), (pixelRatio, options.hasCaret)]
    for effect in effects where effect.option.isGiven && !effect.hasEffect {
      let choice = tool.map { "\(like.name) \($0.rawValue)" } ?? "\(engine.name) \(kind.name)"
      throw .needlessFor(choice, effect.option.name)
    }
    let ignored = try ignored.values().flatMap { $0 }
    var comparison = FileComparison(
      verdict.isGiven ? .verdict : .count, by: kind.init(try choices(like: tool, options)), ignoring: ignored)
    let only = try only.values()
    if !only.isEmpty { comparison.only = only.flatMap { $0 } }
    comparison.comparesCommonPart = !layout.isGiven
    return Judging(comparison: comparison, engine: kind.name)
  }

  private func tool() throws(UsageError) -> FamiliarTool? {
    guard let name = like.word else { return nil }
    guard let tool = FamiliarTool(rawValue: name) else {
      throw .badValue(like.name, name, needs: "one of \(FamiliarTool.names)")
    }
    if engine.isGiven { throw .contradiction(engine.name, like.name) }
    return tool
  }

  /// The engine that is named, or that of the tool; else pixelmatch's if an option asks for a tolerance, and the exact one if none does.
  private func kind(like tool: FamiliarTool?) throws(UsageError) -> any NamedPixelEngine.Type {
    if let name = engine.word {
      guard let kind = catalogue[name] else {
        throw .badValue(engine.name, name, needs: "one of \(Self.list(catalogue.names))")
      }
      return kind
    }
    if let tool { return tool.engine }
    let asks: [any CommandOption] = [threshold, antialiasing, includeAA, whiteBackdrop]
    return asks.contains { $0.isGiven } ? YIQEngine.self : ExactEngine.self
  }

  private func choices(
    like tool: FamiliarTool?, _ options: EngineOptions
  ) throws(UsageError) -> EngineChoices {
    var choices = tool?.choices ?? EngineChoices()
    if let threshold = try threshold.value(as: .number(in: options.thresholds ?? 0...1)) {
      choices.threshold = threshold
    }
    // Other tools tolerate these differences unless told otherwise; here they count, as in odiff.
    if antialiasing.isGiven { choices.antialiasing = .forgiven }
    if includeAA.isGiven { choices.antialiasing = .counted }
    if whiteBackdrop.isGiven { choices.backdrop = .white }
    for (number, option) in numbers {
      choices[number] = try option.value()
      if option.isGiven, number.needsAntialiasing, choices.antialiasing == .counted {
        throw .onlyWith(option.name, antialiasing.name)
      }
    }
    let ratio = try pixelRatio.value()
    let isForgiven = choices.caret != .counted || caret.isGiven
    if ratio != nil, !isForgiven { throw .onlyWith(pixelRatio.name, caret.name) }
    if isForgiven { choices.caret = .forgiven(width: max(1, Int(ratio ?? 1))) }
    return choices
  }

  /// Rectangles in odiff's form: two corners, both included.
  private static var areas: OptionForm<[PixelRect]> {
    OptionForm(needs: "corners such as 0:0-99:49,200:10-299:59", parse: rectangles)
  }

  private static func rectangles(_ text: String) -> [PixelRect]? {
    var areas: [PixelRect] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let corners = part.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
      guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }), let x1 = corners[0][0],
        let y1 = corners[0][1], let x2 = corners[1][0], let y2 = corners[1][1],
        x2 >= x1, y2 >= y1, x2 <= 1 << 31, y2 <= 1 << 31
      else { return nil }
      areas.append(PixelRect(x: x1, y: y1, width: x2 - x1 + 1, height: y2 - y1 + 1))
    }
    return areas
  }

  private static func list(_ names: [String]) -> String {
    var list = ""
    for name in names { list += (list.isEmpty ? "" : ", ") + name }
    return list
  }
}

/// The comparison that options ask for.
struct Judging {
  var comparison: FileComparison
  /// The name of the engine.
  let engine: String
}
