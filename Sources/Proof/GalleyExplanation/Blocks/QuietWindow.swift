import GalleyDiff
import GalleyImage

/// A rectangle of both pictures with something inside, and nothing but one colour along its edge.
struct QuietWindow {
  /// The rectangle.
  private(set) var bounds: PixelRect
  /// The colour of the ground: that of the edge.
  let ground: UInt32

  /// Grows a rectangle until its edge is quiet in both pictures.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around pixels that differ.
  ///   - a: The approved picture.
  ///   - b: The new picture, of the same size.
  ///   - budget: The pixels that may be read.
  init?(around rect: PixelRect, _ a: PixelGrid, _ b: PixelGrid, _ budget: inout PixelBudget) {
    guard let ground = Self.ground(around: rect, a, b) else { return nil }
    (bounds, self.ground) = (rect, ground)
    guard grow(a, b, &budget) else { return nil }
    var last = bounds
    repeat {
      last = bounds
      guard extendAlongRow(a, b, &budget), grow(a, b, &budget) else { return nil }
    } while bounds != last
  }

  /// Takes in another window on the same ground.
  ///
  /// - Returns: Whether the budget was enough.
  mutating func join(_ other: QuietWindow, _ a: PixelGrid, _ b: PixelGrid, _ budget: inout PixelBudget)
    -> Bool
  {
    bounds.formUnion(other.bounds)
    return grow(a, b, &budget)
  }

  /// Whether two windows share pixels.
  func meets(_ other: QuietWindow) -> Bool { bounds.intersection(other.bounds) != nil }

  /// Whether a rectangle inside stands on the same ground.
  func isGround(around rect: PixelRect, _ a: PixelGrid, _ b: PixelGrid) -> Bool {
    Self.ground(around: rect, a, b) == ground
  }

  /// The colour that most of the pixels around a rectangle have in both pictures.
  private static func ground(around rect: PixelRect, _ a: PixelGrid, _ b: PixelGrid) -> UInt32? {
    var counts: [UInt32: Int] = [:]
    var all = 0
    func look(_ x: Int, _ y: Int) {
      all += 1
      if a[x, y] == b[x, y] { counts[a[x, y], default: 0] += 1 }
    }
    for x in rect.minX..<rect.maxX {
      if rect.minY > 0 { look(x, rect.minY - 1) }
      if rect.maxY < a.height { look(x, rect.maxY) }
    }
    for y in rect.minY..<rect.maxY {
      if rect.minX > 0 { look(rect.minX - 1, y) }
      if rect.maxX < a.width { look(rect.maxX, y) }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value * 5 >= all * 2 else { return nil }
    return most.key
  }

  private mutating func grow(_ a: PixelGrid, _ b: PixelGrid, _ budget: inout PixelBudget) -> Bool {
    func isQuiet(_ line: PixelRect) -> Bool { a.isPlain(line, ground) && b.isPlain(line, ground) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      guard budget.take(4 * (bounds.width + bounds.height)) else { return false }
      let r = bounds
      if r.minY > 0, !isQuiet(PixelRect(x: r.x, y: r.minY - 1, width: r.width, height: 1)) {
        (bounds.y, bounds.height, isGrowing) = (bounds.y - 1, bounds.height + 1, true)
      }
      if r.maxY < a.height, !isQuiet(PixelRect(x: r.x, y: r.maxY, width: r.width, height: 1)) {
        (bounds.height, isGrowing) = (bounds.height + 1, true)
      }
      if r.minX > 0, !isQuiet(PixelRect(x: r.minX - 1, y: r.y, width: 1, height: r.height)) {
        (bounds.x, bounds.width, isGrowing) = (bounds.x - 1, bounds.width + 1, true)
      }
      if r.maxX < a.width, !isQuiet(PixelRect(x: r.maxX, y: r.y, width: 1, height: r.height)) {
        (bounds.width, isGrowing) = (bounds.width + 1, true)
      }
    }
    return true
  }

  /// The most rows of a line of text.
  static let tallestRow = 160

  /// Takes in what stands beside a low window at the distance of letters and words.
  ///
  /// - Returns: Whether the budget was enough.
  private mutating func extendAlongRow(_ a: PixelGrid, _ b: PixelGrid, _ budget: inout PixelBudget) -> Bool {
    guard bounds.height <= Self.tallestRow else { return true }
    let gap = BlockCutter.wordGap(height: bounds.height)
    func isInk(_ x: Int) -> Bool {
      let line = PixelRect(x: x, y: bounds.y, width: 1, height: bounds.height)
      return !a.isPlain(line, ground) || !b.isPlain(line, ground)
    }
    while let x = (max(0, bounds.minX - gap)..<bounds.minX).first(where: isInk) {
      guard budget.take(2 * gap * bounds.height) else { return false }
      bounds = PixelRect(minX: x, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY)
    }
    while let x = (bounds.maxX..<min(a.width, bounds.maxX + gap)).last(where: isInk) {
      guard budget.take(2 * gap * bounds.height) else { return false }
      bounds.width = x + 1 - bounds.x
    }
    return budget.take(4 * gap * bounds.height)
  }
}
