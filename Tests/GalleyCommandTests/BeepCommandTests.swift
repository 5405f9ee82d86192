import BaselineFixtures
import Foundation
import GalleyDecisions
import GoldenFiles
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
    expectGolden([
      ("tool(\"beep\", \"welcome\").out", tool("beep", "welcome").out),
      (
        "tool(\"beep\", \"x\", \"--prefix\", \"org.example\").out",
        tool("beep", "x", "--prefix", "org.example").out
      ),
    ])
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
    expectGolden(data["notification"] as? String, "data[\"notification\"] as? String")
    try #require(data["processes"] as? Int == 1)
    expectGolden(
      String(decoding: output.fileHandleForReading.availableData, as: UTF8.self),
      "String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)")
    kill(listener.processIdentifier, SIGKILL)
    listener.waitUntilExit()
    // The socket of what was killed is in nobody's way.
    expectGolden(Self.tool(sandbox)("beep", "x").out, "Self.tool(sandbox)(\"beep\", \"x\").out")
  }

  @Test func aNameThatIsTooLongIsRefused() throws {
    let result = Self.tool(try Sandbox())("beep", String(repeating: "x", count: 1100))
    #expect(result.code == .notComparable)
    #expect(result.err.contains("the name has 1122 bytes with its prefix, and 1024 are the most"))
  }
}
