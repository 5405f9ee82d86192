import GalleyDiff

/// A tool whose counts `galley diff --like` reproduces.
enum FamiliarTool: String, CaseIterable {
  case odiff, pixelmatch
  case looksSame = "looks-same"
  case playwright

  /// The engine that compares as the tool does.
  var engine: DiffOptions.Engine {
    switch self {
    case .odiff: .odiff
    case .pixelmatch, .playwright: .yiq
    case .looksSame: .ciede2000
    }
  }
}

/// The options that decide which pixels differ, with the defaults of a tool or of Galley.
struct JudgingOptions {
  let engine: DiffOptions.Engine
  private let like: FamiliarTool?

  /// Reads options, and checks them together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    typealias Options = DiffOptions
    like = try Self.tool(arguments)
    let asks = [Options.threshold, Options.antialiasing, Options.includeAA, Options.whiteBackdrop].filter {
      arguments.isGiven($0.name)
    }
    let name =
      arguments.value(Options.engine.name) ?? like?.engine.rawValue ?? (asks.isEmpty ? "exact" : "yiq")
    guard let engine = DiffOptions.Engine(rawValue: name) else {
      throw .badValue(Options.engine.name, name, needs: "one of \(DiffOptions.Engine.names)")
    }
    self.engine = engine
    let choice = like.map { "--like \($0.rawValue)" } ?? "--engine \(name)"
    if arguments.isGiven(Options.antialiasing.name), arguments.isGiven(Options.includeAA.name) {
      throw .contradiction(Options.antialiasing.name, Options.includeAA.name)
    }
    let effects: [(OptionSpec, Bool)] = [
      (Options.threshold, engine.thresholds != nil), (Options.antialiasing, engine.supportsAntialiasing),
      (Options.includeAA, engine.supportsAntialiasing), (Options.whiteBackdrop, engine.supportsBackdrops),
      (Options.antialiasingTolerance, engine == .ciede2000), (Options.caret, engine.supportsCarets),
      (Options.pixelRatio, engine.supportsCarets),
    ]
    for (option, hasEffect) in effects where arguments.isGiven(option.name) && !hasEffect {
      throw .needlessFor(choice, option.name)
    }
  }

  private static func tool(_ arguments: ParsedArguments) throws(UsageError) -> FamiliarTool? {
    guard let name = arguments.value(DiffOptions.like.name) else { return nil }
    guard let tool = FamiliarTool(rawValue: name) else {
      throw .badValue(DiffOptions.like.name, name, needs: "one of \(FamiliarTool.names)")
    }
    if arguments.isGiven(DiffOptions.engine.name) {
      throw .contradiction(DiffOptions.engine.name, DiffOptions.like.name)
    }
    return tool
  }

  /// The engine with its values.
  func pixelEngine(_ arguments: ParsedArguments) throws(UsageError) -> any PixelEngine {
    typealias Options = DiffOptions
    let tolerance = try arguments.decimal(Options.threshold.name, in: engine.thresholds ?? 0...1)
    // What is on by default in these tools is off by default here, as in odiff.
    let isForgiven =
      arguments.isGiven(Options.antialiasing.name)
      || like != nil && like != .odiff && !arguments.isGiven(Options.includeAA.name)
    let rule: AntialiasingRule = isForgiven ? .forgiven : .counted
    let isOverWhite = like == .playwright || arguments.isGiven(Options.whiteBackdrop.name)
    let backdrop: TransparencyBackdrop = isOverWhite ? .white : .checkerboard
    let evenness = try arguments.decimal(Options.antialiasingTolerance.name, in: 0...255)
    if evenness != nil, rule == .counted {
      throw .onlyWith(Options.antialiasingTolerance.name, Options.antialiasing.name)
    }
    let caret = try caret(arguments)
    return switch engine {
    case .exact: ExactEngine()
    case .yiq:
      YIQEngine(
        colorTolerance: tolerance ?? (like == .playwright ? 0.2 : 0.1), antialiasing: rule, backdrop: backdrop
      )
    case .oklab: OKLabEngine(colorTolerance: tolerance ?? 0.1, antialiasing: rule, backdrop: backdrop)
    case .odiff: OdiffEngine(colorTolerance: tolerance ?? 0.1, antialiasing: rule)
    case .ciede2000:
      CIEDE2000Engine(
        differenceTolerance: tolerance ?? 2.3, antialiasing: rule, antialiasingTolerance: evenness ?? 0,
        usesShortcuts: like == .looksSame, caret: caret)
    case .ssim: SimilarityEngine(differenceTolerance: tolerance ?? 1)
    case .strict: StrictEngine(caret: caret)
    case .content: ContentEngine()
    }
  }

  private func caret(_ arguments: ParsedArguments) throws(UsageError) -> CaretRule {
    let ratio = try arguments.decimal(DiffOptions.pixelRatio.name, in: 1...16)
    let isForgiven = like == .looksSame || arguments.isGiven(DiffOptions.caret.name)
    if ratio != nil, !isForgiven { throw .onlyWith(DiffOptions.pixelRatio.name, DiffOptions.caret.name) }
    return isForgiven ? .forgiven(width: max(1, Int(ratio ?? 1))) : .counted
  }
}
