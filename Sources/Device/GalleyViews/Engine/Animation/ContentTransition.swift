import Foundation
import GalleyRaster

/// A transition between two contents of one view, such as the words of a text, in an animated change.
///
/// - Reference: [SwiftUI's `ContentTransition`](https://developer.apple.com/documentation/swiftui/contenttransition).
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case fade
    /// Digits roll; upwards for growing numbers.
    case roll(countsDown: Bool)
  }

  let kind: Kind

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .fade)
  /// The old content becomes the new one; here it fades into it.
  public static let interpolate = ContentTransition(kind: .fade)

  /// Numbers roll; here the whole text does.
  ///
  /// - Parameter countsDown: Whether they roll down.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .roll(countsDown: countsDown))
  }

  /// Numbers roll; here the whole text does, and always up.
  ///
  /// - Parameter value: The number that is shown.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension ContentTransition {
  /// The default motion from one symbol to another, drawn as a fade.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .fade) }

  /// A motion from one symbol to another, drawn as a fade.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: The speed and repetition of the motion.
  /// - Reference: [SwiftUI's `symbolEffect(_:options:)`](https://developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)).
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    symbolEffect
  }
}

extension EnvironmentValues {
  /// The transition between contents of a view, used in animated changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

nonisolated extension View {
  /// Sets the transition between contents of the views inside, such as the words of texts, for animated
  /// changes.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `contentTransition(_:)`](https://developer.apple.com/documentation/swiftui/view/contenttransition(_:)).
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// The change of a node's content that is under way.
@MainActor final class ContentMotion {
  /// The distance that numbers roll, in heights of the content.
  private static let roll: CGFloat = 0.5

  private let kind: ContentTransition.Kind
  private let motion: VectorMotion<Double>
  private let drawBefore: (inout DisplayList) -> Void

  /// Begins a change, if the transaction of the update has an animation.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - draw: A closure that draws the previous content.
  init?(of node: Node, before draw: @escaping (inout DisplayList) -> Void) {
    let animations = node.host.animations
    kind = node.environment.contentTransition.kind
    guard kind != .identity, animations.mayAnimate else { return nil }
    let transaction = animations.transaction(at: node)
    guard transaction.animation != nil else { return nil }
    motion = VectorMotion(0) { [weak node] in node?.environment ?? EnvironmentValues() }
    drawBefore = draw
    motion.move(to: 1, by: transaction, at: animations.now)
    animations.run(motion)
  }

  var isMoving: Bool { motion.isMoving }

  /// Draws parts of the old content and the new one.
  func draw(height: CGFloat, into list: inout DisplayList, _ after: (inout DisplayList) -> Void) {
    let part = min(max(motion.value, 0), 1)
    var way: CGFloat = 0
    if case .roll(let countsDown) = kind { way = height * Self.roll * (countsDown ? -1 : 1) }
    list.nested(in: .pushTransform(.translation(x: 0, y: -way * part))) { list in
      list.nested(in: .pushOpacity(1 - part), drawBefore)
    }
    list.nested(in: .pushTransform(.translation(x: 0, y: way * (1 - part)))) { list in
      list.nested(in: .pushOpacity(part), after)
    }
  }
}
