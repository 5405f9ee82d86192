import GalleyTree

/// The element that an action is for: a name for reports, and how to find it on a snapshot.
package struct Target {
  /// The name in reports, such as `"Retry" Button`.
  package var name: String

  /// All elements that match, as paths in `Snapshot/screen`, in tree order.
  package var find: (Snapshot) -> [ElementPath]

  /// The string to search for, if any; failures list similar texts.
  package var sought: String?

  /// The query that finds it, if any; failures report which of its steps became empty.
  package private(set) var query: ElementQuery?

  package init(name: String, sought: String? = nil, find: @escaping (Snapshot) -> [ElementPath]) {
    self.name = name
    self.sought = sought
    self.find = find
  }

  /// Creates a target of the elements that a query finds.
  package init(_ query: ElementQuery, name: String? = nil) {
    self.init(name: name ?? query.name, sought: query.sought) { query.evaluate(on: $0) }
    self.query = query
  }

  /// The element that was found before, if the target is bound to one.
  private var element: ElementKey?

  /// The target, bound to the element that it has found: an action may change the value or label by which the element was found.
  ///
  /// Once that element is gone, the target is looked for as before.
  func bound(to place: Int, in screen: ScreenIndex) -> Target {
    var bound = self
    bound.element = ElementKey(of: place, in: screen)
    return bound
  }

  /// All elements that match, by their places.
  func places(in screen: ScreenIndex, _ snapshot: Snapshot) -> [Int] {
    if let place = element?.place(in: screen) { return [place] }
    return query.map { $0.evaluate(on: screen) } ?? find(snapshot).compactMap(screen.place)
  }
}
