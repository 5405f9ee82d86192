import BaselineFixtures
import BookshopPages
import BookshopWeb
import Foundation
import GalleyAuthoring
import GalleyAutomation
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import GoldenFiles
import Testing

@testable import GalleyCommands
@testable import galley_tools

/// `galley codegen`, with the pages of the sample in place of a person: their touches and keys are those of the browser itself.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CodegenTests {
  /// Signs in, searches, opens a book, answers a question, and goes back, with a look at each page.
  private static func visit(_ app: Application, _ recorder: BrowserRecorder) throws {
    // The step before may be on its way to the recorder.
    var before: Int?
    func look() { recorder.rest(within: .seconds(20), after: before) }
    let signIn = try Page<SignInPage>(on: app)
    look()
    try signIn.name.type("Ada")
    try signIn.password.type("bookworm")
    try signIn.remember.set(true)
    before = recorder.count
    guard case .first(let list) = try signIn.submit.tap() else {
      throw CodegenError.noAddress
    }
    try list.count.becomes(.label("200 books"))
    look()
    before = recorder.count
    try list.search.type("beekeeper")
    try list.count.becomes(.label("10 books"))
    look()
    before = recorder.count
    let book = try list.books["The Beekeeper for Beginners"].open.tap()
    look()
    before = recorder.count
    try book.add.tap()
    try book.remove.appears()
    look()
    try book.remove.tap()
    let question = try Page<RemovalQuestion>(on: Application("com.apple.springboard", on: app.automator))
    before = recorder.count
    try question.cancel.tap()
    look()
    before = recorder.count
    let after = try book.backButton.tap()
    try after.count.becomes(.label("10 books"))
    look()
  }

  private static func record(_ engine: BrowserEngine) throws -> RecordedSuite {
    if let absence = engine.absence { try Test.cancel("\(engine.title): \(absence)") }
    let server = try BookshopServer()
    defer { server.stop() }
    var request = WebPageRequest(url: try #require(URL(string: server.address)))
    request.browser = engine.rawValue
    let recording = try CodegenTool.record(
      request, isVisible: false, ProcessInfo.processInfo.environment
    ) { recorder in
      let app = Application(server.address, on: Automator(driver: recorder.driver))
      app.automator.timeout = .seconds(30)
      try visit(app, recorder)
    }
    // Two browsers record the same.
    request.browser = nil
    request.url = try #require(URL(string: "http://127.0.0.1:8080/"))
    return RecordedSuite(recording, name: nil, request.application)
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `what a person does becomes pages and a test`(_ engine: BrowserEngine) throws {
    let suite = try Self.record(engine)
    #expect(suite.variables == ["SIGN_IN_PASSWORD"])
    #expect(!suite.text.contains("bookworm"))
    #expect(suite.notes == [])
    let text = try Self.source(suite.text)
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_SKETCHES"] != nil {
      try Data(text.utf8).write(to: Self.file)
      Issue.record("the recording was written; build and run again without GALLEY_WRITE_SKETCHES")
    }
    #expect(text == (try String(contentsOf: Self.file, encoding: .utf8)))
  }

  /// The golden text, a source of BookshopTests: it compiles there, and its test passes.
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "BookshopTests/Recorded/RecordedShop.swift")

  /// The recording in a type of its own, with the address and the environment of whoever runs it, and time for a busy machine.
  private static func source(_ recording: String) throws -> String {
    let parts = recording.components(separatedBy: "import Testing\n\n")
    try #require(parts.count == 2)
    let body = parts[1]
      .replacing(
        "@Suite struct RecordedTests {\n  @Test func",
        with: "struct RecordedTests {\n  let address: String\n  let environment: [String: String]\n\n  func"
      )
      .replacing("\"http://127.0.0.1:8080/\"", with: "address")
      .replacing("ProcessInfo.processInfo.environment[", with: "environment[")
      .replacing("device: .desktop)\n", with: "device: .desktop)\n    app.automator.timeout = .seconds(30)\n")
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  \($0)"
    }
    return
      "// swift-format-ignore-file\nimport Galley\nimport GalleyBrowser\nimport Testing\n\nenum RecordedShop {\n"
      + lines.joined(separator: "\n") + "}\n"
  }

  @Test func `what cannot be recorded is said before a browser starts`() throws {
    let tool = Tool(sandbox: try Sandbox())
    try tool.sandbox.write("mine\n", to: "Recorded/SignIn.swift")
    let address = "http://127.0.0.1:8080/"
    let commands = [
      ["codegen"], ["codegen", "--url", address],
      ["codegen", "--url", address, "--headless", "--browser", "webkit"],
      ["codegen", "--url", address, "--headless", "--force"], ["codegen", "--url", address, "--for", "soon"],
      ["codegen", "--url", address, "--headless", "-o", "Recorded"],
    ]
    expectGolden(
      commands.map { words in
        let result = tool.run(words)
        #expect(result.code != .clean, "\(words)")
        return (words.joined(separator: " "), result.err.replacing(tool.sandbox.root, with: "SANDBOX"))
      })
    #expect(try tool.sandbox.text("Recorded/SignIn.swift") == "mine\n")
  }
}
