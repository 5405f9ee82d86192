import GalleyTree
import Synchronization

/// The messages between the apps of a device and its assistive technology.
package final class AccessibilityChannel: Sendable {
  private struct State {
    var isVoiceOverOn = false
    var messages: [AccessibilityMessage] = []
  }

  private let state = Mutex(State())

  /// Creates one with nothing that runs.
  package init() {}

  /// Whether VoiceOver is on.
  package var isVoiceOverOn: Bool {
    get { state.withLock(\.isVoiceOverOn) }
    set { state.withLock { $0.isVoiceOverOn = newValue } }
  }

  /// The messages of apps, oldest first.
  package var messages: [AccessibilityMessage] { state.withLock(\.messages) }

  /// Posts a message; while VoiceOver is off, nobody receives it.
  package func post(_ message: AccessibilityMessage) {
    state.withLock { if $0.isVoiceOverOn { $0.messages.append(message) } }
  }
}
