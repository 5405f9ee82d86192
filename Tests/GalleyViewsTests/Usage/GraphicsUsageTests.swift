import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

/// Names of shapes, styles and pictures.
@MainActor @Suite struct GraphicsUsageTests {
  private func stage(_ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }) throws
    -> ViewTestHarness
  {
    try ViewTestHarness(width: 100, height: 100, environment: environment) { view }
  }

  /// The colours at points of a view that fills 100 by 100 points.
  private func colors(_ view: some View, at points: (Double, Double)...) throws -> [RGBA] {
    let stage = try stage(view.frame(width: 100, height: 100))
    return try points.map { try stage.color($0.0, $0.1) }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let redPixel = RGBA(255, 0, 0)
  private let bluePixel = RGBA(0, 0, 255)
  private let white = RGBA(255, 255, 255)

  @Test("overlay(view/style/in:)") func overlay() throws {
    #expect(
      try colors(red.overlay(blue.frame(width: 20, height: 20)), at: (50, 50), (10, 10))
        == [bluePixel, redPixel])
    #expect(try colors(red.overlay(blue, in: Circle()), at: (50, 50), (2, 2)) == [bluePixel, redPixel])
    #expect(
      try colors(red.overlay(alignment: .topLeading) { blue.frame(width: 9, height: 9) }, at: (4, 4))
        == [bluePixel])
  }

  @Test("AnyShape / Shape statics (.rect, .capsule, .circle)") func anyShape() throws {
    let shapes = [AnyShape(.circle), AnyShape(.rect), AnyShape(.capsule)]
    let corners = try shapes.map { try colors($0.fill(red), at: (1, 1))[0] }
    #expect(corners == [white, redPixel, white])
    #expect(try colors(red.clipShape(.rect(cornerRadius: 30)), at: (2, 2), (50, 2)) == [white, redPixel])
  }

  @Test("contentShape") func contentShape() throws {
    final class Log { var taps = 0 }
    let log = Log()
    let stage = try stage(
      Color.clear.contentShape(Rectangle()).onTapGesture { log.taps += 1 }.frame(width: 80, height: 80))
    stage.tap(CGPoint(x: 20, y: 20))
    stage.tap(CGPoint(x: 5, y: 5))
    stage.advance(.seconds(1))
    #expect(log.taps == 1)
  }

  @Test("symbolVariant") func symbolVariant() throws {
    let star = Image(systemName: "star").font(.system(size: 60))
    let plain = try stage(star).color(50, 52)
    #expect(try stage(star.symbolVariant(.fill)).color(50, 52) != plain)
  }

  @Test("symbolRenderingMode/renderingMode") func renderingMode() throws {
    let symbol = Image(systemName: "square.fill").font(.system(size: 80)).foregroundStyle(red)
    #expect(try stage(symbol.symbolRenderingMode(.monochrome)).color(50, 50) == redPixel)
    #expect(
      try stage(
        Image(systemName: "square.fill").renderingMode(.template).font(.system(size: 80)).foregroundStyle(
          blue)
      ).color(50, 50) == bluePixel)
  }

  @Test("UIColor / Color(uiColor:)") func uiColor() throws {
    #expect(try colors(Color(uiColor: .red), at: (5, 5)) == [redPixel])
    #expect(try colors(Color(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), at: (5, 5)) == [bluePixel])
  }

  @Test("mask") func mask() throws {
    #expect(try colors(red.mask { Circle() }, at: (50, 50), (2, 2)) == [redPixel, white])
  }

  @Test("imageScale") func imageScale() throws {
    func width(_ scale: Image.Scale) throws -> Double {
      try stage(Image(systemName: "star").imageScale(scale)).all(.image)[0].frame.width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
  }

  @Test("Color(white:/hue:/colorspace) & missing names") func colorForms() throws {
    #expect(try colors(Color(white: 0), at: (5, 5)) == [RGBA(0, 0, 0)])
    #expect(try colors(Color(hue: 0, saturation: 1, brightness: 1), at: (5, 5)) == [redPixel])
    #expect(try colors(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1), at: (5, 5)) == [bluePixel])
    let names: [Color] = [.mint, .teal, .cyan, .indigo, .brown]
    #expect(try Set(names.map { try colors($0, at: (5, 5))[0].red }).count > 2)
  }

  @Test("colour effects (hueRotation, saturation, brightness …)") func colorEffects() throws {
    #expect(try colors(red.saturation(0), at: (5, 5)) == [RGBA(54, 54, 54)])
    #expect(try colors(red.hueRotation(.degrees(360)).brightness(0).contrast(1), at: (5, 5)) == [redPixel])
    #expect(try colors(red.colorInvert(), at: (5, 5)) == [RGBA(0, 255, 255)])
  }

  @Test("asset symbols: Image(.x)/Color(.x)/ImageResource") func resources() throws {
    let stage = try stage(
      Image(ImageResource(name: "none", bundle: .main)).resizable().frame(width: 20, height: 20))
    #expect(stage.all(.image).first?.frame.width == 20)
  }

  @Test("Color(\"asset\") / asset catalog colours") func assetColors() throws {
    let stage = try stage(Color("no such colour").frame(width: 50, height: 50))
    #expect(try stage.color(2, 2) == white)
    #expect(!stage.elements.isEmpty)
  }

  @Test("redacted") func redacted() throws {
    let text = Text("words").font(.largeTitle)
    let shown = try stage(text).picture()
    #expect(try stage(text.redacted(reason: .placeholder)).picture() != shown)
    #expect(try stage(text.unredacted().redacted(reason: .placeholder)).picture() == shown)
  }

  @Test("UIImage / Image(uiImage:)") func uiImage() throws {
    let image = ImageRenderer(content: red.frame(width: 10, height: 10)).uiImage
    let picture = try #require(image)
    #expect(picture.size == CGSize(width: 10, height: 10))
    #expect(try colors(Image(uiImage: picture).resizable(), at: (50, 50)) == [redPixel])
  }

  @Test("ImageRenderer") func imageRenderer() throws {
    let renderer = ImageRenderer(content: blue.frame(width: 8, height: 4))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 8, height: 4))
  }

  @Test("rotation3DEffect / projectionEffect / GeometryEffect") func projections() throws {
    struct Shift: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 40, y: 0))
      }
    }
    let bar = red.frame(width: 20, height: 20)
    #expect(try stage(bar.modifier(Shift())).color(90, 50) == redPixel)
    #expect(
      try stage(bar.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))).color(75, 75)
        == redPixel)
    #expect(
      try stage(red.frame(width: 80, height: 80).rotation3DEffect(.degrees(80), axis: (0, 1, 0))).color(
        15, 50)
        == white)
  }

  @Test("stroke(antialiased:) / stroke as Shape / trim …") func strokes() throws {
    #expect(try colors(Rectangle().stroke(red, lineWidth: 10), at: (2, 50), (50, 50)) == [redPixel, white])
    #expect(
      try colors(
        Rectangle().stroke(style: StrokeStyle(lineWidth: 10)).fill(red), at: (2, 50))
        == [redPixel])
    #expect(
      try colors(
        Rectangle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 10), at: (50, 2), (50, 98))
        == [redPixel, white])
  }

  @Test("ShapeStyle .opacity/.shadow/.secondary …") func styleModifiers() throws {
    let faint = try colors(Rectangle().fill(red.opacity(0.5)), at: (50, 50))[0]
    #expect((120...135).contains(faint.green))
    #expect(try colors(Rectangle().fill(red.secondary), at: (50, 50))[0] != redPixel)
    #expect(try colors(Rectangle().fill(red.shadow(.drop(radius: 2))), at: (50, 50)) == [redPixel])
  }

  @Test("ShapeStyle .tint/.background/.quaternary/AnyShapeStyle") func systemStyles() throws {
    #expect(try colors(Rectangle().fill(.tint).tint(red), at: (50, 50)) == [redPixel])
    #expect(try colors(Rectangle().fill(.background), at: (50, 50)) == [white])
    #expect(try colors(Rectangle().fill(AnyShapeStyle(blue)), at: (50, 50)) == [bluePixel])
    #expect(try colors(Rectangle().fill(.quaternary), at: (50, 50))[0].red > 180)
  }

  @Test("foregroundStyle(primary, secondary)") func levels() throws {
    let view = VStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
    }
    #expect(try colors(view.foregroundStyle(red, blue), at: (50, 25), (50, 75)) == [redPixel, bluePixel])
  }

  @Test("Path as Shape, Path{}, addArc(Angle), addRect …") func paths() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 50, y: 50))
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
      path.closeSubpath()
    }
    #expect(try colors(path.fill(red), at: (70, 70), (30, 30)) == [redPixel, white])
    var boxes = Path()
    boxes.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    boxes.addEllipse(in: CGRect(x: 50, y: 50, width: 40, height: 40))
    #expect(try colors(boxes, at: (5, 5), (70, 70), (30, 5)) == [RGBA(0, 0, 0), RGBA(0, 0, 0), white])
  }

  @Test("gradient statics/Elliptical/Mesh") func gradients() throws {
    let linear = try colors(
      Rectangle().fill(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)),
      at: (2, 50), (97, 50))
    #expect(linear[0].red > 200 && linear[1].blue > 200)
    let round = try colors(EllipticalGradient(colors: [red, blue]), at: (50, 50), (2, 50))
    #expect(round[0].red > 240 && round[1].blue > 200)
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
    let corners = try colors(mesh, at: (2, 50), (97, 50))
    #expect(corners[0].red > 200 && corners[1].blue > 200)
  }

  @Test("drawingGroup/geometryGroup") func groups() throws {
    #expect(try colors(red.drawingGroup().geometryGroup(), at: (50, 50)) == [redPixel])
  }

  @Test("symbolEffect") func symbolEffect() throws {
    let star = Image(systemName: "star.fill").font(.system(size: 60))
    #expect(try stage(star.symbolEffect(.pulse)).picture() == stage(star).picture())
  }

  @Test("Shape.fill().stroke() chaining") func chaining() throws {
    #expect(
      try colors(Rectangle().fill(red).stroke(blue, lineWidth: 10), at: (50, 50), (2, 50))
        == [redPixel, bluePixel])
  }

  @Test("Color.gradient/mix/resolve") func colorFunctions() throws {
    let gradient = try colors(Rectangle().fill(red.gradient), at: (50, 2), (50, 98))
    #expect(gradient[0] != gradient[1])
    let mixed = try colors(red.mix(with: blue, by: 0.5), at: (5, 5))[0]
    #expect(mixed.red < 255 && mixed.blue > 0)
    #expect(red.resolve(in: EnvironmentValues()).red == 1)
  }

  @Test("clipped/cornerRadius(antialiased:)") func clipping() throws {
    #expect(
      try stage(red.frame(width: 90, height: 90).frame(width: 40, height: 40).clipped(antialiased: true))
        .color(20, 50) == white)
    #expect(try colors(red.cornerRadius(40, antialiased: true), at: (2, 2), (50, 2)) == [white, redPixel])
  }

  @Test("Angle arithmetic") func angles() throws {
    var angle = Angle.degrees(30) + Angle.radians(.pi / 3)
    angle = angle * 2 / 2 - Angle.zero
    #expect(abs(angle.degrees - 90) < 1e-9)
    let stage = try stage(red.frame(width: 80, height: 10).rotationEffect(angle))
    #expect(try stage.color(50, 15) == redPixel && stage.color(15, 50) == white)
  }

  @Test("Image(name, bundle:/label:/variableValue:)") func imageForms() throws {
    let stage = try stage(
      VStack {
        Image(systemName: "wifi", variableValue: 0.5)
        Image("none", bundle: .main, label: Text("a label"))
        Image("none", bundle: .main)
      })
    #expect(stage.find("a label")?.type == .image)
    #expect(stage.all(.image).count == 3)
  }

  @Test("UnevenRoundedRectangle(cornerRadii:)") func unevenRectangle() throws {
    let shape = UnevenRoundedRectangle(cornerRadii: .init(topLeading: 40))
    #expect(try colors(shape.fill(red), at: (2, 2), (97, 2)) == [white, redPixel])
  }

  @Test("Animatable / AnimatablePair") func animatable() throws {
    struct Bar: Shape {
      var share: Double
      var height: Double
      var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(share, height) }
        set { (share, height) = (newValue.first, newValue.second) }
      }

      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height * height))
      }
    }
    #expect(
      try colors(Bar(share: 0.5, height: 1).fill(red), at: (40, 90), (60, 90)) == [redPixel, white])
  }

  @Test("CoreGraphics types (CGAffineTransform, CGPath, CGImage)") func coreGraphics() throws {
    let transform = CGAffineTransform(translationX: 50, y: 0).scaledBy(x: 0.5, y: 1)
    #expect(
      try colors(Rectangle().transform(transform).fill(red), at: (25, 50), (75, 50)) == [white, redPixel])
    let picture = try #require(ImageRenderer(content: blue.frame(width: 4, height: 4)).cgImage)
    #expect(try colors(Image(decorative: picture, scale: 1).resizable(), at: (50, 50)) == [bluePixel])
    let outline = CGMutablePath()
    outline.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    outline.addPath(Path(CGRect(x: 80, y: 80, width: 9, height: 9)).cgPath)
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 89, height: 89))
    #expect(
      try colors(Path(outline).fill(red), at: (4, 4), (84, 84), (40, 40)) == [redPixel, redPixel, white])
  }

  @Test("Image.resizable(capInsets:resizingMode:)") func resizable() throws {
    let picture = try #require(ImageRenderer(content: red.frame(width: 4, height: 4)).uiImage)
    let image = Image(uiImage: picture).resizable(
      capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .stretch)
    #expect(try colors(image, at: (5, 5), (95, 95)) == [redPixel, redPixel])
  }

  @Test("Canvas (full GraphicsContext)") func canvas() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      context.translateBy(x: 50, y: 50)
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(blue), lineWidth: 10)
      context.draw(Text("x"), at: .zero)
    }
    #expect(try colors(canvas, at: (5, 5), (90, 70)) == [redPixel, bluePixel])
  }

  @Test("TimelineView") func timelineView() throws {
    let view = TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
      Text(context.date, format: .dateTime.second()).accessibilityIdentifier("clock")
    }
    let stage = try stage(view)
    let first = stage.find("clock")?.label
    stage.advance(.seconds(2))
    #expect(first != nil && stage.find("clock")?.label != first)
  }

  @Test("tint(nil/ShapeStyle)") func tint() throws {
    let bar = Rectangle().fill(.tint)
    #expect(try colors(bar.tint(nil).tint(red), at: (5, 5)).first != nil)
    #expect(try colors(bar.tint(.blue.mix(with: .blue, by: 1)), at: (5, 5))[0].blue > 200)
  }

  @Test("iOS 26 scroll edge / background extension") func scrollEdges() throws {
    let stage = try stage(
      ScrollView { red.frame(height: 300).backgroundExtensionEffect() }
        .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden(true, for: .bottom))
    #expect(try stage.color(50, 50) == redPixel)
  }

  @Test("Liquid Glass (glassEffect …)") func glass() throws {
    let stage = try stage(
      GlassEffectContainer {
        Text("glass").padding().glassEffect(.regular.tint(red).interactive(), in: .rect(cornerRadius: 8))
      })
    #expect(stage.find("glass") != nil)
    let plain = try self.stage(Text("glass").padding())
    #expect(try stage.picture() != plain.picture())
  }

  @Test("preferredColorScheme / colorScheme()") func colorScheme() throws {
    #expect(try colors(Rectangle().fill(.background).colorScheme(.dark), at: (50, 50)) == [RGBA(0, 0, 0)])
    let stage = try stage(Rectangle().fill(.background).preferredColorScheme(.dark))
    #expect(try stage.color(50, 50) == RGBA(0, 0, 0))
  }
}
