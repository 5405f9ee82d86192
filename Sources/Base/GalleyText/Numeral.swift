/// Numbers as reports write them, the same on every machine.
package enum Numeral {
  /// A count with its thousands apart, such as `12 345`; the spaces are narrow and do not break.
  ///
  /// - Returns: The digits; four of them stay together.
  /// - Reference: the SI brochure, 9th edition, 5.4.4.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    let digits = "\(number.magnitude)"
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, digits.count > 4 { text.append("\u{202F}") }
      text.append(digit)
    }
    return (number < 0 ? "−" : "") + text
  }

  /// A count of pixels, such as `41 px`.
  package static func pixels(_ number: Int) -> String { "\(grouped(number)) px" }

  /// A part of a whole as a percentage: whole numbers, but one digit more below 10, and never 0 for more than nothing.
  ///
  /// - Parameter part: From 0 to 1.
  /// - Returns: Such as `12 %`.
  package static func percent(_ part: Double) -> String {
    guard part.isFinite, part > 0 else { return "0 %" }
    let percent = part * 100
    if percent < 0.1 { return "less than 0.1 %" }
    let rounded = percent < 10 ? (percent * 10).rounded() / 10 : percent.rounded()
    return rounded == rounded.rounded() ? "\(Int(rounded)) %" : "\(rounded) %"
  }

  /// A number with at most two decimals and none that are needless, such as `44`, `0.33` or `-1.5`.
  package static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A measured number, cut and not rounded, so that too small a value never looks like the required one: 4.499 is
  /// `4.49`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: How many behind the point, 1 or 2; noughts at the end are left out.
  package static func cut(_ value: Double, digits: Int = 2) -> String {
    let factor = digits == 1 ? 10.0 : 100.0
    let nearest = (value * factor).rounded()
    // A step divided is the number that a program has for its decimal, as it has for what is required.
    return decimal((nearest / factor > value ? nearest - 1 : nearest) / factor)
  }

  /// A number of tenths with one decimal, such as `4.0`.
  package static func tenths(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  /// A number with all its decimals; a whole number has none.
  package static func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
