import Foundation
import GalleyServices
import GalleySystem

extension Tunnel {
  /// The environment variable that launches an app for testing, so that it has commands.
  public static let launchFlag = CommandTable.flag

  /// The names of the commands that the app has registered, in order; none where it does not run for testing.
  public var commands: [String] { MainActorEntry.run { installation.commands?.names ?? [] } }

  /// Calls a command that the app has registered, while no time passes.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - request: The request that it receives.
  ///   - type: The type of the reply.
  /// - Returns: The reply.
  /// - Throws: `CommandError`; the words of an error that the app throws are those of its description.
  public func perform<Request: Encodable, Reply: Decodable>(
    _ name: String, _ request: Request, returning type: Reply.Type = Reply.self
  ) throws(CommandError) -> Reply {
    nonisolated(unsafe) let request = request
    nonisolated(unsafe) var reply: Reply?
    try call { table throws(CommandError) in
      let value: Reply = try table.perform(name, request)
      reply = value
    }
    guard let reply else { throw .notRunning(bundleIdentifier) }
    return reply
  }

  /// Calls a command that replies nothing.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - request: The request that it receives.
  /// - Throws: `CommandError`.
  public func perform<Request: Encodable>(_ name: String, _ request: Request) throws(CommandError) {
    _ = try perform(name, request, returning: NoValue.self)
  }

  /// Calls a command that takes no request and replies nothing.
  ///
  /// - Parameter name: The command's name.
  /// - Throws: `CommandError`.
  public func perform(_ name: String) throws(CommandError) {
    try perform(name, NoValue())
  }

  /// Calls a command with a request that JSON can hold, such as a text or a dictionary, as SBTUITestTunnel does.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - object: The request; `nil` for none.
  /// - Returns: The reply; `nil` if there is none, or if the command failed.
  @discardableResult
  public func performCustomCommandNamed(_ name: String, object: Any?) -> Any? {
    let json = try? JSONSerialization.data(
      withJSONObject: object ?? [String: String](), options: .fragmentsAllowed)
    guard let json, let reply = try? perform(name, json: json),
      let value = try? JSONSerialization.jsonObject(with: reply, options: .fragmentsAllowed)
    else { return nil }
    // A command without a reply.
    if let fields = value as? [String: Any], fields.isEmpty { return nil }
    return value
  }

  /// Calls a command with JSON, and returns JSON.
  package func perform(_ name: String, json: Data) throws(CommandError) -> Data {
    var reply = Data()
    try call { table throws(CommandError) in reply = try table.perform(name, json: json) }
    return reply
  }

  /// Does something with the commands of the app, in the app.
  private func call(_ body: @MainActor (CommandTable) throws(CommandError) -> Void) throws(CommandError) {
    try MainActorEntry.run { () throws(CommandError) in
      guard let app = device.running[bundleIdentifier], !app.lifetime.isSuspended else {
        throw CommandError.notRunning(bundleIdentifier)
      }
      guard let table = installation.commands else { throw CommandError.noListener(bundleIdentifier) }
      _ = try inApp { () throws(CommandError) in
        try MainActorEntry.run { () throws(CommandError) in try body(table) }
      }
    }
  }
}
