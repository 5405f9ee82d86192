/// A motion of symbols; on the simulated device symbols stand still.
///
/// - Reference: [Symbols' `SymbolEffect`](https://developer.apple.com/documentation/symbols/symboleffect).
public protocol SymbolEffect {}

/// A jump.
public struct BounceSymbolEffect: SymbolEffect, Sendable {
  /// The form `up`.
  public var up: BounceSymbolEffect { self }
  /// The form `down`.
  public var down: BounceSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: BounceSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A change of opacity.
public struct PulseSymbolEffect: SymbolEffect, Sendable {
  /// The form `byLayer`.
  public var byLayer: PulseSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A change of the opacity of layers.
public struct VariableColorSymbolEffect: SymbolEffect, Sendable {
  /// The form `iterative`.
  public var iterative: VariableColorSymbolEffect { self }
  /// The form `cumulative`.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The form `reversing`.
  public var reversing: VariableColorSymbolEffect { self }
  /// The form `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The form `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The form `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of layers.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The change to another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, Sendable {
  /// The form `upUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The form `downUp`.
  public var downUp: ReplaceSymbolEffect { self }
  /// The form `offUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The change to another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A change of size.
public struct ScaleSymbolEffect: SymbolEffect, Sendable {
  /// The form `up`.
  public var up: ScaleSymbolEffect { self }
  /// The form `down`.
  public var down: ScaleSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: ScaleSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An appearance.
public struct AppearSymbolEffect: SymbolEffect, Sendable {
  /// The form `up`.
  public var up: AppearSymbolEffect { self }
  /// The form `down`.
  public var down: AppearSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: AppearSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An appearance.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A disappearance.
public struct DisappearSymbolEffect: SymbolEffect, Sendable {
  /// The form `up`.
  public var up: DisappearSymbolEffect { self }
  /// The form `down`.
  public var down: DisappearSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: DisappearSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A disappearance.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A movement to and fro.
public struct WiggleSymbolEffect: SymbolEffect, Sendable {
  /// The form `up`.
  public var up: WiggleSymbolEffect { self }
  /// The form `down`.
  public var down: WiggleSymbolEffect { self }
  /// The form `left`.
  public var left: WiggleSymbolEffect { self }
  /// The form `right`.
  public var right: WiggleSymbolEffect { self }
  /// The form `forward`.
  public var forward: WiggleSymbolEffect { self }
  /// The form `backward`.
  public var backward: WiggleSymbolEffect { self }
  /// The form `clockwise`.
  public var clockwise: WiggleSymbolEffect { self }
  /// The form `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: WiggleSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A rotation.
public struct RotateSymbolEffect: SymbolEffect, Sendable {
  /// The form `clockwise`.
  public var clockwise: RotateSymbolEffect { self }
  /// The form `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: RotateSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A slow change of size.
public struct BreatheSymbolEffect: SymbolEffect, Sendable {
  /// The form `plain`.
  public var plain: BreatheSymbolEffect { self }
  /// The form `pulse`.
  public var pulse: BreatheSymbolEffect { self }
  /// The form `byLayer`.
  public var byLayer: BreatheSymbolEffect { self }
  /// The form `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Options for the motion of symbols.
///
/// - Reference: [Symbols' `SymbolEffectOptions`](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Sendable {
  /// The repetition of a motion.
  public struct RepeatBehavior: Sendable {
    /// Endless repetition.
    public static let continuous = RepeatBehavior()
    /// Periodic repetition.
    public static let periodic = RepeatBehavior()

    /// Periodic repetition.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
  }

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Endless repetition.
  public static let repeating = SymbolEffectOptions()
  /// A single motion.
  public static let nonRepeating = SymbolEffectOptions()

  /// A number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A kind of repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A different speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The options with endless repetition.
  public var repeating: SymbolEffectOptions { self }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Returns the options with a kind of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the options with a different speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Motions of symbols; on the simulated device symbols stand still.
nonisolated extension View {
  /// Animates the symbols inside while a condition holds.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Animates the symbols inside when a value changes.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether the symbols inside are kept from moving.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the look under a pointer; a finger has no such look.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether views have no look under a pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

/// The look of a view under a pointer.
///
/// - Reference: [SwiftUI's `HoverEffect`](https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Sendable {
  /// The default effect.
  public static let automatic = HoverEffect()
  /// Lighter.
  public static let highlight = HoverEffect()
  /// Raised.
  public static let lift = HoverEffect()
}
