import Combine
import Foundation
import Observation

/// A scene that shows nothing.
///
/// - Reference: [SwiftUI's `EmptyScene`](https://developer.apple.com/documentation/swiftui/emptyscene).
nonisolated public struct EmptyScene: Scene, PrimitiveScene {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// A scene that there may be.
nonisolated struct OptionalScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never

  let scene: Content?

  @MainActor var root: AnyView { AnyView(scene.map { SceneRoot(scene: $0) }) }
}

/// A scene whose root view is changed.
nonisolated struct ModifiedScene<Base: Scene>: Scene, PrimitiveScene {
  typealias Body = Never

  let base: Base
  let change: (SceneRoot<Base>) -> AnyView

  @MainActor var root: AnyView { change(SceneRoot(scene: base)) }
}

/// The limits of a window's size.
///
/// - Reference: [SwiftUI's `WindowResizability`](https://developer.apple.com/documentation/swiftui/windowresizability).
nonisolated public struct WindowResizability: Sendable {
  /// The standard limits.
  public static var automatic: WindowResizability { WindowResizability() }
  /// The least and the greatest size of the content.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// The least size of the content.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}

nonisolated extension Scene {
  private func changed(_ change: @escaping (SceneRoot<Self>) -> AnyView) -> ModifiedScene<Self> {
    ModifiedScene(base: self, change: change)
  }

  /// The scene with its root view changed, for modifiers of other modules.
  ///
  /// - Parameter change: The change of the root view.
  /// - Returns: The scene.
  package func changedRoot(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
    changed { change(AnyView($0)) }
  }

  /// Adds commands to the menu bar, which exists on a simulated Mac.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  /// - Reference: [SwiftUI's `commands(content:)`](https://developer.apple.com/documentation/swiftui/scene/commands(content:)).
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let content = content()
    return changed { scene in
      AnyView(scene.modified(by: CommandsModifier(commands: AnyView(CommandsRoot(commands: content)))))
    }
  }

  /// Removes the standard commands from the menu bar; here they stay so far.
  public func commandsRemoved() -> some Scene { self }

  /// Sets a value of the environment of the scene's views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The scene.
  /// - Reference: [SwiftUI's `environment(_:_:)`](https://developer.apple.com/documentation/swiftui/scene/environment(_:_:)).
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    changed { AnyView($0.environment(keyPath, value)) }
  }

  /// Adds an observable object to the environment of the scene's views.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Adds an observable object to the environment of the scene's views.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  /// Calls an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also called at first.
  ///   - action: An action that receives the old and the new value.
  /// - Returns: The scene.
  /// - Reference: [SwiftUI's `onChange(of:initial:_:)`](https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)-9d4xn).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action with a value when it changes.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some Scene
  {
    changed { AnyView($0.onChange(of: value) { _, new in action(new) }) }
  }

  /// Sets the store of the scene's settings.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changed { AnyView($0.defaultAppStorage(store)) }
  }

  /// Sets which activities open the scene's windows; the simulated device has only one window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Limits the sizes of windows; on a phone a window fills the screen.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the size of new windows; on a phone a window fills the screen.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of new windows; on a phone a window fills the screen.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
