/// developer.apple.com/documentation/swiftui/app.
@MainActor @preconcurrency public protocol App {
  /// developer.apple.com/documentation/swiftui/app/body-swift.associatedtype.
  associatedtype Body: Scene

  /// developer.apple.com/documentation/swiftui/app/body-swift.property.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// developer.apple.com/documentation/swiftui/app/init().
  @MainActor @preconcurrency init()
}

/// developer.apple.com/documentation/swiftui/scene.
@MainActor @preconcurrency public protocol Scene {
  /// developer.apple.com/documentation/swiftui/scene/body-swift.associatedtype.
  associatedtype Body: Scene

  /// developer.apple.com/documentation/swiftui/scene/body-swift.property.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// developer.apple.com/documentation/swiftui/scene/body-swift.property.
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/scenebuilder.
@resultBuilder public struct SceneBuilder {
  /// developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:).
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

/// developer.apple.com/documentation/swiftui/windowgroup.
nonisolated public struct WindowGroup<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/windowgroup/init(makecontent:).
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}
}

extension WindowGroup: Scene {
  /// developer.apple.com/documentation/swiftui/windowgroup/body.
  public typealias Body = Never
}
