import BaselineFixtures
import Bookshop
import Foundation
import GalleyAppium
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// Commands that read the screen of a telephone, behind Galley's own server of Appium.
@Suite struct TelephoneCommandTests {
  private let tool: Tool

  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    tool = Tool(sandbox: try Sandbox(), environment: ["USER": "ada", "PATH": path])
  }

  @Test func `the layout of the screen of an app is printed`() throws {
    let server = try AppiumServer([BookshopApp.self])
    defer { server.stop() }
    let result = tool(
      "sketch", "--appium", server.url, "--app", BookshopApp.bundleIdentifier, "--name", "SignIn",
      "--capabilities", #"{"deviceName": "iPhone 15"}"#)
    #expect(result.code == .clean, "\(result.err)")
    #expect(result.out.hasPrefix("struct SignIn: Layout {\n"), "\(result.out)")
    #expect(result.out.contains("  let name = Field(\"signIn.name\")\n"), "\(result.out)")
    #expect(result.out.contains("  let submit = Button(\"signIn.submit\")\n"), "\(result.out)")
    #expect(server.sessionCount == 0)
  }

  @Test func `a missing server, and options without a server, are errors`() {
    let gone = tool("sketch", "--appium", "http://me:secret@127.0.0.1:1")
    #expect(gone.code == .notComparable)
    #expect(gone.err.hasSuffix("Start the server, or correct the address.\n"), "\(gone.err)")
    #expect(!gone.err.contains("secret"))
    #expect(tool("sketch", "--app", "com.example.shop").err.contains("--appium"))
    #expect(tool("sketch", "--appium", "http://127.0.0.1:1", "--url", "http://127.0.0.1:1").code == .usage)
    #expect(tool("sketch", "--appium", "http://127.0.0.1:1", "details").code == .usage)
  }
}
