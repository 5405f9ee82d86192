import BaselineFixtures
import Foundation
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley serve` with a `swift` and a compiler that do what real ones would.
@Suite struct ServeCommandTests {
  private let fake: FakeBuild
  private var sandbox: Sandbox { fake.sandbox }

  init() throws {
    fake = try FakeBuild()
    try sandbox.write(
      "import SwiftUI\n\n@main public struct ShopApp: App {}\nstruct Till: App {}\nstruct Card: View {}\n",
      to: "Sources/Shop/Card.swift")
    try fake.write("echo \"$1\" > options\necho http://127.0.0.1:4723\nexit 2", to: "program")
  }

  /// The options of the program that a test states.
  private struct Options: Decodable, Equatable {
    var port: Int
    var device: String
  }

  @Test func `the program serves the apps that are named`() throws {
    let result = try fake.galley([
      "serve", "Shop.ShopApp", "--port", "4723", "--device", "iphone-15", "--", "--jobs", "1",
    ])
    #expect(result.out == "http://127.0.0.1:4723\n", "\(result.err)")
    let options = try JSONDecoder().decode(Options.self, from: Data(try sandbox.text("options").utf8))
    #expect(options == Options(port: 4723, device: "iPhone 15"))
    let source = try sandbox.text("generated-Program.swift")
    expectGolden(source)
    #expect(
      try sandbox.text("calls") == "build --package-path \(sandbox.root) --jobs 1 --build-tests\n")
  }

  @Test func `all apps are served without a name`() throws {
    _ = try fake.galley(["serve", "--package", sandbox.root, "--", "--skip-build"])
    #expect(try sandbox.text("generated-Program.swift").contains("[ShopApp.self, Till.self]"))
  }

  @Test func `errors name the way out`() throws {
    func error(_ words: String...) throws -> String { try fake.galley(["serve"] + words).err }
    expectGolden([
      ("an app that there is not", try error("ShopAp")), ("no name alike", try error("Zebra")),
      ("a host without a token", try error("--host", "192.168.1.20")),
      ("a token without a host", try error("--token-file", "secret")),
      ("a port", try error("--port", "70000")), ("a device", try error("--device", "iPhon 15")),
    ])
    try sandbox.write(
      "Program.swift:1:8: error: no such module 'GalleyAppium'\nimport GalleyAppium\n", to: "messages")
    expectGolden(try error(), "without the server")
    try sandbox.write("struct Card: View {}\n", to: "Sources/Shop/Card.swift")
    expectGolden(try error(), "no app")
  }
}
