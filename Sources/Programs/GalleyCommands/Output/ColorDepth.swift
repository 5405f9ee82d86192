import GalleyImage

/// The number of colours of a terminal.
package enum ColorDepth: Hashable, Sendable {
  /// None, for plain text.
  case none
  /// The sixteen that every terminal has.
  case sixteen
  /// The 256 of xterm.
  case indexed
  /// Any.
  case direct

  /// The colours for a stream, which the user may forbid or force.
  ///
  /// - Reference: [NO_COLOR](https://no-color.org), [CLICOLOR](https://bixense.com/clicolors/), and the variable
  ///   `COLORTERM` as terminals set it.
  package static func of(_ environment: [String: String], isTerminal: Bool = true) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false { return .none }
    let isForced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
    if !isForced {
      if !isTerminal || environment["CLICOLOR"] == "0" || terminal.isEmpty || terminal == "dumb" {
        return .none
      }
    }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || terminal.hasSuffix("-direct") {
      return .direct
    }
    return terminal.contains("256color") || terminal.contains("kitty") ? .indexed : .sixteen
  }

  /// The parameters that select a colour of text or background, such as `38;2;200;16;46`.
  ///
  /// - Reference: ECMA-48, 8.3.117; ISO/IEC 8613-6 for 38 and 48.
  func parameters(_ color: RGBA, isBackground: Bool) -> String {
    switch self {
    case .none: return isBackground ? "49" : "39"
    case .direct: return "\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    case .indexed: return "\(isBackground ? 48 : 38);5;\(Self.index(color))"
    case .sixteen:
      let index = Self.nearest(color, Self.ordinary)
      return "\(index < 8 ? (isBackground ? 40 : 30) + index : (isBackground ? 100 : 90) + index - 8)"
    }
  }

  /// xterm's own values for the sixteen; a theme may have others.
  private static let ordinary: [RGBA] = [
    RGBA(0, 0, 0), RGBA(205, 0, 0), RGBA(0, 205, 0), RGBA(205, 205, 0), RGBA(0, 0, 238), RGBA(205, 0, 205),
    RGBA(0, 205, 205), RGBA(229, 229, 229), RGBA(127, 127, 127), RGBA(255, 0, 0), RGBA(0, 255, 0),
    RGBA(255, 255, 0), RGBA(92, 92, 255), RGBA(255, 0, 255), RGBA(0, 255, 255), RGBA(255, 255, 255),
  ]

  /// The steps of the colour cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The nearest of the 240 fixed colours: a cube of 6 × 6 × 6, and 24 greys.
  private static func index(_ color: RGBA) -> Int {
    func step(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let cube = RGBA(UInt8(steps[red]), UInt8(steps[green]), UInt8(steps[blue]))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let level = max(0, min(23, (mean - 3) / 10))
    let grey = UInt8(8 + 10 * level)
    return distance(color, RGBA(grey, grey, grey)) < distance(color, cube)
      ? 232 + level : 16 + 36 * red + 6 * green + blue
  }

  private static func nearest(_ color: RGBA, _ palette: [RGBA]) -> Int {
    palette.indices.min { distance(color, palette[$0]) < distance(color, palette[$1]) } ?? 0
  }

  private static func distance(_ a: RGBA, _ b: RGBA) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    // Eyes see green best and blue least; the weights are those of ITU-R BT.601, in tenths.
    return 3 * square(a.red, b.red) + 6 * square(a.green, b.green) + square(a.blue, b.blue)
  }
}
