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
struct AppClock: DeviceClock {
  let clock: VirtualClock
  let lifetime: AppLifetime

  var now: Duration { clock.now }

  func after(_ delay: Duration, do action: @escaping () -> Void) {
    guard !lifetime.hasEnded else { return }
    clock.after(delay) { [lifetime] in
      if !lifetime.hasEnded { action() }
    }
  }
}

/// The device's network as one app sees it.
struct AppNetwork: NetworkService {
  let network: SimulatedNetwork
  let lifetime: AppLifetime
  let bundleIdentifier: String

  func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    guard !lifetime.hasEnded else { return }
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run {
      network.send(request, from: bundleIdentifier) { [lifetime] result in
        if !lifetime.hasEnded { completion(result) }
      }
    }
  }
}
