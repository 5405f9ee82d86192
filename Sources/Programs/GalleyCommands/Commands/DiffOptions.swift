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
    summary: "tolerated colour difference: 0 to 1 for yiq, oklab and odiff, else a distance")
  static let antialiasing = OptionSpec(
    name: "--antialiasing", aliases: ["--aa"], summary: "tolerate differences of antialiasing")
  static let includeAA = OptionSpec(
    name: "--include-aa", aliases: ["--includeAA"],
    summary: "count differences of antialiasing; this is the default")
  static let like = OptionSpec(
    name: "--like", value: .needed("tool"), completion: .words(FamiliarTool.allCases.map(\.rawValue)),
    summary: "count as another tool does by default: \(FamiliarTool.names)")
  static let antialiasingTolerance = OptionSpec(
    name: "--antialiasing-tolerance", value: .needed("number"),
    summary: "with ciede2000 and --aa, how uneven areas beside an edge may be in brightness, from 0 to 255")
  static let whiteBackdrop = OptionSpec(
    name: "--no-checkerboard", summary: "show clear pixels on white instead of a checkerboard")
  static let ignore = OptionSpec(
    name: "--ignore-regions", aliases: ["-i", "--ignore"], value: .needed("x1:y1-x2:y2,…"), repeats: true,
    summary: "ignore these pixels; corners are included")
  static let only = OptionSpec(
    name: "--compare-regions", value: .needed("x1:y1-x2:y2,…"), repeats: true,
    summary: "compare these pixels only; corners are included")
  static let layout = OptionSpec(
    name: "--fail-on-layout", aliases: ["--fail-on-layout-diff"],
    summary: "compare no pixels if the sizes differ")
  static let caret = OptionSpec(
    name: "--ignore-caret",
    summary: "with ciede2000 and strict, tolerate one text cursor that only one picture has")
  static let pixelRatio = OptionSpec(
    name: "--pixel-ratio", value: .needed("number"),
    summary: "with --ignore-caret, pixels a point: a text cursor is a point wide, rounded down")
  static let memory = OptionSpec(
    name: "--reduce-ram-usage",
    summary: "accepted for compatibility; no picture is held as a whole anyway")
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
    engine, like, threshold, antialiasing, includeAA, antialiasingTolerance, whiteBackdrop, caret, pixelRatio,
    ignore, only, layout, verdict, memory,
  ]
  /// The options for the look of a difference picture.
  static let drawing = [mask, color, darkerColor, smoothedColor, alpha, overlay]

  /// The engines by name.
  enum Engine: String, CaseIterable {
    case exact, yiq, oklab, ciede2000, ssim, strict, content, odiff

    /// The range of the threshold; `nil` if there is none.
    var thresholds: ClosedRange<Double>? {
      switch self {
      case .exact, .strict, .content: nil
      case .yiq, .oklab, .odiff: 0...1
      case .ciede2000, .ssim: 0...100
      }
    }

    /// Whether it detects antialiasing.
    var supportsAntialiasing: Bool { self == .yiq || self == .oklab || self == .ciede2000 || self == .odiff }

    /// Whether it can tolerate a text cursor.
    var supportsCarets: Bool { self == .ciede2000 || self == .strict }

    /// Whether the colour behind clear pixels can be chosen.
    var supportsBackdrops: Bool { self == .yiq || self == .oklab }
  }

  private(set) var comparison: FileComparison
  private(set) var style: DifferenceStyle
  let engine: Engine

  /// Reads options, and checks them alone and together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let judging = try JudgingOptions(arguments)
    engine = judging.engine
    var areas: [PixelRect] = []
    for text in arguments.all(Self.ignore.name) { areas += try Self.areas(text, Self.ignore.name) }
    comparison = FileComparison(
      arguments.isGiven(Self.verdict.name) ? .verdict : .count, by: try judging.pixelEngine(arguments),
      ignoring: areas)
    for text in arguments.all(Self.only.name) {
      comparison.only = try (comparison.only ?? []) + Self.areas(text, Self.only.name)
    }
    comparison.comparesCommonPart = !arguments.isGiven(Self.layout.name)
    style = DifferenceStyle(isMask: arguments.isGiven(Self.mask.name))
    if let color = try Self.color(Self.color.name, arguments) { style.color = color }
    style.darker = try Self.color(Self.darkerColor.name, arguments)
    if let color = try Self.color(Self.smoothedColor.name, arguments) { style.smoothed = color }
    if let alpha = try arguments.decimal(Self.alpha.name, in: 0...1) { style.opacity = alpha }
    if let white = try arguments.decimal(Self.overlay.name, in: 0...1) { style.opacity = 1 - white }
  }

  /// Rectangles in odiff's form: two corners, both included.
  private static func areas(_ text: String, _ option: String) throws(UsageError) -> [PixelRect] {
    var areas: [PixelRect] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let corners = part.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
      guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }), let x1 = corners[0][0],
        let y1 = corners[0][1], let x2 = corners[1][0], let y2 = corners[1][1],
        x2 >= x1, y2 >= y1, x2 <= 1 << 31, y2 <= 1 << 31
      else {
        throw .badValue(option, text, needs: "corners such as 0:0-99:49,200:10-299:59")
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
