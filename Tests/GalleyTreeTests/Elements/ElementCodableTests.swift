import Foundation
import SeededCases
import Testing

@testable import GalleyTree

@Suite struct ElementCodableTests {
  private func json(_ element: Element) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(element), as: UTF8.self)
  }

  @Test func whatIsOrdinaryIsLeftOut() throws {
    let element = Element(.button, label: "OK", frame: CGRect(x: 1, y: 2, width: 3, height: 4), handle: 7)
    #expect(try json(element) == #"{"frame":[1,2,3,4],"label":"OK","type":"button"}"#)
  }

  @Test func everythingComesBack() throws {
    var appearance = Appearance()
    appearance.visibleFrame = CGRect(x: 0, y: 0, width: 10, height: 5)
    appearance.foreground = "#007AFFFF"
    appearance.font = "Inter Regular"
    appearance.fontSize = 17
    appearance.lines = ["a", "b"]
    appearance.naturalSize = CGSize(width: 20, height: 5)
    appearance.isTruncated = true
    var element = Element(
      .switch, identifier: "i", label: "l", title: "t", value: .number(1), placeholder: "p",
      frame: CGRect(x: 0.5, y: -2, width: 3, height: 4), isEnabled: false, isSelected: true, isFocused: true,
      isHittable: false, traits: [.button, .header], appearance: appearance,
      children: [Element(.cell), Element(.textView, value: "three\nlines\n")])
    element.hint = "Sends at once"
    element.actionNames = ["Archive", "Delete"]
    let read = try JSONDecoder().decode(Element.self, from: Data(try json(element).utf8))
    #expect(read == element)
    #expect(read.hint == "Sends at once" && read.actionNames == ["Archive", "Delete"])
    element.hint = ""
    #expect(read != element)
  }

  @Test(arguments: 1...40)
  func randomTreesComeBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree.make(&generator)
    #expect(try JSONDecoder().decode(Element.self, from: Data(try json(tree).utf8)) == tree)
  }

  @Test(arguments: [
    (#"{"type":"knob","frame":[0,0,1,1]}"#, "unknown element type \"knob\""),
    (#"{"type":"button","frame":[0,0,1]}"#, "a frame has 4 numbers, not 3"),
  ])
  func whatCannotBeReadIsNamed(_ text: String, _ reason: String) throws {
    do {
      _ = try JSONDecoder().decode(Element.self, from: Data(text.utf8))
      Issue.record("\(text) was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == reason)
    }
  }
}
