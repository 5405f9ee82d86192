import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyCommands

/// The steps that judge pictures in the workflows of the documentation, run as they stand there.
@Suite(.timeLimit(.minutes(2))) struct PictureWorkflowTests {
  /// The commands of the page that record pictures, each on one line.
  private static func commands() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/PicturesInCI.md"), encoding: .utf8)
    let blocks = page.split(separator: "```yaml\n").dropFirst().compactMap {
      $0.split(separator: "\n```", maxSplits: 1).first
    }
    return blocks.flatMap { block in
      block.replacing("\\\n", with: "").split(separator: "\n").compactMap { line in
        line.contains("galley record ")
          ? line.firstRange(of: "galley").map { String(line[$0.lowerBound...]) } : nil
      }
    }
  }

  @Test func everySuiteIsJudged() throws {
    let commands = try Self.commands()
    #expect(commands.count == 6)
    for command in commands {
      let sandbox = try Sandbox()
      let folder = try #require(command.split(separator: " ").dropFirst(2).first)
      let picture = try [UInt8](PNG.encode(Screen.variant(0).snapshot.picture, effort: .fast))
      try sandbox.write(picture, to: "\(folder)/home-chromium-linux.png")
      func judge() throws -> ToolResult {
        let shell = """
          export CI=true GITHUB_REPOSITORY=o/n GITHUB_RUN_ID=1 CI_JOB_URL=https://example.com/1
          PATH="$(dirname "$0"):$PATH"
          \(command)
          """
        return try Binary.run(["-c", shell, Binary.path], in: sandbox, program: "/bin/sh")
      }
      let new = try judge()
      #expect(new.code == .new, "\(command)\n\(new.out)\(new.err)")
      #expect(try sandbox.text("summary.md").contains("no baseline yet"))
      #expect(sandbox.files("report").contains("report/index.html"))
      #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
      let approved = try judge()
      #expect(approved.code == .clean, "\(command)\n\(approved.out)\(approved.err)")
      try sandbox.remove("\(folder)/home-chromium-linux.png")
      #expect(try judge().code == .notComparable)
    }
  }
}
