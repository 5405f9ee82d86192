import GalleyText
import Testing

@Suite struct NumeralTests {
  @Test(arguments: [
    (0, "0"), (44, "44"), (0.5, "0.5"), (0.333333, "0.33"), (-1.5, "-1.5"), (2.05, "2.05"), (2.999, "3"),
    (-0.001, "0"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func numbersHaveNoNeedlessDecimals(_ number: Double, _ text: String) {
    #expect(Numeral.decimal(number) == text)
  }

  @Test(arguments: [
    (4.499, 2, "4.49"), (4.499, 1, "4.4"), (4.499999999, 2, "4.49"), (4.5, 2, "4.5"), (2.9, 2, "2.9"),
    (2.9, 1, "2.9"),
    (0.07, 2, "0.07"), (21, 1, "21"), (16.7418, 2, "16.74"), (44, 2, "44"), (-1.001, 2, "-1.01"),
    (.infinity, 2, "inf"),
  ])
  func measuredNumbersAreCut(_ number: Double, _ digits: Int, _ text: String) {
    #expect(Numeral.cut(number, digits: digits) == text)
  }

  @Test func whatIsTooLittleIsNeverShownAsEnough() {
    for required in stride(from: 1.0, through: 21, by: 0.01) {
      let required = (required * 100).rounded() / 100
      #expect(Numeral.cut(required) == Numeral.decimal(required))
      #expect(Numeral.cut(required.nextDown) != Numeral.decimal(required))
    }
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1234, "1234"), (12_345, "12\u{202F}345"), (1_234_567, "1\u{202F}234\u{202F}567"),
    (-12_345, "−12\u{202F}345"),
  ])
  func thousandsStandApart(_ number: Int, _ text: String) {
    #expect(Numeral.grouped(number) == text)
  }

  @Test(arguments: [
    (0, "0 %"), (0.0001, "less than 0.1 %"), (0.001, "0.1 %"), (0.0449, "4.5 %"), (0.12, "12 %"),
    (1, "100 %"),
    (Double.nan, "0 %"),
  ])
  func percentagesAreShort(_ part: Double, _ text: String) {
    #expect(Numeral.percent(part) == text)
  }

  @Test(arguments: [(0, "0.0"), (45, "4.5"), (-5, "-0.5"), (-45, "-4.5"), (1_000, "100.0")])
  func tenthsHaveOneDecimal(_ number: Int, _ text: String) {
    #expect(Numeral.tenths(number) == text)
  }

  @Test(arguments: [
    (0, "0"), (-3, "-3"), (0.125, "0.125"), (1e16, "1e+16"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func wholeNumbersHaveNoDecimals(_ number: Double, _ text: String) {
    #expect(Numeral.exact(number) == text)
  }
}
