import GalleyHTTP
import GalleyJSON
import GalleyWebDriver
import RecordingServers
import Synchronization
import Testing

@testable import GalleyBrowser

/// The commands of classic WebDriver, on a server that plays ChromeDriver.
@Suite struct ClassicCommandsTests {
  /// Calls a function of Galley's script.
  ///
  /// - Parameters:
  ///   - dialog: The answer to the question for a dialog, and its status.
  ///   - empty: The number of calls whose answer is empty.
  private func call(
    dialog: (json: String, status: UInt32), empty: Int
  ) throws -> (value: Result<JSONValue, WebDriverError>, calls: Int) {
    let calls = Mutex(0)
    let peer = try RecordingServer { request in
      if request.path.hasSuffix("/alert/text") { return .json(dialog.status, [UInt8](dialog.json.utf8)) }
      let body = String(decoding: request.body, as: UTF8.self)
      var value = #"{"result":{"value":"there"}}"#
      if body.contains("Page.getFrameTree") { value = #"{"frameTree":{"frame":{"id":"f"}}}"# }
      if body.contains("Page.createIsolatedWorld") { value = #"{"executionContextId":7}"# }
      if body.contains("galley.look()") {
        let call = calls.withLock { calls in
          calls += 1
          return calls
        }
        if call <= empty { value = "null" }
      }
      return .json(200, [UInt8](#"{"value":\#(value)}"#.utf8))
    }
    defer { peer.stop() }
    let address = WebDriverAddress(base: "http://127.0.0.1:\(peer.port)", credentials: nil, proxy: nil)
    let session = WebDriverSession(on: WebDriverServer(at: address), id: "1", capabilities: .null)
    let commands = ClassicCommands(StartedBrowser(session, nil))
    let value = Result { () throws(WebDriverError) in try commands.call("look()", within: nil) }
    return (value, calls.withLock { $0 })
  }

  private static let noDialog = (
    json: #"{"value":{"error":"no such alert","message":"no such alert"}}"#, status: UInt32(404)
  )

  @Test func `an empty answer without a dialog, as of a window that closes, is asked for again`() throws {
    let (value, calls) = try call(dialog: Self.noDialog, empty: 2)
    #expect(try value.get() == "there")
    #expect(calls == 3)
  }

  @Test func `an empty answer with a dialog is that dialog's`() throws {
    let (value, calls) = try call(dialog: (#"{"value":"Sure?"}"#, 200), empty: 2)
    #expect {
      try value.get()
    } throws: {
      ($0 as? WebDriverError)?.code == BrowserDialog.code
    }
    #expect(calls == 1)
  }

  @Test func `a browser whose answers stay empty is an error`() throws {
    let (value, calls) = try call(dialog: Self.noDialog, empty: .max)
    #expect(throws: WebDriverError.self) { try value.get() }
    #expect(calls == 11)
  }
}
