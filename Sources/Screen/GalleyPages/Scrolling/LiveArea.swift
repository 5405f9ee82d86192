import GalleyAutomation
import GalleyTree

/// An area to scroll in and drag on: an element, a component, a row, rows, a page, or the whole app.
public protocol LiveArea {
  /// The context of the area, for Galley's helpers.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The area's context.
  func _areaContext(at site: CallSite) -> AreaContext
}

/// The area that helpers scroll and drag in; tests have no need of it.
public struct AreaContext {
  /// The area's element.
  let subject: ElementReference
  /// Whether the target elements are rows, so that their container is the area.
  var holdsRows = false
  /// The line of the test.
  let place: CallSite

  /// The area's name.
  var name: String { subject.name }
  /// The place where it is looked for.
  var context: PageContext { subject.context }
  /// The device.
  var automator: Automator { context.automator }

  /// The scroll container: the area itself, the largest one in it, or the one that holds the rows.
  ///
  /// - Returns: It, as it is there; `nil` if nothing can be scrolled.
  func view(_ lookup: ElementReference.ElementLookup) -> ScrollContainer? {
    if holdsRows {
      return lookup.places.first.flatMap { ScrollContainer(holding: $0, on: lookup.screen) }
        ?? ScrollContainer(largestIn: lookup.range, on: lookup.screen)
    }
    guard lookup.places.count == 1, let place = lookup.places.first else { return nil }
    return ScrollContainer(largestIn: place..<lookup.screen.nodes[place].end, on: lookup.screen)
  }

  /// The scroll container on a snapshot.
  func view(on snapshot: Snapshot) -> (view: ScrollContainer, screen: ScreenIndex)? {
    let lookup = subject.look(at: snapshot)
    return view(lookup).map { ($0, lookup.screen) }
  }

  /// Makes the failure of something that was looked for here.
  func failure(
    _ problem: RowsFailure.Problem, for name: String? = nil, locator: String = "", drags: Int = 0,
    on snapshot: Snapshot
  ) -> PageError {
    let failure = RowsFailure(
      scene: context.scene(of: snapshot, at: place), page: subject.page, rows: name ?? self.name,
      locator: locator, problem: problem, seen: [], drags: drags)
    return context.recorded(.rows(failure), on: snapshot)
  }
}

extension LiveElement: LiveArea {
  /// The area of the element.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The area's context.
  public func _areaContext(at site: CallSite) -> AreaContext {
    AreaContext(subject: subject.live, place: site)
  }
}

extension Page: LiveArea {
  /// The area of the page, component or row.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The area's context.
  public func _areaContext(at site: CallSite) -> AreaContext {
    AreaContext(subject: itself.live, place: site)
  }
}

extension LiveRows: LiveArea {
  /// The area of the rows.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The area's context.
  public func _areaContext(at site: CallSite) -> AreaContext {
    AreaContext(subject: subject.live, holdsRows: true, place: site)
  }
}

extension Application: LiveArea {
  /// All of the app.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: The area's context.
  public func _areaContext(at site: CallSite) -> AreaContext {
    AreaContext(subject: PageContext(application: self, place: site).wholeApp, place: site)
  }
}

/// The layout of a whole app without a known page; failures show its name.
private struct Screen: Layout {
  var body: Blueprint { Required {} }
}

extension PageContext {
  /// All of the app.
  var wholeApp: ElementReference {
    ElementReference(
      context: outside, owner: LayoutDescription.of(Screen.self),
      declaration: ElementDeclaration([], .itself, at: place), isWhole: true)
  }
}
