import GoldenFiles
import Testing

@testable import GalleyWebDriver

/// The words of errors of WebDriver servers.
@Suite struct WebDriverErrorTextTests {
  private let click = WebDriverCommand("POST", "/element/click", at: "http://127.0.0.1:9515")
  private let creation = WebDriverCommand("POST", "/session", at: "https://hub.example/wd/hub")

  @Test func `errors name the command, the server and the reason`() {
    let errors: [(String, WebDriverError)] = [
      ("address", .noAddress("hub.example:4444")),
      ("connection", .notConnected(click, reason: "Failed to connect to 127.0.0.1 port 9515")),
      ("late", .late(click, limit: .milliseconds(1500))),
      ("broken", .broken(click, reason: "Empty reply from server")),
      ("length", .tooLong(click, limit: 512 << 20)),
      (
        "refused",
        .refused(
          click, status: 404, code: "no such window",
          message: "no such window: target window already closed\nfrom unknown error\nStacktrace: #0 0x5")
      ),
      (
        "dialog", .refused(click, status: 500, code: "unexpected alert open", message: "{Alert text : Gone?}")
      ),
      (
        "session",
        .refused(
          creation, status: 500, code: "session not created",
          message: "This version of ChromeDriver only supports Chrome version 156.")
      ),
      ("silent", .refused(click, status: 500, code: "unknown error", message: "")),
      (
        "unreadable",
        .unreadable(click, status: 404, reason: "it names no error", beginning: "<html>\u{1B}[31m")
      ),
      ("ended", .noSession(click)),
    ]
    expectGolden(errors.map { ($0.0, "\($0.1)") })
  }

  @Test func `an address has its credentials taken out`() throws {
    let address = try WebDriverAddress("https://me:secret@hub.example:4444/wd/hub//")
    #expect(address.base == "https://hub.example:4444/wd/hub")
    #expect(address.credentials == "me:secret")
    for text in ["", "hub", "ftp://hub", "http://", "http://hub/?a=1"] {
      #expect(throws: WebDriverError.self) { try WebDriverAddress(text) }
    }
    #expect(throws: WebDriverError.noAddress("hub?x")) { try WebDriverAddress("http://me:secret@hub?x") }
  }
}
