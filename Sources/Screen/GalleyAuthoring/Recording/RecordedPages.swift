import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree

/// The layouts of the pages that a person came to, each made of the first screen on which something was done, and completed by later ones.
struct RecordedPages {
  /// A page, or what lies in front of one.
  struct Page {
    let key: String
    /// The layout of the page, then those of its rows and components.
    var layouts: [SketchedLayout]
    var name: String { layouts[0].name }
  }

  /// An element of a page, as a test reaches it.
  struct Member: Hashable {
    /// The indices of layout and property in ``Page/layouts``.
    var layout: Int
    var property: Int
    /// The way to it from the page, such as `books["Emma"].open`.
    var path: String
  }

  private(set) var pages: [Page] = []
  private var names: Set<String> = []

  /// The share of its elements by which a screen of the same address is the same page.
  ///
  /// Two pages of one address, as of an app that shows all of them without another address, have hardly more in common than their bars.
  private static let leastShare = 0.4

  // MARK: Finding pages

  /// The index of the page that a step's element is on, or the page in front; a page that is new gets a layout.
  mutating func page(of screen: RecordedScreen, at place: Int?) -> Int {
    let fronts = screen.fronts
    let front = fronts.last { front in place.map { screen.index.nodes[front].contains($0, at: front) } ?? true
    }
    let main = "\(screen.screen.page)\n"
    if let front {
      let element = screen.index.nodes[front].element
      let words = element.identifier.isEmpty ? element.label : element.identifier
      return index(of: "\(main)\(element.type.name) \(words)", on: screen, front: front)
    }
    let candidates = pages.indices.filter {
      pages[$0].key.hasPrefix(main) && pages[$0].layouts[0].part == .page
    }
    let likeliest = candidates.map { ($0, share(of: pages[$0].layouts[0], on: screen)) }.max { $0.1 < $1.1 }
    if let (index, share) = likeliest, share >= Self.leastShare { return index }
    return add("\(main)\(candidates.count)", of: screen, front: nil)
  }

  /// The part of a layout's required elements that a screen has.
  private func share(of layout: SketchedLayout, on screen: RecordedScreen) -> Double {
    let required = layout.properties.filter { $0.presence == .required }
    guard !required.isEmpty else { return 1 }
    let there = required.count { !$0.declaration.places(in: screen.range, on: screen.index).isEmpty }
    return Double(there) / Double(required.count)
  }

  private mutating func index(of key: String, on screen: RecordedScreen, front: Int) -> Int {
    pages.firstIndex { $0.key == key } ?? add(key, of: screen, front: front)
  }

  private mutating func add(_ key: String, of screen: RecordedScreen, front: Int?) -> Int {
    var sketcher = Sketcher(screen: screen.index, names: names)
    // The layouts of the parts in front come first, the front one of them before the others.
    let layouts = sketcher.layouts(named: screen.fronts.isEmpty ? screen.screen.name : nil)
    let heads = layouts.indices.filter { layouts[$0].part != .inner }
    let wanted: Int
    if let front, let number = Array(screen.fronts.reversed()).firstIndex(of: front) {
      wanted = number
    } else {
      wanted = heads.count - 1
    }
    let start = heads[min(wanted, heads.count - 1)]
    let end = heads.first { $0 > start } ?? layouts.count
    var page = Page(key: key, layouts: Array(layouts[start..<end]))
    if front == nil, !screen.fronts.isEmpty, let name = screen.screen.name {
      page.layouts[0].name = free(SketchNaming.layout(name))
    }
    names.formUnion(page.layouts.map(\.name))
    pages.append(page)
    return pages.count - 1
  }

  private func free(_ name: String) -> String {
    guard names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// The index of the page of a dialog of JavaScript, which the browser shows over a page.
  mutating func dialog(over page: Int, isQuestion: Bool) -> Int {
    let key = "\(pages[page].key)\n\(isQuestion ? "question" : "message")"
    if let known = pages.firstIndex(where: { $0.key == key }) { return known }
    let name = free("\(pages[page].name)\(isQuestion ? "Question" : "Message")")
    var layout = SketchedLayout(name: name)
    layout.part = .front
    func add(_ name: String, _ kind: SketchKind, _ way: SketchLocator) {
      layout.properties.append(
        .init(
          name: name, code: kind.code(way.code),
          declaration: ElementDeclaration(kind.types, way.locator, at: SketchLocating.nowhere), kind: kind,
          presence: .required))
    }
    let alert = SketchLocator.type(.alert)
    add("alert", .alert, alert)
    add("accept", .of(.button), .label("OK").inside(alert))
    if isQuestion { add("cancel", .of(.button), .label("Cancel").inside(alert)) }
    names.insert(name)
    pages.append(Page(key: key, layouts: [layout]))
    return pages.count - 1
  }

  // MARK: Completing pages

  /// Takes note of another visit: what is not there every time is not required.
  mutating func revisit(_ page: Int, on screen: RecordedScreen) {
    for index in pages[page].layouts[0].properties.indices {
      let property = pages[page].layouts[0].properties[index]
      if property.presence == .required,
        property.declaration.places(in: screen.range, on: screen.index).isEmpty
      {
        pages[page].layouts[0].properties[index].presence = .optional
        pages[page].layouts[0].properties[index].demand = ""
      }
    }
  }

  /// Takes note of the page that an element opens; `nil` takes that back.
  mutating func open(_ member: Member, of page: Int, _ name: String?) {
    pages[page].layouts[member.layout].properties[member.property].opens = name
    if name != nil { pages[page].layouts[member.layout].properties[member.property].remark = nil }
  }

  subscript(_ member: Member, of page: Int) -> SketchedLayout.Property {
    pages[page].layouts[member.layout].properties[member.property]
  }

  /// The member of a page that stands for an element, which is added if it is worth it.
  ///
  /// - Parameters:
  ///   - place: The element.
  ///   - first: The screen at the beginning of the visit, whose rows are there without scrolling.
  mutating func member(_ place: Int, of page: Int, on screen: RecordedScreen, first: RecordedScreen)
    -> Member?
  {
    if let known = known(place, of: page, on: screen, first: first) { return known }
    let kind = SketchKind.of(screen.index.nodes[place].element)
    guard kind.isControl || !screen.index.nodes[place].element.identifier.isEmpty else { return nil }
    let layout = pages[page].layouts[0]
    var writer = SketchWriter(
      locating: SketchLocating(screen: screen.index, content: nil), range: screen.range, continuing: layout)
    writer.add(place)
    guard writer.layout.properties.count > layout.properties.count else { return nil }
    let index = layout.properties.count
    pages[page].layouts[0] = writer.layout
    pages[page].layouts[0].properties[index].presence = .optional
    return Member(layout: 0, property: index, path: writer.layout.properties[index].name)
  }

  private func known(_ place: Int, of page: Int, on screen: RecordedScreen, first: RecordedScreen) -> Member?
  {
    let layouts = pages[page].layouts
    for (index, property) in layouts[0].properties.enumerated() {
      let places = property.declaration.places(in: screen.range, on: screen.index)
      guard let content = property.content else {
        if places == [place] { return Member(layout: 0, property: index, path: property.name) }
        continue
      }
      guard let number = places.firstIndex(where: { screen.index.nodes[$0].contains(place, at: $0) }),
        let inner = layouts.firstIndex(where: { $0.name == content })
      else { continue }
      let range = places[number]..<screen.index.nodes[places[number]].end
      let part = layouts[inner].properties.firstIndex {
        $0.declaration.places(in: range, on: screen.index) == [place]
      }
      guard let part else { continue }
      let way =
        property.demand.isEmpty && property.key == nil && !property.code.hasPrefix("Rows")
        ? "" : row(number, of: property, layouts[inner], places, on: screen, first: first)
      return Member(
        layout: inner, property: part, path: "\(property.name)\(way).\(layouts[inner].properties[part].name)")
    }
    return nil
  }

  /// The way to a row, by its text if no other has it.
  private func row(
    _ number: Int, of rows: SketchedLayout.Property, _ layout: SketchedLayout, _ places: [Int],
    on screen: RecordedScreen, first: RecordedScreen
  ) -> String {
    guard let key = rows.key, let title = layout.properties.first(where: { $0.name == key }) else {
      return "[\(number)]"
    }
    func texts(_ screen: RecordedScreen) -> [String] {
      rows.declaration.places(in: screen.range, on: screen.index).map { row in
        let range = row..<screen.index.nodes[row].end
        return title.declaration.places(in: range, on: screen.index).first.map {
          screen.index.nodes[$0].element.label
        } ?? ""
      }
    }
    let all = texts(screen)
    let text = all[number]
    guard !text.isEmpty, all.count(where: { $0 == text }) == 1 else { return "[\(number)]" }
    return texts(first).contains(text)
      ? "[\(SwiftLiteral.of(text))]" : ".scroll(to: \(SwiftLiteral.of(text)))"
  }
}

/// A screen of a recording, ready for questions.
struct RecordedScreen {
  let screen: Recording.Screen
  let index: ScreenIndex
  /// The places of the parts in front, the front one last.
  let fronts: [Int]

  init(_ screen: Recording.Screen) {
    self.screen = screen
    let trees = Sketch.applications(of: screen.tree).map { ApplicationTree(bundleIdentifier: "", root: $0) }
    index = ScreenIndex(trees, size: screen.tree.frame.size)
    fronts = Sketcher(screen: index).fronts
  }

  /// The places of the app.
  var range: Range<Int> { index.roots[0]..<index.nodes[index.roots[0]].end }

  /// The element that a person meant: the control at or around the innermost element, or else that element.
  func place(of target: [UInt64]) -> Int? {
    let places = target.lazy.compactMap { handle in
      index.nodes.indices.first { index.nodes[$0].element.handle == handle }
    }
    guard let innermost = places.first else { return nil }
    return ([innermost] + index.ancestors(of: innermost)).first { place in
      let kind = SketchKind.of(index.nodes[place].element)
      return kind.isControl && kind.name != "Cell"
    } ?? innermost
  }
}

extension ScreenIndex.Node {
  /// Whether an element is this one, at its place, or below it.
  fileprivate func contains(_ other: Int, at place: Int) -> Bool { (place..<end).contains(other) }
}
