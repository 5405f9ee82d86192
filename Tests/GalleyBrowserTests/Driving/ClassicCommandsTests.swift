import GalleyHTTP
import GalleyJSON
import GalleyWebDriver
import RecordingServers
import Synchronization
import Testing

@testable import GalleyBrowser

/// The commands of classic WebDriver, on a server that plays ChromeDriver.
@Suite struct ClassicCommandsTests {
  /// An answer: the value as JSON, and the status.
  private typealias Answer = (json: String, status: UInt32)

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - method: The part of a request by which the command is known.
  ///   - failing: The number of the command's requests that have another answer than that of success.
  ///   - failure: That answer.
  ///   - dialog: The answer to the question for a dialog.
  private func run(
    _ method: String, failing: Int, with failure: Answer, dialog: Answer = noDialog,
    _ command: (ClassicCommands) throws(WebDriverError) -> JSONValue
  ) throws -> (value: Result<JSONValue, WebDriverError>, calls: Int) {
    let calls = Mutex(0)
    let peer = try RecordingServer { request in
      func answer(_ answer: Answer) -> HTTPResponse {
        .json(answer.status, [UInt8](#"{"value":\#(answer.json)}"#.utf8))
      }
      if request.path.hasSuffix("/alert/text") { return answer(dialog) }
      let body = String(decoding: request.body, as: UTF8.self)
      if body.contains(method) {
        let call = calls.withLock { calls in
          calls += 1
          return calls
        }
        if call <= failing { return answer(failure) }
      }
      return answer((Self.successes.first { body.contains($0.method) }?.json ?? "{}", 200))
    }
    defer { peer.stop() }
    let address = WebDriverAddress(base: "http://127.0.0.1:\(peer.port)", credentials: nil, proxy: nil)
    let session = WebDriverSession(on: WebDriverServer(at: address), id: "1", capabilities: .null)
    let commands = ClassicCommands(StartedBrowser(session, nil))
    let value = Result { () throws(WebDriverError) in try command(commands) }
    return (value, calls.withLock { $0 })
  }

  /// The values of commands of DevTools.
  private static let successes = [
    (method: "Page.getFrameTree", json: #"{"frameTree":{"frame":{"id":"f"}}}"#),
    (method: "Page.createIsolatedWorld", json: #"{"executionContextId":7}"#),
    (method: "Runtime.evaluate", json: #"{"result":{"value":"there"}}"#),
    (method: "Page.captureScreenshot", json: #"{"data":"picture"}"#),
  ]

  /// Calls a function of Galley's script.
  ///
  /// - Parameter empty: The number of calls whose answer is empty.
  private func call(
    dialog: Answer, empty: Int
  ) throws -> (value: Result<JSONValue, WebDriverError>, calls: Int) {
    try run("galley.look()", failing: empty, with: ("null", 200), dialog: dialog) {
      commands throws(WebDriverError) in try commands.call("look()", within: nil)
    }
  }

  private static let noDialog: Answer = (#"{"error":"no such alert","message":"no such alert"}"#, 404)

  private static func refusal(_ message: String) -> Answer {
    (#"{"error":"unknown error","message":"\#(message)"}"#, 500)
  }

  @Test(arguments: [
    "unknown error: unhandled inspector error: Execution context was destroyed.",
    "aborted by navigation: Execution context was destroyed.",
    "unhandled inspector error: Cannot find context with specified id",
    "unhandled inspector error: Frame with the given id was not found.",
    "aborted by navigation: target frame detached",
  ])
  func `a call is made again in the next document where its own has gone`(_ message: String) throws {
    let (value, calls) = try run("galley.look()", failing: 4, with: Self.refusal(message)) {
      commands throws(WebDriverError) in try commands.call("look()", within: nil)
    }
    #expect(try value.get() == "there")
    #expect(calls == 5)
  }

  @Test func `any other refusal of a call is an error at once`() throws {
    let (value, calls) = try run("galley.look()", failing: 1, with: Self.refusal("out of memory")) {
      commands throws(WebDriverError) in try commands.call("look()", within: nil)
    }
    #expect(throws: WebDriverError.self) { try value.get() }
    #expect(calls == 1)
  }

  @Test func `an empty answer without a dialog, as of a window that closes, is asked for again`() throws {
    let (value, calls) = try call(dialog: Self.noDialog, empty: 2)
    #expect(try value.get() == "there")
    #expect(calls == 3)
  }

  @Test func `an empty answer with a dialog is that dialog's`() throws {
    let (value, calls) = try call(dialog: (#""Sure?""#, 200), empty: 2)
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

  private func picture(
    failing: Int, with failure: Answer, dialog: Answer = noDialog
  ) throws -> (value: Result<JSONValue, WebDriverError>, calls: Int) {
    try run("Page.captureScreenshot", failing: failing, with: failure, dialog: dialog) {
      commands throws(WebDriverError) in .text(try commands.screenshot())
    }
  }

  @Test func `a picture is taken again while a navigation has no active page`() throws {
    let (value, calls) = try picture(failing: 3, with: Self.refusal("Not attached to an active page"))
    #expect(try value.get() == "picture")
    #expect(calls == 4)
  }

  @Test func `any other refusal of a picture is an error at once`() throws {
    let (value, calls) = try picture(failing: 3, with: Self.refusal("Unable to capture screenshot"))
    #expect(throws: WebDriverError.self) { try value.get() }
    #expect(calls == 1)
  }

  @Test func `an empty answer to a command of DevTools is that of a dialog`() throws {
    let (value, _) = try picture(failing: 1, with: ("null", 200), dialog: (#""Sure?""#, 200))
    #expect {
      try value.get()
    } throws: {
      ($0 as? WebDriverError)?.code == BrowserDialog.code
    }
  }
}
