import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@Suite struct DebugDescriptionTests {
  @Test func anElementHasFourParts() throws {
    var cell = Element(
      .cell, identifier: "row", frame: CGRect(x: 0, y: 0, width: 375, height: 60), handle: 255)
    cell.children = [
      Element(.staticText, label: "Ada", value: "1", frame: CGRect(x: 8, y: 8.25, width: 30, height: 20))
    ]
    let automator = Automator(driver: ScriptedDevice([app(cell)]))
    let query = ElementQuery.application("app").descendants(.cell)["row"]
    let text = DebugDescription.element(try automator.read(Target(query)), query: query)
    #expect(
      text == """
        Attributes: Cell, 0xff, {{0.0, 0.0}, {375.0, 60.0}}, identifier: 'row'
        Element subtree:
         →Cell, 0xff, {{0.0, 0.0}, {375.0, 60.0}}, identifier: 'row'
            StaticText, 0x3, {{8.0, 8.3}, {30.0, 20.0}}, label: 'Ada', value: 1
        Path to element:
         →Application, 0x0, {{0.0, 0.0}, {375.0, 812.0}}, label: 'app'
          ↳Window, 0x1, {{0.0, 0.0}, {375.0, 812.0}}
           ↳Cell, 0xff, {{0.0, 0.0}, {375.0, 60.0}}, identifier: 'row'
        Query chain:
         →Find: Target Application 'app'
           Output: {
             Application, 0x0, {{0.0, 0.0}, {375.0, 812.0}}, label: 'app'
           }
           ↪︎Find: Descendants matching type Cell
             Output: {
               Cell, 0xff, {{0.0, 0.0}, {375.0, 60.0}}, identifier: 'row'
             }
             ↪︎Find: Elements matching predicate '"row" IN identifiers'
               Output: {
                 Cell, 0xff, {{0.0, 0.0}, {375.0, 60.0}}, identifier: 'row'
               }

        """)
  }

  @Test func whatAnAppSaysStaysOnItsLine() {
    let element = Element(
      .button, label: "one\ntwo\u{7}", isEnabled: false, isSelected: true, isFocused: true)
    #expect(
      ElementNaming.line(element)
        == "Button, {{0.0, 0.0}, {0.0, 0.0}}, label: 'one⏎two�', Disabled, Selected, Keyboard Focused")
    #expect(ElementNaming.name(element) == "\"one⏎two�\" Button")
  }
}
