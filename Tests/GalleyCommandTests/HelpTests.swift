import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct HelpTests {
  private func run(_ words: String...) throws -> ToolResult {
    Tool(sandbox: try Sandbox()).run(words)
  }

  @Test func overview() throws {
    let text = try run("help").out
    expectGolden(text)
    for words in ["help", "--help", "-h"] {
      #expect(try run(words) == ToolResult(code: .clean, out: text, err: ""))
    }
  }

  @Test func everyCommandExplainsItself() throws {
    for command in CommandLineTool.commands {
      let spec = command.spec
      let help = try run("help", spec.name)
      #expect(help.code == .clean)
      #expect(help == (try run(spec.name, "--help")))
      #expect(help == (try run(spec.name, "-h")))
      for option in spec.allOptions { #expect(help.out.contains("\n  \(option.usage)"), "\(option.name)") }
      #expect(help.out.split(separator: "\n").allSatisfy { $0.count <= 130 }, "\(help.out)")
    }
  }

  @Test func commands() throws {
    expectGolden(try CommandLineTool.commands.map { ($0.spec.name, try run("help", $0.spec.name).out) })
  }

  @Test func everyLineBeginsWithAVerb() {
    let nouns: Set = [
      "a", "all", "an", "any", "checks", "how", "only", "one", "pixels", "the", "this", "what", "where",
      "whether", "which",
    ]
    for command in CommandLineTool.commands {
      let spec = command.spec
      let lines = [spec.summary] + spec.allOptions.map { $0.summary }
      for line in lines {
        // A condition may come first, such as "with --terminal: …".
        let words = line.split(separator: " ").drop { $0 == "also" || $0 == "with" || $0.hasPrefix("--") }
        let first = words.first.map(String.init) ?? "the"
        #expect(!nouns.contains(first), "\(spec.name): \(line)")
      }
    }
  }

  @Test func version() throws {
    #expect(try run("--version") == ToolResult(code: .clean, out: "galley 0.1.0 (not installed)\n", err: ""))
  }
}
