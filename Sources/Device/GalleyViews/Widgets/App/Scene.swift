/// The content of a screen of an app.
///
/// - Reference: [SwiftUI's `Scene`](https://developer.apple.com/documentation/swiftui/scene).
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

nonisolated extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the library and has no body") }
}

/// A result builder that combines scenes.
///
/// - Reference: [SwiftUI's `SceneBuilder`](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
public enum SceneBuilder {
  /// A scene in a block.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene is returned unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first of several scenes, which is shown, as on a phone.
  public static func buildBlock<First: Scene, each Other: Scene>(_ first: First, _ others: repeat each Other)
    -> some Scene
  {
    first
  }

  /// A scene under a condition.
  @MainActor public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(scene: content)
  }

  /// A scene of newer systems.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that the library shows itself.
nonisolated protocol PrimitiveScene: Scene where Body == Never {
  /// The view at the root.
  @MainActor var root: AnyView { get }
}

/// A window.
///
/// - Reference: [SwiftUI's `WindowGroup`](https://developer.apple.com/documentation/swiftui/windowgroup).
nonisolated public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never

  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var root: AnyView { AnyView(content) }
}

nonisolated extension WindowGroup {
  /// Creates a window with an identifier; the simulated device shows only one window.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates a window with a title; an iPhone shows no window titles.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title; an iPhone shows no window titles.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title; an iPhone shows no window titles.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title; an iPhone shows no window titles.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates one window per value; the simulated device shows only the window without a value.
  public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates one window per value; the simulated device shows only the window without a value.
  public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates one window per value; the simulated device shows only the window without a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Codable & Hashable>(
    _ title: Title, id: String, for type: Value.Type, @ViewBuilder content: (Binding<Value?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }
}

/// The root view of an app: its scene's, with the app's state kept as that of views is.
nonisolated package struct AppRoot<Content: App>: View, PrimitiveView {
  package typealias Body = Never

  let app: Content

  /// Creates the root view of an app that was just made.
  package init(_ app: Content) {
    self.app = app
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? OwnerNode) ?? OwnerNode(context.host)
    node.update(app, in: context) { SceneRoot(scene: $0.body) }
    return node
  }
}

/// The view of a scene, whose own state is kept as that of views is.
nonisolated struct SceneRoot<Content: Scene>: View, PrimitiveView {
  typealias Body = Never

  let scene: Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    if let primitive = scene as? any PrimitiveScene {
      return primitive.root.reconciled(with: old, in: context)
    }
    let node = (old as? OwnerNode) ?? OwnerNode(context.host)
    node.update(scene, in: context) { SceneRoot<Content.Body>(scene: $0.body) }
    return node
  }
}

/// The node of an app, a scene or commands with a body, which keeps its state.
final class OwnerNode: Node {
  private var storage = StateStorage()
  private var child: Node?

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }

  func update<Owner>(_ owner: Owner, in context: NodeContext, body: (Owner) -> some View) {
    environment = context.environment
    var owner = owner
    storage.link(&owner, in: context)
    let view = context.host.evaluator.body(of: Owner.self) { body(owner) }
    child = view.reconciled(with: child, in: context)
  }
}
