import GalleyDiff
import GalleyImage

/// The options for the look of a difference picture, with the names of odiff and pixelmatch.
struct DrawingOptions: CommandOptions {
  let mask: Flag
  let color: ValueOption<RGBA>
  let darkerColor: ValueOption<RGBA>
  let smoothedColor: ValueOption<RGBA>
  let alpha: ValueOption<Double>
  let overlay: ValueOption<Double>

  init(_ line: inout OptionReader) {
    mask = line.flag(
      "--diff-mask", aliases: ["--diffMask"], summary: "draw the marks alone, without the picture")
    color = line.value(
      "--diff-color", aliases: ["--diffColor"], "#rrggbb", as: Self.color,
      summary: "draw differing pixels in this colour")
    darkerColor = line.value(
      "--diff-color-alt", aliases: ["--diffColorAlt"], "#rrggbb", as: Self.color,
      summary: "draw differing pixels that became darker in this colour")
    smoothedColor = line.value(
      "--aa-color", aliases: ["--aaColor"], "#rrggbb", as: Self.color,
      summary: "draw tolerated antialiasing in this colour")
    alpha = line.value(
      "--alpha", "number", as: .number(in: 0...1),
      summary: "draw the picture under the marks at this opacity, from 0 to 1")
    overlay = line.value(
      "--diff-overlay", "number", otherwise: "0.5", as: .number(in: 0...1),
      summary: "draw white over the picture at this opacity, from 0 to 1")
  }

  /// The look of the picture.
  func style() throws(UsageError) -> DifferenceStyle {
    var style = DifferenceStyle(isMask: mask.isGiven)
    if let color = try color.value() { style.color = color }
    style.darker = try darkerColor.value()
    if let color = try smoothedColor.value() { style.smoothed = color }
    if let alpha = try alpha.value() { style.opacity = alpha }
    if let white = try overlay.value() { style.opacity = 1 - white }
    return style
  }

  private static var color: OptionForm<RGBA> {
    OptionForm(needs: "a colour such as #cd2cc9") { text in
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard digits.utf8.count == 6, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let hex = UInt32(digits, radix: 16)
      else { return nil }
      return RGBA(hex: hex)
    }
  }
}
