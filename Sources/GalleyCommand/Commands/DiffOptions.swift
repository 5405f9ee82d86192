import GalleyDiff
import GalleyExplanation
import GalleyImage

/// The options for comparing pictures, with the names of odiff and pixelmatch.
struct DiffOptions {
  static let engine = OptionSpec(
    name: "--engine", value: .needed("name"),
    completion: .words(Engine.allCases.map(\.rawValue)), summary: "the comparison: \(Engine.names)")
  static let threshold = OptionSpec(
    name: "--threshold", aliases: ["-t"], value: .needed("number"),
    summary: "tolerated colour difference: 0 to 1 for yiq and oklab, else a distance")
  static let antialiasing = OptionSpec(
    name: "--antialiasing", aliases: ["--aa"], summary: "tolerate differences of antialiasing")
  static let includeAA = OptionSpec(
    name: "--include-aa", aliases: ["--includeAA"],
    summary: "count differences of antialiasing; this is the default")
  static let whiteBackdrop = OptionSpec(
    name: "--no-checkerboard", summary: "show clear pixels on white instead of a checkerboard")
  static let ignore = OptionSpec(
    name: "--ignore-regions", aliases: ["-i", "--ignore"], value: .needed("x1:y1-x2:y2,…"), repeats: true,
    summary: "ignore these pixels; corners are included")
  static let layout = OptionSpec(
    name: "--fail-on-layout", aliases: ["--fail-on-layout-diff"],
    summary: "compare no pixels if the sizes differ")
  static let caret = OptionSpec(
    name: "--ignore-caret", summary: "with ciede2000, tolerate one text cursor that only one picture has")
  static let memory = OptionSpec(
    name: "--reduce-ram-usage",
    summary: "accepted for compatibility; exact, and yiq without --aa, hold no picture anyway")
  static let verdict = OptionSpec(name: "--verdict", summary: "stop at the first differing pixel")
  static let mask = OptionSpec(
    name: "--diff-mask", aliases: ["--diffMask"], summary: "draw the marks alone, without the picture")
  static let color = OptionSpec(
    name: "--diff-color", aliases: ["--diffColor"], value: .needed("#rrggbb"),
    summary: "the colour of differing pixels")
  static let darkerColor = OptionSpec(
    name: "--diff-color-alt", aliases: ["--diffColorAlt"], value: .needed("#rrggbb"),
    summary: "the colour of differing pixels that became darker")
  static let smoothedColor = OptionSpec(
    name: "--aa-color", aliases: ["--aaColor"], value: .needed("#rrggbb"),
    summary: "the colour of tolerated antialiasing")
  static let alpha = OptionSpec(
    name: "--alpha", value: .needed("number"),
    summary: "the opacity of the picture under the marks, from 0 to 1")
  static let overlay = OptionSpec(
    name: "--diff-overlay", value: .optional("number", otherwise: "0.5"),
    summary: "the opacity of white over the picture, from 0 to 1")

  /// The options that decide which pixels differ.
  static let judging = [
    engine, threshold, antialiasing, includeAA, whiteBackdrop, caret, ignore, layout, verdict, memory,
  ]
  /// The options for the look of a difference picture.
  static let drawing = [mask, color, darkerColor, smoothedColor, alpha, overlay]

  /// The engines by name.
  enum Engine: String, CaseIterable {
    case exact, yiq, oklab, ciede2000, ssim, strict, content

    static let names = allCases.map(\.rawValue).joined(separator: ", ")

    /// The range of the threshold; `nil` if there is none.
    var thresholds: ClosedRange<Double>? {
      switch self {
      case .exact, .strict, .content: nil
      case .yiq, .oklab: 0...1
      case .ciede2000, .ssim: 0...100
      }
    }

    /// Whether it detects antialiasing.
    var supportsAntialiasing: Bool { self == .yiq || self == .oklab || self == .ciede2000 }

    /// Whether the colour behind clear pixels can be chosen.
    var supportsBackdrops: Bool { self == .yiq || self == .oklab }
  }

  private(set) var comparison: FileComparison
  private(set) var style: DifferenceStyle
  let engine: Engine

  /// Reads options, and checks them alone and together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let asks = [Self.threshold, Self.antialiasing, Self.includeAA, Self.whiteBackdrop].filter {
      arguments.isGiven($0.name)
    }
    let name = arguments.value(Self.engine.name) ?? (asks.isEmpty ? "exact" : "yiq")
    guard let engine = Engine(rawValue: name) else {
      throw .badValue(Self.engine.name, name, needs: "one of \(Engine.names)")
    }
    self.engine = engine
    let forgives = arguments.isGiven(Self.antialiasing.name)
    if forgives, arguments.isGiven(Self.includeAA.name) {
      throw .contradiction(Self.antialiasing.name, Self.includeAA.name)
    }
    if arguments.isGiven(Self.threshold.name), engine.thresholds == nil {
      throw .needlessFor("--engine \(name)", Self.threshold.name)
    }
    for option in [Self.antialiasing, Self.includeAA]
    where arguments.isGiven(option.name) && !engine.supportsAntialiasing {
      throw .needlessFor("--engine \(name)", option.name)
    }
    if arguments.isGiven(Self.whiteBackdrop.name), !engine.supportsBackdrops {
      throw .needlessFor("--engine \(name)", Self.whiteBackdrop.name)
    }
    let caret: CaretRule = arguments.isGiven(Self.caret.name) ? .forgiven(width: 1) : .counted
    if caret != .counted, engine != .ciede2000 { throw .needlessFor("--engine \(name)", Self.caret.name) }
    let tolerance = try arguments.decimal(Self.threshold.name, in: engine.thresholds ?? 0...1)
    let rule: AntialiasingRule = forgives ? .forgiven : .counted
    let backdrop: TransparencyBackdrop = arguments.isGiven(Self.whiteBackdrop.name) ? .white : .checkerboard
    let pixelEngine: any PixelEngine =
      switch engine {
      case .exact: ExactEngine()
      case .yiq: YIQEngine(colorTolerance: tolerance ?? 0.1, antialiasing: rule, backdrop: backdrop)
      case .oklab: OKLabEngine(colorTolerance: tolerance ?? 0.1, antialiasing: rule, backdrop: backdrop)
      case .ciede2000:
        CIEDE2000Engine(differenceTolerance: tolerance ?? 2.3, antialiasing: rule, caret: caret)
      case .ssim: SimilarityEngine(differenceTolerance: tolerance ?? 1)
      case .strict: StrictEngine()
      case .content: ContentEngine()
      }
    var areas: [PixelRect] = []
    for text in arguments.all(Self.ignore.name) { areas += try Self.areas(text) }
    comparison = FileComparison(
      arguments.isGiven(Self.verdict.name) ? .verdict : .count, by: pixelEngine, ignoring: areas)
    comparison.comparesCommonPart = !arguments.isGiven(Self.layout.name)
    style = DifferenceStyle(isMask: arguments.isGiven(Self.mask.name))
    if let color = try Self.color(Self.color.name, arguments) { style.color = color }
    style.darker = try Self.color(Self.darkerColor.name, arguments)
    if let color = try Self.color(Self.smoothedColor.name, arguments) { style.smoothed = color }
    if let alpha = try arguments.decimal(Self.alpha.name, in: 0...1) { style.opacity = alpha }
    if let white = try arguments.decimal(Self.overlay.name, in: 0...1) { style.opacity = 1 - white }
  }

  /// Rectangles in odiff's form: two corners, both included.
  private static func areas(_ text: String) throws(UsageError) -> [PixelRect] {
    var areas: [PixelRect] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let corners = part.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
      guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }), let x1 = corners[0][0],
        let y1 = corners[0][1], let x2 = corners[1][0], let y2 = corners[1][1],
        x2 >= x1, y2 >= y1, x2 <= 1 << 31, y2 <= 1 << 31
      else {
        throw .badValue(ignore.name, text, needs: "corners such as 0:0-99:49,200:10-299:59")
      }
      areas.append(PixelRect(x: x1, y: y1, width: x2 - x1 + 1, height: y2 - y1 + 1))
    }
    return areas
  }

  private static func color(_ option: String, _ arguments: ParsedArguments) throws(UsageError) -> RGBA? {
    guard let text = arguments.value(option) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let hex = UInt32(digits, radix: 16)
    else { throw .badValue(option, text, needs: "a colour such as #cd2cc9") }
    return RGBA(hex: hex)
  }
}
