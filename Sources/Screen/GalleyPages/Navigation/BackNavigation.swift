import GalleyAutomation
import GalleyTree

/// Goes back, step by step, until a page is there.
struct BackNavigation {
  private let context: PageContext
  private let layout: LayoutDescription
  /// The steps so far.
  private(set) var log: NavigationLog
  /// The tabs that were tried: each is tried once.
  private var triedTabs: Set<String> = []

  init(to layout: any Layout.Type, from context: PageContext, at site: CallSite) {
    let goal = LayoutDescription.of(layout)
    self.init(to: layout, NavigationLog(context, at: site, knowing: [goal], awaiting: goal))
  }

  /// Goes on where another helper came to.
  init(to layout: any Layout.Type, _ log: NavigationLog) {
    context = log.context
    self.layout = LayoutDescription.of(layout)
    self.log = log
  }

  private var automator: Automator { context.automator }

  /// Goes back until the page is there.
  mutating func all(limit: Int) throws {
    var seen: [Element?] = []
    for _ in 0..<limit {
      let snapshot = try log.look()
      if try isThere(snapshot) { return }
      let root = snapshot.application(context.application.bundleIdentifier)?.root
      if seen.contains(root) { throw failure(.seenBefore, snapshot) }
      seen.append(root)
      guard try step(from: snapshot, withTabs: true) != nil else {
        if try isThere(log.look()) { return }
        throw failure(.noWayLeft, snapshot)
      }
    }
    let snapshot = try log.look()
    if try !isThere(snapshot) { throw failure(.limit(limit), snapshot) }
  }

  /// Goes back by one step; hiding the keyboard is none.
  mutating func once() throws {
    // The keyboard may be hidden in parts, such as a bar above it first.
    for _ in 0..<3 {
      let snapshot = try log.look()
      guard let way = try step(from: snapshot) else { throw failure(.noWayLeft, snapshot) }
      if !way.isOfKeyboard { return }
    }
  }

  /// Whether the page is there, with nothing in front of it.
  ///
  /// A page that is at least half there gets time to load; otherwise it would be left again.
  mutating func isThere(_ snapshot: Snapshot) throws -> Bool {
    let here = PagePresence(context, snapshot)
    if here.isInFront(layout) { return true }
    guard here.isHalfThere(layout) else { return false }
    let (context, layout) = (context, layout)
    return try log.wait(until: context.deadline(within: nil)) {
      PagePresence(context, $0).isInFront(layout)
    }
  }

  /// Tries the ways until one changes the screen.
  mutating func step(from snapshot: Snapshot, withTabs: Bool = false) throws -> BackStep? {
    let automator = automator
    let here = PagePresence(context, snapshot).ways
    var ways = here.all()
    let tabs = withTabs ? here.otherTabs().filter { !triedTabs.contains($0.name) } : []
    if let pages = automator.driver as? any HistoryNavigating {
      ways = try ways.filter { $0.action != .leadingEdge } + history(of: pages)
    }
    // The last way is a guess; another tab is a better one.
    let last = ways.lastIndex { $0.isGuess } ?? ways.endIndex
    ways.insert(contentsOf: tabs.map(\.way), at: last)
    for way in ways {
      if let tab = tabs.first(where: { $0.way.action == way.action }) { triedTabs.insert(tab.name) }
      let deadline = context.deadline(within: nil)
      let isEffective = try log.take(way.action, from: snapshot, timeout: way.timeout(on: automator)) {
        try way.go(automator, deadline)
      }
      if isEffective { return way }
    }
    return nil
  }

  /// The way back through the history of a browser, in which no edge leads back.
  private func history(of pages: any HistoryNavigating) throws -> [BackStep] {
    let name = context.application.bundleIdentifier
    guard try pages.canGoBack(in: name) else { return [] }
    return [BackStep(action: .history) { _, _ in try pages.goBack(in: name) }]
  }

  private func failure(_ problem: NavigationFailure.Problem, _ snapshot: Snapshot) -> PageError {
    log.failure(.back(to: layout.name), problem, snapshot)
  }
}
