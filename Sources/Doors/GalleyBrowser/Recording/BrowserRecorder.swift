import Foundation
import GalleyAutomation
import GalleyText
import GalleyWebDriver
import Synchronization

/// A recorder of what a person does in a browser.
package final class BrowserRecorder {
  private let visit: BrowserVisit

  private struct State {
    var events: [RecordedEvent] = []
    var isOver = false
  }

  /// The events, which come on a thread of the connection's own.
  private final class Heard: Sendable {
    let state = Mutex(State())
  }

  private let heard = Heard()

  /// The longest time for the last screen to come to rest: record.js looks at a page that never rests after three seconds.
  private static let patience = Duration.seconds(4)

  /// Begins to record, with the page that is opened next.
  package init(_ visit: BrowserVisit) throws(VisitError) {
    self.visit = visit
    let commands = visit.driver.commands
    let (heard, channel) = (heard, commands.channel)
    let isHeard: Bool
    do throws(WebDriverError) {
      isHeard = try commands.listen(
        to: { send in PageScript.recording(channel: channel, send: send) },
        { text in
          guard let event = RecordedEvent(text) else { return }
          heard.state.withLock { state in
            if !state.isOver { state.events.append(event) }
          }
        })
      if isHeard { _ = try commands.addScript(PageScript.dialogs(channel: channel)) }
    } catch {
      throw .noBrowser(reason: WebDriverErrorText.reason(error).withoutStop)
    }
    guard isHeard else { throw .noRecording(browser: commands.browser) }
  }

  /// The browser, for whoever acts in it beside the person.
  package var driver: BrowserDriver { visit.driver }

  /// Whether the window is open.
  package var isOpen: Bool {
    do throws(WebDriverError) {
      _ = try visit.driver.commands.address()
      return true
    } catch {
      return error.code == BrowserDialog.code
    }
  }

  /// Ends the recording, once the screen after the last step has come to rest, and returns its events.
  package func end() -> [RecordedEvent] {
    rest(within: Self.patience)
    return heard.state.withLock { state in
      state.isOver = true
      return state.events
    }
  }

  /// Waits until the screen after the last step has come to rest.
  ///
  /// - Parameter count: The number of events before that step, which may be on its way; `nil` if nobody knows of one.
  package func rest(within limit: Duration, after count: Int? = nil) {
    let deadline = ContinuousClock.now + limit
    // The last step itself may be on its way.
    repeat {
      Thread.sleep(forTimeInterval: 0.1)
    } while ContinuousClock.now < deadline && !isAtRest(after: count)
  }

  /// Whether a screen came after the last step, and that step after a number of events.
  private func isAtRest(after count: Int?) -> Bool {
    heard.state.withLock { state in
      let last = state.events.last { event in event.kind != .touched && event.kind != .foreign }
      guard last?.kind == .screen, let count else { return last?.kind == .screen }
      return state.events.dropFirst(count).contains { $0.kind.isStep }
    }
  }

  /// The number of events so far.
  package var count: Int { heard.state.withLock { $0.events.count } }
}
