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

  @Test func nothingIsSentThroughALink() throws {
    let (sandbox, other) = (try Sandbox(), try Sandbox())
    let listener = Process()
    listener.executableURL = URL(fileURLWithPath: Binary.path(of: "beep-peer"))
    listener.arguments = ["listen"]
    listener.environment = ["XDG_RUNTIME_DIR": other.root]
    let output = Pipe()
    listener.standardOutput = output
    try listener.run()
    defer { listener.terminate() }
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "ready\n")
    let (folder, theirs) = (sandbox.root + "/galley-beeps", other.root + "/galley-beeps")
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: theirs)
    let linked = Self.tool(sandbox)("beep", "x")
    #expect(linked.code == .notComparable)
    #expect(
      linked.err
        == "galley: \(folder) is a link, belongs to somebody else or can be written to by others, so nothing is sent there; "
        + "remove it, or set XDG_RUNTIME_DIR to a folder of yours.\n")
    // A folder of one's own, with a link to somebody's socket.
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let socket = try #require(
      try FileManager.default.contentsOfDirectory(atPath: theirs).first { $0.hasSuffix(".socket") })
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(socket)", withDestinationPath: "\(theirs)/\(socket)")
    #expect(Self.tool(sandbox)("beep", "x").out == "net.mxpr.utils.beeper.x: nobody listens\n")
    // A folder that everybody may write to.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    #expect(Self.tool(sandbox)("beep", "x").code == .notComparable)
  }

  @Test func aNameThatIsTooLongIsRefused() throws {
    let result = Self.tool(try Sandbox())("beep", String(repeating: "x", count: 1100))
    #expect(result.code == .notComparable)
    #expect(result.err.contains("the name has 1122 bytes with its prefix, and 1024 are the most"))
  }
}
