import Foundation

/// A generator of taps on the hand that holds the device; the simulated device has no motor.
///
/// - Reference: [UIKit's `UIFeedbackGenerator`](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() {
    super.init()
  }

  /// Prepares the motor.
  public func prepare() {}
}

/// A generator of taps like a collision.
///
/// - Reference: [UIKit's `UIImpactFeedbackGenerator`](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A light tap.
    case light
    /// A medium tap.
    case medium
    /// A heavy tap.
    case heavy
    /// A soft tap.
    case soft
    /// A rigid tap.
    case rigid
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  nonisolated public override init() {
    super.init()
  }

  /// Performs a tap.
  public func impactOccurred() {}

  /// Performs a tap with an intensity from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Taps for success or failure.
///
/// - Reference: [UIKit's `UINotificationFeedbackGenerator`](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Performs a tap.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Taps for a change of selection.
///
/// - Reference: [UIKit's `UISelectionFeedbackGenerator`](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Performs a tap.
  public func selectionChanged() {}
}

/// Feedback for the hand; the simulated device has no motor.
///
/// - Reference: [SwiftUI's `SensoryFeedback`](https://developer.apple.com/documentation/swiftui/sensoryfeedback).
public struct SensoryFeedback: Equatable, Sendable {
  /// The mass of the colliding objects.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// A light tap.
    public static let light = Weight(name: "light")
    /// A medium tap.
    public static let medium = Weight(name: "medium")
    /// A heavy tap.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the colliding objects.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// A rigid tap.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid.
    public static let solid = Flexibility(name: "solid")
    /// A soft tap.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  /// Success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increases.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreases.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity begins.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Objects come into alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value passes a level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Objects collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Objects of a mass collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Flexible objects collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }
}

/// Feedback for the hand; the simulated device has no motor, so nothing is felt.
nonisolated extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View
  {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Gives feedback when a value changes, under a condition.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Gives feedback that depends on the change of a value.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Gives feedback when a value changes.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}
