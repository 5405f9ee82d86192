import Foundation
import GalleyTree

/// The view appears and disappears at once.
nonisolated public struct IdentityTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The properties of a transition without motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// The view fades.
nonisolated public struct OpacityTransition: Transition {
  public init() {}

  /// The view, not there unless in its identity.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of a transition without motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// The view grows and shrinks.
nonisolated public struct ScaleTransition: Transition {
  /// The part of its size that it grows from.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, small unless in its identity.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// The view comes from and goes to a distance.
nonisolated public struct OffsetTransition: Transition {
  /// The distance, in points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view, elsewhere unless in its identity.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : offset.width, y: phase.isIdentity ? 0 : offset.height)
  }
}

/// The view comes from and goes to an edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, beyond the edge unless in its identity.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modified(by: OwnSizeOffsetModifier(direction: edge.direction, part: phase.isIdentity ? 0 : 1))
  }
}

/// The view comes from the leading edge and goes to the trailing edge.
nonisolated public struct SlideTransition: Transition {
  public init() {}

  /// The view, on the one side before and on the other afterwards.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modified(by: OwnSizeOffsetModifier(direction: Edge.trailing.direction, part: phase.value))
  }
}

/// The view comes from an edge and goes to the opposite one, and fades.
nonisolated public struct PushTransition: Transition {
  /// The edge that it comes from.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, beyond the edge before and beyond the opposite one afterwards.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modified(by: OwnSizeOffsetModifier(direction: edge.direction, part: -phase.value))
  }
}

/// The view blurs and shrinks as it goes, and the reverse as it comes.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The change of size during the transition.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpwards: Bool

    /// The view comes small and goes large.
    public static let downUp = Configuration(isUpwards: false)
    /// The view comes small and goes small.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// The change of size during the transition.
  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view, blurred unless in its identity; Apple does not publish the measures.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let small: CGFloat = configuration == .upUp || phase == .willAppear ? 0.75 : 1.25
    return content.blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : small)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition for coming and another one for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of insertion.
  public var insertion: Insertion
  /// The transition of removal.
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view by the one transition before, and by the other afterwards.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, AnimationBringing {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var ownAnimation: Animation? {
    (first as? any AnimationBringing)?.ownAnimation ?? (second as? any AnimationBringing)?.ownAnimation
  }
}

/// A transition with a specific animation.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, AnimationBringing {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    // The animation applies to the changes of the transition, and not to the view.
    content.transaction({ $0.animation = animation }) { base.apply(content: $0, phase: phase) }
  }

  var ownAnimation: Animation? { animation ?? (base as? any AnimationBringing)?.ownAnimation }
}

/// A transition between two modifiers.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition of a type that is hidden.
nonisolated struct ErasedTransition: Transition, AnimationBringing {
  let base: AnyTransition

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(to: AnyView(content), phase)
  }

  var ownAnimation: Animation? { base.ownAnimation }
}

extension Transition where Self == IdentityTransition {
  /// The view appears and disappears at once.
  @MainActor public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  @MainActor public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from and shrinks to a point.
  @MainActor public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that grows the view from, and shrinks it to, a part of its size.
  ///
  /// - Parameters:
  ///   - scale: The part, as a factor.
  ///   - anchor: The point that stays in place.
  /// - Returns: The transition.
  @MainActor public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from and goes to a distance.
  ///
  /// - Parameter offset: The distance, in points.
  /// - Returns: The transition.
  @MainActor public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view comes from and goes to a distance.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Returns: The transition.
  @MainActor public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// The view comes from and goes to an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  @MainActor public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// The view comes from the leading edge and goes to the trailing edge.
  @MainActor public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge and goes to the opposite one, and fades.
  ///
  /// - Parameter edge: The edge that it comes from.
  /// - Returns: The transition.
  @MainActor public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs as it comes and goes.
  @MainActor public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A transition that blurs the view as it comes and goes.
  ///
  /// - Parameter config: The change of size during the transition.
  /// - Returns: The transition.
  @MainActor public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// A modifier that shows a view elsewhere, by parts of the view's size.
struct OwnSizeOffsetModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let direction: CGVector
  let part: Double

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(
      in: rect.offsetBy(dx: direction.dx * part * rect.width, dy: direction.dy * part * rect.height),
      by: node,
      offered: node.offered)
  }
}

extension Edge {
  /// The way out over the edge.
  fileprivate var direction: CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .leading: CGVector(dx: -1, dy: 0)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .trailing: CGVector(dx: 1, dy: 0)
    }
  }
}
