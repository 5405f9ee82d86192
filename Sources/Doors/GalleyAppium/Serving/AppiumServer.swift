import Dispatch
import GalleyHTTP
import GalleySimulator
import GalleyViews

/// A WebDriver server in front of simulated devices, for clients of Appium and of WebDriverAgent.
///
/// Each session has a device of its own, on its own virtual clock: a wait costs no real time.
///
/// ```swift
/// let server = try AppiumServer([RecipesApp.self])
/// // A client connects to server.url.
/// ```
///
/// The sessions run in this process, so an app that traps ends all of them.
public final class AppiumServer: Sendable {
  /// The address, such as `http://127.0.0.1:4723`.
  public let url: String
  /// The port.
  public let port: UInt16

  private let listener: HTTPListener
  private let service: AppiumService
  // A source may be used from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Starts a server that only this machine can reach.
  ///
  /// - Parameters:
  ///   - apps: The apps that are installed on the device of each session.
  ///   - port: The port; 0 for any free one.
  ///   - prepare: Receives the device of each session before its app is launched, to serve its network.
  /// - Throws: An error that says why it cannot listen.
  public convenience init(
    _ apps: [any App.Type], port: UInt16 = 0,
    prepare: @escaping @Sendable (SimulatedDevice) -> Void = { _ in }
  ) throws {
    try self.init(
      AppiumService(LocalStarter(apps: apps, prepare: prepare)), .loopback, port: port, token: nil)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - service: The sessions.
  ///   - address: The address to listen on.
  ///   - port: The port; 0 for any free one.
  ///   - token: The secret that every request needs; `nil` for none.
  init(
    _ service: AppiumService, _ address: ListeningSockets.Address, port: UInt16, token: AccessToken?
  ) throws(ServerError) {
    let sockets = try ListeningSockets.open(address, port: port)
    let secret: AccessToken
    if let token { secret = token } else { secret = try AccessToken() }
    var rules = LoopbackRules(port: sockets.port, token: secret)
    var host = "127.0.0.1"
    if case .other(let text) = address {
      rules.address = text
      host = text.contains(":") ? "[\(text)]" : text
    }
    let handler = AppiumHandler(service: service, rules: rules, needsToken: token != nil)
    // A command lasts as long as the work of an app.
    listener = try HTTPListener(sockets, .continuous, handler, threads: .perConnection)
    self.service = service
    self.port = sockets.port
    url = "http://\(host):\(sockets.port)"
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.setEventHandler { [weak service, weak watch = listener.watch] in
      watch?.sweep()
      service?.endIdleSessions()
    }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.activate()
  }

  /// The number of open sessions.
  public var sessionCount: Int { service.count }

  /// Ends all sessions and connections, after the commands in progress.
  public func stop() {
    timer.cancel()
    listener.stop()
    service.endAll()
  }

  deinit { stop() }
}
