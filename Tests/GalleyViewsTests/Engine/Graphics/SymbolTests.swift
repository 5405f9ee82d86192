import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite(.enabled(if: IconLibrary.shared.missing.isEmpty, "the icon sets are not installed"))
struct SymbolTests {
  private func picture(
    _ name: String, size: Double = 34, weight: GalleyViews.Font.Weight = .regular,
    direction: LayoutDirection = .leftToRight
  ) throws -> Bitmap {
    try ViewTestHarness(width: 80, height: 60) {
      Image(systemName: name).font(.system(size: size, weight: weight)).foregroundStyle(.black)
        .environment(\.layoutDirection, direction)
    }.picture()
  }

  private func ink(_ picture: Bitmap) -> Int {
    (0..<60).reduce(0) { sum, y in (0..<80).reduce(sum) { $0 + 255 - Int(picture[$1, y].red) } } / 255
  }

  /// The rectangle around all that is not white.
  private func inkBox(_ picture: Bitmap) -> CGRect {
    var box = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != .white {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func everyNameThatAppsUseIsDrawnWithinItsFrame() throws {
    #expect(UsedSymbols.names.count == 488)
    for name in UsedSymbols.names {
      let harness = try ViewTestHarness(width: 80, height: 60) {
        Image(systemName: name).font(.system(size: 34)).foregroundStyle(.black)
      }
      #expect(harness.host.problems.all.isEmpty, "\(name)")
      let picture = try harness.picture()
      #expect(ink(picture) > 20, "\(name) is empty")
      let frame = harness.frame(name).insetBy(dx: -1, dy: -1)
      #expect(frame.contains(inkBox(picture)), "\(name) \(frame) \(inkBox(picture))")
      #expect(frame.width < 66 && frame.height < 56, "\(name) \(frame)")
    }
  }

  @Test func aSymbolIsFramedByItsSuffix() throws {
    let (plain, framed) = (try picture("plus"), try picture("plus.circle"))
    let filled = try picture("plus.circle.fill")
    #expect(ink(framed) > ink(plain))
    #expect(ink(filled) > ink(framed))
    // The plus is cut out of the filled circle.
    #expect(filled[40, 30].red > 200)
    #expect(framed[40, 30].red < 128)
    #expect(filled[28, 30].red < 128)
  }

  @Test func aSlashLeavesAGapInWhatItCrosses() throws {
    let (plain, crossed) = (try picture("square.fill"), try picture("square.slash.fill"))
    #expect(ink(crossed) < ink(plain))
  }

  @Test func weightsFollowTheFont() throws {
    let weights: [GalleyViews.Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for name in ["gearshape", "chevron.right", "bookmark"] {
      let inks = try weights.map { ink(try picture(name, weight: $0)) }
      #expect(inks == inks.sorted() && inks[0] < inks[3] && inks[3] < inks[8], "\(name) \(inks)")
    }
  }

  @Test func scalesAreInApplesProportions() throws {
    func width(_ scale: Image.Scale) throws -> Double {
      try ViewTestHarness(scale: 3) { Image(systemName: "circle").imageScale(scale) }.frame("circle").width
    }
    let medium = try width(.medium)
    #expect(abs(medium - 20) < 0.8)
    #expect(abs(try width(.large) / medium - 1.29) < 0.04)
    #expect(abs(try width(.small) / medium - 0.79) < 0.04)
  }

  @Test func aSymbolStandsInTheMiddleOfTheCapitalsOfItsLine() throws {
    for name in ["trash", "ellipsis", "photo"] {
      let harness = try ViewTestHarness(width: 200, height: 100, scale: 3) {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: name)
          Text("H")
        }
      }
      let (image, text) = (harness.frame(name), harness.frame("H"))
      // The middle of a capital is half of its height above the baseline.
      let metrics = try FontLibrary().metrics(FontSpec(size: 17))
      let middle = text.minY + metrics.ascent - 17 * 0.7275 / 2
      #expect(abs(image.midY - middle) < 0.67, "\(name) \(image) \(text)")
    }
  }

  @Test func aLabelsIconAndTitleShareABaseline() throws {
    let harness = try ViewTestHarness(width: 300, height: 100, scale: 3) {
      Label("Title", systemImage: "star")
    }
    let alone = try ViewTestHarness(width: 300, height: 100, scale: 3) { Text("Title") }
    #expect(abs(harness.frame("Title").height - alone.frame("Title").height) < 3)
    let inText = try ViewTestHarness(width: 100, height: 60) {
      Text("\(Image(systemName: "star"))").font(.system(size: 34)).foregroundStyle(.black)
    }.picture()
    let single = try picture("star")
    #expect(abs(inkBox(inText).height - inkBox(single).height) <= 1)
    #expect(abs(inkBox(inText).width - inkBox(single).width) <= 1)
  }

  @Test func forwardIsMirroredWhereTextRunsFromRightToLeft() throws {
    #expect(try picture("chevron.forward") == picture("chevron.right"))
    #expect(try picture("chevron.forward", direction: .rightToLeft) == picture("chevron.left"))
    #expect(try picture("chevron.right", direction: .rightToLeft) == picture("chevron.right"))
  }

  // MARK: Colours

  /// The colour of the pixel at a place of a symbol of 100 points.
  private func color(
    _ name: String, _ x: Double, _ y: Double, @ViewBuilder _ style: (Image) -> some View
  ) throws -> RGBA {
    let picture = try ViewTestHarness(width: 120, height: 120) {
      style(Image(systemName: name).resizable()).frame(width: 100, height: 100)
    }.picture()
    return picture[Int(10 + x * 100), Int(10 + y * 100)]
  }

  @Test func paletteGivesEachLevelAStyle() throws {
    func at(_ x: Double, _ y: Double) throws -> RGBA {
      try color("plus.circle.fill", x, y) { $0.foregroundStyle(.red, .blue) }
    }
    let red = Color.red.resolved(in: EnvironmentValues())
    let blue = Color.blue.resolved(in: EnvironmentValues())
    #expect(try at(0.5, 0.5) == red)
    #expect(try at(0.15, 0.5) == blue)
  }

  @Test func hierarchicalFadesWhatIsLessImportant() throws {
    func at(_ x: Double, _ y: Double) throws -> RGBA {
      try color("plus.circle.fill", x, y) { $0.symbolRenderingMode(.hierarchical).foregroundStyle(.black) }
    }
    #expect(try at(0.5, 0.5) == .black)
    #expect(abs(Int(try at(0.15, 0.5).red) - 128) <= 1)
  }

  @Test func wellKnownSymbolsHaveTheirOwnColors() throws {
    func at(_ name: String, _ x: Double, _ y: Double) throws -> RGBA {
      try color(name, x, y) { $0.symbolRenderingMode(.multicolor).foregroundStyle(.black) }
    }
    let values = EnvironmentValues()
    #expect(try at("exclamationmark.triangle.fill", 0.25, 0.85) == Color.yellow.resolved(in: values))
    #expect(try at("heart.fill", 0.5, 0.5) == Color.red.resolved(in: values))
    #expect(try at("plus.circle.fill", 0.15, 0.5) == Color.green.resolved(in: values))
    #expect(try at("plus.circle.fill", 0.5, 0.5) == .white)
    #expect(try at("square.fill", 0.5, 0.5) == .black)
  }

  @Test func aValueShowsPartsOfASymbol() throws {
    func picture(_ name: String, _ value: Double?) throws -> Bitmap {
      try ViewTestHarness(width: 80, height: 60) {
        Image(systemName: name, variableValue: value).font(.system(size: 34)).foregroundStyle(.black)
      }.picture()
    }
    for name in ["wifi", "cellularbars", "speaker.wave.3", "speaker.wave.3.fill"] {
      let inks = try [0, 0.3, 0.6, 1].map { ink(try picture(name, $0)) }
      #expect(inks == inks.sorted() && Set(inks).count >= 3, "\(name) \(inks)")
      #expect(try picture(name, 1) == picture(name, nil), "\(name)")
      // What is not reached is there, but pale.
      #expect(try inkBox(picture(name, 0)) == inkBox(picture(name, 1)), "\(name)")
    }
  }

  // MARK: Names without a drawing

  @Test func aNameWithoutADrawingIsABoxAndTold() throws {
    let harness = try ViewTestHarness {
      VStack {
        Image(systemName: "heart.fil")
        Text("\(Image(systemName: "no.such.thing.at.all"))")
      }
    }
    #expect(
      harness.host.problems.all.map(\.description) == [
        "there is no drawing of the symbol \"heart.fil\", so a dotted box is shown; did you mean \"heart.fill\"?",
        "there is no drawing of the symbol \"no.such.thing.at.all\", so a dotted box is shown; "
          + "no name that has one is near",
      ])
    var list = DisplayList()
    harness.host.draw(into: &list)
    #expect(list.symbols.missing == ["heart.fil", "no.such.thing.at.all"])
    #expect(harness.frame("heart.fil").size == CGSize(width: 20, height: 20))
  }

  @Test func theContactSheetShowsAllNames() throws {
    let names = UsedSymbols.names
    let sheet = try ViewTestHarness(width: 900, height: 60 * Double((names.count + 9) / 10), scale: 3) {
      VStack(spacing: 0) {
        ForEach(Array(stride(from: 0, to: names.count, by: 10)), id: \.self) { first in
          HStack(spacing: 0) {
            ForEach(Array(names[first..<min(first + 10, names.count)]), id: \.self) { name in
              VStack(spacing: 2) {
                Image(systemName: name).frame(height: 30)
                Text(name).font(.system(size: 7)).lineLimit(1)
              }.frame(width: 90, height: 60)
            }
          }.frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }.picture()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID()).png")
    try sheet.pngData().write(to: path)
    defer {
      if ProcessInfo.processInfo.environment["GALLEY_KEEP_SHEET"] == nil {
        try? FileManager.default.removeItem(at: path)
      }
    }
    #expect(inkBox(sheet).height > Double(sheet.height) * 0.9)
  }
}
