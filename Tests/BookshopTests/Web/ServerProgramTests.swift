import Foundation
import RawHTTPClient
import Testing

/// The program that serves the web app.
@Suite struct ServerProgramTests {
  private func program(_ arguments: [String]) -> Process {
    let process = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("bookshop-server")
    process.arguments = arguments
    return process
  }

  @Test func itPrintsItsAddressAndServes() throws {
    let (process, output) = (program(["--seed", "1", "--delay", "1"]), Pipe())
    process.standardOutput = output
    try process.run()
    defer {
      // Threads of the test runner block the other signals, and the program inherits that.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(try /127\.0\.0\.1:([0-9]+)\//.firstMatch(in: line)?.1)
    let client = RawClient(port: try #require(UInt16(port)))
    #expect(client("GET /style.css")?.status == 200)
  }

  @Test(arguments: [["--port"], ["--port", "70000"], ["--failures", "101"], ["--color", "red"]])
  func badOptionsAreRefused(_ arguments: [String]) throws {
    let (process, output) = (program(arguments), Pipe())
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text.contains(arguments[0]) && text.contains("Usage: bookshop-server"))
  }
}
