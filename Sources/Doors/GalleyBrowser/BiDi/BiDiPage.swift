import Foundation
import Synchronization

/// The state of a page, as the events of WebDriver BiDi tell it.
package final class BiDiPage: Sendable {
  private struct State {
    var context = ""
    /// The number of Galley's world in the present document.
    var realm: String?
    /// Worlds that have ended, for an end that is heard before the answer that names the world.
    var ended: Set<String> = []
    var dialog: BrowserDialog?
    var reports = PageReports()
    var downloads: [DownloadEvent] = []
  }

  private let state = Mutex(State())

  /// The events that a page hears.
  package static let events =
    [
      "browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
      "browsingContext.navigationCommitted", "script.realmDestroyed",
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

  var realm: String? { state.withLock { $0.realm } }
  var dialog: BrowserDialog? { state.withLock { $0.dialog } }
  func takeReports() -> [LoggedProblem] { state.withLock { $0.reports.take() } }

  func takeDownloads() -> [DownloadEvent] {
    state.withLock { state in
      defer { state.downloads = [] }
      return state.downloads
    }
  }

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
    state.withLock { state in
      switch event.name {
      case "browsingContext.userPromptOpened":
        state.dialog = BrowserDialog(
          event.facts["message"]?.text ?? "",
          kind: event.facts["type"]?.text.flatMap(BrowserDialog.Kind.init))
      case "browsingContext.userPromptClosed": state.dialog = nil
      case "script.realmDestroyed":
        guard let realm = event.facts["realm"]?.text else { return }
        if state.realm == realm { state.realm = nil } else { state.ended.insert(realm) }
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
