import GalleyAutomation
import GalleyTree

extension LiveRows {
  /// Scrolls until a row that meets a condition is found and can be seen.
  ///
  /// What is scrolled is the container around the rows: forward to its end, then once back to the other end.
  /// Rows that are made only when they come into view are found as well.
  ///
  /// - Parameters:
  ///   - axis: Along which direction to scroll.
  ///   - fraction: Which part of the row must be visible, from 0 to 1; of a row that does not fit, of what fits.
  ///   - duration: How long to search at the most, in the device's time.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - isWanted: The condition; all rows of a look are on one snapshot.
  /// - Returns: The row.
  /// - Throws: ``PageError`` with the rows that were seen, in their order, if there is no such row.
  public func scroll(
    _ axis: ScrollAxis = .vertical, visible fraction: Double = 1, within duration: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    until isWanted: (Page<Row>) throws -> Bool
  ) throws -> Page<Row> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    return try context.automator.log.step("Scroll \(subject.name)") {
      try search(axis, fraction, within: duration, at: place, until: isWanted)
    }
  }

  /// Scrolls until the row with a key is found and can be seen.
  ///
  /// - Parameters:
  ///   - key: The text of the row's key; of rows without one, all that is said in the row.
  ///   - axis: Along which direction to scroll.
  ///   - fraction: Which part of the row must be visible, from 0 to 1.
  ///   - duration: How long to search at the most, in the device's time.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Returns: The row.
  /// - Throws: ``PageError`` with the rows that were seen, in their order, if there is no such row.
  public func scroll(
    to key: String, _ axis: ScrollAxis = .vertical, visible fraction: Double = 1,
    within duration: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws -> Page<Row> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    return try context.automator.log.step("Scroll \(subject.name) to \(key)") {
      try searchIdentity(axis, fraction, key: key, within: duration, at: place) { identity, _ in
        (identity.key ?? identity.title) == key
      }
    }
  }

  private func search(
    _ axis: ScrollAxis, _ fraction: Double, within duration: Duration?, at place: SourcePlace,
    until isWanted: (Page<Row>) throws -> Bool
  ) throws -> Page<Row> {
    try searchIdentity(axis, fraction, within: duration, at: place) { identity, snapshot in
      try isWanted(page(identity, on: snapshot))
    }
  }

  private func searchIdentity(
    _ axis: ScrollAxis, _ fraction: Double, key: String? = nil, within duration: Duration?,
    at place: SourcePlace,
    until isWanted: (RowIdentity, Snapshot) throws -> Bool
  ) throws -> Page<Row> {
    let live = self.live
    let deadline = context.deadline(within: duration ?? ScrollSearch.patience)
    var seen = SeenList<RowIdentity>()
    var found: RowIdentity?
    return try withoutActuallyEscaping(isWanted) { isWanted in
      var search = ScrollSearch(
        on: context.automator, axis: axis, fraction: fraction, until: deadline, in: live.container
      ) { snapshot in
        let look = try live.look(at: snapshot)
        seen.add(look.identities)
        let index = try look.identities.firstIndex { try isWanted($0, snapshot) }
        found = index.map { look.identities[$0] }
        return ScrollSearch.Look(
          snapshot: snapshot, screen: look.sight.screen, view: live.scrollView(look.sight),
          target: index.map { look.sight.screen.nodes[look.places[$0]].element.frame })
      }
      switch try search.run() {
      case .found:
        guard let found else { preconditionFailure("a search that ends well has found a row") }
        return page(found, on: nil)
      case .failed(let problem, let last):
        throw failure(
          problem, try live.look(at: last.snapshot), key: key, seen: seen.items.map(\.title),
          drags: search.drags,
          at: place)
      }
    }
  }

  /// The same, on the present screen.
  private var live: LiveRows {
    LiveRows(subject: subject.live, kind: kind)
  }

  private init(subject: Subject, kind: RowKind) {
    self.subject = subject
    self.kind = kind
  }

  /// What holds the rows; without any row on the screen, the largest thing that can be scrolled.
  private func scrollView(_ sight: Subject.Sight) -> ScrollView? {
    sight.places.first.flatMap { ScrollView(holding: $0, on: sight.screen) }
      ?? ScrollView(largestIn: sight.range, on: sight.screen)
  }

  private var container: Target {
    Target(name: "container of \(subject.name)") { snapshot in
      let sight = subject.look(at: snapshot)
      return scrollView(sight).map { [sight.screen.path(of: $0.place)] } ?? []
    }
  }
}
