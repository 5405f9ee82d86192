import Foundation
import Testing

@testable import GalleyRaster

@Suite struct SymbolCatalogueTests {
  static let hasIcons = IconLibrary.shared.missing.isEmpty
  static let needsIcons: Comment = "apt-get install bootstrap-icons fonts-material-design-icons-iconfont"

  private func ink(_ drawing: SymbolDrawing) -> CoverageMask {
    var path = Path()
    if let whole = drawing.whole { path = whole }
    if drawing.whole == nil {
      path.segments = drawing.layers.filter { !$0.fillsHole }.flatMap(\.path.segments)
    }
    return coverage(path.transformed(by: .scale(x: 3, y: 3)))
  }

  private func drawing(_ name: String, _ weight: FontWeight = .regular) throws -> SymbolDrawing {
    try #require(SymbolCatalogue.artwork(name), "\(name)").drawing(weight)
  }

  @Test func everyLineOfTheTableCanBeRead() {
    for (name, line) in SymbolTable.lines { #expect(SymbolEntry(line) != nil, "\(name) \(line)") }
    let count = SymbolTable.texts.reduce(0) { $0 + $1.split(separator: "\n").count }
    #expect(SymbolTable.lines.count == count, "a name is there twice")
  }

  @Test(.enabled(if: hasIcons, needsIcons)) func everyNameOfTheTableIsDrawnWithinItsSize() throws {
    for name in SymbolCatalogue.names {
      let drawing = try drawing(name)
      #expect(!drawing.isEmpty, "\(name)")
      #expect(drawing.size.width < 34 && drawing.size.height < 28, "\(name) \(drawing.size)")
      let box = CGRect(origin: .zero, size: drawing.size)
      for layer in drawing.layers { #expect(box.contains(layer.path.boundingRect), "\(name)") }
      #expect(ink(drawing).area > 30, "\(name)")
    }
  }

  @Test(.enabled(if: hasIcons, needsIcons)) func heavierFormsHaveMoreInk() throws {
    for name in [
      "plus", "trash", "star", "star.fill", "heart", "chevron.right", "gearshape", "person.crop.circle",
      "square.and.arrow.up", "calendar", "wifi", "magnifyingglass", "circle", "eye.slash", "bell.badge",
    ] {
      let areas = try FontWeight.allCases.map { ink(try drawing(name, $0)).area }
      for (lighter, heavier) in zip(areas, areas.dropFirst()) {
        #expect(lighter < heavier, "\(name) \(areas)")
      }
    }
  }

  @Test(
    .enabled(if: hasIcons, needsIcons),
    arguments: [
      // Sizes of Apple's symbols beside text of 17 points in regular weight, as UIKit tells them, rounded.
      ("circle", 20, 20), ("star", 21, 20), ("heart", 20, 18), ("trash", 19, 22), ("photo", 24, 19),
      ("envelope", 24, 18), ("house", 23, 20), ("bell", 19, 21), ("folder", 23, 19), ("person", 19, 19),
      ("magnifyingglass", 20, 20), ("gearshape", 21, 20), ("square.and.arrow.up", 19, 23), ("plus", 17, 17),
      ("camera", 25, 19),
    ]) func sizesAreNearApples(name: String, width: Double, height: Double) throws
  {
    let size = try drawing(name).size
    #expect(abs(size.width - width) <= 2.6 && abs(size.height - height) <= 2.6, "\(name) \(size)")
  }

  @Test(
    .enabled(if: hasIcons, needsIcons),
    arguments: [
      "star", "heart", "bell", "person", "folder", "trash", "bookmark", "mic", "doc.text", "house", "tag",
      "cart",
    ]) func variantsDifferFromTheirBase(base: String) throws
  {
    let forms =
      ["", ".fill", ".slash", ".slash.fill", ".circle", ".circle.fill", ".square", ".square.fill"]
      + [".rectangle", ".badge.plus", ".badge.minus", ".badge.checkmark", ".fill.badge.plus"]
    var known: [SymbolDrawing: String] = [:]
    for form in forms {
      let drawing = try drawing(base + form)
      #expect(known.updateValue(form, forKey: drawing) == nil, "\(base)\(form)")
    }
  }

  @Test(.enabled(if: hasIcons, needsIcons)) func namesFollowTheRules() throws {
    #expect(try drawing("chevron.forward") == drawing("chevron.right"))
    #expect(SymbolCatalogue.artwork("chevron.forward")?.mirrors == true)
    #expect(SymbolCatalogue.artwork("chevron.right")?.mirrors == false)
    #expect(SymbolCatalogue.artwork("chevron.backward.circle.fill")?.mirrors == true)
    #expect(try drawing("list.bullet.rtl") != drawing("list.bullet"))
    #expect(try drawing("character.ja") == drawing("character"))
    #expect(try drawing("12.circle.fill") != drawing("13.circle.fill"))
    #expect(try drawing("network.badge.shield.half.filled").layers.count > drawing("network").layers.count)
    for name in [
      "", ".", "fill", "circle.", "no.such.thing", "no.such.thing.circle", "51.circle", "aa.circle",
      "012.circle",
      "nameOfSFSymbol", "plus.fill", "magnifyingglass.fill", "list.bullet.fill", "Trash",
      String(repeating: "a.", count: 80) + "circle",
    ] { #expect(SymbolCatalogue.artwork(name) == nil, "\(name)") }
  }

  /// Whether a drawing has ink at parts of its width and height.
  private func isInked(_ drawing: SymbolDrawing, _ x: Double, _ y: Double) -> Bool {
    let mask = ink(drawing)
    let place = CGPoint(x: drawing.size.width * x * 3, y: drawing.size.height * y * 3)
    return mask[Int(place.x), Int(place.y)] > 127
  }

  @Test func aCrossHasFourThickArmsOnTwoLines() throws {
    let cross = try drawing("cross.fill")
    for (x, y) in [(0.5, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.5), (0.9, 0.5), (0.38, 0.1), (0.62, 0.1)] {
      #expect(isInked(cross, x, y), "\(x) \(y)")
    }
    for (x, y) in [(0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.22, 0.28)] {
      #expect(!isInked(cross, x, y), "\(x) \(y)")
    }
    #expect(try !isInked(drawing("cross"), 0.5, 0.5))
    #expect(try !isInked(drawing("cross.circle.fill"), 0.5, 0.5))
  }

  /// In a tab bar symbols are filled, and Apple's has no filled calendar.
  @Test func aCalendarHasNoFilledForm() {
    #expect(SymbolCatalogue.artwork("calendar") != nil && SymbolCatalogue.artwork("calendar.fill") == nil)
  }

  @Test(
    .enabled(if: hasIcons, needsIcons),
    arguments: [
      "stethoscope", "moon.zzz", "moon.zzz.fill", "sportscourt", "sportscourt.fill", "toilet", "toilet.fill",
      "guitars", "guitars.fill", "metronome", "steeringwheel", "cloud.sun.rain.fill", "cloud.moon.bolt",
      "wind.snow", "moonphase.first.quarter", "stroller", "hanger", "eyedropper", "pip.enter", "car.2.fill",
      "balloon.2", "circle.grid.2x2.fill", "volleyball.fill", "figure.yoga", "key.horizontal.fill",
      "cabinet", "cabinet.fill", "carrot", "carrot.fill", "sprinkler.and.droplets",
      "sprinkler.and.droplets.fill", "sun.rain", "sun.rain.fill",
    ]) func namesOfAppsHaveDrawings(name: String) throws
  {
    #expect(ink(try drawing(name)).area > 30)
  }

  @Test(arguments: ["cabinet", "carrot", "sprinkler.and.droplets"])
  func ownDrawingsHaveAnOutlineAndASurface(name: String) throws {
    #expect(ink(try drawing(name + ".fill")).area > ink(try drawing(name)).area)
  }

  @Test func withoutTheSetsNothingIsDrawn() {
    let library = IconLibrary { _ in ["/nowhere"] }
    #expect(library.missing == IconLibrary.IconSet.allCases)
    #expect(library.shape(of: .bootstrap("trash")) == nil)
    let figure = SymbolCatalogue.figure("trash")
    #expect(figure.map { SymbolComposer(library: library, weight: .regular).drawing(of: $0).isEmpty } == true)
  }

  @Test func noNameFromOutsideLeavesTheFolder() {
    #expect(SymbolCatalogue.artwork("../../../../etc/passwd") == nil)
  }
}
