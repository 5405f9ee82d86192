import Foundation
import GalleyImage
import GalleyRaster
import SeededCases

/// Random parts of scenes, from a seed alone.
///
/// Numbers are made of bits here and not by the standard library, whose way to make them may change.
struct SceneGenerator {
  private var bits: SeededGenerator

  init(seed: UInt64) {
    bits = SeededGenerator(seed: seed)
  }

  /// A number from 0 up to, not including, 1, of 53 random bits.
  mutating func part() -> Double {
    Double(bits.next() >> 11) / 9_007_199_254_740_992
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + part() * (high - low)
  }

  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + Int(bits.next() % UInt64(high - low + 1))
  }

  mutating func flip(_ chance: Double = 0.5) -> Bool {
    part() < chance
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[whole(0, items.count - 1)]
  }

  mutating func color() -> RGBA {
    let alpha = flip() ? 255 : UInt8(whole(1, 255))
    return RGBA(UInt8(whole(0, 255)), UInt8(whole(0, 255)), UInt8(whole(0, 255)), alpha)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(-10, 70), y: number(-10, 90))
  }

  /// A rectangle; of two one is on whole points, as most are on screens.
  mutating func rect() -> CGRect {
    if flip() {
      return CGRect(
        x: Double(whole(-8, 50)), y: Double(whole(-8, 70)), width: Double(whole(1, 50)),
        height: Double(whole(1, 50)))
    }
    return CGRect(x: number(-8, 50), y: number(-8, 70), width: number(0.1, 50), height: number(0.1, 50))
  }

  mutating func path() -> Path {
    if flip(0.2) { return Path(ellipseIn: rect()) }
    var path = Path()
    for _ in 0..<whole(1, 3) {
      path.move(to: point())
      for _ in 0..<whole(1, 6) {
        switch whole(0, 2) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if flip() { path.closeSubpath() }
    }
    return path
  }

  mutating func corners() -> Corners {
    switch whole(0, 3) {
    case 0: .square
    case 1: .circular(number(0, 20))
    case 2: .continuous(number(0, 20))
    default:
      Corners(
        topLeft: number(0, 15), topRight: number(0, 15), bottomRight: number(0, 15),
        bottomLeft: number(0, 15),
        style: flip() ? .circular : .continuous)
    }
  }

  mutating func stroke() -> DisplayList.Stroke {
    DisplayList.Stroke(
      width: flip(0.3) ? pick([0.33, 0.5, 1, 2]) : number(0.1, 12), cap: pick([.butt, .round, .square]),
      join: pick([.miter, .round, .bevel]))
  }

  /// A map that keeps most of the scene in sight.
  mutating func transform() -> Transform {
    switch whole(0, 3) {
    case 0: return .translation(x: number(-20, 20), y: number(-20, 20))
    case 1: return .scale(x: number(0.4, 2), y: number(0.4, 2))
    case 2:
      let around = Transform.translation(x: -30, y: -40)
      return around.then(.rotation(radians: number(-4, 4))).then(.translation(x: 30, y: 40))
    default:
      return Transform(
        a: number(-1.5, 1.5), b: number(-0.5, 0.5), c: number(-0.5, 0.5), d: number(0.4, 1.5),
        tx: number(0, 30),
        ty: number(0, 20))
    }
  }

  /// A small picture; of two one has clear parts.
  mutating func bitmap() -> Bitmap {
    let (width, height) = (whole(1, 40), whole(1, 40))
    let isOpaque = flip()
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      let word = bits.next()
      bytes += [UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255)]
      bytes.append(isOpaque ? 255 : UInt8(word >> 24 & 255))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
