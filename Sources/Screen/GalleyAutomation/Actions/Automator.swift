import GalleyImage
import GalleyTree

/// The conditions under which actions run.
package struct ActionContext {
  /// The latest deadline of any wait: that of the enclosing operation.
  package var deadline: Duration?
  /// The closure for every screen from an action's event until the screen has settled.
  package var observer: ((Snapshot) -> Void)?
  /// Called with the screen and the action's deadline when something keeps an action from its element, before
  /// interruption monitors; returns whether it changed anything, so that the action looks again.
  ///
  /// It is not called for its own actions.
  package var obstructionHandler: ((Snapshot, _ deadline: Duration) throws -> Bool)?
  /// The line of the test that acts, where it is known.
  package var place: CallSite?
  /// The intended target of a touch of a point of the screen, if it is known.
  package var aim: Target?
  /// The way in which actions reach their elements; `nil` for that of the device.
  package var inputMethod: InputMethod?
}

/// A device under automation, with waits, actions, interruptions and a log.
///
/// It belongs to one test, like its driver.
public final class Automator {
  public let driver: any Driver
  /// The default for the longest wait for a page or an action.
  public var timeout: Duration = .seconds(5)
  /// The longest wait of an action for the screen to come to rest, before and after.
  ///
  /// An element that never rests, such as an activity indicator, costs every action this much virtual time;
  /// Apple's limit is 60 s. The element of the action must rest in any case.
  public var restLimit: Duration = .seconds(2)
  /// The real time that a wait gives to events from outside of the device while nothing is scheduled on it;
  /// zero by default.
  ///
  /// Such an event is a block on the main queue, or the answer of a socket.
  ///
  /// Only a wait on the main thread can admit them.
  public var realEventLimit = Duration.zero
  /// The number of interruptions that an action answers before it gives up.
  public var interruptionLimit = 10
  /// The reaction of an action to an interruption, such as an alert, over its element.
  public var interruptionPolicy = InterruptionPolicy.current
  /// The way in which actions reach their elements.
  public var inputMethod: InputMethod {
    get { context.inputMethod ?? usualInputMethod }
    set { usualInputMethod = newValue }
  }
  private var usualInputMethod = InputMethod.current
  /// The titles of buttons that cancel, in lower case.
  ///
  /// The way back from a page is found by these titles if a driver does not report the roles of buttons.
  public var cancelWords = ["cancel", "don’t allow", "don't allow"]
  /// The recorder of failures.
  package var evidence: (any EvidenceRecorder)?
  /// The steps so far.
  public let log: ActivityLog
  /// The monitors of interruptions.
  public let monitors = InterruptionMonitors()

  /// The interruptions that were answered so far, oldest first.
  package internal(set) var answered: [HandledInterruption] = []
  /// The element that the latest input hit, if that may be the reason for its lack of effect.
  package internal(set) var unmetInput: InputReport?
  /// The types of the pages that were found so far, oldest first.
  package var foundPages: [Any.Type] = []

  /// The latest launch requests of apps, by name.
  var launches: [String: LaunchRequest] = [:]
  /// The keys that are held just now.
  private(set) var heldModifiers: KeyModifiers = []
  /// The interruptions that handlers are dealing with just now, the innermost last.
  var handling: [ElementKey] = []
  /// The elements that these handlers have tapped, for each of them.
  var tapped: [[String]] = []
  /// The context of everything that is done now.
  private(set) var context = ActionContext()

  private var indexed: (applications: [ApplicationTree], index: ScreenIndex)?

  /// Creates an automator of a device.
  ///
  /// - Parameter driver: The driver of the device.
  public init(driver: any Driver) {
    self.driver = driver
    log = ActivityLog { driver.now }
  }

  /// Waits until nothing moves any more, or until the deadline.
  ///
  /// A driver that knows the moving elements is asked for them. With any other driver, two snapshots a frame
  /// (1/60 s) apart must be alike.
  ///
  /// - Parameter deadline: The latest time, counted from the device's start.
  /// - Returns: The elements that still move, in words; empty if the screen is at rest.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public func settle(until deadline: Duration) throws -> [String] {
    let deadline = capped(deadline)
    guard let driver = driver as? any IdleReporting else { return try settleByLooking(until: deadline) }
    while true {
      let activity = driver.activity
      if let observer = context.observer { observer(try driver.snapshot()) }
      if activity.isEmpty || driver.now >= deadline { return activity }
      try driver.wait(until: deadline)
    }
  }

  private func settleByLooking(until deadline: Duration) throws -> [String] {
    func look() throws -> [ApplicationTree] {
      let snapshot = try driver.snapshot()
      context.observer?(snapshot)
      return snapshot.applications
    }
    var before = try look()
    var activity: [String] = []
    while driver.now < deadline {
      try pass(min(driver.now + Self.frame, deadline))
      let after = try look()
      if after == before { return [] }
      before = after
      activity = ["the screen still changes"]
    }
    return activity
  }

  /// The time that one frame of the screen takes.
  static let frame = Duration.microseconds(16_667)

  /// Waits for rest as actions do: not longer than ``restLimit``, and so that a frame is left before the deadline.
  @discardableResult
  func rest(until deadline: Duration) throws -> [String] {
    try settle(until: max(driver.now, min(deadline - Self.frame, driver.now + restLimit)))
  }

  /// A deadline, or that of the context if it is earlier.
  func capped(_ deadline: Duration) -> Duration {
    context.deadline.map { min($0, deadline) } ?? deadline
  }

  /// Runs a closure in a changed context: all that it does with the device, also by nested calls, is subject to it.
  package func withContext<Result>(
    _ change: (inout ActionContext) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = context
    change(&context)
    defer { context = outer }
    return try body()
  }

  /// Runs a closure while keys are held, beside those that are held already.
  package func holding<Result>(_ modifiers: KeyModifiers, _ body: () throws -> Result) rethrows -> Result {
    let outer = heldModifiers
    heldModifiers.formUnion(modifiers)
    defer { heldModifiers = outer }
    return try body()
  }

  /// The elements of a snapshot in one row; made once as long as the driver returns the same trees.
  package func index(of snapshot: Snapshot) -> ScreenIndex {
    if let indexed, sharesStorage(indexed.applications, snapshot.applications) { return indexed.index }
    let index = ScreenIndex(snapshot)
    indexed = (snapshot.applications, index)
    return index
  }

  /// Arrays that share their storage hold the same elements; while one of them is kept, neither can change in place.
  func sharesStorage(_ a: [ApplicationTree], _ b: [ApplicationTree]) -> Bool {
    a.count == b.count && !a.isEmpty
      && a.withUnsafeBufferPointer { first in
        b.withUnsafeBufferPointer { second in first.baseAddress == second.baseAddress }
      }
  }
}
