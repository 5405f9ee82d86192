import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyViews
import Glibc
import Testing

/// The process settings of an app: they reach neither the test nor the next app.
///
/// Each test has a process of its own, since the other tests of this one would see what the app sets.
@Suite struct ProcessChangesTests {
  /// The state of this process.
  private struct State: Equatable {
    var variable = getenv("CHANGE_OF_A_TEST").map { String(cString: $0) }
    var home = getenv("HOME").map { String(cString: $0) }
    var folder = FileManager.default.currentDirectoryPath
    var locale = setlocale(LC_ALL, nil).map { String(cString: $0) }
    var isHandled: Bool {
      var action = sigaction()
      sigaction(SIGUSR2, nil, &action)
      return action.__sigaction_handler.sa_handler != nil
    }
    var mask: mode_t = {
      let mask = umask(0o22)
      umask(mask)
      return mask
    }()
  }

  private func run(_ body: (SimulatedDevice) throws -> Void) throws {
    let device = try SimulatedDevice()
    device.install(ChangingApp.self)
    try device.launch(LaunchRequest(ChangingApp.bundleIdentifier))
    var label: String?
    try device.snapshot().screen.walk { element, _ in
      if element.identifier == "state" { label = element.label }
      return label == nil
    }
    #expect(label == "1 none / C.UTF-8 true 63")
    try body(device)
  }

  @Test func changesOfAnAppEndWithIt() async {
    await #expect(processExitsWith: .success) { try ProcessChangesTests().expectAnEndWithTheApp() }
  }

  private func expectAnEndWithTheApp() throws {
    let before = State()
    let wasHandled = before.isHandled
    try run { device in
      #expect(State() != before)
      try device.terminate(ChangingApp.bundleIdentifier)
      #expect(State() == before)
    }
    // The device of a test goes with it.
    try run { _ in }
    #expect(State() == before)
    #expect(State().isHandled == wasHandled)
  }

  @Test func changesOfATestStay() async {
    await #expect(processExitsWith: .success) { try ProcessChangesTests().expectThatChangesOfTheTestStay() }
  }

  private func expectThatChangesOfTheTestStay() throws {
    setenv("CHANGE_OF_A_TEST", "of the test", 1)
    try run { _ in }
    #expect(State().variable == "of the test")
  }

  @Test func changesOfATestAfterTheAppStay() async {
    await #expect(processExitsWith: .success) { try ProcessChangesTests().expectThatLaterChangesStay() }
  }

  private func expectThatLaterChangesStay() throws {
    let before = State()
    try run { device in
      setenv("CHANGE_OF_A_TEST", "of the test", 1)
      #expect(FileManager.default.changeCurrentDirectoryPath("/proc"))
      umask(0o27)
      try device.terminate(ChangingApp.bundleIdentifier)
    }
    #expect(State().variable == "of the test")
    #expect(State().folder == "/proc")
    #expect(State().mask == 0o27)
    // The others are as they were.
    #expect(State().home == before.home && State().locale == before.locale)
  }
}

private struct ChangingApp: App {
  init() {
    setenv("CHANGE_OF_A_TEST", "1", 1)
    unsetenv("HOME")
    _ = FileManager.default.changeCurrentDirectoryPath("/")
    setlocale(LC_ALL, "C.UTF-8")
    signal(SIGUSR2) { _ in }
    umask(0o77)
  }

  var body: some Scene {
    WindowGroup { Text(verbatim: Self.state).accessibilityIdentifier("state") }
  }

  private static var state: String {
    var action = sigaction()
    sigaction(SIGUSR2, nil, &action)
    let mask = umask(0o77)
    return [
      getenv("CHANGE_OF_A_TEST").map { String(cString: $0) } ?? "none",
      getenv("HOME").map { String(cString: $0) } ?? "none", FileManager.default.currentDirectoryPath,
      setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "none",
      "\(action.__sigaction_handler.sa_handler != nil)", "\(mask)",
    ].joined(separator: " ")
  }
}
