import Combine
import Foundation
import GalleyServices
import GalleySystem
import GalleyViews
import Synchronization

/// The lifetime of a running app: nothing that the app has asked for happens after its end, nor while it is suspended.
final class AppLifetime: Sendable {
  private let ended = Atomic(false)
  /// The actions that became due while the app was suspended, in order; `nil` while it runs.
  @MainActor private var held: [() -> Void]?

  @MainActor init() {}

  /// Whether the app is kept from running.
  @MainActor var isSuspended: Bool { held != nil }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func end() {
    ended.store(true, ordering: .releasing)
  }

  /// Keeps the app from running.
  @MainActor func suspend() {
    if held == nil { held = [] }
  }

  /// Lets the app run again, and performs the actions that became due meanwhile.
  @MainActor func resume() {
    guard let actions = held else { return }
    held = nil
    for action in actions { action() }
  }

  /// Does something now or, while the app is suspended, when it runs again; nothing after its end.
  @MainActor func perform(_ action: @escaping () -> Void) {
    if hasEnded { return }
    if held == nil { action() } else { held?.append { [weak self] in self?.perform(action) } }
  }
}

/// The device's clock as one app sees it.
struct AppClock: AppTimeline {
  /// The date at which devices start: 9 January 2007, 9:41 in Greenwich, as the status bar says.
  static let start = Date(timeIntervalSince1970: 1_168_335_660)

  let clock: VirtualClock
  let lifetime: AppLifetime
  /// The parameters of the launch.
  let launch: AppLaunch
  let work: AppWork

  init(
    clock: VirtualClock, lifetime: AppLifetime, launch: AppLaunch, region: AppRegion? = nil,
    work: AppWork? = nil
  ) {
    self.clock = clock
    self.lifetime = lifetime
    self.launch = launch
    self.work =
      work
      ?? AppWork(clock: clock, start: Self.start, lifetime: lifetime, launch: launch, region: region)
  }

  var now: Duration { clock.now }

  func after(_ delay: Duration, do action: @escaping () -> Void) {
    after(delay, what: nil, do: action)
  }

  func after(_ delay: Duration, what: String?, do action: @escaping () -> Void) {
    guard !lifetime.hasEnded else { return }
    clock.after(delay, what: what, of: lifetime) { run(action) }
  }

  /// Runs code of the app with this clock as the current one, unless the app has ended.
  func run(_ action: () -> Void) {
    if !lifetime.hasEnded { perform(action) }
  }

  /// Ends the app, discards its requests, and undoes what it has changed of the process.
  @MainActor func end() {
    lifetime.end()
    clock.discard(of: lifetime)
    work.restoreProcess()
  }

  func perform<Value>(_ body: () -> Value) -> Value {
    SubscriptionClocks.$current.withValue(PublisherClock(clock: self)) { work.run(body) }
  }
}

/// The clock that the timers and queues of an app's publishers run on.
private struct PublisherClock: SubscriptionClock {
  let clock: AppClock

  var now: Duration { clock.now }

  var app: AnyObject? { clock.lifetime }

  var date: Date { AppClock.start.addingTimeInterval(now / .seconds(1)) }

  func after(_ delay: Duration, do action: @escaping () -> Void) {
    clock.after(delay, what: "a publisher that waits", do: action)
  }
}

/// The device's network as one app sees it.
struct AppNetwork: NetworkService {
  let network: SimulatedNetwork
  let clock: AppClock
  let bundleIdentifier: String

  func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    guard !clock.lifetime.hasEnded else { return }
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run {
      network.send(request, from: bundleIdentifier) { [clock] result in
        nonisolated(unsafe) let action = { clock.run { completion(result) } }
        MainActorEntry.run { clock.lifetime.perform(action) }
      }
    }
  }
}

extension SimulatedDevice {
  /// The date and time on the device's clock.
  package var date: Date { AppClock.start.addingTimeInterval(now / .seconds(1)) }
}
