import GalleyAutomation
import GalleyTree

/// The identity of a row, from one snapshot to the next.
///
/// The text of its key counts, if it has one. Else the row is the one with the same content; among several of
/// those, the one that is the same live object or, failing that, the one at the same place among them. If the
/// content is nowhere any more, the row is the same live object with a new content.
struct RowIdentity: Hashable, Sendable {
  /// The text of the key.
  let key: String?
  /// Types, identifiers, labels and values of everything in the row.
  let content: [String]
  /// Which live object it is, where the driver knows.
  let handle: UInt64?
  /// The number of the row among those with the same content, from 0.
  let ordinal: Int
  /// The text of the row, for reports.
  let title: String
}

/// The rows of a kind, with the means to find and distinguish them.
struct RowKind: Sendable {
  let declaration: ElementDeclaration
  let layout: LayoutDescription
  let key: ElementDeclaration?

  /// The rows that have all that their layout requires.
  func places(in range: Range<Int>, on screen: ScreenIndex, _ configuration: Configuration) -> [Int] {
    let evaluator = LayoutEvaluator(screen: screen, configuration: configuration)
    return declaration.places(in: range, on: screen).filter {
      evaluator.lacking(of: layout, inRow: $0).isEmpty
    }
  }

  /// The incomplete rows, with their missing elements.
  func incomplete(in range: Range<Int>, on screen: ScreenIndex, _ configuration: Configuration)
    -> [IncompleteRow]
  {
    let evaluator = LayoutEvaluator(screen: screen, configuration: configuration)
    return declaration.places(in: range, on: screen).compactMap { place in
      let lacks = evaluator.lacking(of: layout, inRow: place)
      return lacks.isEmpty
        ? nil
        : IncompleteRow(title: keyText(of: place, on: screen) ?? title(of: place, on: screen), lacks: lacks)
    }
  }

  func identities(of places: [Int], on screen: ScreenIndex) -> [RowIdentity] {
    var counts: [[String]: Int] = [:]
    return places.map { place in
      let content = Self.content(of: place, on: screen)
      let key = keyText(of: place, on: screen)
      let ordinal = counts[content, default: 0]
      counts[content] = ordinal + 1
      return RowIdentity(
        key: key, content: content, handle: screen.nodes[place].element.handle, ordinal: ordinal,
        title: key ?? title(of: place, on: screen))
    }
  }

  /// Finds a row again.
  func places(of identity: RowIdentity, in range: Range<Int>, on screen: ScreenIndex) -> [Int] {
    let places = declaration.places(in: range, on: screen)
    if let key = identity.key { return places.filter { keyText(of: $0, on: screen) == key } }
    let same = places.filter { Self.content(of: $0, on: screen) == identity.content }
    let handle = identity.handle
    if let object = (same.isEmpty ? places : same).first(where: {
      handle != nil && screen.nodes[$0].element.handle == handle
    }) {
      return [object]
    }
    if same.count < 2 { return same }
    return same.indices.contains(identity.ordinal) ? [same[identity.ordinal]] : []
  }

  private func keyText(of place: Int, on screen: ScreenIndex) -> String? {
    guard let key else { return nil }
    let places = key.places(in: place..<screen.nodes[place].end, on: screen)
    return places.first.map { LiveText.text(of: screen.nodes[$0].element, isField: false) }
  }

  /// Types, identifiers, labels and values of everything in a row.
  static func content(of place: Int, on screen: ScreenIndex) -> [String] {
    (place..<screen.nodes[place].end).map { inner in
      let element = screen.nodes[inner].element
      return [element.type.name, element.identifier, element.label, element.value?.text ?? ""]
        .joined(separator: "\u{1F}")
    }
  }

  /// The first texts in the row.
  private func title(of place: Int, on screen: ScreenIndex) -> String {
    var texts: [String] = []
    for inner in place..<screen.nodes[place].end {
      let text = LiveText.text(of: screen.nodes[inner].element, isField: false)
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty
      ? ElementText.name(screen.nodes[place].element) : texts.prefix(3).joined(separator: ", ")
  }
}
