import Foundation
import GalleyJSON
import GalleySimulator
import GalleyViews

/// A runner of the commands of one session.
protocol SessionRunner: Sendable {
  /// Performs a command, after those before it.
  ///
  /// - Returns: The answer; `nil` if the session has ended by itself.
  func perform(_ request: SessionRequest) -> SessionReply?

  /// Ends the session.
  func end()

  /// The reason for which the session has ended by itself, as a clause.
  var ending: String { get }
}

/// Begins sessions.
protocol SessionStarter: Sendable {
  /// Begins a session.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - capabilities: The capabilities of a candidate.
  /// - Returns: The session, with the capabilities of the answer.
  /// - Throws: ``CommandError`` of kind `session not created` if the candidate does not match, or `invalid argument`.
  func start(
    _ id: String, _ capabilities: [String: JSONValue]
  ) throws(CommandError) -> (runner: any SessionRunner, capabilities: [String: JSONValue])
}

/// A session in this process.
///
/// Its lock lets one thread in at a time, so the session needs none.
final class LocalRunner: SessionRunner, @unchecked Sendable {
  private let lock = NSLock()
  private var session: DeviceSession?
  /// The capabilities of the answer.
  let capabilities: [String: JSONValue]

  init(_ session: DeviceSession) {
    self.session = session
    capabilities = session.capabilities
  }

  func perform(_ request: SessionRequest) -> SessionReply? {
    lock.lock()
    defer { lock.unlock() }
    return session?.perform(request)
  }

  var ending: String { "it was ended" }

  func end() {
    lock.lock()
    defer { lock.unlock() }
    session = nil
  }
}

/// Begins sessions in this process.
struct LocalStarter: SessionStarter {
  /// Types live as long as the program, and are the same on every thread.
  nonisolated(unsafe) let apps: [any App.Type]
  /// Receives the device of a session before its app is launched.
  var prepare: @Sendable (SimulatedDevice) -> Void = { _ in }

  func start(
    _ id: String, _ capabilities: [String: JSONValue]
  ) throws(CommandError) -> (runner: any SessionRunner, capabilities: [String: JSONValue]) {
    let runner = LocalRunner(
      try DeviceSession(id: id, try SessionPlan(capabilities, apps: apps), apps: apps, prepare: prepare))
    return (runner, runner.capabilities)
  }
}

extension DeviceSession {
  /// Performs a command.
  func perform(_ request: SessionRequest) -> SessionReply {
    do {
      let (route, parameters) = try RouteTable.find(request.method, request.path.map { Substring($0) })
      guard case .session(let work) = route.work else {
        throw CommandError(.unknownCommand, "The command is not one of a session.")
      }
      note(read: route.isRead ? Self.key(of: request) : nil)
      let call = Call(parameters: parameters, query: request.query, body: request.body)
      return SessionReply(try work(self, call), of: id)
    } catch {
      return SessionReply(CommandError(error), of: id, isAgent: isAgent)
    }
  }

  /// The text that identifies a read: equal requests have equal texts.
  private static func key(of request: SessionRequest) -> String {
    let body = request.body.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.word)" }
    return ([request.method] + request.path + body).joined(separator: "/")
  }
}

extension Route {
  /// Whether the command only reads the screen.
  var isRead: Bool { method == "GET" || path.hasSuffix("/element") || path.hasSuffix("/elements") }
}
