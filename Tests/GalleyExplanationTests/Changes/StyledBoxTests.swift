import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// The styles of a web page's boxes lead what follows from them.
@Suite struct StyledBoxTests {
  /// A page with a button in a card.
  private struct Page {
    var padding = 8.0
    var color = "#FF0000FF"
    var border = "1px solid #000000FF"
    var classes = "buy"
    var isEnabled = true

    var snapshot: ScreenSnapshot {
      let button = CGRect(x: 20 + padding, y: 20 + padding, width: 80, height: 40)
      var element = Element(.button, label: "Pay", frame: button, isEnabled: isEnabled)
      element.appearance = Appearance()
      element.appearance?.background = color
      let page = CGRect(x: 0, y: 0, width: 200, height: 160)
      var root = Element(.webView, label: "Shop", frame: page, children: [element])
      var facts = [
        "background-color": color, "border": border, "selector": "button.buy", "class": classes,
      ]
      if !isEnabled { facts["isEnabled"] = "false" }
      let box = ViewDescription("<button>", facts: facts, frame: button, element: 1)
      let length = "\(Int(padding))px"
      let card = ViewDescription(
        "<div>",
        facts: ["padding": "\(length) \(length) \(length) \(length)", "selector": "div.card"],
        frame: button.insetBy(dx: -padding, dy: -padding), children: [box])
      root.views = ViewDescription("<html>", frame: page, element: 0, children: [card])
      var picture = Bitmap(width: 200, height: 160, color: .white)
      for y in Int(button.minY)..<Int(button.maxY) {
        for x in Int(button.minX)..<Int(button.maxX) {
          let isLine = !button.insetBy(dx: 1, dy: 1).contains(CGPoint(x: x, y: y))
          let digits = isLine ? String(border.suffix(9)) : color
          let value = UInt32(digits.dropFirst().prefix(6), radix: 16) ?? 0
          picture[x, y] = RGBA(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
        }
      }
      return ScreenSnapshot(picture: picture, tree: root)
    }
  }

  private func sentences(_ change: (inout Page) -> Void) -> [String] {
    var after = Page()
    change(&after)
    return Comparator.compare(baseline: Page().snapshot, candidate: after.snapshot).causes.map(\.sentence)
  }

  @Test func `a padding leads what it moves`() {
    #expect(
      sentences { $0.padding = 16 }.first?.hasPrefix("div.card around button “Pay”: padding 8 → 16 px")
        == true)
    #expect(sentences { $0.padding = 16 }.count == 1)
  }

  @Test func `a part of a border is named`() {
    let causes = sentences { $0.border = "1px solid #0000FFFF" }
    #expect(causes.count == 1)
    #expect(causes.first?.hasPrefix("button “Pay”: border-color #000000 → #0000FF") == true)
  }

  @Test func `several styles of another class are one change`() {
    let causes = sentences {
      $0.border = "1px solid #0000FFFF"
      $0.color = "#00FF00FF"
      $0.classes = "buy now"
    }
    #expect(causes == ["button “Pay”: class buy → buy now (background-color, border-color)"])
  }

  @Test func `a disabled control leads its looks`() {
    let causes = sentences {
      $0.isEnabled = false
      $0.color = "#808080FF"
    }
    #expect(causes.count == 1)
    #expect(causes.first?.hasPrefix("button “Pay” is disabled now") == true)
  }

  /// Three rows in a list: their colours and rules, and what the list has.
  private func list(
    _ rows: [String], color: (Int) -> String = { _ in "#FFFFFFFF" }, rule: String = "",
    facts: [String: String] = [:]
  ) -> ScreenSnapshot {
    var picture = Bitmap(width: 100, height: 100, color: .white)
    var elements: [Element] = []
    var boxes: [ViewDescription] = []
    for (number, row) in rows.enumerated() {
      let frame = CGRect(x: 0, y: 20 * number, width: 100, height: 20)
      let value = UInt32(color(number).dropFirst().prefix(6), radix: 16) ?? 0
      for y in 20 * number..<20 * number + 20 {
        for x in 0..<100 {
          picture[x, y] = RGBA(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
        }
      }
      // The letters are so many dots.
      for x in 0..<row.count { picture[10 + 3 * x, 20 * number + 8] = .black }
      elements.append(Element(.staticText, label: row, frame: frame))
      boxes.append(
        ViewDescription(
          "<li>",
          facts: ["background-color": color(number), "selector": "li", "text": row, "rules": rule],
          frame: frame, element: number + 1))
    }
    let page = CGRect(x: 0, y: 0, width: 100, height: 100)
    var root = Element(.webView, label: "Shop", frame: page, children: elements)
    root.views = ViewDescription("<html>", facts: facts, frame: page, element: 0, children: boxes)
    return ScreenSnapshot(picture: picture, tree: root)
  }

  private func sentences(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [String] {
    Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence)
  }

  @Test func `a custom property is told at what uses it, with its rule`() {
    func page(_ color: String) -> ScreenSnapshot {
      list(
        ["Assam", "Sencha"], color: { _ in color }, rule: "background-color=--leaf\ttea.css\tli",
        facts: ["--leaf": color, "rules": "--leaf\ttea.css\t:root"])
    }
    #expect(
      sentences(page("#00FF00FF"), page("#00AA00FF")) == [
        "2 elements like li “Assam”: --leaf #00FF00 → #00AA00 (:root in tea.css)"
      ])
  }

  @Test func `stripes follow from a row that is gone`() {
    func page(_ rows: [String]) -> ScreenSnapshot {
      list(
        rows, color: { $0 % 2 == 0 ? "#FFFFFFFF" : "#DDDDDDFF" },
        rule: "background-color\ttea.css\tli:nth-child(2n)")
    }
    let causes = sentences(page(["Assam", "Sencha", "Darjeeling"]), page(["Assam", "Darjeeling"]))
    #expect(causes.count == 1)
    #expect(causes.first?.hasPrefix("li “Sencha” is gone") == true)
  }

  @Test func `a heading of another level is one change`() {
    let before = list(["Assam", "Sencha"])
    var after = before
    after.tree?.views?.children[0].kind = "<h2>"
    after.tree?.views?.children[0].facts["font-size"] = "24px"
    after.picture[10, 8] = .white
    #expect(sentences(before, after) == ["li “Assam”: element li → h2"])
  }
}
