import Foundation

/// developer.apple.com/documentation/swiftui/shapestyle.
public protocol ShapeStyle: Sendable {}

/// developer.apple.com/documentation/swiftui/color.
public struct Color: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/color/rgbcolorspace.
  public enum RGBColorSpace: Equatable, Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/color/rgbcolorspace/srgb.
    case sRGB
  }

  /// developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:).
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}

  /// developer.apple.com/documentation/swiftui/color/opacity(_:).
  public func opacity(_ opacity: Double) -> Color { self }

  /// developer.apple.com/documentation/swiftui/color/black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// developer.apple.com/documentation/swiftui/color/white.
  public static let white = Color(red: 1, green: 1, blue: 1)
}

extension Color: ShapeStyle {}

extension Color: View {
  /// developer.apple.com/documentation/swiftui/color/body.
  public typealias Body = Never
}

extension ShapeStyle where Self == Color {
  /// developer.apple.com/documentation/swiftui/shapestyle/white.
  public static var white: Color { fatalError() }
}

/// developer.apple.com/documentation/swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/secondary.
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:).
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// developer.apple.com/documentation/swiftui/view/tint(_:)-23xyq.
  nonisolated public func tint(_ tint: Color?) -> some View { self }
}

/// developer.apple.com/documentation/swiftui/lineargradient.
nonisolated public struct LinearGradient: ShapeStyle {
  /// developer.apple.com/documentation/swiftui/lineargradient/init(colors:startpoint:endpoint:).
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  /// developer.apple.com/documentation/swiftui/lineargradient/body.
  public typealias Body = Never
}

/// developer.apple.com/documentation/swiftui/unitpoint.
public struct UnitPoint: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/unitpoint/topleading.
  public static let topLeading = UnitPoint()
  /// developer.apple.com/documentation/swiftui/unitpoint/bottomtrailing.
  public static let bottomTrailing = UnitPoint()
}

/// developer.apple.com/documentation/swiftui/shape.
public protocol Shape: Sendable {}

/// developer.apple.com/documentation/swiftui/insettableshape.
public protocol InsettableShape: Shape {}

/// developer.apple.com/documentation/swiftui/roundedrectangle.
public struct RoundedRectangle: InsettableShape {
  /// developer.apple.com/documentation/swiftui/roundedrectangle/init(cornerradius:style:).
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// developer.apple.com/documentation/swiftui/roundedcornerstyle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/roundedcornerstyle/continuous.
  case continuous
}

/// developer.apple.com/documentation/swiftui/fillstyle.
public struct FillStyle: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:).
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// developer.apple.com/documentation/swiftui/strokestyle.
public struct StrokeStyle: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:).
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {}
}

/// developer.apple.com/documentation/coregraphics/cglinecap.
public enum CGLineCap: Int32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cglinecap/butt.
  case butt
  /// developer.apple.com/documentation/coregraphics/cglinecap/round.
  case round
}

/// developer.apple.com/documentation/coregraphics/cglinejoin.
public enum CGLineJoin: Int32, Sendable {
  /// developer.apple.com/documentation/coregraphics/cglinejoin/miter.
  case miter
  /// developer.apple.com/documentation/coregraphics/cglinejoin/round.
  case round
}

/// developer.apple.com/documentation/swiftui/path.
public struct Path: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/path/init().
  public init() {}
  /// developer.apple.com/documentation/swiftui/path/init(ellipsein:).
  public init(ellipseIn rect: CGRect) {}
  /// developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradius:style:).
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// developer.apple.com/documentation/swiftui/path/move(to:).
  public mutating func move(to end: CGPoint) {}
  /// developer.apple.com/documentation/swiftui/path/addline(to:).
  public mutating func addLine(to end: CGPoint) {}
  /// developer.apple.com/documentation/swiftui/path/addquadcurve(to:control:).
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// developer.apple.com/documentation/swiftui/path/addcurve(to:control1:control2:).
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// developer.apple.com/documentation/swiftui/path/closesubpath().
  public mutating func closeSubpath() {}
}

/// developer.apple.com/documentation/swiftui/graphicscontext.
public struct GraphicsContext {
  /// developer.apple.com/documentation/swiftui/graphicscontext/shading.
  public struct Shading: Sendable {
    /// developer.apple.com/documentation/swiftui/graphicscontext/shading/color(_:).
    public static func color(_ color: Color) -> GraphicsContext.Shading { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/graphicscontext/fill(_:with:style:).
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}

  /// developer.apple.com/documentation/swiftui/graphicscontext/stroke(_:with:style:).
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
}

/// developer.apple.com/documentation/swiftui/colorrenderingmode.
public enum ColorRenderingMode: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/colorrenderingmode/nonlinear.
  case nonLinear
}

/// developer.apple.com/documentation/swiftui/image.
public struct Image: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/image/init(systemname:).
  public init(systemName: String) {}

  /// developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:).
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {}

  /// developer.apple.com/documentation/swiftui/image/resizingmode.
  public enum ResizingMode: Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/image/resizingmode/stretch.
    case stretch
  }

  /// developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:).
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
}

extension Image: View {
  /// developer.apple.com/documentation/swiftui/image/body.
  public typealias Body = Never
}
