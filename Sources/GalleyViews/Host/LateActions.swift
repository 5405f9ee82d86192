/// Does what touches cause, at once or late.
///
/// A device can make an app late to show that a test waits for what it needs. What a touch causes then happens a while after
/// it; what is done on the same control stays in order.
package final class LateActions {
  /// How late the next action is; asked once an action.
  package var latency: () -> Duration = { .zero }

  private let clock: any DeviceClock
  private var due: [UInt64: Duration] = [:]

  init(clock: any DeviceClock) {
    self.clock = clock
  }

  /// Does something that a touch caused.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - node: The control that was touched.
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
