import Foundation
import SeededCases
import Testing

@testable import GalleyTree

@Suite struct ElementTextReadingTests {
  @Test func aTreeIsReadAsFarAsItsTextSays() throws {
    let text = """
      application “Recipes” (0, 0) 375 × 812
        other (0, 0) 375 × 44
          textField "name" “Name” = "Ada" placeholder "Your name" (16, 8.5) 343 × 30.33 focused
        button "add" “Add photo” (16, 88) 44 × 44 disabled selected truncated busy covered

      """
    let tree = try #require(ElementText.read(text))
    #expect(tree.label == "Recipes" && tree.children.count == 2)
    let field = tree.children[0].children[0]
    #expect(field.type == .textField && field.identifier == "name" && field.value == "Ada")
    #expect(field.placeholder == "Your name" && field.isFocused && field.isEnabled)
    #expect(field.frame == CGRect(x: 16, y: 8.5, width: 343, height: 30.33))
    let button = tree.children[1]
    #expect(!button.isEnabled && button.isSelected && !button.isHittable)
    #expect(button.appearance?.isTruncated == true && button.appearance?.isBusy == true)
  }

  @Test(arguments: [
    "", "\n", "hello\n", "button (0, 0) 1 × 1", "button (0, 0) 1 × 1\n\n", " button (0, 0) 1 × 1\n",
    "button (0, 0) 1 × 1\nbutton (0, 0) 1 × 1\n", "button (0, 0) 1 × 1\n    button (0, 0) 1 × 1\n",
    "knob (0, 0) 1 × 1\n", "button (0, 0) 1 x 1\n", "button (0, 0, 0) 1 × 1\n",
    "button (0, 0) 1 × 1 hidden\n",
    "button (0, 0) 1 × 1\r\n", "button (00, 0) 1 × 1\n", "button (nan, 0) 1 × 1\n",
    "button (0, 0) 1 × 1 busy disabled\n",
    "button \"\" (0, 0) 1 × 1\n", "button (0, 0) 1 × 1\u{301}\n",
  ])
  func everythingElseIsNoTree(_ text: String) {
    #expect(ElementText.read(text) == nil)
  }

  /// Whatever a tree's texts hold, what is read says the same; if another text is a tree too, it is another tree.
  @Test(arguments: Soak.seeds(300))
  func whatIsWrittenIsReadAgain(_ seed: UInt64) {
    let pieces = [
      "a", "\"", "“", "”", " = \"", " (1, 2) 3 × 4", " disabled", "\n", "é", " placeholder \"", "\u{202E}",
    ]
    var random = SeededGenerator(seed: seed)
    func words() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
    }
    func element(_ depth: Int) -> Element {
      Element(
        ElementType.allCases[Int.random(in: 0..<ElementType.allCases.count, using: &random)],
        identifier: words(), label: words(), value: Bool.random(using: &random) ? .text(words()) : nil,
        placeholder: words(),
        frame: CGRect(x: Double(Int.random(in: -9...9, using: &random)) / 4, y: 1, width: 2, height: 3),
        isEnabled: Bool.random(using: &random), isHittable: Bool.random(using: &random),
        children: (0..<(depth > 2 ? 0 : Int.random(in: 0...3, using: &random))).map { _ in element(depth + 1)
        })
    }
    let text = ElementText.tree(element(0), isWhole: true)
    // Where quotes within quotes are ambiguous, a text may be no tree, but never another one.
    if let read = ElementText.read(text) {
      #expect(ElementText.tree(read, isWhole: true) == text)
    } else {
      #expect(text.contains("”") || text.contains("\""), "\(text)")
    }
  }
}
