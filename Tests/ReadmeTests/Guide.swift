import Foundation

/// A page of the documentation, taken apart into the files and commands that its reader would type.
struct Guide {
  /// A file the reader would write, or a command the reader would run.
  enum Step: Equatable {
    case file(path: String, text: String)
    case command(String, exitCode: Int32)
  }

  /// Its path from the package's root.
  let path: String
  let text: String
  let steps: [Step]

  /// The README, and the guides it leads to, in the order in which their steps work.
  static let all =
    ["README.md"]
    + [
      "GettingStarted", "Deciding", "Pages", "Drivers", "ContinuousIntegration",
      "ComparingPictures",
      "MaintainingBaselines", "SigningDecisions", "Tolerances", "XCUITest", "SwiftUI", "Pictures",
      "PicturesInCI", "PicturesOnTheirWay", "LargeStores",
    ].map { "Documentation/\($0).md" }

  /// Pages to look something up in, which show no steps.
  static let references = [
    "Appium", "Browsers", "DataFlows", "EnvironmentVariables", "Modules", "Python", "Recipes", "SmallChanges",
    "SourcesOfValues", "Telephones", "Trees",
  ].map {
    "Documentation/\($0).md"
  }

  /// Reads code blocks in order: Swift below a line with a path in bold, commands in blocks marked `sh`.
  init(_ path: String, in root: String) throws {
    self.path = path
    text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    var steps: [Step] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var filePath: String?
    while let line = lines.popFirst() {
      if line.hasPrefix("**"), line.hasSuffix("**"), line.contains("/") || line.hasSuffix(".swift**") {
        filePath = String(line.dropFirst(2).dropLast(2))
      }
      guard line.hasPrefix("```") else { continue }
      let language = line.dropFirst(3)
      let block = Array(lines.prefix { $0 != "```" })
      lines = lines.dropFirst(block.count + 1)
      switch language {
      case "swift":
        guard let file = filePath else { throw Problem.blockWithoutPath(block.first ?? "") }
        steps.append(.file(path: file, text: block.joined(separator: "\n") + "\n"))
        filePath = nil
      case "sh":
        for line in block where !line.isEmpty { steps.append(try Self.command(line)) }
      // Jobs of CI systems, settings of another project, and commands that a reader has run before.
      case "yaml", "json5", "console": break
      default:
        throw Problem.unknownLanguage(String(language))
      }
    }
    self.steps = steps
  }

  private static func command(_ line: String) throws -> Step {
    let parts = line.components(separatedBy: "# exits ")
    let command = parts[0].trimmingCharacters(in: .whitespaces)
    guard parts.count > 1 else { return .command(command, exitCode: 0) }
    guard let code = Int32(parts[1]) else { throw Problem.badExitCode(line) }
    return .command(command, exitCode: code)
  }

  enum Problem: Error {
    case blockWithoutPath(String)
    case unknownLanguage(String)
    case badExitCode(String)
  }
}
