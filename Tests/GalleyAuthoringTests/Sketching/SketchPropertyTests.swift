import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

@testable import GalleyAuthoring
@testable import GalleyPages
@testable import MailApp

/// Properties of any sketch.
@Suite struct SketchPropertyTests {
  private static let layouts: [(type: any Layout.Type, screen: @Sendable () throws -> Element)] = [
    (RecipeListScreen.GrandmasRecipes.self, { try SketchScreens.recorded("RecipeList/resting") }),
    (
      RecipeScreen.FluffyPancakes.self,
      { try SketchScreens.recorded("RecipePageTests/pancakesAreOneTapAway/pancakes") }
    ),
    (TypingScreen.ApplePie.self, { try SketchScreens.recorded("RecipePageTests/aNoteIsKept/typing") }),
    (AlertScreen.DeleteRecipeAlert.self, { try SketchScreens.recorded("DeleteConfirmation/asking") }),
    (AlertScreen.GrandmasRecipes.self, { try SketchScreens.recorded("DeleteConfirmation/asking") }),
    (SignInScreen.App.self, { SketchScreens.signIn }),
    (SettingsScreen.Settings.self, { SketchScreens.settings }),
    (ChatScreen.Grace.self, { SketchScreens.chat }),
    (TabsScreen.Browse.self, { SketchScreens.tabs }),
    (ForeignScreen.設定.self, { SketchScreens.foreign }),
    (HostileScreen.App.self, { SketchScreens.hostile }),
    (SheetScreen.NewMessageSheet.self, { SketchScreens.sheet }),
    (SheetScreen.Inbox.self, { SketchScreens.sheet }),
  ]

  /// The app of a screen, as a device shows it.
  private static func index(_ screen: Element) -> ScreenIndex {
    ScreenIndex([ApplicationTree(bundleIdentifier: "app", root: screen.children[0])], size: screen.frame.size)
  }

  @Test func everySketchLoadsOnItsScreenAndBreaksNoRule() throws {
    let device = Configuration(device: "iPhone X", size: CGSize(width: 375, height: 812), scale: 3)
    for item in Self.layouts {
      let screen = Self.index(try item.screen())
      let verdict = LayoutEvaluator(screen: screen, configuration: device).verdict(
        on: LayoutDescription.of(item.type), in: screen.nodes.indices)
      #expect(verdict.score.of > 0, "\(item.type)")
      #expect(verdict.evaluations.filter { $0.outcome != .met }.map(\.name) == [], "\(item.type)")
      #expect(Atlas { item.type }.problems().filter { $0.rule.severity == .error } == [], "\(item.type)")
    }
  }

  @Test func aNameThatIsGivenIsTaken() {
    #expect(Sketch(of: SketchScreens.signIn, name: "SignIn").text.hasPrefix("struct SignIn: Layout {\n"))
    #expect(Sketch(of: SketchScreens.signIn, name: "sign in").text.hasPrefix("struct SignIn: Layout {\n"))
    #expect(Sketch(of: SketchScreens.signIn, name: "Button").text.hasPrefix("struct ButtonPage: Layout {\n"))
    #expect(Sketch(of: SketchScreens.signIn, name: "!").text.hasPrefix("struct Screen: Layout {\n"))
  }

  @Test func anEmptyScreenIsSaidToBeEmpty() {
    #expect(
      Sketch(of: Element(.application)).text == """
        struct Screen: Layout {
          var body: Blueprint {
            Required {}
          }
        }

        """)
  }

  @Test func aSystemQuestionIsInFront() {
    var screen = SketchScreens.signIn
    let alert = SketchScreens.part(.alert, "", "Allow Photos?", [SketchScreens.part(.button, "", "OK")])
    screen.children[1].children.append(alert)
    let text = Sketch(of: screen).text
    #expect(
      text.hasPrefix("struct AllowPhotosAlert: Layout {\n  let alert = Alert(.label(\"Allow Photos?\"))\n"))
    #expect(text.contains("struct App: Layout {\n"))
  }

  @Test func atABreakpointTheScreenAsItIsIsSketched() throws {
    let mail = MailDevice(Mail.inbox())
    let page = try Page<Inbox>(on: mail.app)
    #expect(try page.sketch() == mail.app.sketch())
    #expect(try page.sketch(name: "Mailbox").hasPrefix("struct Mailbox: Layout {\n"))
    #expect(try page.tabs.sketch(name: "Bar").contains("let home = Tab(\"tab.home\")"))
  }

  /// A tree of all kinds of elements, with texts that repeat and texts that are no names.
  private func tree(_ generator: inout SeededGenerator, depth: Int) -> Element {
    let texts = [
      "", "", "OK", "row.cell", "item-1", "item-2", "1", "a.b", "\"", "\\(x)", "ü", "\n", "in", "tabs",
    ]
    let type = ElementType.allCases.randomElement(using: &generator) ?? .other
    let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &generator)
    return Element(
      type, identifier: texts.randomElement(using: &generator) ?? "",
      label: texts.randomElement(using: &generator) ?? "",
      traits: Bool.random(using: &generator) ? [.header] : [],
      children: (0..<count).map { _ in tree(&generator, depth: depth - 1) })
  }

  @Test func anyTreeIsSketchedTheSameEachTimeWithNamesThatDiffer() {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<300 {
      let root = Element(
        .application, label: "App", children: (0..<3).map { _ in tree(&generator, depth: 4) })
      let text = Sketch(of: root).text
      #expect(text == Sketch(of: root).text)
      let layouts = text.split(separator: "struct ").map(String.init)
      #expect(Set(layouts.map { $0.prefix { $0 != ":" } }).count == layouts.count, "round \(round)")
      for layout in layouts {
        let names = layout.matches(of: #/\n  let (\S+) = /#).map { String($0.output.1) }
        #expect(Set(names).count == names.count, "round \(round): \(names)")
        #expect(names.allSatisfy { $0.first?.isLetter == true && !PageMembers.names.contains($0) })
      }
    }
  }
}
