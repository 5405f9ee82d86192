import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Gradients at the points of a bent grid.
@MainActor @Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let shades: [Color] = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    Color(red: 1, green: 1, blue: 1),
  ]

  @Test func `each corner has its colour, and the middle their mean`() throws {
    for smooths in [true, false] {
      let stage = try ViewTestHarness(width: 100, height: 100) {
        MeshGradient(
          width: 2, height: 2, points: Self.corners, colors: Self.shades, smoothsColors: smooths)
      }
      func near(_ x: Double, _ y: Double, _ expected: (Int, Int, Int), _ slack: Int) throws {
        let color = try stage.color(x, y)
        #expect(abs(Int(color.red) - expected.0) <= slack, "red at \(x), \(y)")
        #expect(abs(Int(color.green) - expected.1) <= slack, "green at \(x), \(y)")
        #expect(abs(Int(color.blue) - expected.2) <= slack, "blue at \(x), \(y)")
      }
      // A hundredth of the way from a corner a channel has changed by 3 of 255 at most.
      try near(0, 0, (255, 0, 0), 4)
      try near(99, 0, (0, 255, 0), 4)
      try near(0, 99, (0, 0, 255), 4)
      try near(99, 99, (255, 255, 255), 4)
      // Half a pixel beside the middle.
      try near(50, 50, (127, 127, 127), 4)
    }
  }

  @Test func `smooth colours rest at the points`() throws {
    func red(_ x: Double, smooth: Bool) throws -> Int {
      let stage = try ViewTestHarness(width: 100, height: 20) {
        MeshGradient(
          width: 2, height: 2, points: Self.corners,
          colors: [.black, .white, .black, .white], smoothsColors: smooth)
      }
      return Int(try stage.color(x, 10).red)
    }
    // A quarter of the way: 3u² - 2u³ = 0.156 of the way to white; without it a quarter.
    #expect(abs(try red(25, smooth: true) - 41) <= 3)
    #expect(abs(try red(25, smooth: false) - 65) <= 2)
  }

  @Test func `a moved point moves the colours, and beyond the grid is the background`() throws {
    let points: [SIMD2<Float>] = [
      [0.2, 0], [0.5, 0], [1, 0], [0.2, 0.5], [0.8, 0.5], [1, 0.5], [0.2, 1], [0.5, 1], [1, 1],
    ]
    var colors = [Color](repeating: .white, count: 9)
    colors[4] = .black
    let stage = try ViewTestHarness(width: 100, height: 100) {
      MeshGradient(
        width: 3, height: 3, points: points, colors: colors, background: Color(red: 1, green: 0, blue: 0))
    }
    #expect(try stage.color(5, 50) == RGBA(255, 0, 0))
    #expect(try stage.color(80, 50).red < 20)
    #expect(try stage.color(40, 50).red > 150)
  }

  @Test func `a grid without all its points is not drawn`() throws {
    let stage = try ViewTestHarness(width: 20, height: 20) {
      MeshGradient(width: 3, height: 3, points: Self.corners, colors: Self.shades)
    }
    #expect(try stage.color(10, 10) == .white)
  }

  @Test func `a grid fills shapes`() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Circle().fill(
        MeshGradient(width: 2, height: 2, points: Self.corners, colors: [.black, .black, .black, .black]))
    }
    #expect(try stage.color(2, 2) == .white)
    #expect(try stage.color(50, 50) == RGBA(0, 0, 0))
  }
}
