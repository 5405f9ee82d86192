import Foundation

/// The place of a view relative to the visible part of a scroll view.
///
/// - Reference: [SwiftUI's `ScrollTransitionPhase`](https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or the left of the visible part.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view is beyond the bottom or the right of the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the left, 0 in the visible part, 1 at the bottom or the right.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The change of a view as it enters the visible part of a scroll view.
///
/// - Reference: [SwiftUI's `ScrollTransitionConfiguration`](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that must be visible.
  ///
  /// - Reference: [SwiftUI's `ScrollTransitionConfiguration.Threshold`](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold).
  public struct Threshold: Sendable {
    let share: Double

    /// The whole view.
    public static let visible = Threshold(share: 1)
    /// No part of the view.
    public static let hidden = Threshold(share: 0)
    /// Half of the view.
    public static var centered: Threshold { Threshold(share: 0.5) }

    /// A part of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }
  }

  enum Kind: Sendable {
    case interactive, stepwise, none
  }

  let kind: Kind
  private(set) var threshold = Threshold.visible

  /// The change follows the visible part of the view.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// The change happens as a whole when enough of the view is visible; the simulated device shows no motion
  /// then.
  public static let animated = ScrollTransitionConfiguration(kind: .stepwise)
  /// No change.
  public static let identity = ScrollTransitionConfiguration(kind: .none)

  /// Changes with the part of the view that is visible, by a curve; the simulated device always uses a straight one.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

  /// The change happens as a whole when enough of the view is visible; the simulated device shows no motion
  /// then.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns the extent of the change of a view, 0 to 1.
  ///
  /// - Parameter visible: The visible part of the view, 0 to 1.
  func distance(visible: Double) -> Double {
    switch kind {
    case .none: 0
    case .stepwise: visible + 1e-9 < max(threshold.share, 1e-6) ? 1 : 0
    case .interactive: threshold.share > 0 ? min(max(1 - visible / threshold.share, 0), 1) : 0
    }
  }
}

nonisolated extension View {
  /// Changes the view as it enters the visible part of the scroll view around, and as it leaves it.
  ///
  /// - Parameters:
  ///   - configuration: The course of the change.
  ///   - axis: The direction in which the content moves; `nil` for up and down, or for the side on which the
  ///     view is beyond.
  ///   - transition: The change at a phase; in ``ScrollTransitionPhase/identity`` usually none.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollTransition(_:axis:transition:)`](https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)).
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view as it enters the visible part of the scroll view around, in a different way on each
  /// side.
  ///
  /// - Parameters:
  ///   - topLeading: The change at the top or the left.
  ///   - bottomTrailing: The change at the bottom or the right.
  ///   - axis: The direction in which the content moves.
  ///   - transition: The change at a phase.
  /// - Returns: The view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modified(
      by: VisualEffectModifier { proxy in
        let unchanged = transition(EmptyVisualEffect(), .identity).steps
        guard let place = ScrollPlace(proxy, axis: axis), place.phase != .identity else { return unchanged }
        let configuration = place.phase == .topLeading ? topLeading : bottomTrailing
        let distance = configuration.distance(visible: place.visible)
        let changed = transition(EmptyVisualEffect(), place.phase).steps
        return VisualStep.mixed(unchanged, changed, by: distance)
      })
  }
}

/// The place of a view in the scroll view around.
private struct ScrollPlace {
  var phase = ScrollTransitionPhase.identity
  /// The part of the view that is visible, 0 to 1.
  var visible = 1.0

  /// Finds the place; `nil` outside of a scroll view.
  init?(_ proxy: GeometryProxy, axis: Axis?) {
    guard let window = proxy.bounds(of: .scrollView) else { return nil }
    let frame = CGRect(origin: .zero, size: proxy.size)
    func part(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> (
      Double, ScrollTransitionPhase
    ) {
      guard high > low else { return (1, .identity) }
      let share = Double((min(high, end) - max(low, start)) / (high - low))
      let phase: ScrollTransitionPhase =
        low < start ? .topLeading : high > end ? .bottomTrailing : .identity
      return (min(max(share, 0), 1), phase)
    }
    let down = part(frame.minY, frame.maxY, window.minY, window.maxY)
    let across = part(frame.minX, frame.maxX, window.minX, window.maxX)
    (visible, phase) = axis == .horizontal || (axis == nil && down.1 == .identity) ? across : down
  }
}

extension VisualStep {
  /// Returns the steps between two effects with the same kinds of steps; for different kinds, the nearer
  /// ones.
  static func mixed(_ first: [VisualStep], _ second: [VisualStep], by share: Double) -> [VisualStep] {
    guard first.count == second.count else { return share < 0.5 ? first : second }
    let part = CGFloat(share)
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return zip(first, second).map { first, second in
      switch (first, second) {
      case (.move(let a), .move(let b)):
        .move(CGSize(width: between(a.width, b.width), height: between(a.height, b.height)))
      case (.opacity(let a), .opacity(let b)): .opacity(a + (b - a) * share)
      case (.scale(let ax, let ay, let anchor), .scale(let bx, let by, _)):
        .scale(between(ax, bx), between(ay, by), anchor)
      case (.rotation(let a, let anchor), .rotation(let b, _)):
        .rotation(.radians(a.radians + (b.radians - a.radians) * share), anchor)
      case (.blur(let a, let isOpaque), .blur(let b, _)): .blur(between(a, b), isOpaque: isOpaque)
      default: share < 0.5 ? first : second
      }
    }
  }
}
