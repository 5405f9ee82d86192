import Foundation

extension Part {
  /// The part of a number, here or below.
  func find(_ id: Int) -> Part? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// The part that holds the one of a number.
  func parent(of id: Int) -> Part? {
    if children.contains(where: { $0.id == id }) { return self }
    for child in children {
      if let found = child.parent(of: id) { return found }
    }
    return nil
  }

  /// Edits the part of a number, wherever it is.
  mutating func edit(_ id: Int, _ change: (inout Part) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].edit(id, change) }
  }

  /// All parts from here down, in paint order.
  var all: [Part] { [self] + children.flatMap(\.all) }

  /// The nearest part around the one of a number that is an element.
  func container(of id: Int) -> Part? {
    guard let parent = parent(of: id) else { return nil }
    return parent.isElement ? parent : container(of: parent.id)
  }
}
