import Foundation

/// The phase of a view that comes or goes.
///
/// - Reference: [SwiftUI's `TransitionPhase`](https://developer.apple.com/documentation/swiftui/transitionphase).
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view is there.
  case willAppear
  /// As long as the view is there.
  case identity
  /// After the view was removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view is there, 0 while it is, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
///
/// - Reference: [SwiftUI's `TransitionProperties`](https://developer.apple.com/documentation/swiftui/transitionproperties).
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views, for people who have asked for less motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A way in which views come and go.
///
/// A transition is applied while a view comes and while it goes, around everything at the view's place. In
/// between, the view is shown without the transition, so a transition should change nothing in its phase
/// `identity`.
///
/// - Reference: [SwiftUI's `Transition`](https://developer.apple.com/documentation/swiftui/transition).
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view without the transition.
  ///   - phase: The phase.
  /// - Returns: The view to show instead.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The transition moves views.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view in a phase of this transition.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view to show instead.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionBody(
      transition: StyleProperty(self), content: PlaceholderContentView(AnyView(content)), phase: phase)
  }

  /// This transition inside of another one.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: Both.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with a specific animation.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The view of a transition, at whose place it reads its environment.
private struct TransitionBody<T: Transition>: View {
  let transition: StyleProperty<T>
  let content: PlaceholderContentView<T>
  let phase: TransitionPhase

  var body: some View { transition.style.body(content: content, phase: phase) }
}

nonisolated extension View {
  /// Sets the transition of the view.
  ///
  /// Without a transition a view fades, if its insertion or removal is animated.
  ///
  /// - Parameter t: The transition.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transition(_:)`](https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0).
  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    modified(by: TransitionModifier(transition: t))
  }

  /// Sets the transition of the view.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transition(_:)`](https://developer.apple.com/documentation/swiftui/view/transition(_:)-5n9t0).
  public func transition<T: Transition>(_ transition: T) -> some View {
    modified(by: TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// A modifier with the transition of a view.
struct TransitionModifier: NodeModifier {
  let transition: AnyTransition?
}

/// A transition of any type.
///
/// - Reference: [SwiftUI's `AnyTransition`](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition {
  let base: any Transition

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    base = (transition as? ErasedTransition)?.base.base ?? transition
  }

  /// The view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// The view grows from and shrinks to a point.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// The view comes from the leading edge, and goes to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// A transition that grows the view from, and shrinks it to, a part of its size.
  ///
  /// - Parameters:
  ///   - scale: The part, as a factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view comes from and goes to a distance.
  ///
  /// - Parameter offset: The distance, in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// The view comes from and goes to a distance.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes from and goes to an edge, by its own size.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view comes from an edge and goes to the opposite one, and fades.
  ///
  /// - Parameter edge: The edge that it comes from.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// A transition with different forms for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of insertion.
  ///   - removal: The transition of removal.
  /// - Returns: The transition.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(base: insertion), removal: ErasedTransition(base: removal)))
  }

  /// A transition between two modifiers.
  ///
  /// - Parameters:
  ///   - active: The modifier before the view is there, and after it was removed.
  ///   - identity: The modifier when the view is there; it should change nothing.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions at once.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: Both.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(base: self), second: ErasedTransition(base: other)))
  }

  /// Returns the transition with a specific animation.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(base: self), animation: animation))
  }

  /// A view in a phase.
  @MainActor func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    func apply(_ transition: some Transition) -> AnyView {
      AnyView(transition.apply(content: content, phase: phase))
    }
    return apply(base)
  }

  /// The animation that the transition brings with it, if any.
  var ownAnimation: Animation? { (base as? any AnimationBringing)?.ownAnimation }
}

/// A transition with a specific animation.
protocol AnimationBringing {
  /// The animation; among several the first.
  var ownAnimation: Animation? { get }
}
