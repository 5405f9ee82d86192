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
}
