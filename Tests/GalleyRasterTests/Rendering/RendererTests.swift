import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct RendererTests {
  private let renderer: Renderer
  private let red = RGBA(255, 0, 0)
  private let blue = RGBA(0, 0, 255)

  init() throws {
    renderer = Renderer(try FontLibrary())
  }

  private func render(
    _ commands: [DisplayList.Command], width: Double = 20, height: Double = 20, scale: Double = 1,
    background: RGBA = .white
  ) -> Bitmap {
    renderer.render(
      DisplayList(commands), size: CGSize(width: width, height: height), scale: scale, background: background)
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA)
    -> DisplayList.Command
  {
    .roundedRectangle(CGRect(x: x, y: y, width: width, height: height), radius: 0, color)
  }

  /// The number of pixels of a colour.
  private func count(_ bitmap: Bitmap, _ color: RGBA) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).reduce(0) { $0 + (bitmap[$1, y] == color ? 1 : 0) }
    }
  }

  @Test func anEmptyListIsItsBackground() {
    #expect(render([], scale: 2) == Bitmap(width: 40, height: 40, color: .white))
    #expect(render([], background: .clear) == Bitmap(width: 20, height: 20, color: .clear))
    #expect(render([], background: RGBA(200, 100, 50, 128))[3, 3] == RGBA(199, 100, 50, 128))
  }

  @Test func sizesAreRoundedToWholePixels() {
    let bitmap = render([], width: 10.4, height: 0.01, scale: 3)
    #expect(bitmap.width == 31 && bitmap.height == 1)
  }

  @Test func scaleMultipliesPoints() {
    let bitmap = render([rectangle(1, 2, 3, 4, red)], scale: 3)
    #expect(count(bitmap, red) == 9 * 12)
    #expect(bitmap[3, 6] == red && bitmap[11, 17] == red && bitmap[12, 17] == .white)
  }

  @Test func laterCommandsAreOnTop() {
    let bitmap = render([rectangle(0, 0, 10, 10, red), rectangle(5, 5, 10, 10, blue)])
    #expect(bitmap[4, 4] == red && bitmap[5, 5] == blue && bitmap[15, 15] == .white)
  }

  @Test func translucentColorsMix() {
    let bitmap = render([rectangle(0, 0, 10, 10, RGBA(0, 0, 0, 128))])
    #expect(bitmap[0, 0] == RGBA(127, 127, 127))
  }

  @Test func aClearPictureKeepsStraightColors() {
    let bitmap = render(
      [rectangle(0, 0, 10, 10, RGBA(200, 100, 50, 255)), rectangle(10, 0, 5, 5, RGBA(255, 0, 0, 128))],
      background: .clear)
    #expect(bitmap[0, 0] == RGBA(200, 100, 50))
    #expect(bitmap[12, 2] == RGBA(255, 0, 0, 128))
    #expect(bitmap[19, 19] == .clear)
  }

  // MARK: Clips

  @Test func aClipLimitsUntilItsPop() {
    let bitmap = render([
      .pushClipRectangle(CGRect(x: 2, y: 3, width: 4, height: 5), radius: 0), rectangle(0, 0, 20, 20, red),
      .pop,
      rectangle(19, 19, 1, 1, blue),
    ])
    #expect(count(bitmap, red) == 20)
    #expect(bitmap[19, 19] == blue)
  }

  @Test func clipsIntersect() {
    let bitmap = render([
      .pushClipRectangle(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0),
      .pushClip(Path(rect: CGRect(x: 5, y: 5, width: 10, height: 10))), rectangle(0, 0, 20, 20, red), .pop,
      .pop,
    ])
    #expect(count(bitmap, red) == 25)
  }

  @Test(arguments: [0.0, 6, 2.5])
  func whatFillsAClipLooksLikeTheClipsShape(radius: Double) {
    for rect in [
      CGRect(x: 2, y: 3, width: 14, height: 12), CGRect(x: 2.3, y: 3.6, width: 13.1, height: 12.2),
    ] {
      let clipped = render([.pushClipRectangle(rect, radius: radius), rectangle(0, 0, 20, 20, red), .pop])
      let filled = render([.roundedRectangle(rect, radius: radius, red)])
      #expect(clipped == filled)
      let byPath = render([
        .pushClip(Path(roundedRect: rect, cornerRadius: radius)), rectangle(0, 0, 20, 20, red), .pop,
      ])
      #expect(byPath == filled)
    }
  }

  @Test func anEmptyClipHidesEverything() {
    for clip in [
      DisplayList.Command.pushClip(Path()), .pushClipRectangle(.null, radius: 0),
      .pushClipRectangle(CGRect(x: 50, y: 50, width: 10, height: 10), radius: 4),
      .pushClipRectangle(CGRect(x: 1, y: 1, width: 0, height: 5), radius: 0),
    ] {
      let bitmap = render([
        clip, rectangle(0, 0, 20, 20, red),
        .pushClipRectangle(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 3),
        .pushOpacity(0.5), rectangle(0, 0, 20, 20, red), .pop, .pop, .pop,
      ])
      #expect(bitmap == render([]))
    }
  }

  // MARK: Opacity

  @Test func aLayerMixesOnceEvenWhereItOverlapsItself() {
    let bitmap = render([
      .pushOpacity(0.5), rectangle(0, 0, 10, 10, .black), rectangle(5, 5, 10, 10, .black), .pop,
    ])
    #expect(bitmap[2, 2] == RGBA(127, 127, 127))
    #expect(bitmap[7, 7] == RGBA(127, 127, 127))
    #expect(bitmap[16, 16] == .white)
  }

  @Test func fullAndNoOpacityAreWhatTheySay() {
    let commands = [
      rectangle(1, 1, 10, 10, red),
      DisplayList.Command.fill(Path(ellipseIn: CGRect(x: 3, y: 3, width: 9, height: 9)), blue, .nonZero),
    ]
    #expect(render([.pushOpacity(1)] + commands + [.pop]) == render(commands))
    #expect(render([.pushOpacity(0)] + commands + [.pop]) == render([]))
    #expect(render([.pushOpacity(-3)] + commands + [.pop]) == render([]))
    #expect(render([.pushOpacity(.nan)] + commands + [.pop]) == render([]))
  }

  @Test func layersNest() {
    let bitmap = render([.pushOpacity(0.5), .pushOpacity(0.5), rectangle(0, 0, 5, 5, .black), .pop, .pop])
    #expect(bitmap[0, 0] == RGBA(191, 191, 191))
  }

  @Test func aLayerIsClippedOnce() {
    let clip = DisplayList.Command.pushClipRectangle(CGRect(x: 2.5, y: 2.5, width: 10, height: 10), radius: 0)
    let bitmap = render([clip, .pushOpacity(0.5), rectangle(0, 0, 20, 20, .black), .pop, .pop])
    // Half of the pixel, half of the opacity.
    #expect(bitmap[2, 5] == RGBA(191, 191, 191))
  }

  @Test func aLayerIsLargeEnoughForAllItHolds() throws {
    let typesetter = Typesetter(try FontLibrary())
    var line = Path()
    line.move(to: CGPoint(x: 30, y: 40))
    line.addLine(to: CGPoint(x: 50, y: 40))
    line.addLine(to: CGPoint(x: 32, y: 45))
    let contents: [DisplayList.Command] = [
      .text(
        typesetter.shape("ÅjgfQ", font: FontSpec(size: 20, isItalic: true)), at: CGPoint(x: 20, y: 30), .black
      ),
      .stroke(line, .init(width: 5, join: .miter), red),
      .pushTransform(Transform.rotation(radians: 1).then(.translation(x: 60, y: 30))),
      rectangle(-9, -4, 20, 7, blue),
      .pop,
    ]
    // A rectangle as large as the picture forces the layer to be as large, too.
    let forced = render(
      [
        .pushOpacity(0.4), rectangle(0, 0, 90, 70, RGBA(0, 0, 0, 0)),
        .fill(Path(rect: CGRect(x: 0, y: 0, width: 90, height: 70)), .clear, .nonZero),
      ] + contents + [.pop], width: 90, height: 70, scale: 2)
    let tight = render([.pushOpacity(0.4)] + contents + [.pop], width: 90, height: 70, scale: 2)
    #expect(tight == forced)
    #expect(tight != render([], width: 90, height: 70, scale: 2))
  }

  // MARK: Maps

  @Test func mapsNest() {
    let bitmap = render([
      .pushTransform(.translation(x: 5, y: 0)), .pushTransform(.scale(x: 2, y: 2)),
      rectangle(1, 1, 2, 2, red), .pop,
      .pop, rectangle(0, 0, 1, 1, blue),
    ])
    #expect(bitmap[7, 2] == red && bitmap[10, 5] == red && bitmap[6, 2] == .white)
    #expect(count(bitmap, red) == 16)
    #expect(bitmap[0, 0] == blue)
  }

  @Test func aQuarterTurnTurnsPixels() {
    let bitmap = render([
      .pushTransform(Transform.rotation(radians: .pi / 2).then(.translation(x: 10, y: 0))),
      rectangle(2, 3, 6, 2, red),
      .pop,
    ])
    #expect(count(bitmap, red) == 12)
    #expect(bitmap[5, 2] == red && bitmap[6, 7] == red && bitmap[7, 2] == .white)
  }

  @Test func aMirroredShapeIsDrawn() {
    let bitmap = render([
      .pushTransform(Transform.scale(x: -1, y: 1).then(.translation(x: 20, y: 0))),
      rectangle(0, 0, 5, 5, red), .pop,
    ])
    #expect(bitmap[15, 0] == red && bitmap[19, 4] == red && bitmap[14, 0] == .white)
  }

  @Test func aMapOntoALineDrawsNothing() {
    let bitmap = render([
      .pushTransform(.scale(x: 0, y: 1)), rectangle(0, 0, 5, 5, red),
      .image(Bitmap(width: 2, height: 2, color: red), CGRect(x: 0, y: 0, width: 4, height: 4)),
      .stroke(Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), .init(width: 1), red), .pop,
    ])
    #expect(bitmap == render([]))
  }

  // MARK: Pictures

  @Test func aPictureAtItsSizeIsCopied() {
    var generator = SeededGenerator(seed: 51)
    let picture = Bitmap(
      width: 7, height: 5,
      bytes: (0..<7 * 5 * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator) })
    let bitmap = render([.image(picture, CGRect(x: 3, y: 4, width: 7, height: 5))])
    for y in 0..<5 {
      for x in 0..<7 { #expect(bitmap[x + 3, y + 4] == picture[x, y]) }
    }
    #expect(bitmap[2, 4] == .white && bitmap[10, 4] == .white)
  }

  @Test func aSmallerPictureIsAveraged() {
    var board = Bitmap(width: 16, height: 16, color: .white)
    for y in 0..<16 {
      for x in 0..<16 where (x + y) % 2 == 0 { board[x, y] = .black }
    }
    let bitmap = render([.image(board, CGRect(x: 0, y: 0, width: 8, height: 8))], background: red)
    for y in 0..<8 {
      for x in 0..<8 { #expect(bitmap[x, y] == RGBA(128, 128, 128)) }
    }
    #expect(bitmap[8, 0] == red)
  }

  @Test func clearPartsOfAPictureStayClear() {
    var picture = Bitmap(width: 2, height: 1, color: .clear)
    picture[1, 0] = blue
    let bitmap = render([.image(picture, CGRect(x: 0, y: 0, width: 2, height: 1))])
    #expect(bitmap[0, 0] == .white && bitmap[1, 0] == blue)
  }

  // MARK: Determinism

  private func scene(seed: UInt64, typesetter: Typesetter) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    func color() -> RGBA {
      RGBA(
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator))
    }
    func rect() -> CGRect {
      CGRect(x: number(-20...100), y: number(-20...100), width: number(0...80), height: number(0...80))
    }
    var list = DisplayList()
    var open = 0
    for _ in 0..<40 {
      switch Int.random(in: 0..<11, using: &generator) {
      case 0: list.append(.fill(Path(ellipseIn: rect()), color(), .evenOdd))
      case 1:
        list.append(
          .stroke(
            Path(roundedRect: rect(), cornerRadius: number(0...20)), .init(width: number(0...9)), color()))
      case 2: list.append(.roundedRectangle(rect(), radius: number(0...30), color()))
      case 3: list.append(.roundedRectangle(rect().integral, radius: 8, color()))
      case 4: list.append(.image(Bitmap(width: 5, height: 9, color: color()), rect()))
      case 5, 6:
        let font = FontSpec(size: number(6...40), weight: .bold)
        list.append(.text(typesetter.shape("Pancakes \(seed)", font: font), at: rect().origin, color()))
      case 7:
        list.append(.pushClipRectangle(rect(), radius: number(0...20)))
        open += 1
      case 8:
        list.append(.pushOpacity(number(0...1)))
        open += 1
      case 9:
        list.append(
          .pushTransform(
            Transform.rotation(radians: number(-1...1)).then(.translation(x: number(-9...9), y: 3))))
        open += 1
      default:
        if open > 0 {
          list.append(.pop)
          open -= 1
        }
      }
    }
    for _ in 0..<open { list.append(.pop) }
    return list
  }

  @Test func nothingThatWasDrawnBeforeShows() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library)
    let scenes = (0..<12).map { scene(seed: $0, typesetter: typesetter) }
    func draw(_ renderer: Renderer, _ list: DisplayList, _ background: RGBA) -> Bitmap {
      renderer.render(list, size: CGSize(width: 120, height: 110), scale: 2, background: background)
    }
    let forwards = Renderer(library)
    let first = scenes.map { draw(forwards, $0, .white) }
    let backwards = Renderer(try FontLibrary())
    let second = Array(scenes.reversed().map { draw(backwards, $0, .white) }.reversed())
    let fresh = try scenes.map { draw(Renderer(try FontLibrary()), $0, .white) }
    #expect(first == second)
    #expect(first == fresh)
    #expect(scenes.map { draw(forwards, $0, .white) } == first)
    #expect(Set(first.map(\.digest)).count == scenes.count)
  }

  @Test func anOpaqueBackgroundStaysOpaque() throws {
    let typesetter = Typesetter(try FontLibrary())
    for seed in 100..<110 {
      let bitmap = renderer.render(
        scene(seed: UInt64(seed), typesetter: typesetter), size: CGSize(width: 100, height: 100), scale: 1,
        background: RGBA(9, 99, 199))
      #expect(stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] == 255 })
    }
  }

  @Test func numbersThatAreNoneDrawNothing() {
    let bad = [Double.nan, .infinity, -.infinity, 1e300]
    for x in bad {
      for y in bad {
        let rect = CGRect(x: x, y: 1, width: y, height: 5)
        let bitmap = render([
          .roundedRectangle(rect, radius: x, red), .stroke(Path(rect: rect), .init(width: y), red),
          .image(Bitmap(width: 1, height: 1, color: red), rect), .pushClipRectangle(rect, radius: y),
          rectangle(0, 0, 20, 20, red), .pop, .pushTransform(Transform(a: x, b: y, c: 0, d: x, tx: 0, ty: y)),
          rectangle(0, 0, 20, 20, red), .pop,
          .text(
            TextRun(
              text: "a", font: FontSpec(size: 12), glyphs: [.init(id: 2, x: x, y: y, cluster: 0)], width: 1),
            at: .zero, red),
        ])
        #expect(bitmap.width == 20)
      }
    }
  }
}
