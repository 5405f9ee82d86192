import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// A golden sentence for every kind of cause, and for those that only real layouts bring about.
@Suite struct KindSentenceTests {
  private func snapshot(_ children: [Element], in container: Element? = nil) -> ScreenSnapshot {
    var tree = Sketch.screen([]).tree()
    if var container {
      container.children = children
      tree.children = [container]
    } else {
      tree.children = children
    }
    return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: 1), tree: tree)
  }

  private func causes(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [Cause] {
    let comparison = Comparator.compare(baseline: before, candidate: after)
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels)
    return comparison.causes
  }

  private func sentences(_ before: ScreenSnapshot, _ after: ScreenSnapshot) -> [String] {
    causes(before, after).map(\.sentence)
  }

  private func text(
    _ label: String, _ frame: CGRect, id: String = "", type: ElementType = .staticText,
    lines: [String]? = nil,
    _ edit: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(type, identifier: id, label: label, frame: frame)
    var appearance = Appearance()
    appearance.lines = lines ?? [label]
    appearance.font = "Inter Regular"
    appearance.fontSize = 16
    appearance.foreground = "#000000FF"
    element.appearance = appearance
    edit(&element)
    return element
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let page = Element(
    .scrollView, identifier: "page", frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func contentFurtherInside() {
    func content(_ inset: Double) -> ScreenSnapshot {
      snapshot(
        [
          text("Title", frame(inset, 10, 60, 20)),
          Element(.image, label: "wide", frame: frame(inset, 40, 320 - 2 * inset, 50)),
          text("9.50", frame(280 - inset, 100, 40, 20)),
        ], in: page)
    }
    #expect(
      sentences(content(16), content(24)) == [
        "scrollView \"page\": its content is inset 8 pt more on the left and on the right"
      ])
    #expect(
      sentences(content(24), content(16)) == [
        "scrollView \"page\": its content is inset 8 pt less on the left and on the right"
      ])
  }

  @Test func aTextThatBreaksElsewhereInANarrowerPageFollows() {
    func content(_ inset: Double, _ lines: [String]) -> ScreenSnapshot {
      let height = Double(lines.count) * 20
      return snapshot(
        [
          Element(.image, label: "wide", frame: frame(inset, 10, 320 - 2 * inset, 50)),
          text("Mix flour and milk", frame(inset, 70, lines.count == 1 ? 290 : 200, height), lines: lines),
          text("Below", frame(inset, 80 + height, 60, 20)),
        ], in: page)
    }
    #expect(
      sentences(content(10, ["Mix flour and milk"]), content(40, ["Mix flour", "and milk"])) == [
        "scrollView \"page\": its content is inset 30 pt more on the left and on the right"
      ])
  }

  @Test func aGapAroundTheMiddle() {
    func row(_ gap: Double) -> ScreenSnapshot {
      snapshot(
        [
          Element(.image, label: "photo", frame: frame(10, 10, 56, 56)),
          text("Pancakes", frame(80, 18 - gap / 2, 80, 20)), text("20 min", frame(80, 38 + gap / 2, 60, 20)),
        ], in: Element(.cell, identifier: "row", frame: frame(0, 0, 320, 76)))
    }
    #expect(
      sentences(row(2), row(8)) == [
        "cell \"row\": the spacing of the 2 elements on top of each other in it grew 6 pt (2 → 8 pt)"
      ])
  }

  @Test func oneColourWhereverItIsUsed() {
    func screen(_ color: String) -> ScreenSnapshot {
      snapshot([
        text("Pay", frame(10, 10, 60, 20), id: "pay", type: .button) {
          $0.appearance?.foreground = "#FFFFFFFF"
          $0.appearance?.background = color
        },
        text("Cancel", frame(80, 10, 60, 20), id: "cancel", type: .button) {
          $0.appearance?.foreground = color
        },
        text("Total", frame(10, 60, 60, 20)),
      ])
    }
    #expect(
      sentences(screen("#C2541DFF"), screen("#1D54C2FF")) == [
        "2 buttons like button \"pay\" “Pay”: colour #C2541DFF → #1D54C2FF"
      ])
  }

  @Test func anotherFontInAnotherSizeIsOneDecision() {
    let before = snapshot([text("Title", frame(10, 10, 60, 20))])
    let after = snapshot([
      text("Title", frame(10, 10, 90, 30)) {
        $0.appearance?.font = "Inter Bold"
        $0.appearance?.fontSize = 24
      }
    ])
    #expect(
      sentences(before, after) == [
        "staticText “Title”: font Inter Regular 16 pt → Inter Bold 24 pt, 30 pt wider, 10 pt taller"
      ])
  }

  @Test func whatIsOffLooksOff() {
    func button(_ isEnabled: Bool) -> ScreenSnapshot {
      snapshot([
        text("Pay", frame(10, 10, 60, 20), type: .button) {
          $0.isEnabled = isEnabled
          $0.appearance?.foreground = isEnabled ? "#FFFFFFFF" : "#3C3C434C"
        }
      ])
    }
    #expect(sentences(button(true), button(false)) == ["button “Pay” is disabled now, in other colours"])
  }

  @Test func anEmptyFieldHoldsNothing() {
    func field(_ value: String, _ placeholder: String = "Coupon") -> ScreenSnapshot {
      snapshot([
        text("", frame(10, 10, 90, 20), id: "coupon", type: .textField, lines: []) {
          $0.value = .text(value)
          $0.placeholder = placeholder
          $0.appearance?.foreground = value == placeholder ? "#3C3C434C" : "#000000FF"
        }
      ])
    }
    #expect(
      sentences(field("Coupon"), field("SAVE10")) == [
        "textField \"coupon\": value none → “SAVE10”, in other colours"
      ])
    #expect(
      sentences(field("Coupon"), field("Code", "Code")) == [
        "textField \"coupon\": placeholder “Coupon” → “Code”"
      ])
  }

  @Test func aBarIsNamedForItsTitle() {
    func screen(_ title: String) -> ScreenSnapshot {
      snapshot(
        [text(title, frame(10, 10, 90, 20))],
        in: Element(.navigationBar, identifier: title, frame: frame(0, 0, 320, 44)))
    }
    #expect(sentences(screen("Recipes"), screen("Cookery")) == ["staticText “Recipes” → “Cookery”"])
  }

  @Test func otherWordsReadAloud() {
    let before = snapshot([text("12 min", frame(10, 10, 60, 20), id: "time")])
    var after = snapshot([text("12 minutes", frame(10, 10, 60, 20), id: "time", lines: ["12 min"])])
    after.picture = before.picture
    let found = causes(before, after)
    #expect(found.map(\.kind) == [.renamed])
    #expect(
      found.map(\.sentence) == [
        "staticText \"time\": label “12 min” → “12 minutes”, without a visible difference"
      ])
  }

  @Test func hintsAndActionsAreHeardAndNotSeen() {
    func message(_ edit: (inout Element) -> Void = { _ in }) -> ScreenSnapshot {
      snapshot([text("Lunch?", frame(10, 10, 60, 20), type: .button, edit)])
    }
    let hinted = message { $0.hint = "Opens the message" }
    let acted = message { $0.actionNames = ["Archive"] }
    let both = message { $0.actionNames = ["Archive", "Delete"] }
    #expect(
      sentences(message(), hinted) == [
        "button “Lunch?”: hint none → “Opens the message”, heard and not seen"
      ])
    #expect(
      sentences(acted, both) == [
        "button “Lunch?”: actions “Archive” → “Archive and Delete”, heard and not seen"
      ])
    #expect(
      sentences(acted, message()) == ["button “Lunch?”: actions “Archive” → none, heard and not seen"])
    #expect(causes(message(), hinted).map(\.kind) == [.renamed])
    #expect(causes(acted, hinted).map(\.property) == ["hint", "actions"])
  }

  @Test func lessOfItCanBeSeen() {
    func photo(_ visible: CGRect?) -> ScreenSnapshot {
      snapshot(
        [
          Element(.image, label: "photo", frame: frame(10, 10, 60, 40)),
          text("Below", frame(10, 100, 60, 20)),
        ].enumerated().map { index, element in
          var element = element
          if index == 0 {
            var appearance = Appearance()
            appearance.visibleFrame = visible
            element.appearance = appearance
          }
          return element
        })
    }
    let whole = photo(nil)
    let half = causes(whole, photo(frame(10, 10, 60, 20)))
    #expect(half.map(\.sentence) == ["image “photo” is cut off now: 60 × 20 of 60 × 40 pt can be seen"])
    #expect(half.map(\.kind) == [.clipped])
    let none = causes(whole, photo(.zero))
    #expect(none.map(\.sentence) == ["image “photo” is out of sight now"])
    #expect(none.map(\.kind) == [.offScreen])
    #expect(sentences(photo(frame(10, 10, 60, 20)), whole) == ["image “photo” is no longer cut off"])
  }

  @Test func movedOutOfSight() {
    func screen(_ y: Double) -> ScreenSnapshot {
      snapshot([
        Element(.image, label: "photo", frame: frame(10, y, 60, 40)), text("Still", frame(200, 10, 60, 20)),
      ])
    }
    let found = causes(screen(10), screen(490))
    #expect(found.map(\.sentence) == ["image “photo” moved down 480 pt, out of sight"])
    #expect(found.map(\.kind) == [.offScreen])
  }

  @Test func behindADialogEverythingIsDimmed() {
    let rows = RecipesSketch.screen()
    let before = rows.snapshot()
    var after = rows.tree()
    let alert = Sketch.stack(.alert, id: "question", [.text("Delete?")]).tree(at: CGPoint(x: 100, y: 200))
    after.children.append(
      Element(.window, frame: CGRect(x: 0, y: 0, width: 320, height: 480), children: [alert]))
    var picture = before.picture
    for byte in picture.bytes.indices where byte % 4 != 3 {
      picture.bytes[byte] = picture.bytes[byte] / 5 * 4
    }
    for y in 200..<220 { for x in 100..<160 { picture[x, y] = RGBA(1, 2, 3) } }
    // Something else changed too, where the veil is.
    for y in 23..<33 { for x in 200..<210 { picture[x, y] = RGBA(9, 200, 9) } }
    let found = causes(before, ScreenSnapshot(picture: picture, tree: after))
    #expect(found.map(\.kind) == [.appeared, .pixels], "\(found.map(\.sentence))")
    #expect(found.first?.sentence == "alert \"question\" appeared")
  }

  @Test func whatMovedAndLooksDifferentToo() {
    func screen(_ padding: Double, _ mark: Bool) -> ScreenSnapshot {
      var snapshot = Sketch.screen([
        .row("A", padding: padding, [.text("one")]), .row("B", [.image("photo", 40, 40)]),
      ]).snapshot()
      if mark { for x in 20..<50 { snapshot.picture[x, Int(20 + 2 * padding) + 30] = RGBA(9, 200, 9) } }
      return snapshot
    }
    let found = causes(screen(8, false), screen(20, true))
    #expect(found.map(\.kind) == [.resized, .pixels])
    #expect(found.last?.element == "image “photo”")
  }

  @Test func thingsThatWereSwitchedOffWithTheirRow() {
    func row(_ isEnabled: Bool) -> ScreenSnapshot {
      snapshot(
        [
          text("Buy", frame(10, 10, 60, 20), type: .button) { $0.isEnabled = isEnabled },
          text("Sell", frame(80, 10, 60, 20), type: .button) { $0.isEnabled = isEnabled },
        ], in: Element(.cell, identifier: "row", frame: frame(0, 0, 320, 40), isEnabled: isEnabled))
    }
    #expect(sentences(row(true), row(false)) == ["cell \"row\" is disabled now"])
  }
}
