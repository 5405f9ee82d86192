import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Every blend mode against the specification's formulas, computed another way: in doubles, on straight colours.
@Suite struct BlendModeTests {
  /// A correctly rounded result is off by half a step, and the reference by a little more.
  private let halfStep = 0.5 + 1e-7

  private static let modes = BlendMode.allCases.filter { $0 != .normal }

  /// A usual run tries every fifth value above, from 0 to 255, on all values below.
  @Test(arguments: modes)
  func allPairsOfOpaqueChannelsAreRoundedToTheNearest(mode: BlendMode) {
    for source in Soak.slice(of: 0...255, oneIn: 5) {
      for destination in 0...255 {
        // Three different channels, so that the modes that look at all of them have something to look at.
        let above = [source, 255 - source, source / 2, 255]
        let below = [destination, destination / 3, 255 - destination, 255]
        if let fault = fault(above, below, coverage: 255, mode) {
          Issue.record("\(fault)")
          return
        }
      }
    }
  }

  @Test(arguments: modes)
  func translucentPixelsAreRoundedToTheNearest(mode: BlendMode) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<Soak.times(20_000, oneIn: 4) {
      func pixel() -> [Int] {
        let alpha =
          [0, 1, 128, 254, 255, Int.random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
        return (0..<3).map { _ in Int.random(in: 0...alpha, using: &generator) } + [alpha]
      }
      let (above, below) = (pixel(), pixel())
      if let fault = fault(above, below, coverage: Int.random(in: 0...255, using: &generator), mode) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func nothingPaintedChangesNothing(mode: BlendMode) {
    for below: UInt32 in [0, 0x8040_2010, 0xFF12_3456] {
      #expect(Blend.mix(0xFF80_4020, below, coverage: 0, mode: mode) == below)
      #expect(Blend.mix(0, below, coverage: 255, mode: mode) == below)
    }
  }

  @Test func replacingMeetsBothEnds() {
    for value in 0...UInt32(255) {
      #expect(Blend.lerp(0x1020_3040, 0xFFEE_DDCC, 255) == 0x1020_3040)
      #expect(Blend.lerp(0x1020_3040, 0xFFEE_DDCC, 0) == 0xFFEE_DDCC)
      #expect(Blend.lerp(0x8040_2010, 0x8040_2010, value) == 0x8040_2010)
    }
  }

  @Test func erasingAnOpaquePictureLeavesStraightColors() throws {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let bitmap = Renderer(try FontLibrary()).render(
      DisplayList([
        .roundedRectangle(rect, .square, RGBA(200, 100, 50)),
        .pushLayer(.init(blendMode: .destinationOut)),
        .roundedRectangle(rect, .square, RGBA(0, 0, 0, 155)), .pop,
      ]), size: CGSize(width: 4, height: 4), scale: 1, background: .white)
    #expect(bitmap[1, 1].alpha == 100)
    #expect(abs(Int(bitmap[1, 1].red) - 200) <= 2 && abs(Int(bitmap[1, 1].blue) - 50) <= 2)
  }

  /// The error of a result, if there is one.
  private func fault(_ above: [Int], _ below: [Int], coverage: Int, _ mode: BlendMode) -> String? {
    let pixel = Blend.mix(word(above), word(below), coverage: UInt8(coverage), mode: mode)
    let result = (0..<4).map { Int(pixel >> UInt32(8 * $0) & 255) }
    let exact = Reference.mix(above, below, coverage: coverage, mode)
    for channel in 0..<4 where abs(Double(result[channel]) - 255 * exact[channel]) > halfStep {
      return "\(mode): \(above) over \(below) at \(coverage): \(result), not \(exact.map { $0 * 255 })"
    }
    return (0..<3).contains { result[$0] > result[3] }
      ? "\(mode): \(result) has a channel above its alpha" : nil
  }

  private func word(_ channels: [Int]) -> UInt32 {
    channels.enumerated().reduce(0) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
  }
}

/// The formulas of Compositing and Blending, as they are written.
private enum Reference {
  static func mix(_ above: [Int], _ below: [Int], coverage: Int, _ mode: BlendMode) -> [Double] {
    let part = Double(coverage) / 255
    let s = above.map { Double($0) / 255 * part }
    let d = below.map { Double($0) / 255 }
    let (sa, da) = (s[3], d[3])
    switch mode {
    case .plusLighter: return (0..<4).map { min(1, s[$0] + d[$0]) }
    case .plusDarker:
      let alpha = min(1, sa + da)
      return (0..<3).map { max(0, alpha - (sa - s[$0]) - (da - d[$0])) } + [alpha]
    case .sourceAtop: return (0..<4).map { s[$0] * da + d[$0] * (1 - sa) }
    case .destinationOver: return (0..<4).map { d[$0] + s[$0] * (1 - da) }
    case .destinationOut: return (0..<4).map { d[$0] * (1 - sa) }
    default: break
    }
    let top = (0..<3).map { above[3] > 0 ? Double(above[$0]) / Double(above[3]) : 0 }
    let ground = (0..<3).map { below[3] > 0 ? Double(below[$0]) / Double(below[3]) : 0 }
    let mixed = colors(ground, top, mode)
    let colors = (0..<3).map { (channel: Int) -> Double in
      let outside = s[channel] * (1 - da) + d[channel] * (1 - sa)
      return outside + sa * da * mixed[channel]
    }
    return colors + [sa + da - sa * da]
  }

  private static func colors(_ b: [Double], _ s: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: setLuminosity(s, luminosity(b))
    case .luminosity: setLuminosity(b, luminosity(s))
    default: zip(b, s).map { channel($0, $1, mode) }
    }
  }

  private static func channel(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return channel(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : channel(b, 2 * s - 1, .screen)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
    var result = [0.0, 0, 0]
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    if c[order[2]] > c[order[0]] {
      result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      result[order[2]] = s
    }
    return result
  }

  private static func setLuminosity(_ c: [Double], _ l: Double) -> [Double] {
    let shift = l - luminosity(c)
    var result = c.map { $0 + shift }
    let light = luminosity(result)
    let (low, high) = (result.min() ?? 0, result.max() ?? 0)
    if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return result
  }
}
