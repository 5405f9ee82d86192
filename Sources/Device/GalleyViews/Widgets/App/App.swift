/// An app that the simulated device can run.
///
/// - Reference: [SwiftUI's `App`](https://developer.apple.com/documentation/swiftui/app).
@MainActor @preconcurrency public protocol App {
  /// The scene that the app shows.
  associatedtype Body: Scene

  /// The bundle identifier, such as `org.example.Recipes`.
  nonisolated static var bundleIdentifier: String { get }

  /// The name below the app's icon.
  nonisolated static var displayName: String { get }

  /// Creates the app; called at each launch.
  @MainActor @preconcurrency init()

  /// The scene that the app shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension App {
  /// The default: `org.example.` and the type's name.
  nonisolated public static var bundleIdentifier: String { "org.example.\(Self.self)" }

  /// The default: the type's name, without `App` at its end.
  nonisolated public static var displayName: String {
    let name = "\(Self.self)"
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
}
