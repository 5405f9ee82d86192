import Foundation
import GalleyServer
import Testing

/// The lines of the article on the test tunnel, which a reader would type.
@Suite struct ArticleTests {
  private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Device/GalleySimulator/GalleySimulator.docc/TestTunnel.md")

  @Test func curlPrintsWhatTheArticleSays() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    let lines = block.components(separatedBy: "\n```")[0].split(separator: "\n").map(String.init)
    let stage = try ServedStage()
    var steps = 0
    for (command, answer) in zip(lines, lines.dropFirst()) where command.hasPrefix("curl ") {
      #expect(try Self.shell(command, stage.server) == answer, "\(command)")
      steps += 1
    }
    #expect(steps == lines.count / 2)
    #expect(steps > 10)
  }

  private static func shell(_ command: String, _ server: TunnelServer) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.environment = ["PATH": "/usr/bin:/bin", "TUNNEL": server.url, "TOKEN": server.token]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
