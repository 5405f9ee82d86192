import Foundation
import GalleyImage
import GalleyRaster

/// The colours that the parts of a symbol are painted in.
///
/// The opacities of levels are those of the system's hierarchical styles for symbols: 100, 50 and 25 %, see
/// [Human Interface Guidelines, SF Symbols](https://developer.apple.com/design/human-interface-guidelines/sf-symbols#Rendering-modes).
struct SymbolColors {
  private let environment: EnvironmentValues
  private let mode: SymbolRenderingMode

  /// The opacity of the parts that a value does not reach.
  private static let unreached = 0.3
  private static let opacities = [1, 0.5, 0.25]

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    // Several styles are a palette, also where no mode is set.
    mode =
      environment.symbolRenderingMode
      ?? (environment.foregroundLevels.count > 1 ? .palette : .monochrome)
  }

  /// Whether all parts have the same colour.
  var isOfOneColor: Bool { mode == .monochrome }

  /// The paint of a part, or of all of them; `nil` for one that is not shown.
  func paint(of layer: SymbolDrawing.Layer?, in rect: CGRect, value: Double?) -> Paint? {
    guard let layer else { return environment.foregroundPaint(in: rect) }
    if mode == .monochrome, layer.fillsHole { return nil }
    let isReached = value.flatMap { value in layer.threshold.map { value > $0 } } ?? true
    return paint(of: layer, in: rect, opacity: isReached ? 1 : Self.unreached)
  }

  private func paint(of layer: SymbolDrawing.Layer, in rect: CGRect, opacity: Double) -> Paint? {
    let level = min(layer.level, Self.opacities.count - 1)
    switch mode {
    case .multicolor:
      guard let color = layer.color, color != .primary else {
        return layer.fillsHole ? nil : foreground(in: rect, opacity)
      }
      return .color(color.color.opacity(opacity).resolved(in: environment))
    case .hierarchical: return foreground(in: rect, opacity * Self.opacities[level])
    case .palette:
      let styles = environment.foregroundLevels
      guard !styles.isEmpty else { return foreground(in: rect, opacity) }
      let style = styles[min(level, styles.count - 1)].faded(to: opacity)
      return style.primitive(in: environment).paint(in: rect, for: environment)
    default: return foreground(in: rect, opacity)
    }
  }

  private func foreground(in rect: CGRect, _ opacity: Double) -> Paint {
    guard opacity < 1 else { return environment.foregroundPaint(in: rect) }
    if let shown = environment.shownForeground { return .color(shown.opacity(opacity)) }
    let style = (environment.foreground ?? Color.primary).faded(to: opacity)
    return style.primitive(in: environment).paint(in: rect, for: environment)
  }
}

extension SymbolColor {
  /// The system's colour.
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .white: .white
    case .primary: .primary
    }
  }
}
