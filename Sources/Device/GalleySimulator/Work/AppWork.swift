import CDeviceTime
import DarwinNotifications
import Foundation
import GalleyServices

/// The work that the code of one running app has asked for: jobs of its tasks, blocks of queues, timers.
///
/// All of it is performed on the main actor, when the device is advanced. Work beside the main actor of a
/// real device, such as tasks without an actor, takes turns with it here, so that the same app behaves the
/// same each time.
///
/// All but ``post(_:)`` and the ``inbox`` is used on the main actor.
final class AppWork: @unchecked Sendable {
  private let clock: VirtualClock
  private let lifetime: AppLifetime
  private let launch: AppLaunch
  private let region: AppRegion?
  private let scope: UnsafeMutablePointer<DeviceScope>
  private var ready = ReadyWork()
  /// The numbers of the clock's events that wake tasks, by the tasks' numbers.
  private var wakes: [UInt64: UInt64] = [:]
  /// The work that other threads hand over.
  let inbox = WorkInbox()
  /// The device's network.
  weak var deviceNetwork: SimulatedNetwork?
  /// The app's place among the programs that notify each other.
  var notifications: NotificationScope?
  /// Whether work is being performed, which asks for more but performs none itself.
  private var isPerforming = false

  /// Creates the work of an app.
  ///
  /// - Parameters:
  ///   - clock: The device's clock.
  ///   - start: The date at which the device started.
  ///   - lifetime: The lifetime of the app, after which nothing of it is performed.
  ///   - launch: The launch parameters of the app, for queries of its process.
  ///   - region: The language and region of the app; `nil` for the machine's.
  init(
    clock: VirtualClock, start: Date, lifetime: AppLifetime, launch: AppLaunch, region: AppRegion? = nil
  ) {
    self.region = region
    self.clock = clock
    self.lifetime = lifetime
    self.launch = launch
    scope = .allocate(capacity: 1)
    WorkReceivers.install()
    scope.initialize(
      to: DeviceScope(
        receiver: Unmanaged.passUnretained(self).toOpaque(), now: UnsafePointer(clock.nanoseconds),
        start: Int64(start.timeIntervalSince1970 * 1e9), region: region.map { UnsafePointer($0.values) }))
  }

  deinit {
    WorkReceivers.forget(self)
    restoreProcess()
    scope.deallocate()
  }

  /// Undoes the changes that the app has made to the process; on a phone, the process is the app's alone.
  func restoreProcess() { deviceProcessRestore(Unmanaged.passUnretained(self).toOpaque()) }

  /// The device's network as the app sees it, for requests that it makes by `URLSession`.
  var network: AppNetwork? {
    deviceNetwork.map {
      let app = AppClock(clock: clock, lifetime: lifetime, launch: launch, work: self)
      return AppNetwork(network: $0, clock: app, bundleIdentifier: launch.bundleIdentifier)
    }
  }

  // MARK: Asking

  /// Runs code of the app, which has the device's time and asks here for its work.
  func run<Value>(_ body: () -> Value) -> Value {
    let before = deviceTimeEnter(scope)
    defer { _ = deviceTimeEnter(before) }
    return AppLaunch.$current.withValue(launch, operation: body)
  }

  /// Adds work that the app asks for.
  func add(_ work: DeviceWork) {
    guard !lifetime.hasEnded else { return }
    if work.task != 0 {
      WorkReceivers.remember(work.task, of: self)
      wakened(work.task)
    }
    guard work.due > clock.nanoseconds.pointee else { return ready.append(work) }
    // Nobody waits for the end of the world.
    guard work.due < .max else { return }
    let what =
      work.task != 0 || work.sleeper != 0
      ? "a task that sleeps" : work.queue == DeviceQueueMain ? "work for the main queue" : "work for a queue"
    let number = after(work.due, what: what) { [weak self] in
      self?.wakes[work.sleeper] = nil
      self?.ready.append(work)
    }
    if work.sleeper != 0 { wakes[work.sleeper] = number }
  }

  /// Records that a task goes on, so that its pending wake-up is void.
  private func wakened(_ task: UInt64) {
    if let number = wakes.removeValue(forKey: task) { clock.forget(number) }
  }

  /// Adds a timer of a run loop.
  func add(_ timer: Timer, due: Int64, interval: Int64) {
    guard !lifetime.hasEnded else { return }
    let what = interval > 0 ? "a timer that repeats" : "a timer"
    nonisolated(unsafe) let timer = timer
    after(due, what: what) { [weak self] in
      guard let self, !lifetime.hasEnded, timer.isValid else { return }
      run { timer.fire() }
      // Times are counted from the first, so that they do not drift.
      if timer.isValid, interval > 0 { add(timer, due: due + interval, interval: interval) }
    }
  }

  /// Does something of the app later, which nobody waits for.
  func after(_ delay: Duration, do action: @escaping () -> Void) {
    clock.after(delay, what: nil, of: lifetime) { [weak self] in self?.run(action) }
  }

  @discardableResult
  private func after(_ due: Int64, what: String, do action: @escaping () -> Void) -> UInt64 {
    clock.after(
      .nanoseconds(due) - clock.now, what: what, of: lifetime, isUnordered: true, do: action)
  }

  /// Does something on the app's main thread, asked for on any thread.
  func post(_ action: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(PostedAction(action))
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      Unmanaged<PostedAction>.fromOpaque(context).takeRetainedValue().action()
    }
    inbox.post(
      DeviceWork(
        context: context.toOpaque(), function: function, queue: DeviceQueueMain, due: 0, task: 0, sleeper: 0,
        origin: deviceTimeOrigin()))
  }

  // MARK: Performing

  /// Performs all ready work, and the work that becomes ready by it.
  ///
  /// - Parameter most: The number of pieces of work after which it stops.
  /// - Returns: The number of pieces that were performed.
  @MainActor func performReady(atMost most: Int) -> Int {
    guard !isPerforming else { return 0 }
    isPerforming = true
    defer { isPerforming = false }
    var count = 0
    while count < most, !lifetime.hasEnded, !lifetime.isSuspended {
      if ready.isEmpty { for work in inbox.takeAll() { add(work) } }
      guard let work = ready.next(in: &clock.order) else { break }
      count += 1
      run { work.function(work.context) }
    }
    return count
  }
}

/// An action on its way through C.
private final class PostedAction: Sendable {
  let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
}
