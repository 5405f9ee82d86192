import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// `galley beep`.
@Suite struct BeepCommandTests {
  private static func tool(_ sandbox: Sandbox) -> Tool {
    Tool(sandbox: sandbox, environment: ["XDG_RUNTIME_DIR": sandbox.root])
  }

  @Test func nobodyListens() throws {
    let sandbox = try Sandbox()
    let tool = Self.tool(sandbox)
    #expect(tool("beep", "welcome").out == "net.mxpr.utils.beeper.welcome: nobody listens\n")
    #expect(tool("beep", "x", "--prefix", "org.example").out == "org.example.x: nobody listens\n")
    #expect(tool("beep", "x").code == .clean)
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/galley-beeps"))
  }

  @Test func aProcessHearsIt() throws {
    let sandbox = try Sandbox()
    let listener = Process()
    listener.executableURL = URL(fileURLWithPath: Binary.path(of: "beep-peer"))
    listener.arguments = ["listen"]
    listener.environment = ["XDG_RUNTIME_DIR": sandbox.root]
    let output = Pipe()
    listener.standardOutput = output
    try listener.run()
    defer { if listener.isRunning { listener.terminate() } }
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "ready\n")
    let result = Self.tool(sandbox)("beep", "welcome", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(document["data"] as? [String: Any])
    #expect(data["notification"] as? String == "net.mxpr.utils.beeper.welcome")
    try #require(data["processes"] as? Int == 1)
    #expect(
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        == "net.mxpr.utils.beeper.welcome\n")
    kill(listener.processIdentifier, SIGKILL)
    listener.waitUntilExit()
    // The socket of what was killed is in nobody's way.
    #expect(Self.tool(sandbox)("beep", "x").out == "net.mxpr.utils.beeper.x: nobody listens\n")
  }

  @Test func aNameThatIsTooLongIsRefused() throws {
    let result = Self.tool(try Sandbox())("beep", String(repeating: "x", count: 1100))
    #expect(result.code == .notComparable)
    #expect(result.err.contains("the name has 1122 bytes with its prefix, and 1024 are the most"))
  }
}
