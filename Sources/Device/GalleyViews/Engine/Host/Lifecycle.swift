/// The record of the nodes in the window, and of the callbacks of those that come and go.
///
/// A view is in the window when the last layout placed it; views that are covered by a page or scrolled away
/// are not.
@MainActor package struct Lifecycle {
  /// The callbacks of a node for one update.
  package struct Event {
    weak var node: Node?
    let handle: UInt64
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    package init(_ node: Node, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
      self.node = node
      self.handle = node.handle
      self.appear = appear
      self.disappear = disappear
    }
  }

  private var watched: [UInt64: (number: Int, event: Event)] = [:]
  private var present: [UInt64: Event] = [:]
  private var count = 0

  mutating func add(_ event: Event) {
    count += 1
    watched[event.handle] = (count, event)
  }

  /// Returns the callbacks to call after a layout: for nodes that left, oldest first, then for those that
  /// appeared, in the order in which they were evaluated.
  mutating func settle() -> [() -> Void] {
    guard !watched.isEmpty || !present.isEmpty else { return [] }
    watched = watched.filter { $0.value.event.node != nil }
    let before = present
    present = watched.compactMapValues { $0.event.node?.isShown == true ? $0.event : nil }
    let gone = before.keys.filter { present[$0] == nil }.sorted()
    let came = watched.values.filter { present[$0.event.handle] != nil && before[$0.event.handle] == nil }
      .sorted { $0.number < $1.number }
    return gone.compactMap { (watched[$0]?.event ?? before[$0])?.disappear } + came.compactMap(\.event.appear)
  }
}
