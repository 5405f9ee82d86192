import Foundation
import GalleyAuthoring
import GalleyAutomation
import GalleyBrowser
import GalleyHTTP
import GalleyPages
import GoldenFiles
import Testing

@testable import GalleyCommands
@testable import galley_tools

/// Recordings of each kind of control, of dialogs and frames.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ControlsRecordingTests {
  /// A page of controls.
  private struct Site: HTTPHandler {
    func refusal(of head: HTTPRequest) -> HTTPResponse? { nil }

    private static func page(_ title: String, _ body: String) -> String {
      """
      <!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width, initial-scale=1">
      <title>\(title)</title><style>body { font: 16px sans-serif } p, label { display: block; padding: 4px }</style><body>\(body)
      """
    }

    private static let controls = page(
      "Order",
      """
      <h1>Order</h1>
      <label>Colour <select data-testid=colour><option>Red<option>Green</select></label>
      <label>Amount <input type=range data-testid=amount min=0 max=10 value=2></label>
      <label><input type=checkbox data-testid=gift>A gift</label>
      <label><input type=radio name=r data-testid=fast>Fast</label>
      <label>Note <textarea data-testid=note></textarea></label>
      <label>Letter <input type=file data-testid=letter></label>
      <p><button data-testid=ask onclick="confirm('Sure?')">Ask</button>
      <button data-testid=name onclick="prompt('Your name?')">Name</button></p>
      <p id=host></p><iframe src=/inner width=200 height=60 style="border:0"></iframe>
      <p><a data-testid=more href=/more>More</a></p>
      <script>
      var root = document.getElementById("host").attachShadow({ mode: "open" });
      root.innerHTML = "<button data-testid=deep>Deep</button>";
      </script>
      """)

    private static let pages = [
      "/": controls, "/inner": page("Inner", "<button data-testid=inner>Inner</button>"),
    ]

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      guard let page = Self.pages[request.path] else { return HTTPResponse(404) }
      var response = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](page.utf8))
      response.add("Content-Security-Policy", "default-src * 'unsafe-inline'")
      response.add("X-Frame-Options", "SAMEORIGIN")
      return response
    }
  }

  private struct Order: Layout {
    let colour = Picker("colour")
    let amount = Slider("amount")
    let gift = Toggle("gift")
    let fast = AnyElement(.radioButton, "fast")
    let note = TextView("note")
    let letter = AnyElement(.any, "letter")
    let ask = Button("ask")
    let name = Button("name")
    let deep = Button("deep")
    let inner = Button("inner")
    let more = Link("more")
    var body: Blueprint {
      Required {
        colour
        amount
        gift
        fast
        note
        letter
        ask
        name
        deep
        inner
        more
      }
    }
  }

  /// A dialog of the page.
  private struct Question: Layout {
    let yes = Button(.label("OK").inside(.type(.alert)))
    let no = Button(.label("Cancel").inside(.type(.alert)))
    var body: Blueprint {
      Required {
        yes
        no
      }
    }
  }

  /// Uses each control once.
  private static func use(_ app: Application, _ recorder: BrowserRecorder) throws {
    let order = try Page<Order>(on: app)
    let springboard = Application("com.apple.springboard", on: app.automator)
    try order.amount.adjust(to: 0.7)
    try order.gift.set(true)
    try order.fast.tap(at: .center)
    try order.note.type("By noon")
    try app.browser?.press([.escape], holding: [])
    let file = FileManager.default.temporaryDirectory.appending(path: "letter-\(UUID().uuidString).txt")
    try Data("Dear".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try order.letter.attach([file])
    try order.ask.tap()
    try Page<Question>(on: springboard).yes.tap()
    try order.name.tap()
    try Page<Question>(on: springboard).no.tap()
    try order.deep.tap()
    try order.inner.tap()
    recorder.rest(within: .seconds(20))
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `each control becomes the action of its kind`(_ engine: BrowserEngine) throws {
    if let absence = engine.absence { try Test.cancel("\(engine.title): \(absence)") }
    let server = try LoopbackServer { _ in Site() }
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)"
    var request = WebPageRequest(url: try #require(URL(string: "\(address)/")))
    request.browser = engine.rawValue
    let recording = try CodegenTool.record(
      request, isVisible: false, ProcessInfo.processInfo.environment
    ) { recorder in
      let app = Application(address, on: Automator(driver: recorder.driver))
      app.automator.timeout = .seconds(30)
      try Self.use(app, recorder)
    }
    request.browser = nil
    request.url = try #require(URL(string: "http://127.0.0.1:8080/"))
    let suite = RecordedSuite(recording, name: nil, request.application)
    let text = suite.text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:8080")
      .replacing(/letter-[0-9A-F-]+\.txt/, with: "letter.txt")
    expectGolden([("suite", text), ("notes", suite.notes.joined(separator: "\n"))])
  }
}
