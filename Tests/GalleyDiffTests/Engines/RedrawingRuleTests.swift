import GalleyImage
import SeededCases
import Testing

@testable import GalleyDiff

/// The tiles of the fourth rule of *Strict* find what the rule says pixel by pixel.
@Suite struct RedrawingRuleTests {
  @Test(arguments: Soak.seeds(6, oneIn: 3))
  func `tiles find what the rule says of each pixel`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 31 &+ 7)
    for _ in 0..<5 {
      let pair = SeededPair(using: &generator)
      let (a, b) = (pair.before, pair.after)
      let expected = PlainRedrawing(a, b).redrawn()
      let asked = (0..<a.width * a.height).filter { _ in Bool.random(using: &generator) }
      let found = found(among: asked, a, b)
      #expect(found == expected.intersection(asked), "\(a.width) × \(a.height)")
    }
  }

  /// The pixels that are taken out, as places in a row of all rows.
  private func found(among asked: [Int], _ a: Bitmap, _ b: Bitmap) -> Set<Int> {
    var found: Set<Int> = []
    a.bytes.withUnsafeBytes { left in
      b.bytes.withUnsafeBytes { right in
        let pair = PixelPair(
          width: a.width, height: a.height, rows: 0..<a.height, baseline: left, candidate: right)
        var remaining = RemainingDifferences(rows: 0..<a.height, width: a.width)
        for place in asked { remaining.add(place % a.width, place / a.width, isFaint: true) }
        var rule = RedrawingRule(pair.sides.0, pair.sides.1)
        rule.takeOut(of: &remaining, in: 0..<a.height) { x, y in found.insert(y * a.width + x) }
        for place in asked {
          #expect(remaining.contains(place % a.width, place / a.width) != found.contains(place))
        }
      }
    }
    return found
  }
}

/// The fourth rule of *Strict* as its documentation states it, without tiles.
private struct PlainRedrawing {
  private let a: Bitmap
  private let b: Bitmap
  private var backdrop: UInt8 = 255

  init(_ a: Bitmap, _ b: Bitmap) {
    self.a = a
    self.b = b
  }

  /// The pixels that are the same shapes drawn anew, over white and over black.
  func redrawn() -> Set<Int> {
    var overBlack = self
    overBlack.backdrop = 0
    return overBackdrop().intersection(overBlack.overBackdrop())
  }

  private func overBackdrop() -> Set<Int> {
    let channels = (0..<3).map { channel in Channel(a, b, channel, backdrop) }
    var found: Set<Int> = []
    for y in 0..<a.height {
      for x in 0..<a.width {
        let isExplained = channels.allSatisfy { $0.explains(x, y) }
        guard isExplained, isNear(x, y, window: 4, offset: 1, channels) else { continue }
        guard isNear(x, y, window: 2, offset: 2, channels), changed(around: x, y, channels) >= 4 else {
          continue
        }
        found.insert(y * a.width + x)
      }
    }
    return found
  }

  private func isNear(_ x: Int, _ y: Int, window: Int, offset: Int, _ channels: [Channel]) -> Bool {
    (y - offset...y + offset).contains { row in
      (x - offset...x + offset).contains { column in
        channels.allSatisfy { $0.window(column, row, window).isExplained }
      }
    }
  }

  private func changed(around x: Int, _ y: Int, _ channels: [Channel]) -> Int {
    (y - 4...y + 4).reduce(0) { sum, row in
      sum + (x - 4...x + 4).count { column in channels.contains { $0.change(column, row) != 0 } }
    }
  }

  /// One channel of both pictures, continued beyond their edges.
  private final class Channel {
    private var before: [Int] = []
    private var after: [Int] = []
    private let width: Int
    private let height: Int
    private var windows: [Int: Window] = [:]

    init(_ a: Bitmap, _ b: Bitmap, _ channel: Int, _ backdrop: UInt8) {
      (width, height) = (a.width, a.height)
      for (picture, side) in [(a, \Channel.before), (b, \Channel.after)] {
        for y in 0..<height {
          for x in 0..<width {
            let word = picture[x, y].opaque(over: backdrop)
            self[keyPath: side].append(Int(word >> (8 * UInt32(channel)) & 0xFF))
          }
        }
      }
    }

    private func place(_ x: Int, _ y: Int) -> Int {
      min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)
    }

    func change(_ x: Int, _ y: Int) -> Int { after[place(x, y)] - before[place(x, y)] }
    private func sum(_ x: Int, _ y: Int) -> Int { after[place(x, y)] + before[place(x, y)] }
    private func right(_ x: Int, _ y: Int) -> Int { sum(x + 1, y) - sum(x - 1, y) }
    private func down(_ x: Int, _ y: Int) -> Int { sum(x, y + 1) - sum(x, y - 1) }

    struct Window {
      var isExplained: Bool
      var right: Double
      var down: Double
      var denominator: Double
    }

    func window(_ x: Int, _ y: Int, _ reach: Int) -> Window {
      let key = ((y + 8) * 256 + x + 8) * 8 + reach
      if let known = windows[key] { return known }
      var (xx, xy, yy, xc, yc, cc, gx, gy, c, amount) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      for row in y - reach...y + reach {
        for column in x - reach...x + reach {
          let (right, down, change) = (right(column, row), down(column, row), change(column, row))
          xx += right * right
          xy += right * down
          yy += down * down
          xc += right * change
          yc += down * change
          cc += change * change
          gx += right
          gy += down
          c += change
          amount += abs(change)
        }
      }
      let pixels = (2 * reach + 1) * (2 * reach + 1)
      let (across, along) = (Double(xx + 320 * pixels), Double(yy + 320 * pixels))
      let denominator = across * along - Double(xy) * Double(xy)
      let toRight = along * Double(xc) - Double(xy) * Double(yc)
      let toBottom = across * Double(yc) - Double(xy) * Double(xc)
      let furthest = 7 / 40.0 * denominator
      let energy = (across + along - Double(320 * pixels)) / 16 * 0.25
      let remaining = Double(cc) * denominator - (toRight * Double(xc) + toBottom * Double(yc))
      let net = Double(c) * denominator - (toRight * Double(gx) + toBottom * Double(gy))
      let most = (0.4 * Double(amount) + 0.3 * Double(pixels)) * denominator
      let isExplained =
        abs(toRight) <= furthest && abs(toBottom) <= furthest && remaining <= energy * denominator
        && abs(c) <= 648 && abs(net) <= most
      let window = Window(isExplained: isExplained, right: toRight, down: toBottom, denominator: denominator)
      windows[key] = window
      return window
    }

    /// Whether the displacement of the nine by nine pixels around explains a pixel's own change.
    func explains(_ x: Int, _ y: Int) -> Bool {
      let around = window(x, y, 4)
      let explained = around.right * Double(right(x, y)) + around.down * Double(down(x, y))
      let remaining = abs(Double(change(x, y)) * around.denominator - explained)
      let spans = [before, after].map { values in
        let near = (y - 1...y + 1).flatMap { row in (x - 1...x + 1).map { values[place($0, row)] } }
        return near.max()! - near.min()!
      }
      let room = 2 * spans.min()! + 4
      let slope = abs(right(x, y)) + abs(down(x, y))
      if 10 * (4 * abs(change(x, y)) - room) > 7 * slope { return false }
      return 4 * remaining <= Double(room) * around.denominator
    }
  }
}
