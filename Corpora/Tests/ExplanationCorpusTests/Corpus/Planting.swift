import Foundation

@testable import GalleyDiff
@testable import GalleyExplanation
@testable import GalleyTree
@testable import SeededCases

/// A screen made of a seed, the same screen after some changes, and what they should be called.
struct Planting {
  let before: Screen
  private(set) var after: Screen
  private(set) var mutations: [Mutation] = []
  private(set) var expected: [Expectation] = []
  private var maker: SampleScreens
  /// The parts that were changed.
  private(set) var touched: [Int] = []
  /// The rows of the screen that are taken: every change has one of its own.
  private var taken: Set<Int> = []

  /// Begins with a screen of which nothing is changed yet.
  init(_ screen: Screen) {
    before = screen
    after = screen
    maker = SampleScreens.adding(to: screen)
  }

  /// Makes one change to one of the parts that can be seen, which come with their frames, if it suits any.
  mutating func plant(
    _ mutation: Mutation, among visible: [Int: CGRect], _ generator: inout SeededGenerator
  ) -> Bool {
    if mutation.isWide, mutations.contains(where: \.isWide) { return false }
    let parts = before.root.all.filter { part in
      mutation.applies(to: part, in: before) && visible[part.id] != nil
        && !taken.contains(row(of: part.id) ?? -1)
    }
    guard !parts.isEmpty else { return false }
    let part = parts[Int.random(in: 0..<parts.count, using: &generator)]
    guard let expectation = apply(mutation, to: part, visible, &generator) else { return false }
    mutations.append(mutation)
    expected.append(expectation)
    touched.append(part.id)
    if let row = row(of: part.id) { taken.insert(row) }
    if mutation == .swap { taken.formUnion(after.root.children.map(\.id)) }
    return true
  }

  /// Puts something new above everything, so that all of it moves down.
  mutating func pushDown(_ generator: inout SeededGenerator) {
    let fresh = newRow(&generator)
    after.root.children.insert(fresh, at: 0)
    mutations.append(.insert)
    expected.append(Expectation(fresh, (.appeared, "")))
  }

  /// The number of the part right below the root that a part is in.
  private func row(of id: Int) -> Int? {
    before.root.children.first { $0.find(id) != nil }?.id
  }

  private mutating func newRow(_ generator: inout SeededGenerator) -> Part {
    if before.root.kind == .list { return maker.recipeRow(&generator) }
    if before.root.children.contains(where: { $0.kind == .card }) { return maker.feedCard(&generator) }
    return maker.text(maker.words(2, &generator), .headline, name: "notice")
  }

  private mutating func edit(_ part: Part, _ change: (inout Part) -> Void) {
    after.root.edit(part.id, change)
  }

  private mutating func apply(
    _ mutation: Mutation, to part: Part, _ visible: [Int: CGRect], _ generator: inout SeededGenerator
  ) -> Expectation? {
    func few(_ numbers: ClosedRange<Int>) -> Double { Double(Int.random(in: numbers, using: &generator)) }
    switch mutation {
    case .reword:
      let addition = [" indeed", "!", " and more of it", "s"][Int.random(in: 0..<4, using: &generator)]
      edit(part) { $0.text += addition }
      return Expectation(part, (.text, "label"))
    case .shorten:
      edit(part) { $0.text = String($0.text.split(separator: " ")[0]) }
      return Expectation(part, (.text, "label"))
    case .retitle:
      after.title = maker.words(2, &generator)
      let title = Element(.staticText, label: before.title)
      return Expectation([ElementText.name(title)], (.text, "label"))
    case .recolor:
      edit(part) { $0.ink = 0x0A5FD0 }
      return Expectation(part, (.restyled, "text colour"))
    case .reground:
      edit(part) { $0.ground = 0xE3F2FD }
      return Expectation(part, (.restyled, "background"))
    case .embolden:
      edit(part) { $0.isBold = true }
      return Expectation(part, (.restyled, "font"), (.restyled, "font weight"))
    case .enlargeText:
      let points = few(34...40)
      edit(part) { $0.points = points }
      // Another size can be another cut of the font too.
      return Expectation(part, (.restyled, "font size"), (.restyled, "font"))
    case .roundCorners:
      let less = few(2...7)
      edit(part) { $0.corner -= less }
      return Expectation(part, (.restyled, "corner radius"))
    case .padOne:
      let more = few(3...12)
      edit(part) {
        $0.padding.top += more
        $0.padding.bottom += more
      }
      return Expectation(part, (.resized, "height"), (.moved, "padding"))
    case .padAllRows:
      let more = few(2...9)
      for index in after.root.children.indices where before.root.find(after.root.children[index].id) != nil {
        after.root.children[index].padding.top += more
        after.root.children[index].padding.bottom += more
      }
      return Expectation(part.children.map(\.elementName), (.resized, "height"), (.moved, "padding"))
    case .space: return space(part, by: few(4...12))
    case .insetContent:
      let more = few(4...12)
      edit(part) {
        $0.padding.leading += more
        $0.padding.trailing += more
      }
      return Expectation(part, (.moved, "content insets"), (.moved, "padding"))
    case .pushContent:
      let more = few(4...30)
      edit(part) { $0.padding.top += more }
      return Expectation(part, (.moved, "content position"), (.moved, "padding"))
    case .insert:
      let fresh = newRow(&generator)
      let place = after.root.children.firstIndex { $0.id == part.id } ?? 0
      after.root.children.insert(fresh, at: place)
      return Expectation(fresh, (.appeared, ""))
    case .remove:
      after.root.children.removeAll { $0.id == part.id }
      return Expectation(part, (.vanished, ""))
    case .swap: return swap(part)
    case .move:
      let shift = CGVector(dx: few(-6...14), dy: few(2...9))
      edit(part) { $0.shift = shift }
      return Expectation(part, (.moved, "position"), (.moved, "offset"))
    case .enlarge:
      let (wider, higher) = (few(4...20), few(8...30))
      edit(part) {
        $0.width = ($0.width ?? 0) + wider
        $0.height = ($0.height ?? 0) + higher
      }
      return Expectation(part, (.resized, "size"))
    default: return applyState(mutation, to: part, visible[part.id] ?? .zero, &generator)
    }
  }

  /// The changes of state, of fit, and of what lies over the screen.
  private mutating func applyState(
    _ mutation: Mutation, to part: Part, _ frame: CGRect, _ generator: inout SeededGenerator
  ) -> Expectation? {
    switch mutation {
    case .disable:
      edit(part) { $0.isEnabled = false }
      return Expectation(part, (.state, "enabled"))
    case .select:
      edit(part) { $0.isSelected = true }
      return Expectation(part, (.state, "selected"))
    case .fill:
      let word = maker.words(1, &generator)
      edit(part) { $0.value = word }
      return Expectation(part, (.value, "value"))
    case .sayValue:
      edit(part) { $0.value = "3 of 5" }
      return Expectation(part, (.value, "value"))
    case .relabel:
      edit(part) { $0.label = "other words" }
      return Expectation(part, (.renamed, "label"))
    case .reidentify:
      edit(part) { $0.name += ".new" }
      return Expectation(part, (.renamed, "identifier"))
    case .placeholder:
      edit(part) { $0.text = "Something else" }
      // Behind a value nobody sees it.
      return Expectation(part, (part.value.isEmpty ? .text : .renamed, "placeholder"))
    case .truncate:
      if frame.width < 120 { return nil }
      edit(part) {
        $0.lineLimit = 1
        $0.width = 90
      }
      return Expectation(part, (.truncated, "truncated"), (.resized, "width"))
    case .wrap:
      if frame.width < 70 { return nil }
      let width = (frame.width * 0.7).rounded(.down)
      edit(part) { $0.width = width }
      return Expectation(part, (.wrapped, "lines"), (.resized, "width"))
    case .badge:
      edit(part) { $0.badge = "3" }
      let badge = Element(.staticText, identifier: "badge", label: "3")
      return Expectation([ElementText.name(badge)], (.appeared, ""))
    case .banner:
      let words = maker.text("No connection to the server", .footnote)
      let banner = maker.card("banner", [words])
      after.banner = banner
      return Expectation(banner, (.appeared, ""))
    case .ask:
      after.question = "Delete all?"
      return Expectation([ElementText.name(Element(.alert, label: "Delete all?"))], (.appeared, ""))
    case .repaint:
      edit(part) { $0.seed += 100 }
      return Expectation(part, (.pixels, "pixels"), (.restyled, "picture"))
    case .fade:
      edit(part) { $0.opacity = 0.6 }
      return Expectation(part, (.pixels, "pixels"), (.restyled, "opacity"))
    case .retint:
      after.tint = 0x1D54C2
      return Expectation(
        before.root.all.filter { $0.kind == .prominentButton || $0.kind == .button }.map(\.elementName),
        (.restyled, "background"), (.restyled, "colour"), (.restyled, "tint"))
    default: return nil
    }
  }

  private mutating func space(_ part: Part, by more: Double) -> Expectation? {
    edit(part) { $0.spacing += more }
    let container = part.isElement ? part : before.root.container(of: part.id)
    guard let container else { return nil }
    if part.children.count > 2 { return Expectation(container, (.moved, "spacing")) }
    // Of two, a person may as well say that the second one moved.
    return Expectation(
      [container.elementName, part.children[1].elementName], (.moved, "spacing"), (.moved, "position"))
  }

  private mutating func swap(_ part: Part) -> Expectation? {
    guard let place = after.root.children.firstIndex(where: { $0.id == part.id }), place > 0 else {
      return nil
    }
    let other = after.root.children[place - 1]
    after.root.children.swapAt(place, place - 1)
    return Expectation([part.elementName, other.elementName], (.reordered, "order"))
  }
}
