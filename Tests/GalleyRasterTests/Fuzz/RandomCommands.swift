import Foundation
import GalleyImage
import SeededCases

@testable import GalleyRaster

/// Makes commands of numbers that no sane caller would give.
struct RandomCommands {
  var generator: SeededGenerator
  private let runs: [TextRun]

  init(seed: UInt64, runs: [TextRun]) {
    generator = SeededGenerator(seed: seed)
    self.runs = runs
  }

  private static let wild: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 1e9, -1e9, 1e-308, .leastNonzeroMagnitude, 1e-9,
    0, -0.0,
    2_097_152, -2_097_153, 0.5, 1.0 / 3,
  ]

  /// A number that is usually tame, so that what follows a wild one is reached.
  mutating func number() -> Double {
    Int.random(in: 0..<4, using: &generator) == 0
      ? Self.wild.randomElement(using: &generator) ?? 0 : Double.random(in: -20...60, using: &generator)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    Int.random(in: 0..<16, using: &generator) == 0
      ? .null : CGRect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func color() -> RGBA {
    RGBA(
      .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator), 90,
      [0, 255, 255, 128].randomElement(using: &generator) ?? 0)
  }

  mutating func gradient() -> Gradient {
    Gradient(
      stops: (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        Gradient.Stop(color: color(), location: Bool.random(using: &generator) ? number() : number() / 60)
      })
  }

  mutating func paint() -> Paint {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .linearGradient(gradient(), from: point(), to: point())
    case 1: .radialGradient(gradient(), center: point(), startRadius: number(), endRadius: number())
    case 2: .angularGradient(gradient(), center: point(), startAngle: number(), endAngle: number())
    default: .color(color())
    }
  }

  mutating func path() -> Path {
    var segments: [Path.Segment] = []
    for _ in 0..<Int.random(in: 0..<7, using: &generator) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: segments.append(.move(point()))
      case 1, 2: segments.append(.line(point()))
      case 3: segments.append(.quad(control: point(), to: point()))
      case 4: segments.append(.cubic(control1: point(), control2: point(), to: point()))
      default: segments.append(.close)
      }
    }
    return Path(segments)
  }

  mutating func corners() -> Corners {
    Corners(
      topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number(),
      style: Bool.random(using: &generator) ? .circular : .continuous)
  }

  mutating func stroke() -> DisplayList.Stroke {
    DisplayList.Stroke(
      width: number(), cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter, miterLimit: number(),
      dash: (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        Int.random(in: 0..<3, using: &generator) == 0 ? number() : abs(number())
      }, dashPhase: number())
  }

  mutating func shadow() -> DisplayList.Shadow {
    DisplayList.Shadow(
      color: color(), radius: number(), x: number(), y: number(), spread: number(),
      isHollow: Bool.random(using: &generator))
  }

  mutating func style() -> DisplayList.LayerStyle {
    DisplayList.LayerStyle(
      opacity: Bool.random(using: &generator) ? 0.7 : number(),
      blendMode: BlendMode.allCases.randomElement(using: &generator) ?? .normal,
      blur: Bool.random(using: &generator) ? 0 : number(),
      shadow: Bool.random(using: &generator) ? nil : shadow())
  }

  mutating func transform() -> Transform {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .rotation(radians: number())
    case 1: .translation(x: number(), y: number())
    case 2: .scale(x: number(), y: number())
    default: Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  mutating func drawing() -> DisplayList.Command {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .fill(path(), paint(), .evenOdd)
    case 1: .fill(path(), paint(), .nonZero)
    case 2: .stroke(path(), stroke(), paint())
    case 3: .roundedRectangle(rect(), corners(), paint())
    case 4:
      .image(
        Bitmap(width: 3, height: 2, color: color()), rect(),
        Bool.random(using: &generator) ? .nearest : .bilinear)
    case 5: .shadow(rect(), corners(), shadow())
    case 6: .backdropBlur(rect(), corners(), .init(radius: number(), saturation: number(), tint: color()))
    default: .text(runs.randomElement(using: &generator) ?? runs[0], at: point(), paint())
    }
  }

  /// Drawing commands inside of some pushes.
  mutating func list() -> DisplayList {
    var list = DisplayList()
    list.append(.roundedRectangle(CGRect(x: 3, y: 3, width: 20, height: 20), radius: 4, color()))
    var depth = 0
    for _ in 0..<8 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: list.append(.pushClip(path(), .evenOdd))
      case 1: list.append(.pushClipRectangle(rect(), corners()))
      case 2: list.append(.pushTransform(transform()))
      case 3: list.append(.pushLayer(style()))
      default:
        list.append(drawing())
        if depth > 0, Bool.random(using: &generator) {
          list.append(.pop)
          depth -= 1
        }
        continue
      }
      depth += 1
    }
    for _ in 0..<depth { list.append(.pop) }
    return list
  }
}
