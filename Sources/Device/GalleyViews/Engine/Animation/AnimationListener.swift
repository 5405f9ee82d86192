import Synchronization

/// The moment at which an animation counts as complete.
///
/// - Reference: [SwiftUI's `AnimationCompletionCriteria`](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// The moment at which the animation counts as over; a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The moment at which nothing of the animation is left.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

extension Transaction {
  /// Calls a closure when the animations of this transaction are over.
  ///
  /// - Parameters:
  ///   - criteria: The moment at which an animation counts as over.
  ///   - completion: The closure; called after the update if there are no animations.
  /// - Reference: [SwiftUI's `addAnimationCompletion(criteria:_:)`](https://developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria, completion))
  }
}

/// A listener that waits for the animations of one change.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  /// The animations under way, and those that wait for their update.
  private let state = Mutex((running: 0, isTaken: false, isDone: false))

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// Whether nothing is waited for any more.
  var isOver: Bool { state.withLock { $0.running == 0 } }

  /// A window has taken note of a change.
  func taken() {
    state.withLock { $0.isTaken = true }
  }

  func began() {
    state.withLock { $0.running += 1 }
  }

  func ended() {
    state.withLock { $0.running -= 1 }
  }

  /// Calls the action, once.
  func complete() {
    let isFirst = state.withLock { state in
      defer { state.isDone = true }
      return !state.isDone
    }
    if isFirst { completion() }
  }

  /// Called when the changes are complete; if no window has taken note of one, there will be no animations.
  func scopeClosed() {
    if state.withLock({ !$0.isTaken }) { complete() }
  }
}

/// An animation that a listener waits for, as long as the token is retained.
final class ListenerToken {
  let listener: AnimationListener

  init(_ listener: AnimationListener) {
    self.listener = listener
    listener.began()
  }

  // A view may disappear before its animation is over. Its listeners are called in the window's next update.
  deinit { listener.ended() }
}
