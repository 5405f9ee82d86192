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
  package func rest(within limit: Duration) {
    let deadline = ContinuousClock.now + limit
    // The last step itself may be on its way.
    repeat { Thread.sleep(forTimeInterval: 0.1) } while ContinuousClock.now < deadline && !isAtRest
  }

  /// Whether a screen came after the last step.
  private var isAtRest: Bool {
    heard.state.withLock { state in
      state.events.last { event in event.kind != .touched && event.kind != .foreign }?.kind == .screen
    }
  }

  /// The number of events so far.
  package var count: Int { heard.state.withLock { $0.events.count } }
}
