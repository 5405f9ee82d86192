import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

@testable import GalleyAuthoring
@testable import GalleyPages

/// Sketches of some screens.
///
/// The golden texts are sources of this target: they compile, and each loads on the screen that it was made of.
/// `GALLEY_WRITE_SKETCHES=1` writes them anew, and fails, so that writing is not mistaken for a pass.
@Suite struct SketchTests {
  private struct Case {
    let name: String
    let screen: @Sendable () throws -> Element
  }

  private static let cases = [
    Case(name: "RecipeListScreen") { try SketchScreens.recorded("RecipeList/resting") },
    Case(name: "RecipeScreen") {
      try SketchScreens.recorded("RecipePageTests/pancakesAreOneTapAway/pancakes")
    },
    Case(name: "TypingScreen") { try SketchScreens.recorded("RecipePageTests/aNoteIsKept/typing") },
    Case(name: "AlertScreen") { try SketchScreens.recorded("DeleteConfirmation/asking") },
    Case(name: "SignInScreen") { SketchScreens.signIn },
    Case(name: "SettingsScreen") { SketchScreens.settings },
    Case(name: "ChatScreen") { SketchScreens.chat },
    Case(name: "TabsScreen") { SketchScreens.tabs },
    Case(name: "ForeignScreen") { SketchScreens.foreign },
    Case(name: "HostileScreen") { SketchScreens.hostile },
    Case(name: "SheetScreen") { SketchScreens.sheet },
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sketched")

  /// The sketch as a file: inside of a type of its own, as names come from the screens and may be the same.
  private static func file(_ name: String, _ sketch: String) -> String {
    let lines = sketch.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  \($0)"
    }
    return "import GalleyPages\n\nenum \(name) {\n\(lines.joined(separator: "\n"))}\n"
  }

  @Test func sketchesAreAsAPersonWouldWriteThem() throws {
    let isWriting = ProcessInfo.processInfo.environment["GALLEY_WRITE_SKETCHES"] != nil
    for item in Self.cases {
      let text = Self.file(item.name, Sketch(of: try item.screen()).text)
      let url = Self.folder.appending(path: "\(item.name).swift")
      if isWriting { try Data(text.utf8).write(to: url) }
      #expect(text == (try? String(contentsOf: url, encoding: .utf8)), "\(item.name)")
    }
    if isWriting {
      Issue.record("the sketches were written; build and run again without GALLEY_WRITE_SKETCHES")
    }
  }
}
