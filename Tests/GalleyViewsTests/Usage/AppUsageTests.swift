import Foundation
import GalleyTree
import SwiftUI
import Testing

private struct SampleApp: App {
  var body: some Scene {
    WindowGroup(id: "main") { Text("app") }
  }
}

private struct Opening: View {
  @Environment(\.openWindow) private var open
  @Environment(\.dismissWindow) private var dismiss

  var body: some View {
    Button("open") {
      open(id: "main")
      dismiss(id: "main")
    }
  }
}

/// Names of programs and their windows.
@MainActor @Suite struct AppUsageTests {
  @Test("App.main() (@main)") func app() throws {
    let scene: any Scene = SampleApp().body
    let window = try #require(scene as? WindowGroup<Text>)
    #expect(String(describing: type(of: window)).contains("WindowGroup"))
    #expect(try ViewTestHarness { Text("app") }.find("app") != nil)
  }

  @Test("env: openWindow/dismissWindow/openSettings") func openWindow() throws {
    let stage = try ViewTestHarness { Opening() }
    stage.tap("open")
    stage.advance(.seconds(1))
    #expect(stage.find("open")?.isHittable == true)
  }

  @Test("WindowGroup(id:/for:) & other scenes") func windowGroups() {
    let valued = WindowGroup(for: Int.self) { $number in Text("number \(number ?? 0)") }
    let named = WindowGroup("Mail", id: "mail") { Text("mail") }
    #expect(String(describing: type(of: valued)).contains("WindowGroup"))
    #expect(String(describing: type(of: named)).contains("WindowGroup"))
  }
}
