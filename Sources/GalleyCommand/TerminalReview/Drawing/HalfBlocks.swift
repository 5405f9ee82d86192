import GalleyImage

/// Draws pictures with characters: each cell holds two pixels, the upper in the colour of the sign `▀`.
enum HalfBlocks {
  /// The lines that show a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; where it is clear, the terminal's ground is seen.
  ///   - depth: How many colours there are.
  /// - Returns: A line for each two rows of pixels, which ends in plain text; none without colours.
  static func lines(_ picture: Bitmap, _ depth: ColorDepth) -> [String] {
    guard depth != .none else { return [] }
    return stride(from: 0, to: picture.height, by: 2).map { y in
      var line = ""
      var colors = (sign: "39", ground: "49")
      for x in 0..<picture.width {
        let upper = picture[x, y]
        let lower = y + 1 < picture.height ? picture[x, y + 1] : .clear
        var sign: Character = "▀"
        var next = (sign: colors.sign, ground: "49")
        switch (upper.alpha > 0, lower.alpha > 0) {
        case (false, false): sign = " "
        case (true, false): next.sign = depth.parameters(upper, isGround: false)
        case (false, true):
          sign = "▄"
          next.sign = depth.parameters(lower, isGround: false)
        case (true, true):
          next = (depth.parameters(upper, isGround: false), depth.parameters(lower, isGround: true))
        }
        let changes = [
          next.sign != colors.sign ? next.sign : nil, next.ground != colors.ground ? next.ground : nil,
        ]
        .compactMap { $0 }
        if !changes.isEmpty { line += "\u{1B}[\(changes.joined(separator: ";"))m" }
        line.append(sign)
        colors = next
      }
      return line + "\u{1B}[0m"
    }
  }
}
