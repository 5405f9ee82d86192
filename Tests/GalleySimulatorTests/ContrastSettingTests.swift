import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@Suite struct ContrastSettingTests {
  @Test func contrastIsASettingOfTheDevice() throws {
    let device = try SimulatedDevice(contrast: .increased)
    device.install(ContrastApp.self)
    try device.launch(LaunchRequest(ContrastApp.bundleIdentifier, arguments: [], environment: [:]))
    func texts() throws -> Set<String> {
      var texts: Set<String> = []
      try device.capture().snapshot.screen.walk { element, _ in
        texts.insert(element.label)
        return true
      }
      return texts
    }
    #expect(try texts().contains("increased"))
    #expect(try device.capture().snapshot.configuration.slug == "iphone-x-light-increased-contrast")
    try device.setContrast(.standard)
    #expect(try texts().contains("standard"))
    #expect(try device.capture().snapshot.configuration.slug == "iphone-x-light")
  }
}

private struct ContrastApp: App {
  var body: some Scene {
    WindowGroup { ContrastText() }
  }
}

private struct ContrastText: View {
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View { Text(contrast == .increased ? "increased" : "standard") }
}
