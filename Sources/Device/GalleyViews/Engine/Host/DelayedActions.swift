import GalleyServices

/// The actions of touches, performed at once or with latency.
///
/// A device with latency shows whether a test waits correctly: the action of a touch is performed some time
/// after it. The actions of one control stay in order.
@MainActor package final class DelayedActions {
  /// A closure that returns the delay of the next action; called once per action.
  package var latency: () -> Duration = { .zero }

  private let clock: any DeviceClock
  private var due: [UInt64: Duration] = [:]

  init(clock: any DeviceClock) {
    self.clock = clock
  }

  /// Performs the action of a touch.
  func perform(_ action: @escaping () -> Void, of node: Node) {
    let handle = node.handle
    let now = clock.now
    let time = max(now + latency(), due[handle] ?? now)
    guard time > now else { return action() }
    due[handle] = time
    clock.after(time - now) { [weak self] in
      if self?.due[handle] == time { self?.due[handle] = nil }
      action()
    }
  }
}
