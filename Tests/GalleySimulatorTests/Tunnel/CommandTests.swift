import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import Testing

/// Commands that a test calls in an app.
@Suite struct CommandTests {
  @Test func aRequestGetsItsReplyWhileNoTimePasses() throws {
    let stage = try TunnelStage()
    let now = stage.device.now
    let sum: Int = try stage.tunnel.perform("add", Sum(one: 2, other: 3))
    #expect(sum == 5)
    #expect(stage.device.now == now)
  }

  @Test func viewsShowWhatACommandDoesAtOnce() throws {
    let stage = try TunnelStage()
    try stage.tunnel.perform("write", "one")
    try stage.tunnel.perform("write", "two")
    #expect(try stage.diary == "one; two")
    try stage.tunnel.perform("clear")
    #expect(try stage.diary == "")
  }

  /// The test's own type with the fields of the app's.
  private struct OtherSum: Encodable {
    var one: Int
    var other: Int
  }

  @Test func typesOfTheTestsOwnGoAsJSON() throws {
    let stage = try TunnelStage()
    let sum: Double = try stage.tunnel.perform("add", OtherSum(one: 2, other: 3))
    #expect(sum == 5)
    let text = try stage.tunnel.perform("add", json: Data(#"{"one": 1, "other": 41}"#.utf8))
    #expect(String(decoding: text, as: UTF8.self) == "42")
  }

  @Test(arguments: [
    ("described", "the app is in trouble"), ("localized", "Die App hat ein Problem."),
  ])
  func anErrorArrivesWithTheAppsWords(_ kind: String, _ words: String) throws {
    let stage = try TunnelStage()
    let error = #expect(throws: CommandError.failed("fail", words: words)) {
      try stage.tunnel.perform("fail", kind)
    }
    #expect(error?.description == words)
    #expect(throws: CommandError.failed("fail", words: words)) {
      _ = try stage.tunnel.perform("fail", json: Data("\"\(kind)\"".utf8))
    }
  }

  @Test func aLaunchWithoutTheFlagHasNoListener() throws {
    let stage = try TunnelStage(isForTesting: false)
    #expect(stage.tunnel.commands == [])
    let error = #expect(throws: CommandError.noListener(TunnelApp.bundleIdentifier)) {
      try stage.tunnel.perform("clear")
    }
    #expect(
      error?.description
        == "org.galley.tests.Tunnel was not launched for testing, so it has no commands; launch it with a startupBlock, or by launchTunnel()"
    )
    try stage.launch()
    try stage.tunnel.perform("clear")
    try stage.launch(isForTesting: false)
    #expect(throws: CommandError.noListener(TunnelApp.bundleIdentifier)) {
      try stage.tunnel.perform("clear")
    }
  }

  @Test func outsideOfADeviceNothingListens() async {
    await MainActor.run {
      #expect(!TestCommands.isListening)
      TestCommands.register("nothing") {}
      TestCommands.unregister("nothing")
    }
  }

  @Test func anAppThatHasEndedTakesNoCommand() throws {
    let stage = try TunnelStage()
    try stage.device.terminate(TunnelApp.bundleIdentifier)
    let error = #expect(throws: CommandError.notRunning(TunnelApp.bundleIdentifier)) {
      try stage.tunnel.perform("clear")
    }
    #expect(
      error?.description
        == "org.galley.tests.Tunnel does not run in the foreground or background, so it takes no command")
  }

  @Test func whatIsNotUnderstoodIsSaid() throws {
    let stage = try TunnelStage()
    let names = stage.tunnel.commands
    #expect(names.contains("add") && names == names.sorted())
    let unknown = #expect(throws: CommandError.unknown("ad\u{1B}d", known: names)) {
      try stage.tunnel.perform("ad\u{1B}d")
    }
    #expect(
      unknown?.description
        == "the app has no command \"ad�d\"; it has \(names.joined(separator: ", "))")
    let request = #expect(throws: CommandError.self) {
      try stage.tunnel.perform("add", "two", returning: Int.self)
    }
    #expect(request?.description.hasPrefix("the command \"add\" cannot take the request: ") == true)
    let reply = #expect(throws: CommandError.self) {
      try stage.tunnel.perform("add", Sum(one: 1, other: 1), returning: String.self)
    }
    #expect(
      reply?.description
        == "the reply of the command \"add\" cannot be read: it is a Int, and a String is expected")
  }

  @Test func commandsByTheNamesOfSBTUITestTunnel() throws {
    let stage = try TunnelStage()
    #expect(stage.tunnel.performCustomCommandNamed("add", object: ["one": 1, "other": 2]) as? Int == 3)
    #expect(stage.tunnel.performCustomCommandNamed("write", object: "hello") == nil)
    #expect(try stage.diary == "hello")
    #expect(stage.tunnel.performCustomCommandNamed("clear", object: nil) == nil)
    #expect(try stage.diary == "")
    #expect(stage.tunnel.performCustomCommandNamed("unknown", object: nil) == nil)
  }

  @Test func nothingOfOneDeviceIsAnothers() throws {
    let (one, other) = (try TunnelStage(), try TunnelStage())
    try one.tunnel.perform("write", "one")
    #expect(try one.diary == "one")
    #expect(try other.diary == "")
  }
}
