import Dispatch
import Foundation
import GalleyJSON
import GalleyWebDriver
import Synchronization

/// A connection to a browser by WebDriver BiDi: commands with their answers, and events.
///
/// - Reference: [W3C WebDriver BiDi](https://www.w3.org/TR/webdriver-bidi/).
package final class BiDiConnection: Sendable {
  /// An event of a browser.
  package struct Event: Hashable, Sendable {
    /// The name, such as `browsingContext.userPromptOpened`.
    package var name: String
    package var facts: JSONValue
  }

  /// A function that ends the wait for an answer: a browser may owe it while a dialog is open, or for ever.
  package typealias Interruption = @Sendable (Event) -> WebDriverError?

  /// A command that waits for its answer.
  private final class Waiter: Sendable {
    let interruption: Interruption?
    private let result = Mutex<Result<JSONValue, WebDriverError>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ interruption: Interruption?) { self.interruption = interruption }

    /// Ends the wait; the first result counts.
    func end(_ outcome: Result<JSONValue, WebDriverError>) {
      let isFirst = result.withLock { result in
        defer { result = result ?? outcome }
        return result == nil
      }
      if isFirst { isDone.signal() }
    }

    func wait(within limit: Duration) -> Result<JSONValue, WebDriverError>? {
      let nanoseconds = Int(min(max(limit, .zero), .seconds(1_000_000)) / .nanoseconds(1))
      _ = isDone.wait(timeout: .now() + .nanoseconds(nanoseconds))
      return result.withLock { $0 }
    }
  }

  private struct State {
    var next = 1
    var waiters: [Int: (waiter: Waiter, command: WebDriverCommand)] = [:]
    /// The functions that hear of refusals of commands without a waiter.
    var hearers: [Int: (hearer: @Sendable (WebDriverError) -> Void, command: WebDriverCommand)] = [:]
    /// The reason for which the socket is closed.
    var end: String?
  }

  /// What the loop's thread needs of a connection, which lives until the socket is gone.
  private final class Desk: Sendable {
    let state = Mutex(State())
    let heard: @Sendable (Event) -> Void
    let dropped: @Sendable () -> Void

    init(_ heard: @escaping @Sendable (Event) -> Void, _ dropped: @escaping @Sendable () -> Void) {
      self.heard = heard
      self.dropped = dropped
    }

    private struct Message: Decodable {
      var id: Int?
      var result: JSONValue?
      /// The code of an error; DevTools have an object with a message.
      var error: JSONValue?
      var message: String?
      var method: String?
      var params: JSONValue?

      /// The error of an answer, if it is one.
      func refusal(of command: WebDriverCommand) -> WebDriverError? {
        guard let error else { return nil }
        let words = message ?? error["message"]?.text ?? ""
        return .refused(command, status: nil, code: error.text ?? "unknown error", message: words)
      }
    }

    func receive(_ bytes: [UInt8]) {
      guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else { return }
      if let name = message.method {
        let event = Event(name: name, facts: message.params ?? .null)
        heard(event)
        for (waiter, _) in state.withLock({ Array($0.waiters.values) }) {
          if let error = waiter.interruption?(event) { waiter.end(.failure(error)) }
        }
        return
      }
      guard let id = message.id else { return }
      let (found, listening) = state.withLock { ($0.waiters[id], $0.hearers.removeValue(forKey: id)) }
      if let (waiter, command) = found {
        waiter.end(message.refusal(of: command).map(Result.failure) ?? .success(message.result ?? .null))
      } else if let (hearer, command) = listening, let error = message.refusal(of: command) {
        hearer(error)
      }
    }

    func drop(_ reason: String) {
      let waiters = state.withLock { state in
        state.end = state.end ?? reason
        state.hearers = [:]
        return Array(state.waiters.values)
      }
      dropped()
      for (waiter, command) in waiters { waiter.end(.failure(.broken(command, reason: reason))) }
    }
  }

  /// The address of the socket, without the user, since errors name it.
  package let address: String
  /// The longest time of a command that names none.
  package let limit: Duration
  private let desk: Desk
  private let socket: WebSocket

  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - address: The address, such as `ws://127.0.0.1:9222/session` or `wss://user:key@grid.example/session/a`.
  ///   - limit: The longest time of a command that names none.
  ///   - heard: Receives each event, on a thread of the connection's own, before it ends any wait.
  ///   - dropped: Is called when the browser's side has ended the socket.
  package init(
    to address: String, limit: Duration = .seconds(60), heard: @escaping @Sendable (Event) -> Void = { _ in },
    dropped: @escaping @Sendable () -> Void = {}
  ) throws(WebDriverError) {
    let desk = Desk(heard, dropped)
    var parts = URLComponents(string: address)
    parts?.user = nil
    parts?.password = nil
    let shown = parts?.string ?? address
    let command = WebDriverCommand("BiDi", "connection", at: shown)
    do throws(WebSocket.Failure) {
      socket = try WebSocket(address, within: limit, received: desk.receive, closed: desk.drop)
    } catch {
      switch error {
      case .noLibrary:
        throw .notConnected(
          command, reason: "libsoup 3 is not installed; install it with: apt-get install libsoup-3.0-0")
      case .refused(let reason): throw .notConnected(command, reason: reason)
      case .late: throw .late(command, limit: limit)
      }
    }
    self.desk = desk
    self.address = shown
    self.limit = limit
  }

  /// Sends a command, and waits for its answer.
  ///
  /// - Parameters:
  ///   - name: The command, such as `session.new`.
  ///   - session: The session of DevTools within the connection; `nil` for its own.
  ///   - limit: The longest time for it.
  ///   - interruption: Ends the wait on an event, with an error in place of the answer.
  ///   - isNeeded: Is asked when events can end the wait already; an error in place of sending.
  /// - Returns: The result.
  @discardableResult
  package func send(
    _ name: String, _ parameters: JSONValue = [:], in session: String? = nil,
    within limit: Duration? = nil, interruptedBy interruption: Interruption? = nil,
    unless refusal: () -> WebDriverError? = { nil }
  ) throws(WebDriverError) -> JSONValue {
    let command = command(name)
    let limit = limit ?? self.limit
    let waiter = Waiter(interruption)
    let (number, end) = desk.state.withLock { state in
      defer { state.next += 1 }
      state.waiters[state.next] = (waiter, command)
      return (state.next, state.end)
    }
    defer { _ = desk.state.withLock { $0.waiters.removeValue(forKey: number) } }
    if let end { throw .broken(command, reason: end) }
    if let error = refusal() { throw error }
    guard let message = Self.message(number, name, parameters, in: session) else {
      throw .broken(command, reason: "its parameters are no JSON")
    }
    socket.send(message)
    guard let result = waiter.wait(within: limit) else { throw .late(command, limit: limit) }
    return try result.get()
  }

  /// Sends a command without waiting for its answer, also from the thread that receives the events.
  ///
  /// - Parameters:
  ///   - name: The command, such as `network.continueRequest`.
  ///   - session: The session of DevTools within the connection; `nil` for its own.
  ///   - refused: Is called if the browser refuses it, on a thread of the connection's own.
  package func post(
    _ name: String, _ parameters: JSONValue = [:], in session: String? = nil,
    refused: @escaping @Sendable (WebDriverError) -> Void = { _ in }
  ) {
    let command = command(name)
    let number = desk.state.withLock { state in
      defer { state.next += 1 }
      if state.end == nil { state.hearers[state.next] = (refused, command) }
      return state.next
    }
    if let message = Self.message(number, name, parameters, in: session) { socket.send(message) }
  }

  private static func message(_ number: Int, _ name: String, _ parameters: JSONValue, in session: String?)
    -> [UInt8]?
  {
    var members: [String: JSONValue] = [
      "id": .integer(number), "method": .text(name), "params": parameters,
    ]
    if let session { members["sessionId"] = .text(session) }
    return (try? JSONEncoder().encode(JSONValue.object(members))).map { [UInt8]($0) }
  }

  /// Checks that the connection has not ended.
  ///
  /// - Parameter name: The command that needs it.
  func requireOpen(for name: String) throws(WebDriverError) {
    if let end = desk.state.withLock({ $0.end }) { throw .broken(command(name), reason: end) }
  }

  /// A command of the connection, as errors name it.
  package func command(_ name: String) -> WebDriverCommand { WebDriverCommand("BiDi", name, at: address) }

  /// Closes the connection; later commands are errors.
  package func close() {
    socket.close()
    let waiters = desk.state.withLock { state in
      state.end = state.end ?? "it was closed"
      state.hearers = [:]
      return Array(state.waiters.values)
    }
    for (waiter, command) in waiters { waiter.end(.failure(.broken(command, reason: "it was closed"))) }
  }
}
