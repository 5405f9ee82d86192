import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyReport
import GalleySystem
import GalleyText

/// A watch of a package: runs a round, waits for a save, and runs another one.
struct WatchSession {
  let package: String
  let rounds: WatchRounds
  let scope: WatchScope
  let context: CommandContext
  let printer: Printer
  let input: WatchInput
  let method: PictureMethod
  let page: WatchPage
  /// The plan of the last build, an absolute path; `nil` where that is not known.
  let plan: String?

  /// The changed files that no round has seen to its end.
  private var changed: Set<String> = []
  /// Whether the next round takes all.
  private var isAll = true
  private var child: WatchChild?
  private var output: WatchOutput
  private var keys = KeyReader()
  /// Whether another round begins once the present one has ended.
  private var isDue = true
  private var count = 0

  /// The time in which further saves belong to a save, in milliseconds: an editor that saves several files, and a tool that writes many, are
  /// done after that.
  private static let burst: Int32 = 50

  init(
    package: String, rounds: WatchRounds, scope: WatchScope, context: CommandContext, printer: Printer,
    input: WatchInput, method: PictureMethod, page: WatchPage, plan: String?
  ) {
    (self.package, self.rounds, self.scope, self.context) = (package, rounds, scope, context)
    (self.printer, self.input, self.method, self.page, self.plan) = (printer, input, method, page, plan)
    output = WatchOutput(printer, package: package)
  }

  /// The end of a watch.
  enum End {
    /// The user quits, or nobody reads the output any more.
    case done
    /// Control-C.
    case interrupted
    /// A signal, which the caller raises again.
    case signal(Int32)
  }

  /// Watches until the end.
  ///
  /// - Throws: ``WatchError``, ``FileWatchError``, and what a round cannot be started for.
  mutating func run() throws -> End {
    let watch = try FileWatch(package, skips: scope.skips)
    defer { child?.end() }
    while true {
      if isDue, child == nil { try begin() }
      let isBusy = child != nil
      let wait: Int32? = keys.isWaiting ? 50 : isBusy ? 200 : nil
      switch input.next(within: wait, or: [watch.descriptor] + (child?.descriptors ?? [])) {
      case .bytes(let bytes): if let end = try press(keys.keys(bytes)) { return end }
      case .silence: if let end = try press(keys.keys([], isAll: true)) { return end }
      case .changed, .other: break
      case .signal(let number): return .signal(number)
      case .closed: return .done
      }
      if try take(from: watch) {
        isDue = true
        output.isMuted = true
        child?.cancel()
      }
      if let status = child?.read() { try end(status) }
    }
  }

  /// Takes what was saved, with all that is saved in the moments after; returns whether anything counts.
  private mutating func take(from watch: FileWatch) throws -> Bool {
    var events = try watch.next()
    guard !events.isEmpty else { return false }
    while wait(for: watch) { events += try watch.next() }
    let known = changed
    for event in events {
      switch event {
      case .gone: throw WatchError.gone(package)
      case .lost: isAll = true
      case .changed(let path): if scope.counts(path) { changed.insert(path) }
      case .removed(let path): if scope.isInModule(path) { changed.insert(path) }
      }
    }
    // The same file may have been saved again while a round runs.
    return events.contains(.lost) || changed != known
      || events.contains { if case .changed(let path) = $0 { changed.contains(path) } else { false } }
  }

  private func wait(for watch: FileWatch) -> Bool {
    var source = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, Self.burst) > 0
  }

  // MARK: Keys

  private mutating func press(_ keys: [ReviewKey]) throws -> End? {
    for key in keys {
      switch key {
      case .interrupt: return .interrupted
      case .character("q"), .character("Q"): return .done
      case .enter, .character("r"), .character("R"): restart()
      case .character("a"), .character("A"):
        isAll = true
        restart()
      case .character("o"), .character("O"), .character("u"), .character("U"): open()
      default: break
      }
    }
    return nil
  }

  private mutating func restart() {
    isDue = true
    output.isMuted = true
    child?.cancel()
  }

  /// Opens the page if there is a desktop, and prints its address.
  func open() {
    let environment = context.environment
    if environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil {
      try? Subprocess("xdg-open", [page.path], environment: environment).startDetached()
    }
    printer.say("Page: \(page.address)\n")
  }

  // MARK: Rounds

  /// The tests of the last round, for the same again.
  private var last: WatchReach = .all

  private mutating func begin() throws {
    isDue = false
    guard FileManager.default.fileExists(atPath: package) else { throw WatchError.gone(package) }
    var reach: WatchReach = isAll ? .all : last
    if !isAll, !changed.isEmpty {
      let known = plan.flatMap { try? BuildPlan(at: $0) }
      reach = known?.reach(of: changed.sorted(), in: package) ?? .all
    }
    let report = method == .none ? page.report : nil
    let names = changed.map(scope.relative).sorted()
    guard let words = rounds.words(reach, report: report) else {
      printer.say("\(EnglishList.first(3, of: names)) changed, which no test reaches.\n")
      changed = []
      return
    }
    last = reach
    input.terminal?.write("\u{1B}[2J\u{1B}[3J\u{1B}[H")
    printer.say(styled: printer.style.bold(title(names, reach)) + "\n")
    let output = WatchOutput(printer, package: package)
    self.output = output
    child = try WatchChild([context.executable] + words, context.environment, in: context.folder) {
      output.take($0, $1)
    }
  }

  /// The line above a round.
  private func title(_ names: [String], _ reach: WatchReach) -> String {
    let subject = rounds.isRendering ? "Rendering \(EnglishList.first(3, of: rounds.views))" : "Testing"
    let reason = names.isEmpty ? "" : ": \(EnglishList.first(3, of: names)) changed"
    return CleanText.line(subject + reason)
  }

  private mutating func end(_ status: Int32) throws {
    let isCancelled = child?.isCancelled ?? false
    child = nil
    output.end()
    if isCancelled { return }
    count += 1
    changed = []
    isAll = false
    var content = WatchPage.Content(title: summary(status), lines: output.shown)
    content.pictures = WatchPictures.rendered(output.data)
    content.hasReport = FileManager.default.fileExists(atPath: page.report + "/index.html")
    try page.write(content)
    show(content.pictures)
    printer.say(styled: styled(content.title, status) + "\n")
    if input.terminal != nil {
      printer.say(styled: printer.style.faint("q quit · Enter again · a all · o page") + "\n")
    } else if count == 1 {
      printer.say("Page: \(page.address)\n")
    }
  }

  /// Draws the new pictures in the terminal: those that were rendered, or those of a check that is not clean.
  private func show(_ rendered: [(caption: String, path: String)]) {
    guard let terminal = input.terminal, method != .none else { return }
    var panels = WatchPictures.panels(rendered)
    if !rounds.isRendering, let run = try? Run(nil, in: context.project()) {
      panels = WatchPictures.panels(of: run)
    }
    guard !panels.isEmpty else { return }
    terminal.write(WatchPictures.text(panels, method, .of(context.environment), terminal.window))
  }

  private func summary(_ status: Int32) -> String {
    switch (rounds.isRendering, ExitCode(rawValue: status)) {
    case _ where status != 0 && output.hasErrors: "Not built. Waiting for changes."
    case (true, .clean): "Rendered. Waiting for changes."
    case (false, .clean): "Clean. Waiting for changes."
    case (true, _): "Not rendered (exit code \(status)). Waiting for changes."
    case (false, .new): "New checks without a baseline. Waiting for changes."
    case (false, _): "Not clean (exit code \(status)). Waiting for changes."
    }
  }

  private func styled(_ text: String, _ status: Int32) -> String {
    status == 0 ? printer.style.good(text) : printer.style.bad(text)
  }
}
