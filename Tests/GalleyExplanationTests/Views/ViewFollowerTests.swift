import Foundation
import GalleyTree
import Testing

@testable import GalleyExplanation

/// What views have otherwise only because of another change.
@Suite struct ViewFollowerTests {
  private func causes(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [Cause] {
    Comparator.compare(baseline: before, candidate: after).causes
  }

  /// Rows of a name and a number each, below which a bar is as long as the number says, in percent of 300 points.
  private func poll(_ votes: [Int]) -> ScreenSnapshot {
    var (elements, rows): ([Element], [ViewDescription]) = ([], [])
    for (number, vote) in votes.enumerated() {
      let y = 40 + Double(number) * 80
      let bar = CGRect(x: 10, y: y + 30, width: 3 * Double(vote), height: 20)
      let name = CGRect(x: 10, y: y, width: 100, height: 20)
      let share = CGRect(x: 200, y: y, width: 60, height: 20)
      elements += [ViewedScreen.element("Day \(number)", name), ViewedScreen.element("\(vote)%", share)]
      rows.append(
        ViewDescription(
          "VStack", frame: CGRect(x: 10, y: y, width: 300, height: 50),
          children: [
            ViewDescription("Rectangle", facts: ["fill": "#6C3FD1FF"], frame: bar)
              .modified("frame", ["width": "\(3 * vote)"]),
            ViewedScreen.text("Day \(number)", name, 2 * number + 1),
            ViewedScreen.text("\(vote)%", share, 2 * number + 2),
          ]))
    }
    return ViewedScreen.snapshot(
      elements, [ViewDescription("VStack", frame: ViewedScreen.frame, children: rows)])
  }

  @Test func `the number of a bar is the value that it shows`() {
    let told = causes(poll([72, 10]), poll([30, 10]))
    #expect(told.map(\.sentence) == ["staticText “72%”: value 72% → 30%"])
    #expect(told.first?.kind == .value)
  }

  @Test func `parts of a whole that is divided otherwise are one change`() {
    let told = causes(poll([60, 30, 10]), poll([45, 45, 10]))
    #expect(told.map(\.sentence) == ["2 staticTexts like staticText “60%”: values 60%, 30% → 45%, 45%"])
  }

  @Test func `numbers with another sum are a change each`() {
    #expect(causes(poll([60, 30, 10]), poll([40, 25, 10])).count == 2)
  }

  /// Rows of a face and a name, in which a line begins behind the face.
  private func list(face: Double) -> ScreenSnapshot {
    var (elements, rows): ([Element], [ViewDescription]) = ([], [])
    for (number, name) in ["Ida", "Bo", "Mina"].enumerated() {
      let y = 20 + Double(number) * (face + 20)
      let initial = CGRect(x: 16, y: y, width: face, height: face)
      let label = CGRect(x: 28 + face, y: y, width: 80, height: 20)
      elements += [
        ViewedScreen.element("\(name.prefix(1))\(number)", initial), ViewedScreen.element(name, label),
      ]
      let face = ViewedScreen.text("\(name.prefix(1))\(number)", initial, 2 * number + 1)
        .modified("frame", ["width": "\(Int(face))", "height": "\(Int(face))"])
      rows.append(
        ViewDescription(
          "HStack", facts: ["spacing": "12"],
          frame: CGRect(x: 16, y: y, width: 92 + initial.width, height: initial.height),
          children: [face, ViewedScreen.text(name, label, 2 * number + 2)]
        ).modified("alignmentGuide", ["guide": "separatorLeading", "value": "\(Int(initial.width) + 12)"]))
    }
    return ViewedScreen.snapshot(
      elements,
      [ViewDescription("VStack", facts: ["spacing": "20"], frame: ViewedScreen.frame, children: rows)])
  }

  @Test func `a guide behind what grew follows from that`() {
    let told = causes(list(face: 38), list(face: 48))
    #expect(told.count == 1, "\(told.map(\.sentence))")
    #expect(
      told.first?.sentence.hasPrefix("3 staticTexts like staticText “I0”: size 38 × 38 pt → 48 × 48 pt")
        == true)
  }

  /// A button that is as high as its style makes it.
  private func button(style: String, size: String?, height: Double) -> ScreenSnapshot {
    let frame = CGRect(x: 20, y: 20, width: 200, height: height)
    let button = ViewDescription(
      "Button", facts: ["style": style], frame: frame, element: 1,
      children: [ViewDescription("Text", facts: ["text": "Announce"], frame: frame)])
    return ViewedScreen.snapshot(
      [ViewedScreen.element("Announce", frame, .button)],
      [size.map { button.modified("controlSize", ["value": $0]) } ?? button])
  }

  @Test func `the size of a control goes with a style of the system in place of the app's own`() {
    let told = causes(
      button(style: "custom", size: nil, height: 48), button(style: "bordered", size: "large", height: 50))
    #expect(told.map(\.property) == ["style"], "\(told.map(\.sentence))")
    let both = causes(
      button(style: "bordered", size: nil, height: 34), button(style: "plain", size: "large", height: 50))
    #expect(both.count == 2, "\(both.map(\.sentence))")
  }

  /// A tile with a sign that lies in front of or behind it, below things that stand apart.
  private func tile(signIsBehind: Bool, gap: Double) -> ScreenSnapshot {
    let (first, second) = (
      CGRect(x: 10, y: 10, width: 80, height: 20), CGRect(x: 90 + gap, y: 10, width: 80, height: 20)
    )
    let (title, mark) = (
      CGRect(x: 30, y: 100, width: 100, height: 40), CGRect(x: 110, y: 120, width: 60, height: 20)
    )
    let words = signIsBehind ? ["Pier", "Boats", "Full", "Tern"] : ["Pier", "Boats", "Tern", "Full"]
    func number(_ word: String) -> Int { words.firstIndex(of: word)! + 1 }
    let sign = ViewedScreen.text("Full", mark, number("Full"))
    let base = ViewedScreen.text("Tern", title, number("Tern"))
    let whole = ViewDescription(
      signIsBehind ? "background" : "overlay", frame: title,
      children: signIsBehind ? [sign, base] : [base, sign])
    let frames = ["Pier": first, "Boats": second, "Tern": title, "Full": mark]
    let row = ViewDescription(
      "HStack", facts: ["spacing": "\(Int(gap))"], frame: first.union(second),
      children: [ViewedScreen.text("Pier", first, 1), ViewedScreen.text("Boats", second, 2)])
    return ViewedScreen.snapshot(
      words.map { ViewedScreen.element($0, frames[$0]!) },
      [
        ViewDescription(
          "ScrollView", frame: ViewedScreen.frame,
          children: [
            ViewDescription(
              "VStack", facts: ["spacing": "70"], frame: ViewedScreen.frame, children: [row, whole])
          ])
      ])
  }

  @Test func `what lies behind now is told beside another change that moves things`() {
    let told = causes(tile(signIsBehind: false, gap: 10), tile(signIsBehind: true, gap: 30))
    #expect(Set(told.map(\.property)) == ["z-order", "spacing"], "\(told.map(\.sentence))")
    #expect(told.count == 2)
  }

  @Test func `fonts of another size in all runs of a text are that size`() {
    func runs(_ size: Int, _ words: String, _ face: String = "Bold") -> String {
      "“Tern: ” Inter \(face) \(size) #1F5F8BFF | “\(words)” Inter Regular \(size) #000000FF"
    }
    let change = RunStyles.change(runs(17, "Berth 2, please."), runs(16, "Berth 2, please."))
    let isSize = if case .size(before: "17", after: "16")? = change { true } else { false }
    #expect(isSize)
    let isNone = RunStyles.change(runs(17, "Berth 2."), runs(16, "Berth 2.", "Black")) == nil
    #expect(isNone)
  }
}
