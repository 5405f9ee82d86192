import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleySystem
import GalleyText
import Glibc

/// The work of `galley watch`.
enum WatchTool {
  static func run(
    _ arguments: ParsedArguments<WatchCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    try check(arguments)
    let package = try context.packageFolder(for: WatchCommand.name)
    let project = try context.project()
    let build = BuildArguments(arguments.rest)
    let scratch = build?.scratchFolder(of: package) ?? package + "/.build"
    let planning = SwiftPackage.planning(in: context.environment)
    let plan = build?.plan(of: package, planning)
    let tests = try options.test.words + patterns(ofTargets: arguments.operands, plan)
    let rounds = WatchRounds(
      views: options.render.words, tests: tests, options: try options.words(), rest: arguments.rest,
      isWhole: options.all.isGiven)
    let lock = try WatchLock(in: scratch + "/galley-watch")
    defer { withExtendedLifetime(lock) {} }
    let scope = WatchScope(
      package: package,
      written: [project.root + "/" + project.settings.baselines.joined(separator: "/"), scratch])
    let known = try PictureMethodDetection.method(forced: options.images, context.environment)
    let (input, method) = try input(known, context)
    defer { input.end() }
    var session = WatchSession(
      package: package, rounds: rounds, scope: scope, context: context, printer: printer, input: input,
      method: method, page: WatchPage(folder: scratch + "/galley-watch"), plan: plan)
    if options.open.isGiven { session.open() }
    let end = try session.run()
    input.end()
    switch end {
    case .done: return .clean
    case .interrupted: return .interrupted
    case .signal(let number): return ExitCode(interruptedBy: number)
    }
  }

  private static func check(_ arguments: ParsedArguments<WatchCommand.Options>) throws {
    let options = arguments.options
    if arguments.standard.json.isGiven {
      throw UsageError.needlessFor("galley watch", arguments.standard.json.name)
    }
    for view in options.render.words { _ = try RenderedView(view) }
    let others: [any CommandOption] = [options.test, options.all]
    for option in others where options.render.isGiven && option.isGiven {
      throw UsageError.needlessFor(options.render.name, option.name)
    }
    if options.render.isGiven, !arguments.operands.isEmpty {
      throw UsageError.needlessFor(options.render.name, "a target")
    }
    _ = try options.settings.read()
    _ = try RenderLayout(options.layout)
    for pattern in options.test.words where (try? NSRegularExpression(pattern: pattern)) == nil {
      throw UsageError.badValue(options.test.name, pattern, needs: "a regular expression")
    }
  }

  /// The regular expressions of the tests of targets, or of those that depend on targets.
  private static func patterns(ofTargets names: [String], _ path: String?) throws -> [String] {
    guard !names.isEmpty else { return [] }
    guard let plan = path.flatMap({ try? BuildPlan(at: $0) }) else {
      // What was never built is not known; the name of a test target selects its tests.
      return names.map { "^\(NSRegularExpression.escapedPattern(for: $0))\\." }
    }
    let (tests, known) = (plan.testModules, plan.modules)
    let modules = Dictionary(known.map { (plan.steps[$0]?.target ?? $0, $0) }) { first, _ in first }
    var chosen: Set<String> = []
    for name in names {
      guard let module = modules[name] ?? known.first(where: { $0 == name }) else {
        let targets = modules.keys.sorted()
        throw WatchError.noTarget(
          name, meant: SpellingSuggestion.nearest(to: name, in: targets), known: targets)
      }
      chosen.formUnion(
        tests.contains(module) ? [module] : tests.filter { plan.closure(of: [$0]).contains(module) })
    }
    return chosen.sorted().map { "^\(NSRegularExpression.escapedPattern(for: $0))\\." }
  }

  /// The terminal with the way to draw pictures in it, or the signals.
  private static func input(_ known: PictureMethod?, _ context: CommandContext) throws -> (
    WatchInput, PictureMethod
  ) {
    if context.isInteractive {
      let terminal = try Terminal(isWhole: false)
      let method =
        known
        ?? PictureMethodDetection.method(
          answer: terminal.ask(PictureMethodDetection.question, until: PictureMethodDetection.isWhole))
      return (.terminal(terminal), method)
    }
    guard let watch = SignalWatch() else {
      throw FileWatchError(root: context.folder, count: 0, code: errno)
    }
    return (.signals(watch), .none)
  }
}

extension WatchCommand.Options {
  /// The options of devices and pictures as the other commands take them.
  func words() throws -> [String] {
    let lists: [(String, [String])] = [
      (settings.devices.name, settings.devices.words),
      (settings.appearances.name, settings.appearances.words),
      (settings.textSizes.name, settings.textSizes.words), (settings.locales.name, settings.locales.words),
      (layout.orientation.name, layout.orientation.word.map { [$0] } ?? []),
    ]
    var words = lists.flatMap { name, values in values.flatMap { [name, $0] } }
    let values = [
      settings.layoutDirection.spec.name: settings.layoutDirection.word,
      settings.scale.spec.name: settings.scale.word, layout.fixed.spec.name: layout.fixed.word,
    ]
    for (name, word) in values.sorted(by: { $0.key < $1.key }) {
      guard let word else { continue }
      if !render.isGiven { throw UsageError.onlyWith(name, render.name) }
      words += [name, word]
    }
    if layout.sizeThatFits.isGiven {
      if !render.isGiven { throw UsageError.onlyWith(layout.sizeThatFits.name, render.name) }
      words.append(layout.sizeThatFits.name)
    }
    return words
  }
}
