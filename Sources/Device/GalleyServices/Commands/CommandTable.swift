import Foundation
import GalleySystem
import Synchronization

/// The commands of one launch of an app that a test can call, by name.
package final class CommandTable: Sendable {
  /// The environment variable that launches an app for testing; without it there are no commands.
  package static let flag = "GALLEY_TUNNEL"

  /// A command, whose handler runs on the main actor alone.
  private struct Command: @unchecked Sendable {
    /// Called with a request of the very type of the handler; `nil` if it is of another one.
    let direct: (Any) throws -> Any?
    /// Called with a request as JSON.
    let coded: (Data) throws(CommandError) -> Data
  }

  private let commands = Mutex<[String: Command]>([:])

  package init() {}

  /// The names of all commands, in order.
  package var names: [String] { commands.withLock { $0.keys.sorted() } }

  func register<Request: Decodable, Reply: Encodable>(
    _ name: String, _ handler: @escaping (Request) throws -> Reply
  ) {
    let command = Command(
      direct: { request in try (request as? Request).map(handler) },
      coded: { data throws(CommandError) in
        let request: Request
        do { request = try JSONDecoder().decode(Request.self, from: data) } catch {
          throw .badRequest(name, reason: ErrorWords.of(error))
        }
        let reply: Reply
        do { reply = try handler(request) } catch {
          throw .failed(name, words: CommandError.words(of: error))
        }
        do { return try JSONEncoder().encode(reply) } catch {
          throw .badReply(name, reason: ErrorWords.of(error))
        }
      })
    commands.withLock { $0[name] = command }
  }

  func unregister(_ name: String) {
    commands.withLock { _ = $0.removeValue(forKey: name) }
  }

  private func command(_ name: String) throws(CommandError) -> Command {
    if let command = commands.withLock({ $0[name] }) { return command }
    throw .unknown(name, known: names)
  }

  /// Calls a command in this process.
  ///
  /// Values of the same type on both sides are handed over directly; all others as JSON.
  package func perform<Request: Encodable, Reply: Decodable>(
    _ name: String, _ request: Request
  ) throws(CommandError) -> Reply {
    let command = try command(name)
    let reply: Any?
    do { reply = try command.direct(request) } catch {
      throw .failed(name, words: CommandError.words(of: error))
    }
    if let reply {
      if let reply = reply as? Reply { return reply }
      throw .badReply(name, reason: "it is a \(type(of: reply)), and a \(Reply.self) is expected")
    }
    let data: Data
    do { data = try JSONEncoder().encode(request) } catch {
      throw .badRequest(name, reason: ErrorWords.of(error))
    }
    let coded = try command.coded(data)
    do { return try JSONDecoder().decode(Reply.self, from: coded) } catch {
      throw .badReply(name, reason: ErrorWords.of(error))
    }
  }

  /// Calls a command with JSON, and returns JSON.
  package func perform(_ name: String, json: Data) throws(CommandError) -> Data {
    try command(name).coded(json)
  }
}

/// The value of a request or a reply that says nothing.
package struct NoValue: Codable, Hashable, Sendable {
  package init() {}
}
