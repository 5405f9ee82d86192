import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import SwiftUI
import Testing

/// An app that takes the keyboard back by sending an action to whatever has it.
private struct FieldApp: App {
  static let bundleIdentifier = "org.example.Field"

  var body: some Scene { WindowGroup { FieldView() } }
}

private struct FieldView: View {
  @State private var tea = ""

  var body: some View {
    VStack {
      TextField("tea", text: $tea).accessibilityIdentifier("field")
      Button("done") {
        UIApplication.shared.sendAction(
          Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
    }
  }
}

@Suite struct KeyboardTests {
  @Test func `an app takes the keyboard back from whatever has it`() throws {
    let device = try SimulatedDevice()
    device.install(FieldApp.self)
    try device.launch(LaunchRequest(FieldApp.bundleIdentifier))
    func hasKeyboard() throws -> Bool {
      let screen = try device.snapshot().screen
      return screen.paths { $0.type == .keyboard }.isEmpty == false
    }
    #expect(try !hasKeyboard())
    try device.touch("field")
    device.advance(by: .seconds(1))
    #expect(try hasKeyboard())
    try device.touch("done")
    device.advance(by: .seconds(1))
    #expect(try !hasKeyboard())
  }
}
