import Foundation
import GalleyTree
import GalleyViews
import Testing

/// The menu of commands of a field, while the keyboard comes and goes without a touch.
@MainActor @Suite struct EditMenuFocusTests {
  /// A field to which a shortcut gives the keyboard, and from which it takes it.
  private struct Page: View {
    @State private var text = "Ada"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 80) {
        TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("name")
        Button("Turn") { isFocused = !isFocused }.keyboardShortcut("k")
      }
    }
  }

  @Test func theMenuDoesNotComeBackWithTheKeyboard() throws {
    let stage = try ViewTestHarness { Page() }
    let field = stage.frame("name")
    let place = CGPoint(x: field.midX, y: field.midY)
    stage.host.touch(.began, at: place)
    stage.advance(.seconds(1))
    stage.host.touch(.ended, at: place)
    stage.advance(.zero)
    #expect(!stage.all(.menuItem).isEmpty)
    for isFocused in [false, true] {
      #expect(stage.host.press(.character("k"), holding: .command))
      stage.advance(.zero)
      #expect(stage.find("name")?.isFocused == isFocused)
      #expect(stage.all(.menuItem).isEmpty)
    }
  }
}
