import GalleyAutomation
import GalleyPages
import GalleyTree

/// Goes over a screen and writes layouts.
struct Sketcher {
  let screen: ScreenIndex
  /// The names of layouts that were given.
  private(set) var names: Set<String> = []
  /// Layouts that belong to the one being written: rows and components.
  private var inner: [SketchedLayout] = []

  /// - Parameter names: The names that other layouts have.
  init(screen: ScreenIndex, names: Set<String> = []) {
    self.screen = screen
    self.names = names
  }

  /// The places of what lies over everything before it, from the back to the front.
  var fronts: [Int] {
    screen.nodes.indices.filter { isFront($0) && !screen.ancestors(of: $0).contains(where: isFront) }
  }

  /// The layouts of the screen: the one in front, then the ones behind it.
  mutating func layouts(named name: String?) -> [SketchedLayout] {
    let fronts = fronts
    var layouts: [SketchedLayout] = []
    for place in fronts.reversed() {
      layouts += layout(
        of: screen.nodes[place].end, from: place, named: layouts.isEmpty ? name : nil, except: [])
    }
    // The content below an answer of the system is the app's; the rest of the system is not.
    let root = screen.roots[0]
    guard !fronts.contains(root) else { return layouts }
    return layouts
      + layout(
        of: screen.nodes[root].end, from: root, named: layouts.isEmpty ? name : nil, except: Set(fronts))
  }

  /// Whether an element lies over everything before it and asks for an answer.
  private func isFront(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    return [.alert, .sheet, .dialog, .popover].contains(element.type)
      || (element.traits.contains(.modal) && element.type == .other)
  }

  private mutating func layout(
    of end: Int, from place: Int, named name: String?, except skipped: Set<Int>
  ) -> [SketchedLayout] {
    inner = []
    let root = screen.nodes[place].element
    let title = title(in: place..<end, except: skipped)
    let fallback = root.type == .application ? "Screen" : SketchKind.of(root.type).suffix
    let label = root.label.isEmpty ? SketchNaming.lastPart(root.identifier) : root.label
    var own = SketchNaming.layout(title ?? label, otherwise: fallback)
    if title == nil, root.type == .alert, !own.hasSuffix("Alert") { own += "Alert" }
    if root.type == .sheet, !own.hasSuffix("Sheet") { own += "Sheet" }
    own = name.map { SketchNaming.layout($0) } ?? own
    own = taking(own)
    // An alert's elements are looked for in all of the app, as a page's are.
    let range =
      root.type == .application || root.type == .other && place == screen.roots[0]
      ? place..<end : app(of: place)
    var writer = SketchWriter(
      locating: SketchLocating(screen: screen, content: content(title, in: place..<end, except: skipped)),
      range: range, name: own)
    if isFront(place) { writer.addFront(place) }
    let found = collect(in: place, except: skipped)
    for item in found.sorted(by: isBefore) {
      switch item {
      case .one(let place) where isSaidByControl(place): break
      case .one(let place):
        let isTab = screen.ancestors(of: place).contains { screen.nodes[$0].element.type == .tabBar }
        writer.add(place, as: isTab ? .tab : nil, isTitle: screen.nodes[place].element.label == title)
      case .rows(let places): addRows(places, to: &writer)
      case .tabs(let place): addTabs(place, to: &writer)
      }
    }
    var page = writer.layout
    page.part = isFront(place) ? .front : .page
    for index in inner.indices { inner[index].part = .inner }
    defer { inner = [] }
    return [page] + inner
  }

  private func app(of place: Int) -> Range<Int> {
    let root = screen.roots[screen.application(of: place)]
    return root..<screen.nodes[root].end
  }

  private mutating func taking(_ name: String) -> String {
    var result = name
    var number = 2
    while !names.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }
}

// MARK: The screen

extension Sketcher {
  /// Something worth a line.
  private enum Item {
    case one(Int)
    case rows([Int])
    case tabs(Int)

    var place: Int {
      switch self {
      case .one(let place), .tabs(let place): place
      case .rows(let places): places[0]
      }
    }
  }

  /// Bars come first as they are at the top, though they are painted last; the tab bar is at the bottom.
  private func isBefore(_ a: Item, _ b: Item) -> Bool {
    (rank(a), a.place) < (rank(b), b.place)
  }

  private func rank(_ item: Item) -> Int {
    if case .tabs = item { return 3 }
    let above = screen.ancestors(of: item.place).map { screen.nodes[$0].element.type }
    guard above.contains(.navigationBar) else { return above.contains(.toolbar) ? 2 : 1 }
    return screen.nodes[item.place].element.traits.contains(.header) ? -1 : 0
  }

  /// Whether a text is the label of a control beside it, such as of a switch in a cell, or identifies a cell
  /// with an identifier.
  private func isSaidByControl(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    guard element.type == .staticText, element.identifier.isEmpty, let parent = screen.nodes[place].parent
    else {
      return false
    }
    let above = screen.ancestors(of: place).map { screen.nodes[$0].element }
    if above.contains(where: { $0.type == .cell && !$0.identifier.isEmpty }) { return true }
    return screen.children(of: parent).contains { sibling in
      let other = screen.nodes[sibling].element
      return other.type != .staticText && SketchKind.of(other.type).isControl && other.label == element.label
    }
  }

  private static let ignored: Set<ElementType> = [
    .statusBar, .keyboard, .key, .scrollBar, .touchBar, .menuBar, .splitter, .rulerMarker, .valueIndicator,
  ]

  private func collect(in place: Int, except skipped: Set<Int>) -> [Item] {
    let children = screen.children(of: place).filter { child in
      !skipped.contains(child) && !Self.ignored.contains(screen.nodes[child].element.type)
    }
    var items: [Item] = []
    var repeated = SketchRows(screen: screen).groups(of: children)
    for child in children {
      if let group = repeated.firstIndex(where: { $0.contains(child) }) {
        items.append(.rows(repeated.remove(at: group)))
      } else if !SketchRows(screen: screen).isRepeated(child, among: children) {
        items += collect(one: child, except: skipped)
      }
    }
    return items
  }

  private func collect(one place: Int, except skipped: Set<Int>) -> [Item] {
    let element = screen.nodes[place].element
    if element.type == .tabBar { return [.tabs(place)] }
    if isWhole(place) { return isWorthALine(place) ? [.one(place)] : [] }
    let inside = collect(in: place, except: skipped)
    return isWorthALine(place, around: inside.count) ? [.one(place)] + inside : inside
  }

  /// Whether the elements inside of an element are its own parts, as the text of a button is.
  ///
  /// On web pages, a link may hold a whole row with elements that have identifiers, and so does the button of a row that leads somewhere.
  private func isWhole(_ place: Int) -> Bool {
    let type = screen.nodes[place].element.type
    guard SketchKind.of(type).isWhole else { return false }
    return type != .link && !isButtonOfRow(place)
      || screen.descendants(of: place).allSatisfy { screen.nodes[$0].element.identifier.isEmpty }
  }

  /// Whether it is the button that the system puts around the content of a row that leads somewhere.
  private func isButtonOfRow(_ place: Int) -> Bool {
    let node = screen.nodes[place]
    guard node.element.type == .button, node.element.identifier.isEmpty, let parent = node.parent else {
      return false
    }
    return screen.nodes[parent].element.type == .cell
  }

  private func isWorthALine(_ place: Int, around count: Int = 0) -> Bool {
    let element = screen.nodes[place].element
    let isNamed = !element.identifier.isEmpty
    if count > 0, isButtonOfRow(place) { return false }
    switch element.type {
    case .application, .window, .navigationBar, .toolbar, .tabBar: return false
    case .image, .icon: return isNamed || !element.label.isEmpty
    case .staticText: return isNamed || !element.label.isEmpty
    case .cell: return isNamed || !element.label.isEmpty
    case .scrollView, .table, .collectionView, .outline: return isNamed
    case .other, .group, .layoutArea, .layoutItem: return isNamed && count == 0
    case .progressIndicator, .activityIndicator, .webView: return true
    default: return SketchKind.of(element.type).isControl || isNamed
    }
  }

  /// The title in the bar at the top.
  private func title(in range: Range<Int>, except skipped: Set<Int>) -> String? {
    let bars = screen.places(of: .navigationBar, in: range).filter { bar in
      !screen.ancestors(of: bar).contains(where: skipped.contains)
    }
    guard let bar = bars.last else { return nil }
    let texts = screen.places(of: .staticText, in: screen.descendants(of: bar)).map {
      screen.nodes[$0].element
    }
    let text = texts.first { $0.traits.contains(.header) } ?? texts.first
    return [text?.label ?? "", screen.nodes[bar].element.identifier].first { !$0.isEmpty }
  }

  /// The title, if other elements have it too: then it is part of the content.
  private func content(
    _ title: String?, in range: Range<Int>, except skipped: Set<Int>
  ) -> SketchLocating.Content? {
    guard let title, title.count > 1 else { return nil }
    let around = Set(screen.places(of: .navigationBar, in: range)).union(skipped)
    let others = range.dropFirst().filter { place in
      !around.contains(place) && !screen.ancestors(of: place).contains(where: around.contains)
    }.map { screen.nodes[$0].element }
    // An author who names a picture after what it shows names it anew for every page.
    let isPictured = others.contains { element in
      element.type == .image && (element.label.contains(title) || element.identifier.contains(title))
    }
    if isPictured { return .init(text: title, isWhole: false) }
    let isSaid = others.contains { $0.type == .staticText && $0.label == title }
    return isSaid ? .init(text: title, isWhole: true) : nil
  }
}

// MARK: Rows and tabs

extension Sketcher {
  private mutating func addRows(_ places: [Int], to writer: inout SketchWriter) {
    let rows = SketchRows(screen: screen)
    guard let way = rows.locator(of: places, in: writer.range) else { return }
    let first = screen.nodes[places[0]].element
    let noun = rows.noun(of: places)
    let property = noun.map { SketchNaming.isMass($0) ? $0 + "Rows" : SketchNaming.plural($0) } ?? "rows"
    let singular = SketchNaming.capitalized(noun.map(SketchNaming.singular) ?? writer.layout.name)
    let name = taking(singular.hasSuffix("Row") ? singular : singular + "Row")
    var row = SketchWriter(
      locating: SketchLocating(screen: screen, content: nil), range: places[0]..<screen.nodes[places[0]].end,
      name: name)
    row.addItself(first)
    let ranges = places.map { $0..<screen.nodes[$0].end }
    for occurrences in rows.parts(of: places, leaves: { leaves(in: $0) }) { row.add(occurrences, of: ranges) }
    inner.append(row.layout)
    writer.addRows(way, as: property, of: name, key: row.key(on: places.count))
  }

  /// The elements of a row that are worth a line.
  private func leaves(in place: Int) -> [Int] {
    guard !isWhole(place) else { return [] }
    return screen.children(of: place).flatMap { child -> [Int] in
      let element = screen.nodes[child].element
      if Self.ignored.contains(element.type) { return [] }
      let inside = leaves(in: child)
      return (isWorthALine(child, around: inside.count) ? [child] : []) + inside
    }
  }

  private mutating func addTabs(_ place: Int, to writer: inout SketchWriter) {
    let name = taking("Tabs")
    var tabs = SketchWriter(
      locating: SketchLocating(screen: screen, content: nil), range: place..<screen.nodes[place].end,
      name: name)
    for tab in screen.descendants(of: place) {
      let element = screen.nodes[tab].element
      if SketchKind.tab.types.contains(element.type) { tabs.add(tab, as: .tab) }
    }
    inner.append(tabs.layout)
    let element = screen.nodes[place].element
    let way: SketchLocator = element.identifier.isEmpty ? .type(.tabBar) : .identifier(element.identifier)
    writer.addComponent(way, as: "tabs", of: name)
  }
}
