import Foundation
import GalleyJSON
import GalleyWebDriver
import Synchronization

/// The state of a page, as the events of WebDriver BiDi tell it.
package final class BiDiPage: Sendable {
  private struct State {
    var context = ""
    /// The windows below the one in front, the first one first.
    var below: [String] = []
    /// The windows that have no settings yet.
    var fresh: Set<String> = []
    /// The number of documents that have come into the window in front.
    var commits = 0
    /// The number of Galley's world in the present document.
    var realm: String?
    /// Worlds that have ended, for an end that is heard before the answer that names the world.
    var ended: Set<String> = []
    var dialog: BrowserDialog?
    var reports = PageReports()
    var downloads: [DownloadEvent] = []
    /// Receives the messages of scripts.
    var listener: (@Sendable (String) -> Void)?
    /// Receives the facts of each request before it is sent.
    var router: (@Sendable (JSONValue) -> Void)?

    /// Turns to a window that a page opens.
    mutating func enter(_ window: String) {
      guard window != context, !below.contains(window) else { return }
      below.append(context)
      context = window
      realm = nil
      fresh.insert(window)
    }

    mutating func leave(_ window: String) {
      below.removeAll { $0 == window }
      guard window == context, let next = below.popLast() else { return }
      context = next
      realm = nil
      dialog = nil
    }
  }

  private let state = Mutex(State())

  /// The events that a page hears.
  package static let events =
    [
      "browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
      "browsingContext.navigationCommitted", "script.realmDestroyed",
      "browsingContext.contextCreated", "browsingContext.contextDestroyed",
      "browsingContext.downloadWillBegin", "browsingContext.downloadEnd",
    ] + PageReports.events

  /// The error code of commands in a document that has gone.
  static let lost = "no such frame"

  package init() {}

  /// The name of the window, which is set when the session is there.
  package var context: String {
    get { state.withLock { $0.context } }
    set { state.withLock { $0.context = newValue } }
  }

  /// Whether a page has opened the window in front.
  var isOpened: Bool { state.withLock { !$0.below.isEmpty } }

  /// The window in front, if it was opened since the latest call.
  func takeFresh() -> String? { state.withLock { $0.fresh.remove($0.context) } }

  /// What is in front: another window or another document is another one.
  struct Front: Hashable, Sendable {
    fileprivate var window: String
    fileprivate var commits: Int
  }

  /// The window in front and its document.
  var front: Front { state.withLock { Front(window: $0.context, commits: $0.commits) } }

  /// Waits until something else is in front, and tells whether it came.
  func leaves(_ front: Front, within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while self.front == front {
      guard ContinuousClock.now < deadline else { return false }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return true
  }

  /// Turns away from a window that is closed.
  func leave(_ window: String) { state.withLock { $0.leave(window) } }

  var realm: String? { state.withLock { $0.realm } }
  var dialog: BrowserDialog? { state.withLock { $0.dialog } }
  func takeReports() -> [LoggedProblem] { state.withLock { $0.reports.take() } }

  func takeDownloads() -> [DownloadEvent] {
    state.withLock { state in
      defer { state.downloads = [] }
      return state.downloads
    }
  }

  /// Has a function receive the messages of scripts.
  func listen(_ listener: @escaping @Sendable (String) -> Void) { state.withLock { $0.listener = listener } }

  /// Has a function receive the facts of each request before it is sent, on the connection's own thread.
  func route(_ router: @escaping @Sendable (JSONValue) -> Void) { state.withLock { $0.router = router } }

  func forgetRealm() { state.withLock { $0.realm = nil } }
  func endDialog() { state.withLock { $0.dialog = nil } }

  /// Keeps the world of the present document, unless it has ended already.
  func take(realm: String) {
    state.withLock { state in
      state.realm = state.ended.contains(realm) ? nil : realm
      state.ended = []
    }
  }

  /// Hears an event.
  package func hear(_ event: BiDiConnection.Event) {
    if event.name == "script.message", let text = event.facts["data"]?["value"]?.text {
      state.withLock { $0.listener }?(text)
      return
    }
    if event.name == BiDiRouting.event {
      state.withLock { $0.router }?(event.facts)
      return
    }
    state.withLock { state in
      switch event.name {
      case "browsingContext.userPromptOpened":
        state.dialog = BrowserDialog(
          event.facts["message"]?.text ?? "",
          kind: event.facts["type"]?.text.flatMap(BrowserDialog.Kind.init))
      case "browsingContext.userPromptClosed": state.dialog = nil
      case "browsingContext.navigationCommitted":
        if event.facts["context"]?.text == state.context { state.commits += 1 }
      case "script.realmDestroyed":
        guard let realm = event.facts["realm"]?.text else { return }
        if state.realm == realm { state.realm = nil } else { state.ended.insert(realm) }
      case "browsingContext.contextCreated", "browsingContext.contextDestroyed":
        guard let window = event.facts["context"]?.text, event.facts["parent"]?.text == nil else { return }
        if event.name == "browsingContext.contextCreated" {
          state.enter(window)
        } else {
          state.leave(window)
        }
      case "browsingContext.downloadWillBegin", "browsingContext.downloadEnd":
        if let event = DownloadEvent(event) { state.downloads.append(event) }
      default: state.reports.add(event)
      }
    }
  }

  /// Whether an error tells that the document of a command has gone.
  static func isLost(_ error: WebDriverError) -> Bool {
    guard let code = error.code else { return false }
    return code == lost
      || error.message.map { $0.contains("AbortError") || $0.contains("DiscardedBrowsingContext") } == true
  }
}
