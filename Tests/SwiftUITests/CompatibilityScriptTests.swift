import Foundation
import Testing

/// `Scripts/swiftui-compatibility` on a folder that is made here.
@Suite struct CompatibilityScriptTests {
  private struct Result: Decodable {
    struct App: Decodable {
      let sources: Int
      let candidates: Int
      let free: Int
    }

    let apps: [App]
    let candidates: Int
    let free: Int
    let undecided: Int
    let missing: [String: Int]
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let sources = [
    "App/Good.swift": """
    import SwiftUI
    import Kit
    struct Good: View {
      @State private var on = false
      var body: some View { Toggle(Names.title, isOn: $on) }
    }
    #Preview { Good() }
    """,
    "App/Kit/Names.swift": "import Foundation\npublic enum Names { public static let title = \"t\" }",
    "App/Bad.swift": """
    import SwiftUI
    struct Bad: View { var body: some View { Text("a").notAModifierOfSwiftUI() } }
    """,
    "App/Other.swift":
      "import UIKit\nimport SwiftUI\nstruct Other: View { var body: some View { Text(\"\") } }",
    "App/Legacy.swift":
      "import UIKit\nfinal class Legacy: NSObject { let view = UINotThere(); @objc(tap:) func tap(_ a: Int) {} }",
    "App/NeedsOther.swift": "import SwiftUI\nstruct NeedsOther: View { var body: some View { Other() } }",
    // What is for another system is not there.
    "App/Phone.swift": """
    #if os(macOS)
    import AppKit
    #endif
    import SwiftUI
    import os.log
    struct Phone: View {
      var body: some View {
        Text("a")
          #if os(iOS) && !targetEnvironment(macCatalyst)
          .font(.body)
          #else
          .notThereEither()
          #endif
      }
    }
    """,
    "App/Watch App/Watch.swift": "import SwiftUI\nlet watch: Missing",
    // A type of a framework that another source imports, and one who uses what is declared by it.
    "App/Center.swift": """
    import SwiftUI
    struct Center: View { let center = UNUserNotificationCenter.current(); var body: some View { Text("") } }
    """,
    "App/UsesCenter.swift": """
    import SwiftUI
    struct UsesCenter: View { var body: some View { Center().notAModifierOfSwiftUI() } }
    """,
    // Modules of the app's own have names before types, and may have a type of SwiftUI's name.
    "App/Kit/List.swift": "import Foundation\npublic struct List: Codable { let id: Int }",
    "App/Lists.swift": """
    import SwiftUI
    import Kit
    struct Lists: View { let names: Kit.Names.Type; var body: some View { List { Text("") } } }
    """,
    "App/Names.swift": """
    import SwiftUI
    import Kit
    struct NamesView: View { let names: Kit.Names.Type; var body: some View { Text(Kit.Names.title) } }
    """,
    "App/AppTests/Test.swift": "import SwiftUI\nlet broken: Missing",
  ]

  private func run(_ arguments: [String]) throws -> (status: Int32, output: Data, errors: String) {
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/swiftui-compatibility")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, data, text)
  }

  /// Measures the sources, and returns what was printed on standard error beside the result.
  private func measure(_ options: [String] = []) throws -> (result: Result, errors: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compatibility-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.sources {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let build = Self.root.appendingPathComponent(".build/debug").path
    let run = try run([folder.path, "--json", "--build", build] + options)
    try #require(run.status == 0, "\(run.errors)")
    return (try JSONDecoder().decode(Result.self, from: run.output), run.errors)
  }

  @Test func `candidates, errors and missing names are counted`() throws {
    let (result, errors) = try measure()
    // A file that imports UIKit counts as well as one that needs its type.
    #expect(result.apps.map(\.sources) == [12])
    #expect(result.candidates == 7 && result.free == 5 && result.undecided == 0)
    #expect(result.missing == [".notAModifierOfSwiftUI": 1, "UINotThere": 1])
    #expect(errors.contains(/1 of 1: .*\/App, 12 sources, \d+ s\n/), "\(errors)")
  }

  /// No compiler ends in a millisecond.
  @Test func `an app that takes too long is undecided`() throws {
    let (result, errors) = try measure(["--timeout", "0.001"])
    #expect(result.candidates == 0 && result.free == 0 && result.undecided == 10)
    #expect(errors.hasSuffix("/App, 12 sources, no verdict after 0.001 s\n"), "\(errors)")
  }

  @Test func `a timeout that is none is told`() throws {
    let run = try run([NSTemporaryDirectory(), "--timeout", "0"])
    #expect(run.status == 1)
    #expect(run.errors == "--timeout 0 is no number of seconds above 0\n")
  }

  @Test func `a folder that is none is told`() throws {
    let run = try run(["/nowhere/at/all"])
    #expect(run.status == 1)
    #expect(run.errors == "/nowhere/at/all is no folder; name one with the sources of apps\n")
  }
}
