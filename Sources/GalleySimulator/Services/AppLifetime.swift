import GalleyViews

/// Whether an app still runs: what it has asked for comes to nothing once it has ended.
final class AppLifetime {
  var isOver = false
}

/// The device's clock, for one app.
struct AppClock: DeviceClock {
  let clock: VirtualClock
  let lifetime: AppLifetime

  var now: Duration { clock.now }

  func after(_ delay: Duration, do action: @escaping () -> Void) {
    guard !lifetime.isOver else { return }
    clock.after(delay) { [lifetime] in
      if !lifetime.isOver { action() }
    }
  }
}

/// The device's network, for one app.
struct AppNetwork: NetworkService {
  let network: SimulatedNetwork
  let lifetime: AppLifetime

  func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    guard !lifetime.isOver else { return }
    network.send(request) { [lifetime] result in
      if !lifetime.isOver { completion(result) }
    }
  }
}
