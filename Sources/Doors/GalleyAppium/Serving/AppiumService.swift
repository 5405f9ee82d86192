import Foundation
import GalleyHTTP
import GalleyJSON
import GalleyTree
import Synchronization

/// The sessions of a server, by their identifiers.
final class AppiumService: Sendable {
  /// The limits of a server.
  struct Limits: Sendable {
    /// The most sessions at once.
    var sessions = 32
    /// The idle time after which a session ends, in seconds, where its client states no other.
    var idle = 300.0
  }

  /// An open session.
  private struct Entry {
    let runner: any SessionRunner
    let capabilities: [String: JSONValue]
    /// The longest time between commands; `nil` for no limit.
    let idle: Duration?
    var lastUse: Duration
    var began: Duration
    /// The number of commands in progress.
    var busy = 0
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// The open sessions, in the order of their begin.
    var order: [String] = []
    /// The session that was begun last, while it is open.
    var latest: String?
    /// The number of sessions that are about to begin.
    var beginning = 0
  }

  private let state = Mutex(State())
  private let starter: any SessionStarter
  private let limits: Limits
  private let clock: ServerClock

  init(_ starter: any SessionStarter, limits: Limits = Limits(), clock: ServerClock = .continuous) {
    self.starter = starter
    self.limits = limits
    self.clock = clock
  }

  /// The number of open sessions.
  var count: Int { state.withLock { $0.entries.count } }

  // MARK: Commands

  /// Performs a command.
  func perform(_ request: SessionRequest) -> SessionReply {
    var session: String?
    do {
      let (route, parameters) = try RouteTable.find(request.method, request.path.map { Substring($0) })
      session = parameters["session"]
      switch route.work {
      case .server(let work):
        let call = Call(parameters: parameters, query: request.query, body: request.body)
        let value = try work(self, call)
        return SessionReply(value, of: session ?? value["sessionId"]?.text ?? latest)
      case .session:
        let id = session ?? latest
        guard let id else { throw CommandError(.invalidSessionID, "No session is open.") }
        session = id
        return try forward(request, to: id)
      }
    } catch {
      return SessionReply(CommandError(error), of: session)
    }
  }

  /// The session for commands that name none: the one that began last, and never another client's once it has ended.
  private var latest: String? { state.withLock { $0.latest } }

  private func forward(_ request: SessionRequest, to id: String) throws(CommandError) -> SessionReply {
    let now = clock.now()
    let runner = state.withLock { state -> (any SessionRunner)? in
      state.entries[id]?.busy += 1
      state.entries[id]?.lastUse = now
      return state.entries[id]?.runner
    }
    guard let runner else { throw Self.noSession(id) }
    let reply = runner.perform(request)
    let after = clock.now()
    state.withLock { state in
      state.entries[id]?.busy -= 1
      state.entries[id]?.lastUse = after
    }
    if let reply { return reply }
    remove(id)
    throw CommandError(
      .invalidSessionID, "The session has ended: \(runner.ending); see the messages of the server.")
  }

  private static func noSession(_ id: String) -> CommandError {
    CommandError(
      .invalidSessionID,
      "There is no session \"\(id.prefix(80))\"; it may have ended after a time without commands.")
  }

  // MARK: Sessions

  /// Begins a session.
  func begin(_ call: Call) throws(CommandError) -> JSONValue {
    let candidates = try Capabilities.candidates(call.body)
    let isFull = state.withLock { state in
      guard state.entries.count + state.beginning < limits.sessions else { return true }
      state.beginning += 1
      return false
    }
    guard !isFull else {
      throw CommandError(
        .sessionNotCreated, "\(limits.sessions) sessions are open, which is the most; end one before.")
    }
    defer { state.withLock { $0.beginning -= 1 } }
    var refusal = CommandError(.sessionNotCreated, "No candidate of the capabilities matches.")
    for candidate in candidates {
      let id = UUID().uuidString.lowercased()
      do throws(CommandError) {
        let idle = try idleTime(candidate)
        let (runner, capabilities) = try starter.start(id, candidate)
        let now = clock.now()
        state.withLock { state in
          state.entries[id] = Entry(
            runner: runner, capabilities: capabilities, idle: idle, lastUse: now, began: now)
          state.order.append(id)
          state.latest = id
        }
        return ["sessionId": .text(id), "capabilities": .object(capabilities)]
      } catch {
        guard error.kind == .sessionNotCreated else { throw error }
        refusal = error
      }
    }
    throw refusal
  }

  /// The longest time between commands; 0 is none.
  private func idleTime(_ capabilities: [String: JSONValue]) throws(CommandError) -> Duration? {
    var seconds = limits.idle
    if let value = Capabilities.value("newCommandTimeout", of: capabilities) {
      guard let number = value.number, number >= 0, number <= 1e9 else {
        throw .argument("The capability \"newCommandTimeout\" is no number of seconds from 0.")
      }
      seconds = number
    }
    return seconds == 0 ? nil : .milliseconds(Int64(seconds * 1000))
  }

  /// Ends a session.
  func end(_ call: Call) throws(CommandError) -> JSONValue {
    let id = call.parameter("session")
    guard let entry = remove(id) else { throw Self.noSession(id) }
    entry.runner.end()
    return .null
  }

  @discardableResult private func remove(_ id: String) -> Entry? {
    state.withLock { state in
      state.order.removeAll { $0 == id }
      if state.latest == id { state.latest = nil }
      return state.entries.removeValue(forKey: id)
    }
  }

  /// Ends the sessions whose clients have sent nothing for too long.
  func endIdleSessions() {
    let now = clock.now()
    let ids = state.withLock { state in
      state.entries.filter { _, entry in
        entry.busy == 0 && entry.idle.map { now - entry.lastUse > $0 } ?? false
      }.map(\.key)
    }
    for id in ids { remove(id)?.runner.end() }
  }

  /// Ends all sessions.
  func endAll() {
    for id in state.withLock({ $0.order }) { remove(id)?.runner.end() }
  }

  // MARK: Facts

  /// The answer to `/status`.
  var status: JSONValue {
    let open = count
    let isReady = open < limits.sessions
    return [
      "ready": .boolean(isReady),
      "message": .text(
        isReady
          ? "The server takes new sessions: \(open) of \(limits.sessions) are open."
          : "All \(limits.sessions) sessions are open; end one before."),
      "build": ["version": "0.1.0", "time": "", "productBundleIdentifier": "org.galley.appium"],
      "os": [
        "name": "iOS", "version": .text(SystemVersion.newest),
        "sdkVersion": .text(SystemVersion.newest), "testmanagerdVersion": 0,
      ],
      "device": "iphone",
      "ios": ["ip": "127.0.0.1", "simulatorVersion": .text(SystemVersion.newest)],
      "state": "success",
      "sessionId": latest.map { .text($0) } ?? .null,
    ]
  }

  /// The open sessions, oldest first.
  var openSessions: JSONValue {
    let now = clock.now()
    return state.withLock { state in
      .list(
        state.order.compactMap { id in
          state.entries[id].map { entry in
            [
              "id": .text(id), "capabilities": .object(entry.capabilities),
              "age": .integer(Int((now - entry.began) / .seconds(1))),
            ]
          }
        })
    }
  }
}
