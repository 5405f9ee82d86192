import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyFileDiff
import GalleyImage
import GalleyText
import GalleyTree

/// `galley diff`: compares two pictures, without a test run.
enum DiffCommand: Command {
  static let name = "diff"

  static let spec = CommandSpec(
    name: name, summary: "compare two pictures in PNG, JPEG or WebP",
    operands: .eachAndPerhaps(["a.png", "b.png"], "difference.png"), operandCompletion: .files,
    options: Options.self,
    discussion: """
      Exits with 0 if the pictures are equal, 1 if they differ, and 2 if one cannot be read. Every difference counts
      unless an option tolerates it; an option of yiq alone selects yiq, with a threshold of 0.1. Options have
      the names and meanings of odiff and pixelmatch.
      """)

  struct Options: CommandOptions {
    let judging: JudgingOptions
    let output: ValueOption<String>
    let drawing: DrawingOptions
    let parsable: Flag
    let lines: Flag

    init(_ line: inout OptionReader) {
      judging = JudgingOptions(&line)
      output = line.value(
        "--output", aliases: ["-o"], "file", completion: .files,
        summary: "write a difference picture, if there is a difference")
      drawing = DrawingOptions(&line)
      parsable = line.flag(
        "--parsable-stdout", summary: "print only the count, the percentage, and the lines of --lines")
      lines = line.flag("--output-diff-lines", summary: "also print the rows with differing pixels")
    }
  }

  private struct Data: Encodable {
    var engine: String
    var equal: Bool
    var differingPixels: Int
    var smoothedPixels: Int
    var unmatchedPixels: Int
    var ignoredPixels: Int
    var sizes: Comparison.Sizes?
    var regions: [[Int]]?
    var lines: [Int]?
    var whole: Bool
    var shown: ShownOtherwise?
    var picture: String?
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let judging = try options.judging.read()
    let style = try options.drawing.style()
    let names = arguments.operands
    if names.count > 2, options.output.isGiven {
      throw UsageError.contradiction(options.output.name, "<difference.png>")
    }
    let (first, second) = (context.absolute(names[0]), context.absolute(names[1]))
    let picture = (options.output.word ?? names.dropFirst(2).first).map(context.absolute)
    if picture != nil, options.judging.verdict.isGiven {
      throw UsageError.contradiction(options.output.name, options.judging.verdict.name)
    }
    var comparison = judging.comparison
    let isParsable = options.parsable.isGiven
    comparison.findsRegions = !isParsable || printer.isJSON
    let found =
      try picture.map { try comparison.compare(first, second, drawing: style, to: $0) }
      ?? comparison.compare(first, second)
    let rows = options.lines.isGiven ? found.rows.flatMap { $0 } : nil
    let written = found.isEqual || !found.hasLookedAtPixels ? nil : picture
    if isParsable {
      printer.say(parsable(found, rows))
    } else {
      printer.say(text(found))
      if let rows, !rows.isEmpty { printer.say("rows: \(rows.map(String.init).joined(separator: ","))\n") }
      if let written { printer.say("difference: \(CleanText.line(written))\n") }
    }
    try printer.data(
      Data(
        engine: judging.engine, equal: found.isEqual, differingPixels: found.differingPixels,
        smoothedPixels: found.smoothedPixels, unmatchedPixels: found.unmatchedPixels,
        ignoredPixels: found.ignoredPixels, sizes: found.sizes,
        regions: found.isEqual ? [] : found.regions?.map { [$0.x, $0.y, $0.width, $0.height] }, lines: rows,
        whole: found.isWhole, shown: found.shown, picture: written))
    return found.isEqual ? .clean : .differences
  }

  /// The difference in one line.
  static func text(_ found: FileDifference) -> String {
    guard let first = found.first, let second = found.second else { return "equal\n" }
    func pixels(_ size: PixelSize) -> String { "\(size.width) × \(size.height)" }
    var notes: [String] = []
    if found.smoothedPixels > 0 {
      notes.append("\(EnglishNoun.count(found.smoothedPixels, "pixel")) of antialiasing tolerated")
    }
    if found.ignoredPixels > 0 {
      notes.append("\(EnglishNoun.count(found.ignoredPixels, "pixel")) ignored")
    }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    if found.isEqual { return "equal: \(pixels(first)) pixels\(note)\n" }
    var facts: [String] = []
    if found.sizesDiffer { facts.append("\(pixels(first)) against \(pixels(second)) pixels in size") }
    if found.differingPixels > 0 {
      facts.append("\(found.isWhole ? "" : "at least ")\(EnglishNoun.count(found.differingPixels, "pixel"))")
      if let regions = found.regions, found.isWhole {
        facts.append("in \(EnglishNoun.count(regions.count, "region"))")
      }
    }
    if let shown = found.shown {
      facts.append("the first is shown \(shown.first), the second \(shown.second)")
    }
    return "differ: \(facts.joined(separator: ", "))\(note)\n"
  }

  /// The difference in odiff's parsable form: count, percentage and rows, separated by semicolons.
  private static func parsable(_ found: FileDifference, _ rows: [Int]?) -> String {
    let hundredths = Int((found.ratio * 10_000).rounded())
    let percentage = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    let fields =
      ["\(found.differingPixels + found.unmatchedPixels)", percentage]
      + (rows.map { [$0.map(String.init).joined(separator: ",")] } ?? [])
    return fields.joined(separator: ";") + "\n"
  }
}

/// How two pictures are shown, in words.
struct ShownOtherwise: Encodable, Hashable {
  var first: String
  var second: String
}

extension FileDifference {
  /// Both sizes, if they differ.
  var sizes: Comparison.Sizes? {
    guard let first, let second, sizesDiffer else { return nil }
    return Comparison.Sizes(baseline: [first.width, first.height], candidate: [second.width, second.height])
  }

  /// How both are shown, in words, if one is shown otherwise than the other.
  var shown: ShownOtherwise? {
    appearances.map { appearances in
      let words = PNGAppearance.descriptions(appearances.first, appearances.second)
      return .init(first: words.0, second: words.1)
    }
  }

  /// Whether pixels were compared; different sizes can decide alone.
  var hasLookedAtPixels: Bool { basis == .pixels && (isWhole || !sizesDiffer) }
}
