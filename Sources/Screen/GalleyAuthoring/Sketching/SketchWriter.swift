import GalleyAutomation
import GalleyPages
import GalleyTree

/// Writes one layout, element by element.
struct SketchWriter {
  let locating: SketchLocating
  /// The place where the layout's elements are looked for.
  let range: Range<Int>
  private(set) var layout: SketchedLayout
  private var taken: [String: String] = [:]
  /// The rows' texts, for each label that all of them have.
  private var texts: [(name: String, values: Set<String>, count: Int)] = []

  init(locating: SketchLocating, range: Range<Int>, name: String) {
    self.locating = locating
    self.range = range
    layout = SketchedLayout(name: name)
  }

  private var screen: ScreenIndex { locating.screen }

  /// Goes on with a layout, on another screen of its page.
  init(locating: SketchLocating, range: Range<Int>, continuing layout: SketchedLayout) {
    self.locating = locating
    self.range = range
    self.layout = layout
    for property in layout.properties { taken[property.name] = property.kind?.suffix ?? "Rows" }
  }

  private mutating func append(_ names: [String], suffix: String, _ property: SketchedLayout.Property)
    -> String
  {
    var property = property
    property.name = SketchNaming.unique(names, suffix: suffix, taken: taken)
    taken[property.name] = suffix
    layout.properties.append(property)
    return property.name
  }

  /// A property for an element of a kind, which has no name yet.
  private func property(
    _ kind: SketchKind, _ way: SketchLocator, note: String? = nil, remark: String? = nil,
    _ presence: SketchedLayout.Property.Presence = .required
  ) -> SketchedLayout.Property {
    .init(
      name: "", note: note, code: kind.code(way.code),
      declaration: ElementDeclaration(kind.types, way.locator, at: SketchLocating.nowhere), kind: kind,
      remark: remark, presence: presence)
  }

  /// Writes the alert or sheet that the layout is of.
  mutating func addFront(_ place: Int) {
    let element = screen.nodes[place].element
    guard !element.identifier.isEmpty || !element.label.isEmpty || element.type != .other else { return }
    let kind: SketchKind =
      switch element.type {
      case .alert: .alert
      case .sheet: .sheet
      default: .of(element.type)
      }
    let sighting = SketchLocating.ElementOccurrence(range: range, place: place)
    guard let way = locating.find([sighting], kind) else { return }
    let name = element.type == .other ? SketchNaming.property(layout.name) ?? "dialog" : element.type.name
    _ = append([name], suffix: kind.suffix, property(kind, way))
  }

  /// Writes an element.
  mutating func add(_ place: Int, as wanted: SketchKind? = nil, isTitle: Bool = false) {
    let element = screen.nodes[place].element
    let kind = wanted ?? SketchKind.of(element)
    let above = screen.ancestors(of: place).map { screen.nodes[$0].element }
    let isInAlert = above.contains { $0.type == .alert }
    // An alert's title is what the alert itself is found by.
    if isInAlert, element.type == .staticText, above.contains(where: { $0.label == element.label }) { return }
    let isInBar = above.contains { $0.type == .navigationBar }
    let isHeading = isTitle && isInBar
    let hasLastingText = locating.isLasting(element.label, of: element)
    if kind.name == "Label", element.identifier.isEmpty, !isHeading, !hasLastingText {
      if !layout.leftOut.contains(element.label) { layout.leftOut.append(element.label) }
      return
    }
    let sighting = SketchLocating.ElementOccurrence(range: range, place: place)
    guard let way = locating.find([sighting], kind, isIntroduced: isInAlert && kind.isControl) else { return }
    let isNamed = !element.identifier.isEmpty
    let isSure = isHeading || kind.isControl || isNamed || isInAlert
    _ = append(
      isHeading ? ["title"] : names(of: element, kind, way, isInAlert), suffix: kind.suffix,
      property(
        kind, way, note: note(of: element, way), remark: remark(of: element, way),
        isSure && !isPassing(element) ? .required : .optional))
  }

  /// Writes the element that a row itself is.
  mutating func addItself(_ element: Element) {
    let kind = SketchKind.of(element)
    let name: String =
      switch kind.name {
      case "Cell": "cell"
      case "Label": "text"
      case "AnyElement": "itself"
      default: SketchNaming.property(kind.name) ?? "itself"
      }
    _ = append([name], suffix: kind.suffix, property(kind, .itself))
  }

  /// Writes a part of a row.
  mutating func add(_ occurrences: [SketchLocating.ElementOccurrence], of rows: [Range<Int>]) {
    let element = screen.nodes[occurrences[0].place].element
    let kind = SketchKind.of(element)
    let others = rows.filter { row in !occurrences.contains { $0.range == row } }
    guard let way = locating.find(occurrences, others: others, kind) else {
      if kind.name == "Label", !layout.leftOut.contains(element.label) {
        layout.leftOut.append(element.label)
      }
      return
    }
    var wanted =
      element.identifier.isEmpty ? nil : SketchNaming.property(SketchNaming.lastPart(element.identifier))
    if wanted == nil, way.saysLabel { wanted = SketchNaming.property(element.label) }
    if wanted == nil, kind.name == "Label" { wanted = taken["title"] != nil ? "detail" : "title" }
    let name = append(
      [wanted ?? SketchNaming.property(kind.suffix) ?? "element"], suffix: kind.suffix,
      property(
        kind, way, note: note(of: element, way), remark: remark(of: element, way),
        others.isEmpty && kind.name != "Image" ? .required : .optional))
    if kind.name == "Label", others.isEmpty {
      texts.append((name, Set(occurrences.map { screen.nodes[$0.place].element.label }), occurrences.count))
    }
  }

  /// Writes rows.
  mutating func addRows(_ way: SketchLocator, as property: String, of row: String, key: String?) {
    let words = key.map { ", key: \\.\($0)" } ?? ""
    _ = append(
      [property], suffix: "Rows",
      .init(
        name: "", code: "Rows(\(way.code), of: \(row).self\(words))",
        declaration: ElementDeclaration([.cell], way.locator, at: SketchLocating.nowhere), content: row,
        key: key, presence: .required, demand: ".atLeast(1)"))
  }

  /// Writes a component.
  mutating func addComponent(_ way: SketchLocator, as property: String, of content: String) {
    _ = append(
      [property], suffix: "Bar",
      .init(
        name: "", code: "Component(\(way.code), \(content).self)",
        declaration: ElementDeclaration([], way.locator, at: SketchLocating.nowhere), content: content,
        presence: .required))
  }

  /// The label that distinguishes rows.
  ///
  /// - Returns: The first label with a different text in each row; `nil` if there is none.
  func key(on count: Int) -> String? {
    texts.first { $0.count == count && $0.values.count == count && !$0.values.contains("") }?.name
  }

  /// Whether an element comes and goes: an indicator of activity, or an element named after a mishap.
  private func isPassing(_ element: Element) -> Bool {
    if element.type == .activityIndicator || element.type == .progressIndicator { return true }
    guard !SketchKind.of(element).isControl else { return false }
    let words = SketchNaming.words(SketchNaming.lastPart(element.identifier)).map { $0.lowercased() }
    return words.contains { Self.passing.contains($0) }
  }

  private static let passing: Set<String> = [
    "badge", "banner", "error", "errors", "failure", "hint", "loading", "message", "notice", "problem",
    "spinner",
    "toast", "warning",
  ]

  private func names(
    of element: Element, _ kind: SketchKind, _ way: SketchLocator, _ isInAlert: Bool
  ) -> [String] {
    if isInAlert, kind.name == "Label", element.identifier.isEmpty { return ["message"] }
    var texts: [String] = []
    if !locating.isContent(element.identifier) { texts.append(SketchNaming.lastPart(element.identifier)) }
    if !locating.isContent(element.label) {
      // The control's name does not include the value in its label.
      texts.append(kind.holdsValue ? element.label.filter { !$0.isNumber } : element.label)
    }
    texts.append(element.placeholder ?? "")
    let kindName = kind.name == "Image" ? "picture" : SketchNaming.property(kind.suffix) ?? "element"
    let name = texts.lazy.compactMap(SketchNaming.property).first ?? kindName
    if let container = way.container.map(SketchNaming.lastPart).flatMap(SketchNaming.property) {
      return [container + SketchNaming.capitalized(name)]
    }
    let long = locating.isContent(element.identifier) ? nil : SketchNaming.lastParts(element.identifier)
    return [name] + (long.map { [$0] } ?? [])
  }

  /// The present text of the element, if the locator does not contain it.
  private func note(of element: Element, _ way: SketchLocator) -> String? {
    var facts: [String] = []
    let kind = SketchKind.of(element).name
    let said = kind == "Cell" && element.label.isEmpty ? Self.firstText(in: element) : element.label
    if !said.isEmpty, !way.saysLabel { facts.append(SketchNaming.shown(said)) }
    if kind == "SecureField" {
      // Nobody wants to read a secret in a source file, nor its length.
    } else if kind == "Toggle", let value = element.value?.text {
      facts.append(["1", "true", "on"].contains(value.lowercased()) ? "on" : "off")
    } else if let value = element.value?.text, !value.isEmpty, value != element.placeholder,
      value != element.label
    {
      facts.append("holds \(SketchNaming.shown(value))")
    } else if let placeholder = element.placeholder, !placeholder.isEmpty, !way.code.contains(".placeholder(")
    {
      facts.append("shows \(SketchNaming.shown(placeholder)) when empty")
    }
    if element.isSelected { facts.append("selected") }
    if !element.isEnabled { facts.append("takes no input now") }
    guard let first = facts.first else { return nil }
    return ([SketchNaming.capitalized(first)] + facts.dropFirst()).joined(separator: ", ") + "."
  }

  /// The title of a cell: the first text in it that is not on a separate line.
  private static func firstText(in element: Element) -> String {
    for child in element.children {
      if child.type == .staticText, child.identifier.isEmpty, !child.label.isEmpty { return child.label }
      let text = firstText(in: child)
      if !text.isEmpty { return text }
    }
    return ""
  }

  private func remark(of element: Element, _ way: SketchLocator) -> String? {
    if element.identifier == "BackButton" { return "Add opens: with the layout of the page before." }
    if way.isPosition {
      return "By its position, because nothing else identifies it: give it an identifier."
    }
    return nil
  }
}
