import GalleyAutomation
import GalleyText
import GalleyTree

/// Goes to a page by the shortest known way.
///
/// It ends: a way that did not lead where it should is never used for that again, each way that did brings the page
/// nearer, and steps back are limited with everything else.
struct RouteNavigation {
  private let context: PageContext
  private let target: LayoutDescription
  private let graph: PageGraph
  private var log: NavigationLog
  /// The ways that did not lead to a page that they declare.
  private var closed: Set<AtlasEdge> = []
  /// The ways whose element was not on the screen when their page was.
  private var absent: Set<AtlasEdge> = []
  /// The ways whose element came late; that counts once.
  private var late: Set<AtlasEdge> = []

  init(to layout: any Layout.Type, from context: PageContext, at site: CallSite) {
    self.context = context
    target = LayoutDescription.of(layout)
    // The page that it begins on need not be in the atlas.
    graph = PageGraph(
      from: (Atlas.current?.descriptions ?? []) + [target] + [context.page].compactMap { $0 })
    log = NavigationLog(context, at: site, knowing: graph.pages, awaiting: target)
  }

  private var automator: Automator { context.automator }

  /// Goes.
  mutating func run(limit: Int) throws -> PageContext {
    var arrived = context
    var backSeen: [[ApplicationTree]] = []
    while true {
      var snapshot = try log.look()
      if try isThere(snapshot) { return arrived }
      var here = PagePresence(arrived, snapshot)
      var pages = here.pages(among: graph.pages)
      if pages.isEmpty {
        // Perhaps one of them is still loading.
        let graph = graph
        _ = try log.wait(until: context.deadline(within: nil)) {
          snapshot = $0
          here = PagePresence(arrived, $0)
          pages = here.pages(among: graph.pages)
          return !pages.isEmpty
        }
        if try isThere(snapshot) { return arrived }
      }
      guard log.steps.count < limit else { throw failure(.limit(limit), pages, snapshot) }
      noteAbsences(from: pages, here)
      if bestWay(from: pages, here) == nil {
        (snapshot, here) = try waitForWays(from: pages, here)
        // The result of an earlier step may have come late.
        if try isThere(snapshot) { return arrived }
      }
      if let (way, page) = bestWay(from: pages, here) {
        if let next = try follow(way, to: page, from: snapshot) { arrived = next }
        continue
      }
      // Nothing leads on from here: back by one step, but not in a circle.
      if backSeen.contains(snapshot.applications) {
        throw failure(.noWayKnown(from: log.recognition(of: snapshot)), pages, snapshot)
      }
      backSeen.append(snapshot.applications)
      if try !goBack(from: snapshot, arrived, limit: limit) {
        let now = try log.look()
        if try isThere(now) { return arrived }
        throw failure(.noWayKnown(from: log.recognition(of: now)), pages, now)
      }
    }
  }

  /// Whether the page is there; a page that is half there gets time to load.
  private func isThere(_ snapshot: Snapshot) throws -> Bool {
    var backing = BackNavigation(to: target.type, log)
    return try backing.isThere(snapshot)
  }

  /// Takes note of the ways whose element is not on the screen.
  private mutating func noteAbsences(from pages: [LayoutDescription], _ here: PagePresence) {
    for way in pages.flatMap({ graph.ways(from: $0) }) where way.element != nil {
      if !isPresent(way, here) {
        absent.formUnion(way.edges)
      } else {
        absent.subtract(way.edges.filter(late.contains))
      }
    }
  }

  private func isPresent(_ way: PageGraph.Way, _ here: PagePresence) -> Bool {
    subject(of: way, here).map { !$0.look(at: here.snapshot).places.isEmpty } ?? false
  }

  /// Waits for an element that would open a way, such as that of rows which are still loading.
  private mutating func waitForWays(
    from pages: [LayoutDescription], _ here: PagePresence
  ) throws -> (Snapshot, PagePresence) {
    let missing = pages.flatMap { graph.ways(from: $0) }.filter { way in
      way.edges.contains { absent.contains($0) && !late.contains($0) }
    }
    guard !missing.isEmpty else { return (here.snapshot, here) }
    var last = here
    var log = log
    _ = try log.wait(until: context.deadline(within: nil)) { snapshot in
      last = PagePresence(here.context, snapshot)
      return missing.contains { isPresent($0, last) }
    }
    for way in missing where isPresent(way, last) {
      late.formUnion(way.edges)
      absent.subtract(way.edges)
    }
    return (last.snapshot, last)
  }

  private func bestWay(
    from pages: [LayoutDescription], _ here: PagePresence
  ) -> (PageGraph.Way, LayoutDescription)? {
    var best: (way: PageGraph.Way, page: LayoutDescription, length: Int)?
    for page in pages {
      let found = graph.first(
        from: page, to: target,
        where: { way, page in
          let edge = AtlasEdge(from: way.page.name, via: way.via, to: page.name)
          return !closed.contains(edge) && !absent.contains(edge)
        })
      if let found, best.map({ found.length < $0.length }) ?? true { best = found }
    }
    return best.map { ($0.way, $0.page) }
  }

  /// Taps the element of a way, and waits for one of its pages.
  ///
  /// - Returns: Where it arrived; `nil` if it did not.
  private mutating func follow(
    _ way: PageGraph.Way, to page: LayoutDescription, from snapshot: Snapshot
  ) throws -> PageContext? {
    let edge = AtlasEdge(from: way.page.name, via: way.via, to: page.name)
    var arrived: (index: Int, context: PageContext)?
    let here = PagePresence(context, snapshot)
    let (context, place) = (self.context, log.place)
    guard let subject = subject(of: way, here) else {
      closed.insert(edge)
      return nil
    }
    _ = try log.take(.follow(subject.name, of: way.page.name), from: snapshot, timeout: nil) {
      let deadline = context.deadline(within: nil)
      try subject.act("tap", until: deadline, at: place) { target, deadline in
        try context.automator.tap(target, aimsAtControl: true, until: deadline)
      }
      let departure = PrecedingStep(step: "tap \(subject.name)", snapshot: snapshot)
      let index = try context.arrive(
        at: way.destinations.map(\.type), until: deadline, after: departure)
      arrived = (index, try context.rememberingTitles())
    }
    // A tap may as well lead to another page than the one that was hoped for: then it is not tried again.
    if arrived.map({ way.destinations[$0.index].type != page.type }) ?? true { closed.insert(edge) }
    return arrived?.context
  }

  /// The element of a way on the screen; of rows, the one in the first row.
  private func subject(of way: PageGraph.Way, _ here: PagePresence) -> ElementReference? {
    guard let element = way.element else { return nil }
    var scoped = context
    for hop in way.containers {
      switch hop {
      case .component(let name, let declaration):
        scoped = scoped.inside(
          ScopeStep(name: name, declaration: declaration) { declaration.places(in: $0, on: $1) })
      case .rows(let name, let kind):
        guard let range = try? scoped.range(on: here.screen) else { return nil }
        let places = kind.places(in: range, on: here.screen, here.snapshot.configuration)
        let identities = kind.identities(of: places, on: here.screen)
        // A row that is cut off by the edge of its list is second best.
        let whole = places.firstIndex { place in
          here.screen.nodes[place].visible == here.screen.nodes[place].element.frame
        }
        guard !identities.isEmpty else { return nil }
        let identity = identities[whole ?? 0]
        let title = "\(name) “\(CleanText.line(identity.title, limit: 60))”"
        scoped = scoped.inside(
          ScopeStep(name: title, declaration: kind.declaration) { kind.places(of: identity, in: $0, on: $1) })
      }
    }
    return ElementReference(context: scoped, owner: way.owner, declaration: element)
  }

  private mutating func goBack(from snapshot: Snapshot, _ arrived: PageContext, limit: Int) throws -> Bool {
    var backing = BackNavigation(to: target.type, log.inside(arrived))
    let way = try backing.step(from: snapshot)
    log = backing.log
    return way != nil
  }

  private func failure(
    _ problem: NavigationFailure.Problem, _ pages: [LayoutDescription], _ snapshot: Snapshot
  ) -> PageError {
    let ways = pages.flatMap { graph.ways(from: $0) }
    let families = graph.pages.flatMap { graph.ways(from: $0) }.filter { $0.element == nil }
    return log.failure(.page(target.name), problem, snapshot) { failure in
      failure.ways = ways.filter { $0.element != nil }.flatMap(\.edges)
      failure.absent = failure.ways.filter(absent.contains)
      failure.withArgument = families.flatMap(\.edges)
    }
  }
}
