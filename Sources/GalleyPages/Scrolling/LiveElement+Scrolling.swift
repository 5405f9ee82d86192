import GalleyAutomation
import GalleyTree

extension LiveElement {
  /// Scrolls until the element is found and can be seen.
  ///
  /// What is scrolled is the container that holds the element or, while the element has not been made yet, the
  /// largest one on the page: forward to its end, then once back to the other end.
  ///
  /// - Parameters:
  ///   - axis: Along which direction to scroll.
  ///   - fraction: Which part of the element must be visible, from 0 to 1; of one that does not fit, of what fits.
  ///   - duration: How long to search at the most, in the device's time.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Throws: ``PageError`` if it is not found from end to end, or cannot be brought into view.
  public func scrollIntoView(
    _ axis: ScrollAxis = .vertical, visible fraction: Double = 1, within duration: Duration? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    let subject = subject.live
    let deadline = context.deadline(within: duration ?? ScrollSearch.patience)
    func view(_ sight: Subject.Sight) -> ScrollView? {
      sight.places.first.flatMap { ScrollView(holding: $0, on: sight.screen) }
        ?? ScrollView(largestIn: sight.range, on: sight.screen)
    }
    let container = Target(name: "container of \(name)") { snapshot in
      let sight = subject.look(at: snapshot)
      return view(sight).map { [sight.screen.path(of: $0.place)] } ?? []
    }
    try context.automator.log.step("Scroll to \(name)") {
      var search = ScrollSearch(
        on: context.automator, axis: axis, fraction: fraction, until: deadline, in: container
      ) { snapshot in
        let sight = subject.look(at: snapshot)
        guard sight.scope == nil, sight.places.count < 2 else {
          throw subject.failure(sight, "scroll to", at: place)
        }
        return ScrollSearch.Look(
          snapshot: snapshot, screen: sight.screen, view: view(sight),
          target: sight.places.first.map { sight.screen.nodes[$0].element.frame })
      }
      if case .failed(let problem, let last) = try search.run() {
        let failure = RowsFailure(
          scene: context.scene(of: last.snapshot, at: place), page: subject.page, rows: name,
          locator: spec.declaration.description, problem: problem, seen: [], drags: search.drags)
        throw context.recorded(.rows(failure), on: last.snapshot)
      }
    }
  }
}
