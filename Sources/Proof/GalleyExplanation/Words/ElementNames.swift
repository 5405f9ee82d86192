import GalleyText
import GalleyTree

/// The names of elements in sentences.
///
/// An element is called as ``ElementText/name(_:)`` has it. One that this does not tell from others, because it has
/// no label and no identifier of its own, is called with the first text inside it too:
/// `cell "recipe.row" with “Fluffy Pancakes”`.
struct ElementNames: Sendable {
  /// The identifiers that more than one element of a tree has.
  private let repeated: Set<String>
  /// The unit of lengths.
  let unit: LengthUnit

  /// Reads which identifiers repeat.
  init(_ matching: ElementMatching) {
    var repeated = Set<String>()
    for outline in [matching.baseline, matching.candidate] {
      var seen = Set<String>()
      for node in outline.nodes where !node.element.identifier.isEmpty {
        if !seen.insert(node.element.identifier).inserted { repeated.insert(node.element.identifier) }
      }
    }
    self.repeated = repeated
    unit = LengthUnit(of: matching.candidate[0].element)
  }

  /// The name of an element.
  func name(_ element: Element) -> String {
    let name = ElementText.name(element)
    if !element.label.isEmpty { return name }
    if !element.identifier.isEmpty, !repeated.contains(element.identifier) { return name }
    return Self.textInside(element).map { "\(name) with \($0)" } ?? name
  }

  /// The number of elements that are searched for a name.
  private static let most = 256

  /// The first text inside, or else the first image, or else the first thing that has an identifier.
  private static func textInside(_ element: Element) -> String? {
    var text: String?
    var image: String?
    var named: String?
    var rest = most
    element.walk { child, path in
      rest -= 1
      if path == .root || rest < 0 { return rest >= 0 }
      if !child.label.isEmpty {
        let label = "“\(CleanText.line(child.label, limit: 60))”"
        if child.type == .image { image = image ?? label } else { text = text ?? label }
      }
      if named == nil, !child.identifier.isEmpty { named = ElementText.name(child) }
      return text == nil
    }
    return text ?? image ?? named
  }
}
