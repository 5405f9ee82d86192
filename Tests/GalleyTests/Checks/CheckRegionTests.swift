import Foundation
import GalleyAutomation
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import Galley
@testable import GalleyChecks

/// Where regions are in what is checked, and which cannot be used.
@Suite struct CheckRegionTests {
  /// A list of two rows and a clock, of which one element or the whole screen is checked.
  private static let snapshot: Snapshot = {
    let rows = (0..<2).map { row in
      Element(
        .cell, identifier: "row", frame: CGRect(x: 0, y: 100 + 40 * row, width: 200, height: 40),
        children: [
          Element(
            .staticText, identifier: "price", label: "\(row) €",
            frame: CGRect(x: 10, y: 110 + 40 * row, width: 50, height: 20))
        ])
    }
    let root = Element(
      .application, label: "App", frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      children: [
        Element(
          .staticText, identifier: "clock", label: "9:41", frame: CGRect(x: 80, y: 0, width: 40, height: 20)),
        Element(.table, frame: CGRect(x: 0, y: 100, width: 200, height: 80), children: rows),
      ])
    return Snapshot(
      applications: [ApplicationTree(bundleIdentifier: "app", root: root)],
      configuration: Configuration(device: "iPhone X", size: CGSize(width: 200, height: 400), scale: 2),
      fingerprint: Fingerprint(renderer: "test"), instant: .zero)
  }()

  /// What is checked of the screen.
  private struct Part {
    let path: ElementPath
    let size: CGSize

    func places(of region: CheckRegion, isInherited: Bool = false) throws -> [MatchRegion] {
      try region.found(in: path, of: size, on: CheckRegionTests.snapshot, isInherited: isInherited)
    }
  }

  private static let whole = Part(path: .root, size: CGSize(width: 200, height: 400))
  private static let table = Part(path: [0, 1], size: CGSize(width: 200, height: 80))

  private static func query(_ text: String) -> ElementQuery {
    ElementQuery.application("app").descendants(.any)[text]
  }

  private func fault(_ region: CheckRegion, in part: Part = whole, isInherited: Bool = false) -> String {
    do {
      return "found: \(try part.places(of: region, isInherited: isInherited))"
    } catch {
      return "\(error)"
    }
  }

  @Test func aQueryMeansAllThatItFinds() throws {
    let region = CheckRegion.dynamic(Self.query("price"), .currency, padding: 2)
    let found = try Self.whole.places(of: region)
    let name = "\"price\" Element"
    #expect(found.map(\.place) == [.element([0, 1, 0, 0]), .element([0, 1, 1, 0])])
    #expect(found.allSatisfy { $0.kind == .dynamic(.currency) && $0.padding == 2 })
    #expect(Set(found.map(\.name)).count == 1, "\(name)")
  }

  @Test func pathsAreCountedFromWhatIsChecked() throws {
    let found = try Self.table.places(of: .ignore(Self.query("price")))
    #expect(found.map(\.place) == [.element([0, 0]), .element([1, 0])])
    // What is checked may itself be a region.
    let itself = RegionTarget("table") { _ in .elements([[0, 1]]) }
    #expect(try Self.table.places(of: .layout(itself)).map(\.place) == [.element(.root)])
  }

  @Test func rectanglesAreCountedFromTheCornerOfThePicture() throws {
    let frame = CGRect(x: 150, y: 70, width: 100, height: 5.5)
    let found = try Self.table.places(of: .ignore(frame, padding: 1))
    #expect(
      found == [MatchRegion(.ignore, .rectangle(frame), padding: 1, name: "Rectangle (150, 70, 100, 5.5)")])
  }

  @Test func everyKindHasItsName() {
    let place = CGRect(x: 0, y: 0, width: 1, height: 1)
    let regions: [CheckRegion] = [
      .ignore(place), .exact(place), .strict(place), .ignoreColors(place), .content(place), .layout(place),
      .floating(place, 10), .floating(place, up: 1, left: 2), .dynamic(place), .dynamic(place, .date),
      .accessibility(place, .largeText),
    ]
    #expect(
      regions.map(\.kind) == [
        .ignore, .level(.exact), .level(.strict), .level(.ignoreColors), .level(.ignoreColors),
        .level(.layout),
        .floating(10), .floating(RegionEdges(up: 1, left: 2)), .dynamic(nil), .dynamic(.date),
        .accessibility(.largeText),
      ])
    #expect(regions[0].title == "ignore of Rectangle (0, 0, 1, 1)")
  }

  @Test func whatMatchesNothingIsAnError() {
    let name = Self.query("banner").name
    #expect(
      fault(.ignore(Self.query("banner")))
        == "nothing was compared: the region ignore of \(name) is nowhere on the screen of iPhone X; wait for it before "
        + "the check, or remove the region")
    let place = RegionTarget("clock") { _ in throw DriverError.unavailable(reason: "it is off") }
    #expect(
      fault(.layout(place)).hasPrefix(
        "nothing was compared: the region Layout of clock is nowhere on the screen of iPhone X; wait for it before the "
          + "check, or remove the region\n"))
    #expect(fault(.layout(place)).contains("it is off"))
  }

  @Test func whatIsElsewhereIsAnErrorUnlessASuiteStatesIt() throws {
    let clock = CheckRegion.ignore(Self.query("clock"))
    #expect(
      fault(clock, in: Self.table)
        == "nothing was compared: the region \(clock.title) is not inside of table (0, 100) 200 × 80, which is checked; "
        + "check more of the screen, or remove the region")
    #expect(try Self.table.places(of: clock, isInherited: true) == [])
    // What is nowhere at all is an error for everybody.
    #expect(fault(.ignore(Self.query("banner")), in: Self.table, isInherited: true).contains("is nowhere"))
  }

  @Test func unusableNumbersAreErrors() {
    let clock = Self.query("clock")
    let title = "nothing was compared: the region"
    #expect(
      fault(.ignore(clock, padding: -2)) == "\(title) ignore of \(clock.name) has a padding of -2 pt; "
        + "a padding is a number of points from 0 up on each side")
    #expect(
      fault(.strict(clock, padding: RegionEdges(up: .nan)))
        == "\(title) Strict of \(clock.name) has a padding of nan, 0, 0, 0 pt (up, down, left, right); "
        + "a padding is a number of points from 0 up on each side")
    #expect(
      fault(.floating(clock, up: 1, right: -0.5))
        == "\(title) floating of \(clock.name) may float by 1, 0, 0, -0.5 pt (up, down, left, right); "
        + "a limit is a number of points from 0 up on each side")
    #expect(
      fault(.dynamic(clock, .expression("["))).hasPrefix(
        "\(title) dynamic of \(clock.name) has a pattern that cannot be used: [ is no regular expression"))
  }

  @Test func unusableRectanglesAreErrors() {
    let title = "nothing was compared: the region ignore of Rectangle"
    #expect(
      fault(.ignore(CGRect(x: 0, y: 400, width: 10, height: 10)))
        == "\(title) (0, 400, 10, 10) lies outside of the picture, which is 200 × 400 points; "
        + "count from the upper left corner of what is checked")
    #expect(
      fault(.ignore(CGRect(x: 0, y: 80, width: 10, height: 10)), in: Self.table)
        == "\(title) (0, 80, 10, 10) lies outside of the picture, which is 200 × 80 points; "
        + "count from the upper left corner of what is checked")
    for frame in [
      CGRect(x: 0, y: 0, width: 0, height: 10), CGRect(x: 0, y: 0, width: Double.infinity, height: 10),
      CGRect(x: Double.nan, y: 0, width: 10, height: 10),
    ] {
      #expect(fault(.ignore(frame)).contains("is no rectangle with an area"), "\(frame)")
    }
    #expect(
      fault(.floating(CGRect(x: 0, y: 0, width: 10, height: 10), 4))
        == "nothing was compared: the region floating of Rectangle (0, 0, 10, 10) is a rectangle, "
        + "and only elements can float; name the element")
  }
}
