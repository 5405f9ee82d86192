import Foundation
import Testing

@testable import GalleyTree

@Suite struct ElementTextTests {
  @Test func aTreeIsOneLineAnElement() {
    var cut = Appearance()
    cut.isTruncated = true
    var busy = Appearance()
    busy.isBusy = true
    let tree = Element(
      .application, label: "Recipes", frame: CGRect(x: 0, y: 0, width: 375, height: 812),
      children: [
        Element(
          .button, identifier: "recipe.add", label: "Add photo",
          frame: CGRect(x: 16, y: 88, width: 44.5, height: 44),
          isEnabled: false, isSelected: true),
        Element(
          .textField, identifier: "name", value: "Omelette", placeholder: "Name",
          frame: CGRect(x: 16, y: 140.333, width: 200, height: 30), isFocused: true),
        Element(
          .slider, value: .number(0.25), frame: CGRect(x: -8, y: 0, width: 10, height: 10), isHittable: false),
        Element(
          .other, appearance: busy,
          children: [Element(.staticText, label: "Long\ntext\u{202E}", appearance: cut)]),
      ])
    #expect(
      tree.description == """
        application “Recipes” (0, 0) 375 × 812
          button "recipe.add" “Add photo” (16, 88) 44.5 × 44 disabled selected
          textField "name" = "Omelette" placeholder "Name" (16, 140.33) 200 × 30 focused
          slider = "0.25" (-8, 0) 10 × 10 covered
          other (0, 0) 0 × 0 busy
            staticText “Long⏎text�” (0, 0) 0 × 0 truncated

        """)
  }

  @Test func marksAndIndentsGoWhereTheyAreAsked() {
    let tree = Element(.group, children: [Element(.button, label: "OK"), Element(.button, label: "Cancel")])
    let text = ElementText.tree(tree, indent: 1) { $0 == [1] ? "← here" : nil }
    #expect(
      text == """
          group (0, 0) 0 × 0
            button “OK” (0, 0) 0 × 0
            button “Cancel” (0, 0) 0 × 0  ← here

        """)
  }

  @Test(arguments: [
    (0, "0"), (44, "44"), (0.5, "0.5"), (0.333333, "0.33"), (-1.5, "-1.5"), (2.05, "2.05"), (2.999, "3"),
    (-0.001, "0"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func numbersHaveNoNeedlessDecimals(_ number: Double, _ text: String) {
    #expect(ElementText.number(number) == text)
  }

  @Test(arguments: [
    (4.499, 2, "4.49"), (4.499, 1, "4.4"), (4.499999999, 2, "4.49"), (4.5, 2, "4.5"), (2.9, 2, "2.9"),
    (2.9, 1, "2.9"),
    (0.07, 2, "0.07"), (21, 1, "21"), (16.7418, 2, "16.74"), (44, 2, "44"), (-1.001, 2, "-1.01"),
    (.infinity, 2, "inf"),
  ])
  func measuredNumbersAreCut(_ number: Double, _ digits: Int, _ text: String) {
    #expect(ElementText.cut(number, digits: digits) == text)
  }

  @Test func whatIsTooLittleIsNeverShownAsEnough() {
    for required in stride(from: 1.0, through: 21, by: 0.01) {
      let required = (required * 100).rounded() / 100
      #expect(ElementText.cut(required) == ElementText.number(required))
      #expect(ElementText.cut(required.nextDown) != ElementText.number(required))
    }
  }

  @Test func longTextsAreCut() {
    #expect(ElementText.clean("abcdef", limit: 3) == "abc…")
    #expect(ElementText.clean("abc", limit: 3) == "abc")
    #expect(ElementText.clean("a\tb\u{7}c\r\nd\u{2028}") == "a b�c⏎d�")
  }
}
