import Foundation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// What came and went among views, and what was only pushed out of sight.
@Suite struct ViewArrivalTests {
  private func causes(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [Cause] {
    Comparator.compare(baseline: before, candidate: after).causes
  }

  /// A grid of two columns that scrolls, and builds the rows that can be seen.
  private func grid(_ names: [String], height: Double = 190) -> ScreenSnapshot {
    let frames = names.indices.map {
      CGRect(x: Double($0 % 2) * 160, y: Double($0 / 2) * (height + 10), width: 150, height: height)
    }
    let seen = names.indices.filter { frames[$0].minY < 480 }
    let elements = seen.map { ViewedScreen.element(names[$0], frames[$0]) }
    let tiles = seen.map { ViewedScreen.text(names[$0], frames[$0], $0 + 2, facts: ["id": names[$0]]) }
    let whole = CGRect(x: 0, y: 0, width: 310, height: Double((names.count + 1) / 2) * (height + 10) - 10)
    let views = ViewDescription("LazyVGrid", facts: ["spacing": "10"], frame: whole, children: tiles)
    return ViewedScreen.snapshot(
      [Placed.element(.scrollView, "", "", 0, 0, 320, 480, elements)],
      [ViewDescription("ScrollView", frame: ViewedScreen.frame, element: 1, children: [views])])
  }

  private static let tiles = ["Assam", "Bancha", "Ceylon", "Dooars", "Earl Grey", "Formosa"]

  @Test func `a tile that is pushed into the next row of a grid, out of sight, is not gone`() {
    let told = causes(grid(Self.tiles), grid(["Gyokuro"] + Self.tiles))
    #expect(told.map(\.kind) == [.appeared], "\(told.map(\.sentence))")
    #expect(told.first?.sentence.hasPrefix("staticText “Gyokuro” appeared") == true)
    let back = causes(grid(["Gyokuro"] + Self.tiles), grid(Self.tiles))
    #expect(back.map(\.kind) == [.vanished], "\(back.map(\.sentence))")
  }

  @Test func `another row that is new in a list is another cause`() {
    let ids = ["Gyokuro", "Hojicha"].map { causes(grid(Self.tiles), grid([$0] + Self.tiles)).map(\.id) }
    #expect(ids[0] != ids[1])
  }

  @Test func `a tile that would be in sight in the next row of a grid is gone`() {
    let told = causes(
      grid(Array(Self.tiles.prefix(4)), height: 90),
      grid(["Gyokuro"] + Self.tiles.prefix(3), height: 90))
    #expect(Set(told.map(\.kind)) == [.appeared, .vanished], "\(told.map(\.sentence))")
  }

  /// Texts side by side in what scrolls, in an own layout of the app.
  private func lane(_ names: [String]) -> ScreenSnapshot {
    let frames = names.indices.map { CGRect(x: 16 + Double($0) * 70, y: 100, width: 60, height: 20) }
    let elements = names.indices.map { ViewedScreen.element(names[$0], frames[$0]) }
    let texts = names.indices.map {
      ViewedScreen.text(names[$0], frames[$0], $0 + 2, facts: ["id": names[$0]])
    }
    let lane = ViewDescription(
      "LaneLayout", frame: CGRect(x: 16, y: 100, width: 288, height: 20), children: texts)
    return ViewedScreen.snapshot(
      [Placed.element(.scrollView, "", "", 0, 0, 320, 480, elements)],
      [ViewDescription("ScrollView", frame: ViewedScreen.frame, element: 1, children: [lane])])
  }

  @Test func `what came in place of what went, beside others in another order, is told with it`() {
    let told = causes(
      lane(["Lorry", "Estate", "Camper", "Bus"]), lane(["Estate", "Lorry", "Camper", "Van"]))
    #expect(Set(told.map(\.kind)) == [.appeared, .vanished, .reordered], "\(told.map(\.sentence))")
    #expect(told.count == 3)
  }

  /// A chat: what somebody says stands beside their face, one's own words stand alone.
  private func chat(hasTimes: Bool) -> ScreenSnapshot {
    func text(_ y: Double) -> CGRect { CGRect(x: 60, y: y, width: 200, height: 20) }
    let words = ["The hut has beds.", "16:02", "I bring the stove.", "16:40"]
    let places = [text(20), text(42), text(120), text(142)]
    let shown = words.indices.filter { hasTimes || $0 % 2 == 0 }
    func bubble(_ first: Int) -> ViewDescription {
      let texts = shown.filter { $0 / 2 == first / 2 }.map { index in
        ViewedScreen.text(
          words[index], places[index], shown.firstIndex(of: index)! + 2,
          facts: ["size": index % 2 == 0 ? "17" : "11"])
      }
      let inside = CGRect(x: 60, y: places[first].minY, width: 200, height: hasTimes ? 42 : 20)
      let whole = inside.insetBy(dx: -10, dy: -10)
      return ViewDescription("VStack", frame: inside, children: texts)
        .modified(
          "padding", ["top": "10", "leading": "10", "bottom": "10", "trailing": "10"], frame: whole
        )
        .modified("background", ["fill": "#DDDDDDFF", "shape": "BubbleShape"])
    }
    let face = ViewDescription(
      "Circle", facts: ["fill": "#335577FF"], frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    let row = ViewDescription(
      "HStack", frame: CGRect(x: 10, y: 10, width: 260, height: 62), children: [face, bubble(0)])
    let stack = ViewDescription("VStack", frame: ViewedScreen.frame, children: [row, bubble(2)])
    return ViewedScreen.snapshot(
      [
        Placed.element(
          .scrollView, "", "", 0, 0, 320, 480,
          shown.map { ViewedScreen.element(words[$0], places[$0]) })
      ], [ViewDescription("ScrollView", frame: ViewedScreen.frame, element: 1, children: [stack])])
  }

  @Test func `a part that is gone from one component at both sides of a chat is one change`() {
    let told = causes(chat(hasTimes: true), chat(hasTimes: false))
    #expect(told.map(\.kind) == [.vanished], "\(told.map(\.sentence))")
    #expect(told.first?.sentence.hasPrefix("2 staticTexts like staticText “16:02” are gone") == true)
  }

  /// A table of two rows with a line between, of which each belongs to the row below.
  private func table(_ rows: [String], from top: Double) -> ScreenSnapshot {
    var (elements, views): ([Element], [ViewDescription]) = ([], [])
    for (number, row) in rows.enumerated() {
      let y = top + Double(number) * 40
      if number > 0 {
        views.append(
          ViewDescription(
            "Divider", facts: ["id": row, "fill": "#AAAAAAFF"],
            frame: CGRect(x: 16, y: y - 10, width: 200, height: 1)))
      }
      for (column, word) in [row, "\(row.prefix(1)) m"].enumerated() {
        let frame = CGRect(x: 16 + Double(column) * 120, y: y, width: 80, height: 20)
        elements.append(ViewedScreen.element(word, frame))
        views.append(ViewedScreen.text(word, frame, elements.count, facts: ["id": row]))
      }
    }
    let grid = ViewDescription("Grid", frame: CGRect(x: 16, y: top, width: 200, height: 60), children: views)
    let space = ViewDescription("Spacer", frame: CGRect(x: 16, y: 0, width: 200, height: top - 10))
    return ViewedScreen.snapshot(
      elements,
      [
        ViewDescription(
          "VStack", facts: ["spacing": "\(Int(top) - 90)"], frame: ViewedScreen.frame,
          children: [space, grid])
      ])
  }

  @Test func `the line between rows in another order is the same line, wherever the table stands`() {
    let told = causes(
      table(["Low water", "High tide"], from: 100), table(["High tide", "Low water"], from: 104))
    #expect(told.allSatisfy { $0.kind != .vanished && $0.kind != .appeared }, "\(told.map(\.sentence))")
    #expect(told.contains { $0.kind == .reordered })
  }

  /// A chart of three values, with a rule at a fourth one.
  private func chart(ruleAt value: Int?) -> ScreenSnapshot {
    let frame = CGRect(x: 20, y: 40, width: 240, height: 100)
    var facts = ["marks": "line×3", "values": "0 1; 12 2; 24 1"]
    if let value { facts = ["marks": "line×3 rule×1", "values": "0 1; 12 2; 24 1; Now \(value)"] }
    var screen = ViewedScreen.snapshot(
      [Placed.element(.other, "tides", "", 20, 40, 240, 100)],
      [ViewDescription("Chart", facts: facts, frame: frame, element: 1)])
    if let value { for y in 40..<140 { screen.picture[20 + 10 * value, y] = RGBA(255, 0, 0, 255) } }
    return screen
  }

  @Test func `another mark that is new in a chart is another cause`() {
    let told = [13, 17].map { causes(chart(ruleAt: nil), chart(ruleAt: $0)) }
    #expect(told.allSatisfy { $0.map(\.kind) == [.appeared] })
    #expect(told[0].map(\.id) != told[1].map(\.id))
    #expect(causes(chart(ruleAt: nil), chart(ruleAt: 13)).map(\.id) == told[0].map(\.id))
    let gone = [13, 17].map { causes(chart(ruleAt: $0), chart(ruleAt: nil)) }
    #expect(gone.allSatisfy { $0.map(\.kind) == [.vanished] })
    #expect(gone[0].map(\.id) != gone[1].map(\.id))
  }
}
