@testable import GalleyExplanation

/// What a person who sees both pictures and the change of the source would say of it on one screen.
struct Expectation: Sendable, CustomStringConvertible {
  /// How the names of the elements begin that a person could say it of; any of them will do, and without any, every element.
  let elements: [String]
  /// Whether it can be said of a container as well.
  let isOfContainer: Bool
  /// The ways to put it; any of them will do.
  let readings: [Reading]

  private static let containers = ["scrollView", "sheet", "table", "collectionView", "cell"]

  var description: String {
    "\(elements.isEmpty ? "anything" : elements.joined(separator: " or ")): "
      + readings.map(\.description).joined(separator: ", ")
  }

  /// Whether a cause says this.
  func isMet(by cause: Cause) -> Bool {
    readings.contains {
      $0.kind == cause.kindName && ($0.property == nil || $0.property == cause.propertyName)
    }
      && (elements.isEmpty || elements.contains(where: cause.isAbout)
        || isOfContainer && Self.containers.contains { cause.elementName.hasPrefix($0) })
  }

  /// Whether both are about one element, so that they cannot be told apart.
  func overlaps(_ other: Expectation) -> Bool {
    elements.contains { mine in other.elements.contains { $0.hasPrefix(mine) || mine.hasPrefix($0) } }
  }
}

extension Cause {
  /// The element's name, such as `button "save" “Save”`.
  var elementName: String { "\(element)" }
  /// The kind in one word.
  var kindName: String { "\(kind)" }
  /// The property, or nothing.
  var propertyName: String { "\(property)" }

  /// Whether the element's identifier, label or type begins like this; one of a letter or two, such as initials, has to be the whole.
  func isAbout(_ beginning: String) -> Bool {
    // Capitals are a matter of style.
    let (name, beginning) = (elementName.lowercased(), beginning.lowercased())
    if beginning.count < 3, beginning.allSatisfy(\.isLetter) {
      return name.contains("\"\(beginning)\"") || name.contains("“\(beginning)”")
    }
    return name.hasPrefix(beginning) || name.contains("\"\(beginning)") || name.contains("“\(beginning)")
  }
}
