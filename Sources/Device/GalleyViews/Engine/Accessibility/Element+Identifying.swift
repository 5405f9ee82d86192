import GalleyTree

extension Element {
  /// Sets the identifier of an element without one; the buttons of a stepper get theirs from it, as in SwiftUI.
  mutating func identify(_ name: String) {
    guard identifier.isEmpty else { return }
    identifier = name
    guard type == .stepper else { return }
    for index in children.indices where children[index].type == .button {
      if children[index].identifier.isEmpty {
        children[index].identifier = "\(name)-\(children[index].label)"
      }
    }
  }
}
