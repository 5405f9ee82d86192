import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// The work of `galley sketch`: prints a layout for a recorded screen, a web page or the screen of a telephone.
enum SketchTool {
  private struct Sketched: Encodable, Sendable {
    var source: String
    var swift: String
  }

  private struct Listing: Encodable, Sendable {
    var failures: [String]
    var checks: [String]
  }

  static func run(
    _ arguments: ParsedArguments<SketchCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw UsageError.extraOperand(arguments.operands[1], command: "sketch", passesOn: false)
    }
    let options = arguments.options
    let telephone = try options.telephone.request()
    if let request = try options.web.request() {
      if telephone != nil {
        throw UsageError.contradiction(options.web.url.name, options.telephone.address.name)
      }
      try refuseRecorded(arguments, with: options.web.url.name)
      let page = try WebSketch.sketch(request, name: options.name.word, context.environment)
      printer.say(page.swift)
      try printer.data(Sketched(source: request.url.absoluteString, swift: page.swift))
      return .clean
    }
    if let telephone {
      try refuseRecorded(arguments, with: options.telephone.address.name)
      let sketch = Sketch(
        of: try TelephoneScreen.read(telephone, context.environment), name: options.name.word)
      printer.say(sketch.text)
      try printer.data(Sketched(source: telephone.shownAddress, swift: sketch.text))
      return .clean
    }
    guard let (source, tree) = try screen(arguments, in: context) else {
      return try list(arguments.options.run, in: context, printer)
    }
    let text = Sketch(of: tree, name: arguments.options.name.word).text
    printer.say(text)
    try printer.data(Sketched(source: source, swift: text))
    return .clean
  }

  /// Refuses operands and options for recorded screens beside an option for a running one.
  private static func refuseRecorded(
    _ arguments: ParsedArguments<SketchCommand.Options>, with name: String
  ) throws(UsageError) {
    if arguments.operands.first != nil { throw .needlessFor(name, "<check or file>") }
    let options = arguments.options
    for option in [options.failure, options.run] where option.isGiven {
      throw .needlessFor(name, option.name)
    }
  }

  private static func screen(
    _ arguments: ParsedArguments<SketchCommand.Options>, in context: CommandContext
  ) throws -> (source: String, tree: Element)? {
    let options = arguments.options
    if let word = options.failure.word {
      return try failure(word, of: options.failure, try context.run(options.run))
    }
    guard let what = arguments.operands.first else { return nil }
    let path = context.absolute(what)
    if FileManager.default.fileExists(atPath: path) { return (what, try RecordedScreen.read(path)) }
    let project = try context.project()
    let store = BaselineStore(project)
    if let run = try? Run(options.run.word, in: project),
      let record = run.records.first(where: { Selection.matches(what, $0.key) })
    {
      if record.isKept, record.kind == .picture, let tree = try run.snapshot(of: record).tree {
        return (record.key.text, tree)
      }
      if case .found(let baseline) = try store.read(record.key), let tree = baseline.snapshot.tree {
        return (record.key.text, tree)
      }
    }
    let keys = store.listing().keys
    guard let key = keys.first(where: { Selection.matches(what, $0) }) else {
      throw SketchError.nothingMatches(
        what, meant: SpellingSuggestion.nearest(to: what, in: keys.map(\.text)))
    }
    guard case .found(let baseline) = try store.read(key), let tree = baseline.snapshot.tree else {
      throw SketchError.noTree(key.text)
    }
    return (key.text, tree)
  }

  private static func failure(
    _ word: String, of option: ValueOption<String>, _ run: Run
  ) throws -> (source: String, tree: Element) {
    let evidence = run.evidence()
    let number = word == "last" ? evidence.count : Int(word) ?? 0
    guard word == "last" || number > 0 else {
      throw UsageError.badValue(option.name, word, needs: "a number from 1 up")
    }
    guard evidence.indices.contains(number - 1) else {
      throw SketchError.noFailure(number, of: evidence.count, run: run.name)
    }
    let piece = evidence[number - 1]
    guard let tree = piece.tree else { throw SketchError.noTree(piece.title) }
    return (piece.title, tree)
  }

  private static func list(
    _ option: ValueOption<String>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let project = try context.project()
    let run = try? Run(option.word, in: project)
    let failures = run?.evidence().map(\.title) ?? []
    let keys = Set((run?.records.map(\.key) ?? []) + BaselineStore(project).listing().keys).sorted()
    guard !failures.isEmpty || !keys.isEmpty else { throw SketchError.nothingRecorded }
    var text = ""
    if !failures.isEmpty {
      text += "Failures (galley sketch --failure=<n>):\n"
      for (index, title) in failures.enumerated() { text += "  \(index + 1)  \(CleanText.line(title))\n" }
    }
    if !keys.isEmpty {
      text += "Checks (galley sketch '<check>'):\n"
      for key in keys { text += "  \(key.text)\n" }
    }
    printer.say(text)
    try printer.data(Listing(failures: failures, checks: keys.map(\.text)))
    return .clean
  }
}
