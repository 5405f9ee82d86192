import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

@Suite struct TreeTextTests {
  private func tree(_ label: String = "Save", top: Double = 40, isEnabled: Bool = true) -> Element {
    Element(
      .application, label: "Recipes", frame: CGRect(x: 0, y: 0, width: 60, height: 100),
      children: [
        Element(.staticText, label: "Title", frame: CGRect(x: 8, y: 8, width: 44, height: 12)),
        Element(
          .button, identifier: "save", label: label, frame: CGRect(x: 8, y: top, width: 30, height: 12),
          isEnabled: isEnabled),
      ])
  }

  private func text(_ tree: Element) -> String { ElementText.tree(tree, isWhole: true) }

  private func compare(_ new: Element) -> Comparison {
    Comparator.compare(baseline: text(tree()), candidate: text(new))
  }

  @Test func changesAreToldByElement() {
    #expect(
      compare(tree("Remove")).causes.map(\.sentence) == ["button \"save\": label “Save” → “Remove”"])
    #expect(compare(tree(top: 48)).causes.map(\.kind) == [.moved])
    #expect(compare(tree(isEnabled: false)).causes.map(\.kind) == [.state])
    #expect(compare(tree("Remove")).text?.removed == 1)
  }

  @Test func aPictureOfTheSameChangeHasTheSameCause() {
    for new in [tree("Remove"), tree(isEnabled: false)] {
      func snapshot(_ tree: Element, _ color: RGBA) -> ScreenSnapshot {
        var picture = Bitmap(width: 60, height: 100, color: .white)
        for x in 8..<38 { for y in 40..<52 { picture[x, y] = color } }
        return ScreenSnapshot(picture: picture, tree: tree)
      }
      let pictures = Comparator.compare(
        baseline: snapshot(tree(), .black), candidate: snapshot(new, RGBA(9, 9, 99, 255)))
      #expect(compare(new).causes.map(\.id) == pictures.causes.map(\.id))
    }
  }

  @Test func whatIsNoTreeIsToldByLines() {
    let broken = text(tree()).replacing("button", with: "knob")
    let words = Comparator.compare(baseline: text(tree()), candidate: broken).causes.map(\.sentence)
    #expect(words.count == 1 && words[0].hasPrefix("line 3 "), "\(words)")
  }
}
