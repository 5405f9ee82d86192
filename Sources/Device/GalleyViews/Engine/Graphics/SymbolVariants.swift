import Foundation

/// The variants of a symbol, such as filled or in a circle.
///
/// A symbol without a variant is shown unchanged.
///
/// - Reference: [SwiftUI's `SymbolVariants`](https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String, Sendable {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// The variant in a square.
  public static let square = SymbolVariants(frame: .square)
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(frame: Frame? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The variants, in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// The variants, in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// The variants, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// The variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variants, with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether it contains all variants of another.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || frame == other.frame) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Adds the variants of another.
  mutating func formUnion(_ other: SymbolVariants) {
    if other == .none {
      self = .none
    } else {
      frame = other.frame ?? frame
      isFilled = isFilled || other.isFilled
      isSlashed = isSlashed || other.isSlashed
    }
  }

  /// Returns the names under which a symbol may have these variants, the most exact first, the plain symbol
  /// last.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    // SF Symbols order suffixes: slash or frame before fill; names that have a form already keep it.
    let parts = name.split(separator: ".").map(String.init)
    var base = parts
    let hasFill = base.last == "fill"
    if hasFill { base.removeLast() }
    if let frame, !base.contains(frame.rawValue) { base.append(frame.rawValue) }
    if isSlashed, !base.contains("slash") { base.append("slash") }
    let shaped = base.joined(separator: ".")
    let filled = isFilled || hasFill ? [shaped + ".fill"] : []
    let plainFill = isFilled && !hasFill ? [name + ".fill"] : []
    return filled + [shaped] + plainFill + [name]
  }
}

/// The colours of a symbol.
///
/// - Reference: [SwiftUI's `SymbolRenderingMode`](https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Mode: Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  private let mode: Mode

  /// The mode in a word, such as `palette`.
  var name: String { FactText.name(mode) }

  /// One colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The symbol's colours.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// One colour in several opacities.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Several styles.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

nonisolated extension View {
  /// Shows symbols in a variant, such as filled; `none` leaves them unchanged.
  ///
  /// - Reference: [SwiftUI's `symbolVariant(_:)`](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)).
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modified(by: EnvironmentModifier(.symbolVariant) { $0.symbolVariants.formUnion(variant) })
  }

  /// Sets the colours of symbols; `nil` for the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modified(by: EnvironmentModifier(.symbolRenderingMode) { $0.symbolRenderingMode = mode })
  }

  /// Sets the size of symbols beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    modified(by: EnvironmentModifier(.imageScale) { $0.imageScale = scale })
  }
}
