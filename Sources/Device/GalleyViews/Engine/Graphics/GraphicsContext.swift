import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The target of a drawing, with the drawing state.
///
/// A copy draws to the same target with a separate state.
///
/// - Reference: [SwiftUI's `GraphicsContext`](https://developer.apple.com/documentation/swiftui/graphicscontext).
public struct GraphicsContext {
  /// The commands of the drawing, which copies share.
  final class Target {
    var list = DisplayList()
  }

  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The opacity of later drawing: 0 to 1.
  public var opacity = 1.0
  /// The blend mode of later drawing.
  public var blendMode = BlendMode.normal
  /// The map of later drawing.
  public var transform = CGAffineTransform.identity

  let target: Target
  /// The window of the view; `nil` for pictures outside of a view.
  weak var host: ViewHost?
  /// The views that were given to the canvas, by their tags.
  var symbols: [AnyHashable: Node] = [:]
  private var clips: [DisplayList.Command] = []
  private var filters: [Filter] = []

  init(environment: EnvironmentValues, host: ViewHost? = nil) {
    self.environment = environment
    self.host = host
    target = Target()
  }

  /// The commands of the drawing so far.
  package var list: DisplayList { target.list }

  /// Draws a list in the current state.
  func append(_ list: DisplayList) {
    append(list.commands)
    target.list.symbols.formUnion(list.symbols)
  }

  /// Draws commands in the current state.
  func append(_ commands: [DisplayList.Command]) {
    guard opacity > 0, !commands.isEmpty else { return }
    var pushes = clips
    if !transform.isIdentity { pushes.append(.pushTransform(transform.transform)) }
    if opacity < 1 || blendMode != .normal {
      pushes.append(.pushLayer(DisplayList.LayerStyle(opacity: opacity, blendMode: blendMode)))
    }
    // The filter that was added first is applied first, so its layer is innermost.
    pushes += filters.reversed().map { .pushLayer($0.style(environment)) }
    target.list.commands += pushes + commands + pushes.map { _ in .pop }
  }

  /// Fills an outline.
  package func fill(_ path: Path, with color: Color) {
    append([.fill(path, .color(color.resolved(in: environment)), .nonZero)])
  }

  /// Draws a line with round ends along an outline.
  package func stroke(_ path: Path, with color: Color, lineWidth: Double = 1) {
    append([
      .stroke(
        path, .init(width: lineWidth, cap: .round, join: .round), .color(color.resolved(in: environment)))
    ])
  }

  /// Translates later drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales later drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Rotates later drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies a map to later drawing, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Options for applying a clip.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.ClipOptions`](https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions).
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits later drawing to the inside of an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in the present coordinates.
  ///   - style: The rule for points inside.
  ///   - options: Whether the outside is kept instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform)
    var rule = style.rule
    if options.contains(.inverse) {
      // A rectangle around everything turns inside and outside over.
      let everything = outline.boundingRect.insetBy(dx: -10_000, dy: -10_000)
      outline.addRect(
        everything.isNull ? CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000) : everything)
      rule = .evenOdd
    }
    clips.append(.pushClip(outline, rule))
  }

  /// Adds a filter to later drawing.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Draws a layer, which is put onto the drawing below with the current state.
  ///
  /// - Parameter content: A closure that draws into the layer, in the current coordinates and without
  ///   opacity, mixing, clip or filter.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment, host: host)
    layer.symbols = symbols
    try content(&layer)
    append([.pushLayer(DisplayList.LayerStyle(colors: [.identity]))] + layer.list.commands + [.pop])
  }

  /// A filter for later drawing.
  ///
  /// - Reference: [SwiftUI's `GraphicsContext.Filter`](https://developer.apple.com/documentation/swiftui/graphicscontext/filter).
  public struct Filter {
    let style: (EnvironmentValues) -> DisplayList.LayerStyle

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in DisplayList.LayerStyle(colors: [matrix]) }
    }

    /// A filter that blurs.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { _ in DisplayList.LayerStyle(blur: Double(radius)) }
    }

    /// A filter that adds a shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    )
      -> Filter
    {
      Filter { environment in
        DisplayList.LayerStyle(
          shadow: DisplayList.Shadow(
            color: color.resolved(in: environment), radius: Double(radius), x: Double(x), y: Double(y)))
      }
    }

    /// A filter that multiplies colours.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment in
        let color = color.resolved(in: environment)
        return DisplayList.LayerStyle(
          opacity: Double(color.alpha) / 255,
          colors: [
            .multiply(
              red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
          ])
      }
    }

    /// A filter that rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      let turn = Transform.rotation(radians: angle.radians)
      return colors(.hueRotation(cosine: turn.a, sine: turn.b))
    }

    /// A filter that changes the saturation of colours.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// A filter that brightens colours.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// A filter that changes the contrast of colours.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// A filter that inverts colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount > 0.5 ? colors(.invert) : colors(.identity)
    }

    /// A filter that removes colour.
    public static func grayscale(_ amount: Double) -> Filter {
      colors(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// A filter that turns luminance into opacity.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
  }
}
