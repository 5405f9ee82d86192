import GalleyTree

/// The identity of an element of a running app, from one snapshot to the next.
///
/// Where the driver knows which live object an element is, that counts. Elsewhere an element is the same if
/// it is in the same place of the tree and is called the same.
package struct ElementKey: Hashable, Sendable {
  /// The name the app is installed under.
  package let bundleIdentifier: String
  let handle: UInt64?
  let path: [Int]
  let type: ElementType
  let identifier: String
  let label: String

  /// Takes the key of an element.
  package init(of place: Int, in screen: ScreenIndex) {
    let element = screen.nodes[place].element
    bundleIdentifier = screen.bundleIdentifiers[screen.application(of: place)]
    handle = element.handle
    path = Array(screen.path(of: place).indices.dropFirst())
    type = element.type
    identifier = element.identifier
    label = element.label
  }

  /// The place of the element now.
  ///
  /// - Returns: Its place, or `nil` if it is gone.
  package func place(in screen: ScreenIndex) -> Int? {
    guard let application = screen.bundleIdentifiers.firstIndex(of: bundleIdentifier) else { return nil }
    let root = screen.roots[application]
    if let handle {
      return (root..<screen.nodes[root].end).first { screen.nodes[$0].element.handle == handle }
    }
    guard let place = screen.place(at: ElementPath([application] + path)) else { return nil }
    let element = screen.nodes[place].element
    let isSame = element.type == type && element.identifier == identifier && element.label == label
    return isSame ? place : nil
  }

  /// Whether two keys are of one element; where both have a handle, nothing else counts.
  package static func == (a: ElementKey, b: ElementKey) -> Bool {
    guard a.bundleIdentifier == b.bundleIdentifier else { return false }
    if let first = a.handle, let second = b.handle { return first == second }
    return a.handle == b.handle && a.path == b.path && a.type == b.type && a.identifier == b.identifier
      && a.label == b.label
  }

  /// Hashes the common parts of equal keys.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bundleIdentifier)
    hasher.combine(handle)
  }
}
