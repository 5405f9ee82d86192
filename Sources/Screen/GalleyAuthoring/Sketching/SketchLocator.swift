import GalleyAutomation
import GalleyPages
import GalleyTree

/// The locator of an element in a sketch: as a value, and as Swift.
struct SketchLocator {
  let locator: Locator
  let code: String
  /// Whether it has the element's label in full.
  var saysLabel = false
  /// Whether it counts.
  var isPosition = false
  /// The identifier of the container, if the search is limited to it.
  var container: String?
  /// The identifier it looks for, if it is that alone.
  var identifier: String?

  /// The same, below another element.
  func inside(_ container: SketchLocator) -> SketchLocator {
    SketchLocator(
      locator: locator.inside(container.locator), code: "\(chained).inside(\(container.code))",
      saysLabel: saysLabel,
      container: container.identifier)
  }

  /// The same, one of several.
  func at(_ position: Int) -> SketchLocator {
    SketchLocator(
      locator: locator.at(position), code: "\(chained).at(\(position))", isPosition: true,
      container: container)
  }

  /// A literal cannot be followed by a point: there it is a text, not a locator.
  private var chained: String { code.hasPrefix("\"") ? ".identifier(\(code))" : code }

  static func identifier(_ text: String) -> SketchLocator {
    var way = SketchLocator(locator: .identifier(text), code: SwiftLiteral.of(text))
    way.identifier = text
    return way
  }

  static func label(_ text: String) -> SketchLocator {
    guard text.count > longestText else {
      return SketchLocator(
        locator: .label(text), code: ".label(\(SwiftLiteral.of(text)))", saysLabel: true)
    }
    let part = beginning(of: text)
    return SketchLocator(
      locator: .label(beginningWith: part), code: ".label(beginningWith: \(SwiftLiteral.of(part)))")
  }

  /// The beginning of a label that ends with a value.
  static func label(before text: String) -> SketchLocator? {
    let start = String(text.prefix { !$0.isNumber })
    guard start.count < text.count, SketchNaming.words(start).contains(where: { $0.count > 2 }) else {
      return nil
    }
    return SketchLocator(
      locator: .label(beginningWith: start), code: ".label(beginningWith: \(SwiftLiteral.of(start)))")
  }

  static func placeholder(_ text: String) -> SketchLocator {
    SketchLocator(locator: .placeholder(text), code: ".placeholder(\(SwiftLiteral.of(text)))")
  }

  static func type(_ type: ElementType) -> SketchLocator {
    SketchLocator(locator: .type(type), code: ".type(.\(type.name))")
  }

  static let itself = SketchLocator(locator: .itself, code: ".itself")

  static func beginning(_ prefix: String) -> SketchLocator {
    SketchLocator(
      locator: .identifier(beginningWith: prefix),
      code: ".identifier(beginningWith: \(SwiftLiteral.of(prefix)))")
  }

  /// The length beyond which only the beginning of a text is used.
  static let longestText = 60

  /// The beginning of a long text, to the end of a word.
  private static func beginning(of text: String) -> String {
    let start = text.prefix(40)
    let line = start.prefix { !$0.isNewline }
    let words = line.count < start.count ? line : start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return String(words.count < 8 ? start : words)
  }
}

/// Finds the way to an element that changes least.
struct SketchLocating {
  /// The same element, wherever it is there: once on a page, once in each of several rows.
  struct ElementOccurrence {
    let range: Range<Int>
    let place: Int
  }

  let screen: ScreenIndex
  /// The visible content that the page is named after, if any; it is not used for locators.
  let content: Content?

  /// A text of the page's content.
  struct Content {
    let text: String
    /// Whether only the exact text is content, and not a text that contains it.
    let isWhole: Bool
  }

  /// Finds a way.
  ///
  /// - Returns: The way; `nil` if there is none that is good on all places.
  func find(
    _ occurrences: [ElementOccurrence], others: [Range<Int>] = [], _ kind: SketchKind,
    isIntroduced: Bool = false
  ) -> SketchLocator? {
    guard let first = occurrences.first else { return nil }
    let element = screen.nodes[first.place].element
    var plain: [SketchLocator] = []
    if !element.identifier.isEmpty, !isContent(element.identifier) {
      plain.append(.identifier(element.identifier))
    }
    if isLasting(element.label, of: element) { plain.append(.label(element.label)) }
    if kind.holdsValue, let way = SketchLocator.label(before: element.label) { plain.append(way) }
    if let text = element.placeholder, !text.isEmpty, text.count <= SketchLocator.longestText {
      plain.append(.placeholder(text))
    }
    let containers = containers(of: first)
    var candidates = plain + plain.flatMap { way in containers.map(way.inside) }
    if isIntroduced, let container = containers.first {
      candidates.removeAll { $0.saysLabel }
      candidates += plain.filter(\.saysLabel).map { $0.inside(container) }
    }
    let type = SketchLocator.type(element.type)
    candidates += [type] + containers.map(type.inside)
    if let way = candidates.first(where: { isGood($0, occurrences, others, kind) }) { return way }
    // By position: inside of the nearest container that can be found, else of all.
    for way in plain + containers.prefix(1).map(type.inside) + [type] {
      let places = ElementDeclaration(kind.types, way.locator, at: Self.nowhere).places(
        in: first.range, on: screen)
      if let position = places.firstIndex(of: first.place) {
        let counted = way.at(position)
        if isGood(counted, occurrences, others, kind) { return counted }
      }
    }
    return nil
  }

  static let nowhere = CallSite(fileID: "", filePath: "", line: 0)

  private func isGood(
    _ way: SketchLocator, _ occurrences: [ElementOccurrence], _ others: [Range<Int>], _ kind: SketchKind
  ) -> Bool {
    let declaration = ElementDeclaration(kind.types, way.locator, at: Self.nowhere)
    return occurrences.allSatisfy { declaration.places(in: $0.range, on: screen) == [$0.place] }
      && others.allSatisfy { declaration.places(in: $0, on: screen).isEmpty }
  }

  /// The containers of an element that can themselves be found, from the nearest out.
  private func containers(of sighting: ElementOccurrence) -> [SketchLocator] {
    let named: [ElementType] = [.alert, .sheet, .navigationBar, .tabBar, .toolbar, .popover, .dialog]
    return screen.ancestors(of: sighting.place).filter { $0 > sighting.range.lowerBound }.compactMap {
      place in
      let element = screen.nodes[place].element
      if named.contains(element.type) { return .type(element.type) }
      if element.identifier.isEmpty || isContent(element.identifier) { return nil }
      return .identifier(element.identifier)
    }
  }

  /// Whether a text belongs to the page's content, not to the page.
  func isContent(_ text: String) -> Bool {
    content.map { text == $0.text || (!$0.isWhole && text.contains($0.text)) } ?? false
  }

  /// Whether a label stays as long as the page does: figures in a text change.
  func isLasting(_ label: String, of element: Element) -> Bool {
    guard !label.isEmpty, !isContent(label) else { return false }
    let kind = SketchKind.of(element)
    // A single letter stands above the names that begin with it.
    if kind.name == "Label", label.count == 1 { return false }
    return kind.isControl && !kind.holdsValue || !label.contains(where: \.isNumber)
  }
}
