import GalleyAutomation
import GalleyTree

extension LiveRows {
  /// Scrolls until a row that meets a condition is found and visible.
  ///
  /// The container around the rows scrolls: forward to its end, then once back to the other end. Rows that
  /// are made only when they come into view are found as well.
  ///
  /// - Parameters:
  ///   - axis: Along which direction to scroll; without one, that in which the container goes on.
  ///   - container: The element to scroll; if you omit it, the element that holds the rows. A container out
  ///     of view is scrolled into view first.
  ///   - fraction: The part of the row that must be visible, from 0 to 1; for a row that does not fit, of
  ///     the part that fits.
  ///   - duration: The longest search, in the device's time.
  ///   - isWanted: The condition; all rows of a look are on one snapshot.
  /// - Returns: The row.
  /// - Throws: ``PageError`` with the rows that were seen, in their order, if there is no such row.
  public func scroll(
    _ axis: ScrollAxis? = nil, in container: (any LiveArea)? = nil, visible fraction: Double = 1,
    within duration: Duration? = nil,
    site: CallSite = #_callSite,
    until isWanted: (Page<Row>) throws -> Bool
  ) throws -> Page<Row> {
    return try context.automator.log.step("Scroll \(subject.name)") {
      try search(axis, fraction, in: container, within: duration, at: site) { identity, snapshot in
        try isWanted(page(identity, on: snapshot))
      }
    }
  }

  /// Scrolls until the row with a key is found and visible.
  ///
  /// - Parameters:
  ///   - key: The text of the row's key; of rows without one, the whole text of the row.
  ///   - axis: Along which direction to scroll; without one, that in which the container goes on.
  ///   - container: The element to scroll; if you omit it, the element that holds the rows. A container out
  ///     of view is scrolled into view first.
  ///   - fraction: The part of the row that must be visible, from 0 to 1.
  ///   - duration: The longest search, in the device's time.
  /// - Returns: The row.
  /// - Throws: ``PageError`` with the rows that were seen, in their order, if there is no such row.
  public func scroll(
    to key: String, _ axis: ScrollAxis? = nil, in container: (any LiveArea)? = nil,
    visible fraction: Double = 1,
    within duration: Duration? = nil,
    site: CallSite = #_callSite
  ) throws -> Page<Row> {
    return try context.automator.log.step("Scroll \(subject.name) to \(key)") {
      try search(axis, fraction, in: container, key: key, within: duration, at: site) { identity, _ in
        (identity.key ?? identity.title) == key
      }
    }
  }

  private func search(
    _ axis: ScrollAxis?, _ fraction: Double, in container: (any LiveArea)?, key: String? = nil,
    within duration: Duration?, at site: CallSite, until isWanted: (RowIdentity, Snapshot) throws -> Bool
  ) throws -> Page<Row> {
    let live = self.live
    let area = container?._areaContext(at: site) ?? live._areaContext(at: site)
    let deadline = area.deadline(within: duration)
    if container != nil { try area.enter(until: deadline) }
    var seen = VisitedItems<RowIdentity>()
    var reached = VisitedCells()
    var found: RowIdentity?
    return try withoutActuallyEscaping(isWanted) { isWanted in
      var search = ScrollSearch(
        context, axis: axis, fraction: fraction, until: deadline, named: subject.name, at: site
      ) { snapshot in
        let look = try live.look(at: snapshot)
        let view = area.view(area.subject.look(at: snapshot))
        let rows = look.places.indices.filter { index in
          container == nil
            || view.map { look.lookup.screen.isPlace(look.places[index], within: $0.place) } ?? false
        }
        seen.add(rows.map { look.identities[$0] })
        if let view { reached.add(of: view, on: look.lookup.screen) }
        let index = try rows.first { try isWanted(look.identities[$0], snapshot) }
        found = index.map { look.identities[$0] }
        var result = ScrollSearch.Look(
          snapshot: snapshot, screen: look.lookup.screen, view: view, target: index.map { look.places[$0] })
        if let total = area.total(result) { result.isExhausted = reached.count >= total }
        return result
      }
      switch try search.run() {
      case .found:
        guard let found else { preconditionFailure("a search that ends well has found a row") }
        return page(found, on: nil)
      case .failed(let problem, let last):
        throw failure(
          area.explained(problem, reached, last), try live.look(at: last.snapshot), key: key,
          seen: seen.items.map(\.title), drags: search.drags, at: site)
      }
    }
  }

  /// The same, on the present screen.
  private var live: LiveRows {
    LiveRows(subject: subject.live, kind: kind)
  }

  private init(subject: ElementReference, kind: RowKind) {
    self.subject = subject
    self.kind = kind
  }
}
