import Combine
import Foundation
import GalleyServices
import GalleySystem
import GalleyViews
import Synchronization

/// The lifetime of a running app: nothing that the app has asked for happens after its end.
final class AppLifetime: Sendable {
  private let ended = Atomic(false)

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func end() {
    ended.store(true, ordering: .releasing)
  }
}

/// The device's clock as one app sees it.
struct AppClock: AppTimeline {
  /// The date at which devices start: 9 January 2007, 9:41 in Greenwich, as the status bar says.
  static let start = Date(timeIntervalSince1970: 1_168_335_660)

  let clock: VirtualClock
  let lifetime: AppLifetime
  let work: AppWork

  init(clock: VirtualClock, lifetime: AppLifetime) {
    self.clock = clock
    self.lifetime = lifetime
    work = AppWork(clock: clock, start: Self.start, lifetime: lifetime)
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

  /// Ends the app, and takes back what it has asked for.
  @MainActor func end() {
    lifetime.end()
    clock.discard(of: lifetime)
  }

  func perform<Value>(_ body: () -> Value) -> Value {
    SubscriptionClocks.$current.withValue(PublisherClock(clock: self)) { work.run(body) }
  }
}

/// The clock that the timers and queues of an app's publishers run on.
private struct PublisherClock: SubscriptionClock {
  let clock: AppClock

  var now: Duration { clock.now }

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
        clock.run { completion(result) }
      }
    }
  }
}
