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
}
