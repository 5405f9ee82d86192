import GalleyImage

/// The neighbourhood of a pixel in two pictures over a backdrop, for the rules of ``StrictEngine``.
struct PixelNeighborhood {
  private let a: PixelSide
  private let b: PixelSide
  private let backdrop: UInt8

  /// The reach in which the darkest and the lightest values are searched.
  static let extremesReach = 4
  /// The reach in which a speck's edge is searched.
  private static let edgeReach = 2
  /// A smoothed change is at most this part of what the neighbours span.
  static let part: Int16 = 8
  /// The distance that a shade may lie outside of its neighbours' span: the sum of roundings in the fixtures.
  static let rangeSlack: Int16 = 3
  /// The change allowed in the darkest and the lightest value, which is not visible.
  static let extremeSlack: Int16 = 2
  /// The change of a pixel that may be noise.
  static let noise: Int16 = 8
  /// The mean change that noise may leave, which is not visible.
  static let meanNoise = extremeSlack
  /// The change of a pixel on a ramp, which has no edge by which it would be seen.
  static let rampNoise: Int16 = 4
  /// The change of a channel that may be noise of colour, and how far a channel's mean change may be from that of all channels.
  static let colorNoise: Int16 = 16
  static let meanColorNoise = 1
  /// The distance of a ramp's ends from the pixel.
  private static let rampReach = 2
  /// The four lines through a pixel.
  private static let lines = [(1, 0), (0, 1), (1, 1), (-1, 1)]

  init(_ a: PixelSide, _ b: PixelSide, over backdrop: UInt8) {
    self.a = a
    self.b = b
    self.backdrop = backdrop
  }

  /// The backdrops to compare two colours over: white, and black too where they are not opaque.
  static func backdrops(_ a: RGBA, _ b: RGBA) -> [UInt8] {
    a.alpha == 255 && b.alpha == 255 ? white : whiteAndBlack
  }

  private static let white: [UInt8] = [255]
  private static let whiteAndBlack: [UInt8] = [255, 0]

  /// Whether a change is one of smoothing.
  func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    let (before, after) = (channels(a, x, y), channels(b, x, y))
    let change = absolute(change(x, y))
    let (nearA, nearB) = (range(a, x, y, reach: 1), range(b, x, y, reach: 1))
    let span = smaller(nearA.greatest &- nearA.least, nearB.greatest &- nearB.least)
    // Where a channel spans next to nothing, rounding is all that may change.
    let most = larger(span / Self.part, SIMD4(repeating: 0)) &+ 1
    if any(change .> most) { return false }
    let slack = SIMD4<Int16>(repeating: Self.rangeSlack)
    if any(after .< nearA.least &- slack) || any(after .> nearA.greatest &+ slack) { return false }
    if any(before .< nearB.least &- slack) || any(before .> nearB.greatest &+ slack) { return false }
    let (farA, farB) = (range(a, x, y, reach: Self.extremesReach), range(b, x, y, reach: Self.extremesReach))
    let least = absolute(farA.least &- farB.least)
    let greatest = absolute(farA.greatest &- farB.greatest)
    return all(larger(least, greatest) .<= SIMD4(repeating: Self.extremeSlack))
  }

  /// Whether a change is not visible, or little more on a ramp, or is small and cancels out along the four lines through the pixel, or
  /// one of colour alone that cancels out around it.
  func isNoise(_ x: Int, _ y: Int) -> Bool {
    let change = change(x, y)
    let amount = absolute(change)
    let isShade = all(amount .<= SIMD4(repeating: Self.rampNoise))
    if isShade, [a, b].allSatisfy({ isOnRamp($0, x, y, amount) }) { return true }
    if any(amount .> SIMD4(repeating: Self.colorNoise)) { return false }
    if abs(Self.gray(change)) > 3 * Int(Self.noise) { return false }
    if all(amount .<= SIMD4(repeating: Self.noise)),
      Self.lines.allSatisfy({ right, down in
        let sum = addUp(x, y, right, down)
        return all(absolute(sum.change) .<= SIMD4(repeating: Self.meanNoise * Int16(sum.count)))
      })
    {
      return true
    }
    guard isUncolored(x, y) else { return false }
    if abs(Self.gray(change)) <= 3 * Int(Self.meanNoise) { return true }
    return Self.lines.allSatisfy { right, down in
      let sum = addUp(x, y, right, down)
      return abs(Self.gray(sum.change)) <= 3 * Int(Self.meanNoise) * sum.count
    }
  }

  /// Whether the channels change by the same in the mean of all pixels around.
  private func isUncolored(_ x: Int, _ y: Int) -> Bool {
    var around = SIMD4<Int16>()
    var count = 0
    for column in max(0, x - Self.extremesReach)...min(a.width - 1, x + Self.extremesReach) {
      let sum = addUp(column, y, 0, 1)
      around &+= sum.change
      count += sum.count
    }
    return (0..<3).allSatisfy { channel in
      abs(3 * Int(around[channel]) - Self.gray(around)) <= 3 * Self.meanColorNoise * count
    }
  }

  /// The sum of the changes along a line through a pixel, as far as the picture reaches.
  private func addUp(_ x: Int, _ y: Int, _ right: Int, _ down: Int) -> (change: SIMD4<Int16>, count: Int) {
    var sum = SIMD4<Int16>()
    var count = 0
    for step in -Self.extremesReach...Self.extremesReach {
      let (column, row) = (x + step * right, y + step * down)
      guard 0..<a.width ~= column, 0..<a.height ~= row else { continue }
      sum &+= change(column, row)
      count += 1
    }
    return (sum, count)
  }

  /// Three times the mean of the channels.
  private static func gray(_ change: SIMD4<Int16>) -> Int {
    Int(change[0]) + Int(change[1]) + Int(change[2])
  }

  /// Whether each channel whose change is visible lies on a ramp: a picture rises or falls along a line by at least the change.
  private func isOnRamp(_ side: PixelSide, _ x: Int, _ y: Int, _ change: SIMD4<Int16>) -> Bool {
    let value = channels(side, x, y)
    var isRising = change .<= SIMD4(repeating: Self.meanNoise)
    for (right, down) in Self.lines {
      let ends = [-Self.rampReach, Self.rampReach].map { (x: x + $0 * right, y: y + $0 * down) }
      guard ends.allSatisfy({ 0..<a.width ~= $0.x && 0..<a.height ~= $0.y }) else { continue }
      let (one, other) = (channels(side, ends[0].x, ends[0].y), channels(side, ends[1].x, ends[1].y))
      let (least, most) = (smaller(one, other), larger(one, other))
      isRising .|= (most &- least .>= change) .& (value .>= least &- 1) .& (value .<= most &+ 1)
    }
    return all(isRising)
  }

  /// Whether a change is at most a third of the contrast around it in both pictures, but for what is not visible.
  func isSlight(_ x: Int, _ y: Int) -> Bool {
    let (farA, farB) = (range(a, x, y, reach: Self.extremesReach), range(b, x, y, reach: Self.extremesReach))
    let contrast = smaller(farA.greatest &- farA.least, farB.greatest &- farB.least)
    let visible = absolute(change(x, y)) &- SIMD4(repeating: Self.extremeSlack)
    return all(3 &* visible .<= contrast)
  }

  private func change(_ x: Int, _ y: Int) -> SIMD4<Int16> { channels(b, x, y) &- channels(a, x, y) }

  /// Whether an edge with at least twice the contrast of a change is near, in both pictures.
  func isBesideEdge(_ x: Int, _ y: Int) -> Bool {
    let (before, after) = (channels(a, x, y), channels(b, x, y))
    let change = absolute(before &- after).max()
    return [(a, before), (b, after)].allSatisfy { side, middle in
      let near = range(side, x, y, reach: Self.edgeReach)
      return larger(near.greatest &- middle, middle &- near.least).max() >= 2 * change
    }
  }

  private func channels(_ side: PixelSide, _ x: Int, _ y: Int) -> SIMD4<Int16> {
    let word = side.color(x, y).opaque(over: backdrop)
    return SIMD4(Int16(word & 0xFF), Int16(word >> 8 & 0xFF), Int16(word >> 16 & 0xFF), 0)
  }

  /// The least and the greatest value of each channel around a pixel, as far as the picture reaches.
  private func range(
    _ side: PixelSide, _ x: Int, _ y: Int, reach: Int
  ) -> (least: SIMD4<Int16>, greatest: SIMD4<Int16>) {
    var least = SIMD4<Int16>(repeating: 255)
    var greatest = SIMD4<Int16>(repeating: 0)
    for row in max(0, y - reach)...min(side.height - 1, y + reach) {
      for column in max(0, x - reach)...min(side.width - 1, x + reach) {
        let value = channels(side, column, row)
        least = smaller(least, value)
        greatest = larger(greatest, value)
      }
    }
    return (least, greatest)
  }

  private func absolute(_ lanes: SIMD4<Int16>) -> SIMD4<Int16> { larger(lanes, 0 &- lanes) }
  private func smaller(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(a, b) }
  private func larger(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(a, b) }
}
