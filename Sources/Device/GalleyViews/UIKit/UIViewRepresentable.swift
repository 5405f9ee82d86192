import Foundation

/// A view of UIKit as one of SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewRepresentable`](https://developer.apple.com/documentation/swiftui/uiviewrepresentable).
@MainActor @preconcurrency public protocol UIViewRepresentable: _PlatformView {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, which reports changes to SwiftUI.
  associatedtype Coordinator = Void
  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view; called once.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view, after its creation and whenever the state has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up before the view disappears.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator, which reports changes of the view to SwiftUI; called before the view is
  /// created.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; `nil` for the view's natural size and priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The default: does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns `nil`.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a view of UIKit in SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewRepresentableContext`](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator, which reports changes of the view to SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment at the view's place.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; an animation of SwiftUI does not move UIKit's content.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A controller of UIKit as a view of SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewControllerRepresentable`](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _PlatformView {
  /// The type of the controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, which reports changes to SwiftUI.
  associatedtype Coordinator = Void
  /// The context of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller; called once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller, after its creation and whenever the state has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up before the controller disappears.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator, which reports changes of the controller to SwiftUI; called before the
  /// controller is created.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the controller for a proposal; `nil` for that of its view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The default: does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a controller of UIKit in SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewControllerRepresentableContext`](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator, which reports changes of the controller to SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment at the controller's place.
  public private(set) var environment: EnvironmentValues
}

// MARK: Nodes

extension UIViewRepresentable {
  /// The maker of the nodes of views of this type.
  // swift-format-ignore: NoLeadingUnderscores
  public static var _maker: _PlatformNodeMaker {
    _PlatformNodeMaker { view, old, context in
      guard let view = view as? Self else { preconditionFailure("another type's maker was asked for a node") }
      return view.platformNode(old, in: context)
    }
  }

  /// Updates the node of the view, or makes one.
  private func platformNode(_ old: Node?, in context: NodeContext) -> Node {
    func told(_ coordinator: Coordinator, _ place: PlatformPlace) -> Context {
      Context(coordinator: coordinator, transaction: place.transaction, environment: place.environment)
    }
    let calls = PlatformCalls<Self, UIViewType, Coordinator>(
      coordinator: { $0.makeCoordinator() }, make: { $0.makeUIView(context: told($1, $2)) },
      update: { $0.updateUIView($1, context: told($2, $3)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) },
      size: { $0.sizeThatFits($1, uiView: $2, context: told($3, $4)) }, view: { $0 })
    let node = (old as? PlatformNode<Self, UIViewType, Coordinator>) ?? PlatformNode(context.host)
    node.update(self, by: calls, in: context)
    return node
  }
}

extension UIViewControllerRepresentable {
  /// The maker of the nodes of views of this type.
  // swift-format-ignore: NoLeadingUnderscores
  public static var _maker: _PlatformNodeMaker {
    _PlatformNodeMaker { view, old, context in
      guard let view = view as? Self else { preconditionFailure("another type's maker was asked for a node") }
      return view.platformNode(old, in: context)
    }
  }

  /// Updates the node of the view, or makes one.
  private func platformNode(_ old: Node?, in context: NodeContext) -> Node {
    func told(_ coordinator: Coordinator, _ place: PlatformPlace) -> Context {
      Context(coordinator: coordinator, transaction: place.transaction, environment: place.environment)
    }
    let calls = PlatformCalls<Self, UIViewControllerType, Coordinator>(
      coordinator: { $0.makeCoordinator() }, make: { $0.makeUIViewController(context: told($1, $2)) },
      update: { $0.updateUIViewController($1, context: told($2, $3)) },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) },
      size: { $0.sizeThatFits($1, uiViewController: $2, context: told($3, $4)) }, view: { $0.view })
    let node = (old as? PlatformNode<Self, UIViewControllerType, Coordinator>) ?? PlatformNode(context.host)
    node.update(self, by: calls, in: context)
    return node
  }
}
