import Foundation

/// The commands that an app offers to its tests for actions beside its screen, by name, with a request and a
/// reply.
///
/// ```swift
/// TestCommands.register("add dish") { (dish: NewDish) throws -> Dish.ID in try store.add(dish) }
/// ```
///
/// An app registers them where it makes its stores. Only an app that was launched for testing has them: in every other launch this does
/// nothing, and nothing listens. Handlers are called on the main actor, while no time passes; an error that one throws arrives in the test
/// with its words.
@MainActor public enum TestCommands {
  /// Whether the app was launched for testing.
  public static var isListening: Bool { table != nil }

  /// Registers a command, in place of an existing one of that name.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - handler: A closure that receives the request, and returns the reply.
  public static func register<Request: Decodable, Reply: Encodable>(
    _ name: String, _ handler: @escaping @MainActor (Request) throws -> Reply
  ) {
    table?.register(name) { (request: Request) in
      nonisolated(unsafe) let request = request
      nonisolated(unsafe) var reply: Reply?
      try MainActor.assumeIsolated { reply = try handler(request) }
      return reply!
    }
  }

  /// Registers a command without a reply, in place of an existing one of that name.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - handler: A closure that receives the request.
  public static func register<Request: Decodable>(
    _ name: String, _ handler: @escaping @MainActor (Request) throws -> Void
  ) {
    register(name) { (request: Request) in
      try handler(request)
      return NoValue()
    }
  }

  /// Registers a command without a request and a reply, in place of an existing one of that name.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - handler: The action of the command.
  public static func register(_ name: String, _ handler: @escaping @MainActor () throws -> Void) {
    register(name) { (_: NoValue) in try handler() }
  }

  /// Removes a command; one that is not there is none.
  public static func unregister(_ name: String) {
    table?.unregister(name)
  }

  private static var table: CommandTable? { AppLaunch.current?.surroundings?.commands }
}
