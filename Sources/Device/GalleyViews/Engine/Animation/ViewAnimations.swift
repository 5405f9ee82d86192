import Foundation
import GalleyServices

/// The animations of a window's views, all shown at one instant.
///
/// Layout and elements have the final places; only the drawing is on its way. XCUITest sees the same, because
/// it waits until animations are over, and touches reach a view at its final place, as on iOS.
@MainActor package final class ViewAnimations {
  /// The name of animations in reasons for waiting.
  private static let name = "animation"

  private unowned let host: ViewHost
  private let clock: any DeviceClock
  private var running: [WeakMotion] = []
  private var sampled: Duration?
  private var freezable: [ObjectIdentifier: WeakNode] = [:]
  private var isTicking = (finite: false, endless: false)
  /// The listeners for the end of animations.
  private var listeners: [AnimationListener] = []

  /// The transaction of the current update, until its layout is over.
  private(set) var transaction = Transaction()
  /// The nodes that change the transaction of their content in this update only.
  private var activeNodes: [Node] = []
  /// Whether some node changes the transaction of its content in every update.
  private var hasStandingNodes = false
  private(set) var isUpdating = false

  private struct WeakNode {
    weak var node: Node?
  }

  /// A weak reference to a motion.
  struct WeakMotion {
    weak var motion: Motion?
  }

  init(host: ViewHost, clock: any DeviceClock) {
    self.host = host
    self.clock = clock
  }

  /// The instant that is shown, in seconds of the device.
  var now: TimeInterval { (sampled ?? clock.now) / .seconds(1) }

  // MARK: Transactions

  /// Whether a change in this update may be animated.
  var mayAnimate: Bool {
    isUpdating && (transaction.animation != nil || hasStandingNodes || !activeNodes.isEmpty)
  }

  /// Begins an update with the transaction of its changes.
  func begin(_ transaction: Transaction?) {
    self.transaction = transaction ?? Transaction()
    listeners += self.transaction.listeners
    isUpdating = true
    // Animations of this update begin now.
    sampled = clock.now
  }

  /// Ends an update after its layout.
  func end() {
    for node in activeNodes { node.isTransactionActive = false }
    activeNodes = []
    transaction = Transaction()
    isUpdating = false
    notifyListeners()
  }

  /// Lets a node change the transaction of its content, until the update's end.
  func activate(_ node: Node) {
    guard !node.isTransactionActive else { return }
    node.isTransactionActive = true
    activeNodes.append(node)
  }

  /// Notes that a node changes the transaction of its content in every update.
  func addStandingNode() {
    hasStandingNodes = true
  }

  /// Returns the transaction of a change at a node: that of the update, with the changes by the nodes around
  /// it.
  func transaction(at node: Node) -> Transaction {
    guard mayAnimate else { return hastened(transaction) }
    var result = transaction
    var around: [Node] = []
    var next: Node? = node
    while let current = next {
      around.append(current)
      next = current.transactionParent
    }
    for node in around.reversed() { node.change(&result) }
    return hastened(result)
  }

  /// A transaction whose animation is as fast as the window's are.
  private func hastened(_ transaction: Transaction) -> Transaction {
    guard host.animationSpeed != 1, let animation = transaction.animation else { return transaction }
    var result = transaction
    result.animation = animation.speed(host.animationSpeed)
    return result
  }

  // MARK: Time

  /// A closure that is called with each started motion.
  var observer: ((Motion) -> Void)?

  /// Starts a motion, which is computed at every frame until it is over.
  func run(_ motion: Motion) {
    observer?(motion)
    if !running.contains(where: { $0.motion === motion }) { running.append(WeakMotion(motion: motion)) }
    host.setNeedsDisplay()
    tick()
  }

  /// Whether a finite animation is running.
  private var isFiniteRunning: Bool { running.contains { $0.motion?.isEndless == false } }

  /// Whether nothing has to be computed at the current time, and no listener waits.
  var areAtRest: Bool { (running.isEmpty || sampled == clock.now) && listeners.isEmpty }

  /// Computes all motions at the current time, if it differs from that of the last call.
  func advance() {
    guard !running.isEmpty, sampled != clock.now else { return notifyListeners() }
    sampleAll()
  }

  /// Registers a node that is evaluated again when endless animations are held still or released.
  func addFreezable(_ node: Node) {
    freezable[ObjectIdentifier(node)] = WeakNode(node: node)
  }

  /// Updates all views that depend on whether endless animations are held still.
  func freezingChanged() {
    sampleAll()
    freezable = freezable.filter { $0.value.node != nil }
    for (_, entry) in freezable { entry.node?.setNeedsUpdate() }
  }

  /// Computes all motions.
  func sampleAll() {
    sampled = clock.now
    let time = now
    let isFrozen = host.isAnimationFrozen
    // A motion that ends may begin another one.
    let before = running
    running = []
    let left = before.filter { $0.motion?.sample(at: time, isFrozen: isFrozen) == true }
    running = left + running
    host.presences.dropFinished()
    if !before.isEmpty { host.setNeedsDisplay() }
    notifyListeners()
  }

  private func tick() {
    if !isTicking.finite, isFiniteRunning {
      isTicking.finite = true
      host.animator.run(Self.name) { [weak self] _ in
        guard let self else { return false }
        advance()
        isTicking.finite = isFiniteRunning
        if !isTicking.finite { tick() }
        return isTicking.finite
      }
    }
    if !isTicking.endless, !running.isEmpty, !isTicking.finite {
      isTicking.endless = true
      host.animator.run(nil) { [weak self] _ in
        guard let self else { return false }
        advance()
        isTicking.endless = !running.isEmpty && !isTicking.finite
        return isTicking.endless
      }
    }
  }

  private func notifyListeners() {
    guard !listeners.isEmpty, !isUpdating else { return }
    let over = listeners.filter(\.isOver)
    guard !over.isEmpty else { return }
    listeners.removeAll(where: \.isOver)
    for listener in over { listener.complete() }
  }
}
