import Foundation
import GalleyViews
import SeededCases
import Testing

/// The engine has the frames that the tables have from Apple's documentation, on screens of one, two and three pixels a point.
@MainActor @Suite struct LayoutConformanceTests {
  @Test(arguments: LayoutTable.all.indices, [1.0, 2, 3])
  func framesAreThoseOfTheTable(_ number: Int, _ scale: Double) throws {
    let table = LayoutTable.all[number]
    var stage = try LayoutTreeStage()
    stage.scale = scale
    for line in try table.read() {
      let found = stage.frames(of: line.tree, offered: line.offer)
      for (name, frame) in line.frames {
        let expected = Self.snapped(frame, scale)
        #expect(
          found[name].map { Self.isSame($0, expected) } == true,
          "\(name) is \(Self.text(found[name])) in \(line.text), by \(table.rule) (\(table.source))")
      }
    }
  }

  /// In an interface from right to left all is mirrored, but the ways of offsets.
  @Test(arguments: LayoutTable.all.indices) func framesAreMirrored(_ number: Int) throws {
    let table = LayoutTable.all[number]
    guard table.source != LayoutTable.offsets.source else { return }
    var stage = try LayoutTreeStage()
    let scale = 64.0
    stage.scale = scale
    stage.direction = .rightToLeft
    for line in try table.read() {
      let found = stage.frames(of: line.tree, offered: line.offer)
      for (name, frame) in line.frames {
        // Edges are rounded from the other side, so they can be on the next pixel.
        #expect(
          found[name].map { Self.isSame($0, frame, within: 1 / scale) } == true,
          "\(name) is \(Self.text(found[name])) in \(line.text)")
      }
    }
  }

  @Test func thereAreMoreThanSixHundredCases() throws {
    let cases = try LayoutTable.all.flatMap { try $0.read().map(\.text) }
    #expect(Set(cases).count == cases.count)
    #expect(cases.count >= 600)
    #expect(LayoutTable.all.allSatisfy { $0.source.hasPrefix("https://developer.apple.com/") })
  }

  @Test(arguments: Soak.seeds(200)) func treesAreReadAsTheyAreWritten(_ seed: UInt64) throws {
    var generator = LayoutTreeGenerator(seed: seed)
    let tree = generator.tree()
    #expect(try LayoutTreeReader.read(tree.description) == tree)
  }

  /// “SwiftUI rounds the coordinates of your views to the nearest pixels” (WWDC 2019, session 237).
  private static func snapped(_ frame: CGRect, _ scale: Double) -> CGRect {
    func snap(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (x, y) = (snap(frame.minX), snap(frame.minY))
    return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
  }

  private static func isSame(_ one: CGRect, _ other: CGRect, within tolerance: Double = 1e-6) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) <= tolerance }
  }

  private static func text(_ frame: CGRect?) -> String {
    frame.map { "\($0.minX),\($0.minY),\($0.width),\($0.height)" } ?? "missing"
  }
}
