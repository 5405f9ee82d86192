import GalleyBaselines
import GalleyDecisions
import GalleyText

/// `galley merge`: combines the shards of a suite.
enum MergeCommand: Command {
  static let name = "merge"

  static let spec = CommandSpec(
    name: name, summary: "combine the shards of a suite into one run", operands: .any("run or folder"),
    operandCompletion: .folders,
    options: Options.self,
    discussion: """
      Takes names of runs, and folders that contain runs, such as the artifacts of CI jobs. All must have the same
      version of Galley, Galley.json, commit, configuration and list of tests. Exits with 2 if a shard is missing or ran nothing, or
      if shards recorded different content for one check; it still writes the new run, for "galley gate" and "galley report".
      """)

  struct Options: CommandOptions {
    let output: ValueOption<String>

    init(_ line: inout OptionReader) {
      output = line.value(
        "--output", aliases: ["-o"], "name",
        summary: "name the new run; the default name is the time")
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand("run or folder", command: "merge")
    }
    let project = try context.project()
    let known = Set(try Run.names(in: project))
    let names = arguments.operands.map { known.contains($0) ? $0 : context.absolute($0) }
    let merge = try RunMerge(names, in: project)
    let name = arguments.options.output.word ?? RunName.fresh()
    try merge.write(name)
    let conflicts = merge.conflicts
    let document = MergeDocument(
      run: name, parts: try Run(name, in: project).launch?.parts ?? [], missing: merge.missing.map(\.text),
      idle: merge.idle.map(\.text), conflicts: conflicts.map(\.text))
    printer.say(document.words)
    try printer.data(document)
    return merge.missing.isEmpty && merge.idle.isEmpty && conflicts.isEmpty ? .clean : .notComparable
  }
}

/// The result of a merge, as JSON and as text.
struct MergeDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The name of the new run.
  var run: String
  /// The runs that it was merged from.
  var parts: [RunPart]
  /// The shards that are not there, such as `3/5`.
  var missing: [String]
  /// The shards that have tests and ran none of them, such as `3/5`.
  var idle: [String]
  /// The checks that shards made with different content.
  var conflicts: [String]

  /// The number of shards or checks that are listed one by one.
  private static let mostNamed = 20

  /// The same in prose: lines, each ended by a line break.
  var words: String {
    var lines = parts.map { part in
      let shard = part.shard.map { "shard \($0.text), " } ?? ""
      return "  \(part.run): \(shard)\(EnglishNoun.count(part.checks, "check"))"
    }
    lines.insert("Merged \(EnglishNoun.count(parts.count, "run")) into \(run):", at: 0)
    lines += named("missing  shard", missing)
    lines += named("ran nothing  shard", idle)
    lines += named("different in several shards ", conflicts)
    lines.append("Judge it with: galley gate --run \(run)")
    return lines.map { $0 + "\n" }.joined()
  }

  private func named(_ word: String, _ texts: [String]) -> [String] {
    texts.limited(to: Self.mostNamed).map { "\(word) \($0)" }
  }
}
