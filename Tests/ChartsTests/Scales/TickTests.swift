import Foundation
import SeededCases
import Testing

@testable import Charts

struct TickTests {
  private static let numbers:
    [(range: ClosedRange<Double>, count: Int, step: Double, domain: ClosedRange<Double>)] = [
      (0...4, 5, 1, 0...4), (0...41, 6, 10, 0...50), (0...916, 6, 200, 0...1000), (0...1, 5, 0.2, 0...1),
      (-3...7, 5, 2, -4...8), (0...0.07, 5, 0.02, 0...0.08), (7...29, 5, 5, 5...30),
      (0...310_000, 5, 100_000, 0...400_000),
    ]

  /// Steps and domains by Heckbert's rule, computed by hand.
  @Test(arguments: numbers)
  func numbersAreRound(range: ClosedRange<Double>, count: Int, step: Double, domain: ClosedRange<Double>) {
    let found = NiceNumbers.step(over: range, count: count)
    #expect(abs(found - step) < step * 1e-9)
    let rounded = NiceNumbers.range(around: range, step: found)
    #expect(abs(rounded.lowerBound - domain.lowerBound) < 1e-9)
    #expect(abs(rounded.upperBound - domain.upperBound) < 1e-9)
  }

  /// An axis shows three values at least, whatever its domain.
  @Test func noDomainIsLeftWithOneLabel() {
    var random = SeededGenerator(seed: 45)
    for _ in 0..<500 {
      let lower = Bool.random(using: &random) ? 0 : Double.random(in: -1000...1000, using: &random)
      let length = pow(10, Double.random(in: -3...6, using: &random))
      let count = Int.random(in: 3...7, using: &random)
      for isRounded in [false, true] {
        let domain = lower...lower + length
        let step = NiceNumbers.axisStep(over: domain, count: count, isRounded: isRounded)
        let shown = isRounded ? NiceNumbers.range(around: domain, step: step) : domain
        let values = NiceNumbers.multiples(of: step, in: shown).count
        #expect((3...2 * count + 2).contains(values), "\(domain) \(count) \(step)")
      }
    }
  }

  @Test func aLeastStepIsKept() {
    #expect(NiceNumbers.axisStep(over: 0...8, count: 3, minimum: 5, isRounded: false) == 5)
    #expect(NiceNumbers.axisStep(over: 0...8, count: 3, isRounded: false) == 2)
    #expect(NiceNumbers.axisStep(over: 0...8, count: 2, isRounded: false) == 5)
  }

  @Test func zeroIsNeverNegative() {
    let multiples = NiceNumbers.multiples(of: 10, in: NiceNumbers.range(around: 0...41, step: 10))
    #expect(multiples == [0, 10, 20, 30, 40, 50])
    #expect(multiples[0].sign == .plus)
  }

  /// The rounded range holds the data, begins and ends with a step, and has no step to spare.
  @Test func rangesAreTheSmallestOnes() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let lower = Double.random(in: -1000...1000, using: &random)
      let length = pow(10, Double.random(in: -3...6, using: &random))
      let step = NiceNumbers.step(over: lower...lower + length, count: Int.random(in: 2...9, using: &random))
      let range = NiceNumbers.range(around: lower...lower + length, step: step)
      #expect(range.lowerBound <= lower + step * 1e-6 && range.upperBound >= lower + length - step * 1e-6)
      #expect(range.lowerBound > lower - step && range.upperBound < lower + length + step)
      let ticks = NiceNumbers.multiples(of: step, in: range)
      #expect(abs((ticks.first ?? .nan) - range.lowerBound) < step * 1e-6)
      #expect(abs((ticks.last ?? .nan) - range.upperBound) < step * 1e-6)
    }
  }

  private static func calendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static let spans: [(days: Double, component: Calendar.Component, count: Int)] = [
    (1.0 / 24, .minute, 15), (1, .hour, 6), (5, .day, 1), (10, .day, 2), (35, .weekOfYear, 1),
    (150, .month, 1),
    (365, .month, 2), (3652, .year, 2),
  ]

  @Test(arguments: spans)
  func datesAreThoseOfTheCalendar(days: Double, component: Calendar.Component, count: Int) {
    let ticks = DateTicks.fitting(0...days * 86_400, count: 5)
    #expect(ticks == DateTicks(component: component, count: count))
  }

  @Test func everySecondMonthBeginsWithJanuary() {
    let calendar = Self.calendar()
    // From 15 December 2000 on.
    let start = -17 * 86_400.0
    let dates = DateTicks(component: .month, count: 2).dates(
      in: start...start + 200 * 86_400, calendar: calendar)
    #expect(dates.map { calendar.component(.month, from: $0) } == [1, 3, 5, 7])
    #expect(dates.allSatisfy { calendar.component(.day, from: $0) == 1 })
  }

  @Test func labelsAreCountedOffUntilNoneCoversAnother() {
    #expect(LabelCollisions.stride(of: [0...10, 20...30, 40...50]) == 1)
    #expect(LabelCollisions.stride(of: [0...18, 20...38, 40...58]) == 2)
    // In an interface from right to left the first label is the rightmost.
    #expect(LabelCollisions.stride(of: [40...58, 20...38, 0...18]) == 2)
    #expect(LabelCollisions.stride(of: [0...50, 10...60, 20...70]) == 3)
  }
}
