import Foundation

/// A view of UIKit as one of SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewRepresentable`](https://developer.apple.com/documentation/swiftui/uiviewrepresentable).
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What tells SwiftUI of changes in the view.
  associatedtype Coordinator = Void
  /// What the view is told of its surroundings.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date, after it was made and whenever something has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up before the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what tells SwiftUI of changes in the view, before the view.
  func makeCoordinator() -> Coordinator

  /// The size that the view takes of an offer; `nil` for that of its own size and priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// No size of its own.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit is told of its surroundings in SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewRepresentableContext`](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What tells SwiftUI of changes in the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment at the view's place.
  public private(set) var environment: EnvironmentValues

  /// Runs changes; an animation of SwiftUI does not move what UIKit shows.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A controller of UIKit as a view of SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewControllerRepresentable`](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable).
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What tells SwiftUI of changes in the controller.
  associatedtype Coordinator = Void
  /// What the controller is told of its surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date, after it was made and whenever something has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up before the controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes what tells SwiftUI of changes in the controller, before the controller.
  func makeCoordinator() -> Coordinator

  /// The size that the controller takes of an offer; `nil` for that of its view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// No size of its own.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit is told of its surroundings in SwiftUI.
///
/// - Reference: [SwiftUI's `UIViewControllerRepresentableContext`](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What tells SwiftUI of changes in the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment at the controller's place.
  public private(set) var environment: EnvironmentValues
}

// MARK: Nodes

extension UIViewRepresentable {
  /// Brings the node of the view up to date, or makes one.
  func platformNode(_ old: Node?, in context: NodeContext) -> Node {
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
  /// Brings the node of the view up to date, or makes one.
  func platformNode(_ old: Node?, in context: NodeContext) -> Node {
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
