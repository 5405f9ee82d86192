import Foundation
import GalleyImage
import GalleyViews
import Testing

@MainActor @Suite struct ShapeStyleTests {
  @Test func aLinearGradientRunsAcrossTheShape() throws {
    let stage = try ViewTestHarness(width: 256, height: 40) {
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    }
    let grays = try [0.5, 64.5, 128.5, 192.5, 255.5].map { try stage.color($0, 20).red }
    #expect(grays.first! < 3 && grays.last! > 252)
    #expect(zip(grays, grays.dropFirst()).allSatisfy { $1 - $0 > 55 })
    #expect(try stage.color(128, 2) == stage.color(128, 38))
  }

  @Test func aRadialGradientRunsOutwards() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50)
    }
    #expect(try stage.color(50, 50).red > 248)
    #expect(try stage.color(50, 1).red < 12)
    let (left, above) = (try stage.color(25, 50).red, try stage.color(50, 25).red)
    #expect(abs(Int(left) - Int(above)) <= 1, "equally far, up to the dither")
  }

  @Test func anAngularGradientRunsAround() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      AngularGradient(colors: [.black, .white], center: .center)
    }
    let below = try stage.color(50, 90).red
    let left = try stage.color(10, 50).red
    let above = try stage.color(50, 10).red
    #expect(below < left && left < above)
  }

  @Test func textAndSymbolsTakeGradients() throws {
    let stage = try ViewTestHarness(width: 200, height: 60) {
      Text("MMMMMMMM").font(.system(size: 34, weight: .black))
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let picture = try stage.picture()
    let frame = stage.frame("MMMMMMMM")
    let middle = Int(frame.midY)
    let inked = (0..<200).filter { picture[$0, middle] != .white }
    let first = picture[try #require(inked.dropFirst(4).first), middle]
    let last = picture[try #require(inked.dropLast(4).last), middle]
    #expect(first.red > first.blue && last.blue > last.red)
    #expect(stage.find("MMMMMMMM")?.appearance?.foreground == nil)
  }

  @Test func aColourOfOnesOwnCanBeNamed() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) { Rectangle().fill(.red) }
    #expect(try stage.color(50, 50) == Color.red.resolved(in: stage.host.environment))
  }

  @Test func continuousCornersRunIntoTheSides() throws {
    func ink(_ style: RoundedCornerStyle) throws -> Int {
      let stage = try ViewTestHarness(width: 100, height: 100) {
        RoundedRectangle(cornerRadius: 30, style: style).fill(.black)
      }
      let picture = try stage.picture()
      // Where a circular corner has ended, a continuous one has not begun to be straight.
      return (30..<45).reduce(0) { $0 + Int(picture[$1, 0].red) }
    }
    #expect(try ink(.circular) == 0)
    #expect(try ink(.continuous) > 0)
  }

  @Test func aBorderLiesInside() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.black, lineWidth: 4).frame(width: 60, height: 60)
    }
    #expect(try stage.color(19, 50) == .white)
    #expect(try stage.color(21, 50) == .black)
    #expect(try stage.color(23, 50) == .black)
    #expect(try stage.color(25, 50) == .white)
  }

  @Test func dashesHaveGaps() throws {
    struct Line: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
      }
    }
    let stage = try ViewTestHarness(width: 100, height: 20) {
      Line().stroke(.black, style: StrokeStyle(lineWidth: 4, dash: [10, 5]))
    }
    let row = try (0..<30).map { try stage.color(Double($0) + 0.5, 10) == .black }
    #expect(row == (0..<30).map { $0 % 15 < 10 })
  }

  @Test func theEvenOddRuleLeavesHoles() throws {
    struct Frame: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect: rect)
        path.segments += Path(rect: rect.insetBy(dx: 20, dy: 20)).segments
        return path
      }
    }
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Frame().fill(.black, style: FillStyle(eoFill: true))
    }
    #expect(try stage.color(10, 50) == .black)
    #expect(try stage.color(50, 50) == .white)
  }

  @Test func frostedGlassBlursWhatIsBehind() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Rectangle().fill(.ultraThinMaterial).frame(width: 200, height: 60)
      }
    }
    let row = try [2.0, 80, 100, 120, 198].map { try stage.color($0, 50).red }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(row[1] < row[2] && row[2] < row[3], "the border between black and white is soft")
    #expect(try stage.color(99, 10) == .black && stage.color(101, 10) == .white, "outside it is sharp")
  }

  @Test func aPictureCanBeShownInSharpSquares() throws {
    let bitmap = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 255, 255, 255, 255])
    func middle(_ interpolation: Image.Interpolation) throws -> [RGBA] {
      let stage = try ViewTestHarness(width: 100, height: 50) {
        Image(bitmap, scale: 1, label: "two").resizable().interpolation(interpolation)
      }
      return try [49.5, 50.5].map { try stage.color($0, 25) }
    }
    #expect(try middle(.none) == [.black, .white])
    #expect(try middle(.high) != [.black, .white])
  }
}

/// A style of an app that resolves to a level of the style above.
private struct LevelStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .secondary }
}

/// A style of an app's own that depends on the environment.
private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.green : Color.red
  }
}

/// What Apple's pages on the styles of shapes say.
@MainActor @Suite struct NamedShapeStyleTests {
  private let values = EnvironmentValues()

  private func color(
    _ style: some ShapeStyle, in change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> RGBA {
    try ViewTestHarness(width: 20, height: 20, environment: change) { Rectangle().fill(style) }.color(10, 10)
  }

  private func resolved(_ color: Color) -> RGBA { color.resolved(in: values) }

  @Test func stylesOfTheSystemAreThoseOfTheEnvironment() throws {
    #expect(try color(.tint) { $0.tint = .purple } == resolved(.purple))
    #expect(try color(.background) == resolved(.systemBackground))
    #expect(try color(SchemeStyle()) == resolved(.red))
    #expect(try color(AnyShapeStyle(Color.mint)) == resolved(.mint))
    #expect(try color(Color.red.resolve(in: values)) == resolved(.red))
  }

  @Test func levelsAreThoseOfTheStyleAbove() throws {
    func level(_ style: some ShapeStyle, _ above: (AnyView) -> AnyView = { $0 }) throws -> RGBA {
      let stage = try ViewTestHarness(width: 20, height: 20) {
        above(AnyView(Rectangle().fill(.foreground).foregroundStyle(style)))
      }
      return try stage.color(10, 10)
    }
    #expect(try level(.secondary) == level(Color.secondary))
    #expect(try level(.primary) == resolved(.black))
    #expect(try level(.secondary) { AnyView($0.foregroundStyle(.red, .green)) } == resolved(.green))
    #expect(
      try level(.secondary) { AnyView($0.foregroundStyle(.red)) } == level(Color.red.opacity(0.5)))
    #expect(try level(.tertiary) { AnyView($0.foregroundStyle(.red, .green, .blue)) } == resolved(.blue))
  }

  /// A style that is itself of the style above would be of itself where it is painted.
  @Test func stylesOfTheStyleAboveAreSetForWhatIsInside() throws {
    func inside(_ style: some ShapeStyle) throws -> RGBA {
      let stage = try ViewTestHarness(width: 20, height: 20) {
        Rectangle().fill(.foreground).foregroundStyle(style).foregroundStyle(.red)
      }
      return try stage.color(10, 10)
    }
    let second = try inside(.secondary)
    #expect(try inside(AnyShapeStyle(.secondary)) == second)
    #expect(try inside(AnyShapeStyle(AnyShapeStyle(.foreground))) == resolved(.red))
    #expect(try inside(.foreground.opacity(0.5)) == second)
    #expect(try inside(LevelStyle()) == second)
    let twice = try ViewTestHarness(width: 20, height: 20) {
      Rectangle().fill(.secondary).foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(.red)
    }
    #expect(try twice.color(10, 10) == second, "as where a level is set itself")
  }

  @Test func aColourIsMadeOfItsHueOrWhite() throws {
    let pure = Color(hue: 1.0 / 3, saturation: 1, brightness: 1)
    #expect(resolved(pure) == RGBA(0, 255, 0, 255))
    #expect(resolved(Color(hue: 0.5, saturation: 0, brightness: 0.5)) == RGBA(128, 128, 128, 255))
    #expect(resolved(Color(white: 1, opacity: 0.5)) == RGBA(255, 255, 255, 128))
    #expect(resolved(Color(.sRGBLinear, red: 1, green: 0.2159, blue: 0)) == RGBA(255, 128, 0, 255))
    // White is white in every space.
    #expect(resolved(Color(.displayP3, red: 1, green: 1, blue: 1)) == RGBA(255, 255, 255, 255))
    #expect(resolved(Color(.displayP3, red: 1, green: 0, blue: 0)) == RGBA(255, 0, 0, 255))
  }

  @Test func coloursAreMixed() {
    #expect(resolved(Color.black.mix(with: .white, by: 0.5, in: .device)) == RGBA(128, 128, 128, 255))
    // Half the lightness of Oklab is a grey of an eighth of the light.
    let grey = resolved(Color.black.mix(with: .white, by: 0.5))
    #expect(grey == RGBA(99, 99, 99, 255))
    #expect(resolved(Color.red.mix(with: .blue, by: 0)) == resolved(.red))
    #expect(resolved(Color.red.mix(with: .blue, by: 1)) == resolved(.blue))
    let dark = Color.red.mix(with: .blue, by: 1).resolve(in: darkValues)
    #expect(dark == Color.blue.resolve(in: darkValues))
  }

  private var darkValues: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  @Test func aGradientOfAColourIsLighterAtTheTop() throws {
    let stage = try ViewTestHarness(width: 20, height: 100) { Rectangle().fill(Color.blue.gradient) }
    #expect(try stage.color(10, 2).red > stage.color(10, 97).red + 20)
  }

  @Test func anEllipticalGradientIsStretched() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      Rectangle().fill(.ellipticalGradient(colors: [.white, .black]))
    }
    let (right, below) = (try stage.color(150, 50), try stage.color(100, 75))
    #expect(abs(Int(right.red) - Int(below.red)) <= 2)
    #expect(abs(Int(right.red) - 128) <= 4)
    #expect(try stage.color(199, 50).red < 4)
  }

  @Test func aStyleCastsAShadow() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 20, y: 0))).frame(width: 40, height: 40)
    }
    #expect(try stage.color(50, 50) == resolved(.red))
    #expect(try stage.color(80, 50) == RGBA(0, 0, 0, 255))
    let inner = try ViewTestHarness(width: 100, height: 100) {
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, x: 10, y: 0)))
        .frame(width: 40, height: 40)
    }
    #expect(try inner.color(33, 50).red < 40)
    #expect(try inner.color(60, 50) == .white)
    #expect(try inner.color(20, 50) == .white)
  }
}
