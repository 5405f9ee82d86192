import Foundation
import GalleyServices
import GalleyTree

/// The arena that decides which of the gestures under the fingers are recognized.
///
/// One exclusive gesture is recognized, and beside it the simultaneous ones. A gesture of high priority
/// precedes those inside of its view; otherwise the innermost view's gesture comes first, and among those of
/// one view the one that was added first. The first to complete is recognized, such as the drag with the
/// smaller distance; but no gesture is recognized while a preceding tap or press is still possible, unless it
/// takes time itself: a long press is recognized although a tap is still possible. A gesture that still waits
/// when the last finger lifts is recognized when no preceding one is possible any more, such as a single tap
/// where a double tap was possible.
///
/// Apple's pages document the order of priorities, but no distances and times; those follow UIKit's
/// recognizers.
///
/// - Reference: [Composing SwiftUI gestures](https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures).
@MainActor final class GestureArena {
  /// The rank of a gesture among others; the smallest comes first.
  struct Rank: Comparable {
    /// 0 for high priority.
    let group: Int
    let index: Int

    /// Returns the rank of a gesture that a node of the chain recognizes itself, such as a button.
    static func control(at index: Int) -> Rank { Rank(group: 1, index: index) }

    static func < (a: Rank, b: Rank) -> Bool { (a.group, a.index) < (b.group, b.index) }
  }

  @MainActor private final class Entrant {
    weak var owner: Node?
    let node: GestureNode
    var rank: Rank
    let isSimultaneous: Bool

    init(_ owner: Node, _ node: GestureNode, rank: Rank, isSimultaneous: Bool) {
      self.owner = owner
      self.node = node
      self.rank = rank
      self.isSimultaneous = isSimultaneous
    }

    var recognizer: AnyGestureRecognizer? { node.recognizer }
  }

  /// A tap on a control that waits for gestures that go before it.
  private var waitingTap: (rank: Rank, action: () -> Void)?
  private var entrants: [Entrant] = []
  private var winner: Entrant?
  private var fingers: [GestureFinger] = []
  /// The number of the gesture, as the device counts them, that the entrants belong to.
  private var gesture = 0
  private unowned let host: ViewHost
  private let perform: (@escaping () -> Void, Node) -> Void

  /// A closure that is called when a gesture is recognized while no finger moves.
  var whenMade: () -> Void = {}
  /// A closure that is called before an action of a gesture is performed.
  var whenAnswered: () -> Void = {}

  init(_ host: ViewHost, perform: @escaping (@escaping () -> Void, Node) -> Void) {
    self.host = host
    self.perform = perform
  }

  private var now: Duration { host.environment.clock.now }

  /// Whether a gesture is recognized that keeps controls and scroll views from following the fingers.
  var hasWinner: Bool { winner != nil }

  /// Whether there are gestures under the fingers.
  var hasGestures: Bool { !entrants.isEmpty }

  /// Begins tracking a finger on a view.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - point: The point at which it came down.
  ///   - chain: The nodes there, the deepest first.
  ///   - control: The position in the chain of the node that a tap acts on otherwise.
  func began(_ finger: Int, at point: CGPoint, chain: [Node], control: Rank?) {
    if fingers.isEmpty {
      if gesture != host.gesture { expire() }
      gesture = host.gesture
      enter(chain)
    }
    let samples = [(time: now, point: point)]
    fingers.append(GestureFinger(number: finger, start: point, startTime: now, samples: samples))
    tell(.began(finger), control: control)
  }

  private func enter(_ chain: [Node]) {
    var found: [Entrant] = []
    for (index, node) in chain.enumerated() {
      guard let gesture = node.gestureNode else { continue }
      if !gesture.mask.contains(.subviews) { found.removeAll() }
      guard gesture.mask.contains(.gesture), gesture.environment.isEnabled else { continue }
      gesture.place.node = node
      gesture.place.tick = { [weak self] in self?.tick() }
      let rank = gesture.priority == .high ? Rank(group: 0, index: -index) : Rank(group: 1, index: index)
      if let waiting = entrants.first(where: { $0.node === gesture }) {
        waiting.rank = rank
        continue
      }
      gesture.recognizer?.reset()
      found.append(Entrant(node, gesture, rank: rank, isSimultaneous: gesture.priority == .simultaneous))
    }
    entrants += found
  }

  /// Follows a finger.
  func moved(_ finger: Int, to point: CGPoint, control: Rank?) {
    guard let index = fingers.firstIndex(where: { $0.number == finger }) else { return }
    fingers[index].samples = fingers[index].samples.filter { now - $0.time <= .milliseconds(200) }
    fingers[index].samples.append((now, point))
    tell(.moved(finger), control: control)
  }

  /// A finger was lifted.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - point: The point.
  ///   - tap: The tap on a control that it would be otherwise.
  func ended(_ finger: Int, at point: CGPoint, tap: (rank: Rank, action: () -> Void)?) {
    guard let index = fingers.firstIndex(where: { $0.number == finger }) else {
      tap?.action()
      return
    }
    fingers[index].samples.append((now, point))
    let isLast = fingers.count == 1
    if isLast { waitingTap = winner == nil ? tap : nil }
    tell(.ended(finger), control: tap?.rank)
    fingers.remove(at: index)
    if isLast {
      finish()
    } else if winner == nil {
      tap?.action()
    }
  }

  /// Gives the finger to another follower, such as a scroll view: exclusive gestures are no longer
  /// recognized.
  func yield() {
    for entrant in entrants where !entrant.isSimultaneous { cancel(entrant) }
    entrants.removeAll { !$0.isSimultaneous }
    winner = nil
  }

  /// Gives a finger to another follower: no gesture is recognized with it any more.
  func leave(_ finger: Int) {
    for entrant in entrants { cancel(entrant) }
    entrants = []
    winner = nil
    waitingTap = nil
    fingers.removeAll { $0.number == finger }
  }

  private func tick() {
    host.onAppClock {
      tell(.time, control: nil)
      if hasWinner { whenMade() }
      if fingers.isEmpty { finish() }
      host.flush()
    }
  }

  private func tell(_ change: GestureEvent.Change, control: Rank?) {
    let event = GestureEvent(change: change, fingers: fingers, now: now)
    for entrant in entrants {
      guard let owner = entrant.owner, owner.isShown else {
        cancel(entrant)
        continue
      }
      if entrant.recognizer?.isEnded == false { entrant.recognizer?.handle(event) }
    }
    entrants.removeAll { $0.owner?.isShown != true }
    if winner?.owner?.isShown != true { winner = nil }
    decide(change, control: control)
    deliver()
  }

  private func isTime(_ change: GestureEvent.Change) -> Bool {
    if case .time = change { return true }
    return false
  }

  /// Chooses the recognized gesture, if there is one.
  private func decide(_ change: GestureEvent.Change, control: Rank?) {
    guard winner == nil else { return }
    let exclusive = entrants.filter { !$0.isSimultaneous }.sorted { $0.rank < $1.rank }
    guard let candidate = exclusive.first(where: { $0.recognizer?.claims == true }) else { return }
    let isHeld = !fingers.isEmpty && isTime(change)
    if !isHeld {
      let blocks = exclusive.contains { $0.rank < candidate.rank && $0.recognizer?.holdsBack == true }
      if blocks { return }
      if let control, control < candidate.rank { return }
      if let waitingTap, waitingTap.rank < candidate.rank { return }
    }
    winner = candidate
    waitingTap = nil
    for entrant in exclusive where entrant !== candidate { cancel(entrant) }
    entrants.removeAll { !$0.isSimultaneous && $0 !== candidate }
  }

  /// Performs the actions of the recognized gesture, and of the simultaneous ones.
  private func deliver() {
    for entrant in entrants {
      guard let recognizer = entrant.recognizer else { continue }
      let isOnlyPressed = recognizer.isRecognized && !recognizer.claims
      let isDropped = !recognizer.isRecognized && !recognizer.isPossible
      guard entrant.isSimultaneous || entrant === winner || isOnlyPressed || isDropped else { continue }
      take(from: entrant)
    }
  }

  private func take(from entrant: Entrant) {
    var actions: [() -> Void] = []
    entrant.recognizer?.takeActions(into: &actions)
    guard !actions.isEmpty else { return }
    whenAnswered()
    if entrant.recognizer?.isEnded == true {
      perform({ for action in actions { action() } }, entrant.node)
    } else {
      for action in actions { action() }
    }
  }

  private func cancel(_ entrant: Entrant) {
    entrant.recognizer?.cancel()
    take(from: entrant)
    entrant.recognizer?.reset()
  }

  /// Ends finished gestures after the last finger was lifted, and recognizes waiting ones.
  private func finish() {
    var left: [Entrant] = []
    for entrant in entrants {
      guard let recognizer = entrant.recognizer else { continue }
      if recognizer.isWaiting {
        left.append(entrant)
      } else if !(recognizer.isEnded && entrant !== winner && !entrant.isSimultaneous) {
        if !recognizer.isEnded { recognizer.cancel() }
        take(from: entrant)
        recognizer.reset()
      } else {
        // It has been made, but waits for one that goes before it.
        left.append(entrant)
      }
    }
    entrants = left
    winner = nil
    let exclusive = left.filter { !$0.isSimultaneous }
    if let tap = waitingTap, !exclusive.contains(where: { $0.rank < tap.rank }) {
      waitingTap = nil
      for entrant in exclusive { cancel(entrant) }
      entrants.removeAll { !$0.isSimultaneous }
      tap.action()
    } else if !exclusive.contains(where: { $0.recognizer?.isWaiting == true }), !exclusive.isEmpty {
      decide(.time, control: nil)
      deliver()
      for entrant in entrants { entrant.recognizer?.reset() }
      entrants = []
      winner = nil
    }
  }

  /// Stops waiting for further taps.
  private func expire() {
    guard !entrants.isEmpty || waitingTap != nil else { return }
    for entrant in entrants where entrant.recognizer?.isWaiting == true { cancel(entrant) }
    entrants.removeAll { $0.recognizer?.isEnded != true }
    finish()
  }
}
