import Foundation
import GalleyAutomation
import GalleyImage
import GalleyJSON
import GalleyTree
import GalleyTreeFormats
import GalleyWebDriver

/// A page in a browser, as a device.
///
/// An app of it is the origin of a page, such as `https://shop.example`. Launching is opening its address, with the launch environment
/// as query items. A dialog of JavaScript is an alert of the springboard.
public final class BrowserDriver {
  let commands: any BrowserCommands
  let device: BrowserDevice
  /// The address that each app begins with, by its origin.
  var addresses: [String: URL] = [:]
  /// The attributes that hold the identifiers of elements, of which an element's first one counts.
  ///
  /// `nil` stands for `data-testid`, `data-test-id`, `data-test`, `data-cy`, `data-qa` and `id`.
  public var identifierAttributes: [String]?
  /// The types of elements by their roles, such as `["list": .collectionView]`, for roles that are to have another type than that of
  /// *Trees of web pages*.
  public var elementTypes: [String: ElementType] = [:]
  /// The configuration of snapshots.
  var configuration: Configuration
  /// The settings of a person's device.
  var emulation = BrowserEmulation()
  let fingerprint: Fingerprint

  let start = ContinuousClock.now
  /// The start, in seconds since 1970, for the times in a browser's log.
  let startTime = Date().timeIntervalSince1970
  /// The time at the end of the latest wait or input, since the browser's start.
  ///
  /// It stands still while a screen is looked at: what is judged on one snapshot has one time.
  public private(set) var now = Duration.zero
  /// The clock of the pages, if the test holds it.
  var held: HeldClock?
  /// The time by which held clocks were ahead of the machine's.
  var skipped = Duration.zero
  /// The number of changes of the page at the latest look.
  var change = 0
  /// The page at the latest look, for the time in which a dialog hides it.
  var latest: ApplicationTree?
  /// The latest look with the activities of the page, and when the browser answered; `nil` after a wait or an input.
  private var looked: (snapshot: Snapshot, activity: [String], instant: ContinuousClock.Instant)?
  /// Whether the page was so small at the latest look that its elements cost little more than a question.
  private var isSmall = false
  /// Whether no page has been opened yet.
  var isFresh = true
  /// The length of the history at the launch, for browsers that do not tell whether a page before is of the same origin.
  var lengthAtLaunch: Double?
  /// The handles of frames of other origins at the latest look, by the numbers of their documents.
  var framesOfDocuments: [UInt64: UInt64] = [:]
  /// The routes of requests, which the browser asks for from the first one on.
  let routes = RequestRoutes()
  /// Scripts that run before those of the next page.
  var pendingScripts: [String] = []

  /// The problems since the launch that the browser has logged.
  var problems: [AppProblem] = []
  /// The requests since the launch that failed, and when the browser logged that.
  var failedLoads: [(load: LoggedProblem.FailedLoad, instant: Duration)] = []
  /// The downloads since the launch that no test has taken.
  var downloads = DownloadList()
  /// The kinds of problems that fail the test, and the line of the test that forbids them.
  var forbidden: (kinds: Set<AppProblem.Kind>, site: CallSite?) = ([], nil)

  /// The largest number of elements of a page.
  static let mostElements = 100_000

  /// Takes a browser.
  ///
  /// - Parameter drawing: The facts beside name and version that decide about pixels, such as the fonts.
  package init(
    _ commands: any BrowserCommands, as device: BrowserDevice, _ configuration: Configuration,
    drawing: [String: String] = [:]
  ) {
    self.commands = commands
    self.device = device
    self.configuration = configuration
    var fingerprint = Fingerprint(renderer: commands.browser)
    fingerprint.libraries = drawing
    self.fingerprint = fingerprint
  }

  deinit { end() }

  /// Ends the browser; the driver cannot be used afterwards.
  ///
  /// If the page has had problems that the test forbids, the test fails.
  public func end() {
    judgeProblems()
    forbidden = ([], nil)
    commands.end()
  }

  /// Lets the driver's clock catch up with that of the machine.
  func tick() {
    now = running
    looked = nil
  }

  /// The present time of the driver's clock: that of the machine, and what held clocks have skipped.
  private var running: Duration { ContinuousClock.now - start + skipped }

  /// Runs commands, whose errors become those of drivers.
  func run<Result>(_ body: () throws(WebDriverError) -> Result) throws(DriverError) -> Result {
    do throws(WebDriverError) { return try body() } catch {
      throw .unavailable(reason: WebDriverErrorText.reason(error))
    }
  }
}

extension BrowserDriver: Driver {
  /// The time of one frame at 60 frames a second, in which a page shows one screen.
  private static let frame = Duration.microseconds(16_667)

  /// The screen; two looks within one frame, with no wait and no input between them, see the same.
  public func snapshot() throws(DriverError) -> Snapshot {
    try lookOnce().snapshot
  }

  /// The screen and the activities of the page, of the latest look unless a frame is over.
  private func lookOnce() throws(DriverError) -> (snapshot: Snapshot, activity: [String]) {
    if let recent { return recent }
    let (snapshot, activity) = try look(Self.tree(options()))
    looked = (snapshot, activity, .now)
    return (snapshot, activity)
  }

  /// The latest look, unless a frame is over.
  private var recent: (snapshot: Snapshot, activity: [String])? {
    guard let looked, ContinuousClock.now - looked.instant < Self.frame else { return nil }
    return (looked.snapshot, looked.activity)
  }

  /// The options of the tree.
  ///
  /// - Parameter withBoxes: Whether it has the boxes of the page with their styles, which explain differences of pictures and cost
  ///   several times as much as the elements.
  private func options(withBoxes: Bool = false) -> JSONValue {
    var options: [String: JSONValue] = ["most": .integer(Self.mostElements)]
    if withBoxes { options["boxes"] = true }
    if let identifierAttributes { options["identifiers"] = .list(identifierAttributes.map(JSONValue.text)) }
    return .object(options)
  }

  private static func tree(_ options: JSONValue) -> String { "tree(\(options.source ?? "{}"))" }

  /// A call of a function of the page that returns the tree once the function's promise is fulfilled.
  private static func tree(after function: String, _ options: JSONValue) -> String {
    "\(function).then(function () { return galley.\(tree(options)); })"
  }

  /// The screen and the activities of the page, by a call that answers with the tree.
  private func look(_ call: String) throws(DriverError) -> (snapshot: Snapshot, activity: [String]) {
    if let dialog = try openDialog() { return (snapshot(behind: dialog), []) }
    do throws(WebDriverError) {
      let (page, activity) = try page(commands.call(call))
      return (snapshot(of: [page]), activity)
    } catch {
      guard error.code == BrowserDialog.code, let dialog = try openDialog() else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
      return (snapshot(behind: dialog), [])
    }
  }

  /// The largest number of elements of a small page.
  private static let mostOfSmall = 500

  /// The tree of the page and its activities, from an answer of the page.
  private func page(_ answer: JSONValue) throws(WebDriverError) -> (ApplicationTree, activity: [String]) {
    var page: LivePage
    do throws(TreeFormatError) { page = try LivePage.read(answer.text ?? "", types: elementTypes) } catch {
      throw .unreadable(
        WebDriverCommand("The", "tree", at: commands.browser), status: 200, reason: "\(error)", beginning: "")
    }
    change = page.change
    isSmall = page.count <= Self.mostOfSmall && page.frames.isEmpty
    framesOfDocuments = [:]
    if !page.frames.isEmpty { addFrames(to: &page, Self.tree(options())) }
    let tree = ApplicationTree(bundleIdentifier: page.origin, root: page.application)
    latest = tree
    return (tree, page.activity)
  }

  private func snapshot(behind dialog: BrowserDialog) -> Snapshot {
    var trees: [ApplicationTree] = []
    if var page = latest {
      page.root = page.root.withoutTouches()
      trees = [page]
    }
    trees.append(DialogScene(dialog: dialog, size: configuration.size).tree)
    HitTest.resolveHittability(&trees, size: configuration.size)
    return snapshot(of: trees)
  }

  private func snapshot(of trees: [ApplicationTree]) -> Snapshot {
    Snapshot(
      applications: trees, configuration: configuration, fingerprint: fingerprint, instant: now)
  }

  /// The longest time for fonts and pictures before a shot, in milliseconds.
  private static let decoding = 3_000

  /// The number of attempts to take tree and picture of one instant.
  private static let captures = 5

  public func capture() throws(DriverError) -> Capture {
    var attempt = 1
    while true {
      let call = Self.tree(after: "ready(\(Self.decoding))", options(withBoxes: true))
      let snapshot = try look(call).snapshot
      guard !snapshot.showsDialog else {
        throw .unsupported(
          "take a picture",
          reason: "a dialog of JavaScript is open, which a browser without a window does not draw")
      }
      let before = change
      let text: String = try run { () throws(WebDriverError) in try commands.screenshot() }
      let after = try look()
      // A page that never rests is pictured as it is.
      if after?.change == before || attempt == Self.captures {
        return Capture(snapshot: snapshot, picture: try Self.picture(text))
      }
      attempt += 1
    }
  }

  private static func picture(_ text: String) throws(DriverError) -> Bitmap {
    guard let data = Data(base64Encoded: text) else { throw .unavailable(reason: "its picture is no base64") }
    do throws(PNGError) { return try PNG.decode(data) } catch {
      throw .unavailable(reason: PNGErrorText.text(for: error, subject: "The picture"))
    }
  }

  /// A short look at the page; `nil` while a dialog is open.
  func look() throws(DriverError) -> PageLook? {
    do throws(WebDriverError) {
      let answer = try commands.call("look()")
      return try? JSONDecoder().decode(PageLook.self, from: Data((answer.text ?? "").utf8))
    } catch {
      if error.code == BrowserDialog.code { return nil }
      throw .unavailable(reason: WebDriverErrorText.reason(error))
    }
  }

  /// The longest pause between two looks for a dialog's end, of which a page tells nothing.
  private static let dialogPause = Duration.milliseconds(20)

  public func wait(until deadline: Duration) throws(DriverError) {
    defer { if looked == nil { tick() } }
    looked = nil
    let left = deadline - running
    guard left > .zero else { return }
    let milliseconds = Int((left / .milliseconds(1)).rounded(.up))
    do throws(WebDriverError) {
      if held != nil {
        try pass(change, milliseconds)
        return
      }
      let wait = "wait(\(change), \(milliseconds))"
      guard isSmall else {
        _ = try commands.call(wait, within: left + commands.limit)
        return
      }
      // A look follows each wait, so the wait returns its tree and saves a call.
      let answer = try commands.call(Self.tree(after: wait, options()), within: left + commands.limit)
      tick()
      let (page, activity) = try page(answer)
      looked = (snapshot(of: [page]), activity, .now)
    } catch {
      guard error.code == BrowserDialog.code else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
      let pause = min(Self.dialogPause, left)
      Thread.sleep(forTimeInterval: pause / .seconds(1))
    }
  }
}

extension BrowserDriver: IdleReporting {
  /// The animations, fonts and pictures that keep the page from resting; a page that does not answer has none.
  public var activity: [String] {
    if let recent { return recent.activity }
    if isSmall { return (try? lookOnce().activity) ?? [] }
    guard let look = try? look() else { return [] }
    if look.change != change { looked = nil }
    change = look.change
    return look.activity
  }
}

extension Snapshot {
  /// Whether a dialog of JavaScript is in front.
  var showsDialog: Bool { applications.last?.bundleIdentifier == DialogScene.application }
}
