import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// The account of differing pixels: all of them are told, each once, at their places.
@Suite struct AccountingTests {
  /// Without `GALLEY_SOAK` one in two hundred of the pairs is explained.
  @Test(arguments: Soak.seeds(20_000, oneIn: 200))
  func `three pixels beside other changes are told, and every pixel has one cause`(_ seed: UInt64) throws {
    let pair = Pair(seed)
    let comparison = Comparator.compare(baseline: pair.before, candidate: pair.after)
    let facts = Comment(rawValue: comparison.causes.map(\.sentence).joined(separator: "\n"))
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels, facts)
    var open = PixelDifference(pair.before.picture, pair.after.picture)
    for area in comparison.causes.flatMap({ $0.areas ?? [] }) {
      open.clear(PixelRect(area, scale: 1, within: 320, 480))
    }
    #expect(open.isEmpty, facts)
    // What has not changed at the old place of what moved may lie over it, so that nothing is asked there.
    if pair.place != .beside { return }
    let told = comparison.causes.filter { covers($0, pair.spot.minX, pair.spot.minY) }
    #expect(told.map(\.kind).contains { $0 == .pixels || $0 == .unexplained }, facts)
  }

  /// Otherwise nothing would be asked of most pairs.
  @Test func `half of the pairs have a place where three pixels have to be told`() {
    let seeds = Soak.seeds(2000, oneIn: 10)
    let places = seeds.map { Pair($0).place }
    #expect(places.count { $0 == .beside } * 2 >= seeds.count)
  }

  /// Two screens made of a seed that differ by some edits and by three pixels.
  private struct Pair {
    /// Where the three pixels are.
    enum Place {
      /// Far from all that changed.
      case beside
      /// In what moved, and has not changed but for that.
      case moved
      /// Where another change may account for them.
      case anywhere
    }

    let before: ScreenSnapshot
    private(set) var after: ScreenSnapshot
    private(set) var spot = PixelRect(x: 0, y: 0, width: 3, height: 1)
    private(set) var place = Place.anywhere

    /// The distance from a change at which its shadow or ground may be expected, in points.
    private static let reach = 24.0
    private static let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

    init(_ seed: UInt64) {
      var generator = SeededGenerator(seed: 50_000 + seed)
      let edit = PlantedEdit(&generator, edits: .random(in: 1...3, using: &generator))
      before = edit.before.snapshot()
      after = edit.after.snapshot()
      let (old, new) = (Self.elements(before.tree), Self.elements(after.tree))
      let (changed, moved) = (Self.changed(old, new), Self.moved(old, new))
      // In one of three pairs, in what moved.
      if let frame = moved.randomElement(using: &generator), Int.random(in: 0..<3, using: &generator) == 0 {
        spot = Self.spot(in: frame, &generator)
        place = .moved
      } else {
        for _ in 0..<200 where place == .anywhere {
          spot = Self.spot(in: Self.screen, &generator)
          let around = spot.points(scale: 1).insetBy(dx: -Self.reach, dy: -Self.reach)
          if !changed.contains(where: around.intersects) { place = .beside }
        }
      }
      for x in spot.minX..<spot.maxX {
        let color = before.picture[x, spot.y]
        after.picture[x, spot.y] = RGBA(255 - color.red, color.green, color.blue, 255)
      }
    }

    private static func spot(in frame: CGRect, _ generator: inout SeededGenerator) -> PixelRect {
      PixelRect(
        x: .random(in: Int(frame.minX)...Int(frame.maxX) - 3, using: &generator),
        y: .random(in: Int(frame.minY)..<Int(frame.maxY), using: &generator), width: 3, height: 1)
    }

    private static func elements(_ root: Element?) -> [Element] {
      var elements: [Element] = []
      root?.walk { element, _ in
        elements.append(element)
        return true
      }
      return elements
    }

    /// Where elements were or are that are not on both screens as they are; of a list that grew, its end.
    private static func changed(_ old: [Element], _ new: [Element]) -> [CGRect] {
      func bare(_ element: Element) -> Element {
        var bare = element
        bare.children = []
        return bare
      }
      let (before, after) = (Set(old.map { bare($0) }), Set(new.map { bare($0) }))
      let others = before.symmetricDifference(after).filter { $0.type != .table }.map(\.frame)
      let ends = [old, new].flatMap { $0.filter { $0.type == .table } }.map(\.frame.maxY)
      guard let first = ends.min(), let last = ends.max(), first < last else { return others }
      return others + [CGRect(x: 0, y: first, width: screen.width, height: last - first)]
    }

    /// Where elements without others inside are that have another place and nothing else, in sight on both screens.
    private static func moved(_ old: [Element], _ new: [Element]) -> [CGRect] {
      new.filter { element in
        guard element.children.isEmpty, element.frame.width > 8, screen.contains(element.frame) else {
          return false
        }
        return old.contains { other in
          var moved = other
          moved.frame.origin = element.frame.origin
          return other != element && moved == element && screen.contains(other.frame)
        }
      }.map(\.frame)
    }
  }

  /// A screen that scrolls, with a shape at its start and a text at its end, of whose views the driver tells.
  private func screen(text: String, corner: Int, background: String = "#FFFFFFFF", hasViews: Bool = true)
    -> ScreenSnapshot
  {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var tree = Placed.screen([
      Placed.element(
        .scrollView, "", "", 0, 0, 320, 480, background: background,
        [Placed.element(.staticText, "", text, 16, 420, 160, 20)])
    ])
    let shape = CGRect(x: 16, y: 16, width: 80, height: 80)
    tree.views = ViewDescription(
      "screen", frame: frame, element: 0,
      children: [
        ViewDescription(
          "background", facts: ["fill": background], frame: frame,
          children: [
            ViewDescription(
              "ScrollView", frame: frame, element: 1,
              children: [
                ViewDescription(
                  "VStack", frame: frame,
                  children: [
                    ViewDescription("Path", facts: ["fill": "#30B0C7FF"], frame: shape),
                    ViewDescription(
                      "Text", facts: ["text": text], frame: CGRect(x: 16, y: 420, width: 160, height: 20),
                      element: 2),
                  ])
              ])
          ])
      ])
    var picture = TreeRenderer.draw(tree, scale: 1)
    if !hasViews { tree.views = nil }
    for y in 16 + corner..<96 { for x in 16..<96 { picture[x, y] = RGBA(48, 176, 199, 255) } }
    return ScreenSnapshot(picture: picture, tree: tree)
  }

  /// What turns a switch alters its knob and track, and nothing beside the label of its row.
  @Test(arguments: [false, true])
  func `three pixels beside the label of a toggled switch are told`(_ hasViews: Bool) {
    func screen(isOn: Bool) -> ScreenSnapshot {
      var control = Placed.element(.switch, "", "", 250, 46, 51, 31)
      control.value = .text(isOn ? "1" : "0")
      var row = Placed.element(.switch, "", "Warn me", 0, 40, 320, 44, [control])
      row.value = control.value
      var tree = Placed.screen([row])
      let label = ViewDescription(
        "Text", facts: ["text": "Warn me"], frame: CGRect(x: 0, y: 51, width: 70, height: 22))
      let toggle = ViewDescription(
        "Toggle", facts: ["isOn": "\(isOn)"], frame: row.frame, element: 1, children: [label])
      if hasViews {
        tree.views = ViewDescription("screen", frame: tree.frame, element: 0, children: [toggle])
      }
      return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
    }
    let before = screen(isOn: false)
    var after = screen(isOn: true)
    plant(at: 90, 60, &after)
    let causes = Comparator.compare(baseline: before, candidate: after).causes
    #expect(causes.contains { $0.sentence == "switch “Warn me” is on now" })
    let told = causes.filter { covers($0, 90, 60) }
    #expect(told.map(\.kind) == [.pixels] && told.map(\.pixels) == [3], "\(causes.map(\.sentence))")
    #expect(told.first?.sentence.hasSuffix("though nothing else about it changed") ?? false)
  }

  /// Makes three pixels red that were not.
  private func plant(at x: Int, _ y: Int, _ screen: inout ScreenSnapshot) {
    for x in x..<x + 3 { screen.picture[x, y] = RGBA(255, 0, 0, 255) }
  }

  /// Whether a cause has a place where three pixels were planted.
  private func covers(_ cause: Cause, _ x: Int, _ y: Int) -> Bool {
    cause.areas?.contains { $0.intersects(CGRect(x: x, y: y, width: 3, height: 1)) } ?? false
  }

  /// A dialog dims all that is behind it, each pixel by one share of its light.
  @Test(arguments: [(40, 60), (150, 420), (290, 200)])
  func `three pixels beside a dialog are told`(_ x: Int, _ y: Int) {
    let below = [
      Placed.element(.button, "", "Save", 20, 40, 100, 40, background: "#3366CCFF"),
      Placed.element(.staticText, "", "All that was written today", 20, 400, 200, 40),
    ]
    let before = Placed.snapshot(below)
    let dialog = CGRect(x: 60, y: 180, width: 200, height: 120)
    let text = Placed.element(.staticText, "", "Delete it?", 80, 200, 160, 20)
    var after = Placed.snapshot(
      below + [Placed.element(.alert, "", "Delete it?", 60, 180, 200, 120, background: "#FFFFFFFF", [text])])
    for y in 0..<480 {
      for x in 0..<320 where !dialog.contains(CGPoint(x: x, y: y)) {
        let color = before.picture[x, y]
        func dimmed(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * 154 + 128) / 256) }
        after.picture[x, y] = RGBA(dimmed(color.red), dimmed(color.green), dimmed(color.blue), 255)
      }
    }
    plant(at: x, y, &after)
    let causes = Comparator.compare(baseline: before, candidate: after).causes
    #expect(causes.count == 2)
    #expect(causes.contains { $0.kind == .appeared })
    #expect(causes.contains { $0.pixels == 3 && covers($0, x, y) }, "\(causes.map(\.sentence))")
  }

  /// A ground alters pixels by the difference of its colours, or by a share of it below what lies on it.
  @Test(arguments: [false, true], [(200, 250), (60, 430)])
  func `three pixels on a ground of another colour are told`(_ hasViews: Bool, _ place: (x: Int, y: Int)) {
    let before = screen(text: "magnitude", corner: 0, hasViews: hasViews)
    var after = screen(text: "magnitude", corner: 0, background: "#E6ECFFFF", hasViews: hasViews)
    plant(at: place.x, place.y, &after)
    let causes = Comparator.compare(baseline: before, candidate: after).causes
    #expect(causes.count == 2, "\(causes.map(\.sentence))")
    #expect(
      causes.contains { $0.sentence.contains("background #FFFFFF") }, "\(causes.map(\.sentence))")
    #expect(causes.contains { $0.pixels == 3 && covers($0, place.x, place.y) }, "\(causes.map(\.sentence))")
  }

  /// What moved by whole pixels looks as before.
  @Test func `three pixels in a text that moved with others are told`() {
    func screen(_ spacing: Double) -> ScreenSnapshot {
      let names = ["Assam from the north", "Sencha", "Darjeeling"]
      return Placed.snapshot(
        names.enumerated().map { number, name in
          Placed.element(.staticText, "", name, 16, 100 + Double(number) * (40 + spacing), 200, 40)
        })
    }
    let before = screen(8)
    var after = screen(24)
    #expect(Comparator.compare(baseline: before, candidate: after).causes.count == 1)
    plant(at: 40, 238, &after)
    let causes = Comparator.compare(baseline: before, candidate: after).causes
    #expect(causes.filter { covers($0, 40, 238) }.map(\.kind).contains(.pixels), "\(causes.map(\.sentence))")
  }

  @Test func aShapeIsNotTakenByATextFarFromIt() throws {
    let causes = Comparator.compare(
      baseline: screen(text: "mag", corner: 0), candidate: screen(text: "magnitude", corner: 30)
    ).causes
    #expect(
      causes.map(\.sentence) == [
        "staticText “mag” → “magnitude”",
        "scrollView with “mag” looks different in 80 × 30 pt at (16, 16) (2400 px) though nothing about it changed",
      ])
    #expect(causes.last?.areas == [CGRect(x: 16, y: 16, width: 80, height: 30)])
    #expect(causes.last?.pixels == 2400)
  }

  /// One identifier stands for one decision: that a certain row is gone or new, or that certain pixels look different.
  @Test func causesThatShareAnIdentifierSayTheSame() {
    var sentences: [String: Set<String>] = [:]
    var identifiers: [String: Set<String>] = [:]
    for seed in Soak.seeds(2000, oneIn: 20) {
      var generator = SeededGenerator(seed: 70_000 + seed)
      let names = Array(RecipesSketch.names.shuffled(using: &generator).prefix(4))
      let gone = Int.random(in: 0..<4, using: &generator)
      let id = Bool.random(using: &generator) ? "recipe.row" : ""
      func screen(_ names: [String]) -> ScreenSnapshot {
        RecipesSketch.screen(rows: names.map { RecipesSketch.row($0, id: id) }).snapshot()
      }
      let isNew = Bool.random(using: &generator)
      let fewer = screen(names.enumerated().filter { $0.offset != gone }.map(\.element))
      let before = isNew ? fewer : screen(names)
      var after = isNew ? screen(names) : fewer
      let shade = UInt8.random(in: 0..<4, using: &generator)
      for x in 290..<300 { after.picture[x, 8] = RGBA(shade, 0, 0, 255) }
      for cause in Comparator.compare(baseline: before, candidate: after).causes {
        let isPresence = cause.kind == .vanished || cause.kind == .appeared
        let words = isPresence ? "\(id) \(names[gone]) \(cause.kind)" : "\(cause.kind) \(shade)"
        guard isPresence || cause.kind == .pixels || cause.kind == .unexplained else { continue }
        sentences[cause.id, default: []].insert(words)
        if isPresence { identifiers[words, default: []].insert(cause.id) }
      }
    }
    #expect(sentences.values.allSatisfy { $0.count == 1 }, "\(sentences.filter { $0.value.count > 1 })")
    #expect(identifiers.values.allSatisfy { $0.count == 1 })
    // Each name, gone and new.
    #expect(identifiers.count > 2 * RecipesSketch.names.count)
  }
}
