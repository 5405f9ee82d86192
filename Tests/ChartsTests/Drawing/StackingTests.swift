import Foundation
import SeededCases
import SwiftUI
import Testing

@testable import Charts

struct StackingTests {
  /// What is above zero and what is below are each put on one another without gaps, and amount to their sums.
  @Test func standardStacksAmountToTheirSums() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double(Int.random(in: -50...50, using: &random))
      }
      let stack = MarkStacking.intervals(of: values, by: .standard)
      for (value, interval) in zip(values, stack) { #expect(interval.end - interval.start == value) }
      #expect(stack.map(\.end).max().map { max($0, 0) } == values.filter { $0 > 0 }.reduce(0, +))
      #expect(stack.map(\.end).min().map { min($0, 0) } == values.filter { $0 < 0 }.reduce(0, +))
    }
  }

  @Test func normalizedStacksAmountToOne() {
    let stack = MarkStacking.intervals(of: [1, 3, 4], by: .normalized)
    #expect(stack.map(\.start) == [0, 0.125, 0.5])
    #expect(stack.last?.end == 1)
    #expect(MarkStacking.intervals(of: [0, 0], by: .normalized).map(\.end) == [0, 0])
  }

  @Test func centredStacksHaveTheirMiddleAtZero() {
    let stack = MarkStacking.intervals(of: [2, 6], by: .center)
    #expect(stack.map(\.start) == [-4, -2])
    #expect(stack.last?.end == 4)
  }

  @Test func unstackedMarksBeginAtZero() {
    #expect(MarkStacking.intervals(of: [2, -6], by: .unstacked).map(\.start) == [0, 0])
  }

  /// Between two points a monotone curve is never beyond both.
  @Test func monotoneCurvesDoNotOvershoot() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let along = (0..<8).map(Double.init)
      let across = along.map { _ in Double.random(in: 0...10, using: &random) }
      let slopes = Curve.steffenSlopes(along, across)
      for index in 0..<7 {
        let bounds = min(across[index], across[index + 1])...max(across[index], across[index + 1])
        for step in 1..<20 {
          let t = Double(step) / 20
          // The cubic of Hermite for a width of one.
          let value =
            across[index] * (2 * t * t * t - 3 * t * t + 1) + slopes[index] * (t * t * t - 2 * t * t + t)
            + across[index + 1] * (3 * t * t - 2 * t * t * t) + slopes[index + 1] * (t * t * t - t * t)
          #expect(value >= bounds.lowerBound - 1e-9 && value <= bounds.upperBound + 1e-9)
        }
      }
    }
  }

  @Test func sectorsShareTheCircle() {
    let marks = Sale.pancakes.flatMap { SectorMark(angle: .value("Sales", $0.count)).marks }
    let layout = SectorLayout(marks, in: CGSize(width: 100, height: 60))
    #expect(layout.sectors.first?.start == 0)
    #expect(abs((layout.sectors.last?.end ?? 0) - 2 * .pi) < 1e-9)
    #expect(layout.sectors.allSatisfy { $0.outer == 30 && $0.inner == 0 })
    #expect(
      SectorLayout.value(at: CGPoint(x: 51, y: 31), in: CGSize(width: 100, height: 60), marks: marks) != nil)
    #expect(
      SectorLayout.value(at: CGPoint(x: 1, y: 1), in: CGSize(width: 100, height: 60), marks: marks) == nil)
  }
}
