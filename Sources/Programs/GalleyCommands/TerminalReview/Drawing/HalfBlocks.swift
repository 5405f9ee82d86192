import GalleyImage

/// Draws pictures with characters: each cell shows two pixels, the upper one in the colour of the character `▀`.
enum HalfBlocks {
  /// A line for each two rows of pixels, which ends in plain text; none without colours.
  ///
  /// Clear pixels show the background of the terminal.
  static func lines(_ picture: Bitmap, _ depth: ColorDepth) -> [String] {
    guard depth != .none else { return [] }
    return stride(from: 0, to: picture.height, by: 2).map { y in
      var line = ""
      var colors = (character: "39", background: "49")
      for x in 0..<picture.width {
        let upper = picture[x, y]
        let lower = y + 1 < picture.height ? picture[x, y + 1] : .clear
        var character: Character = "▀"
        var next = (character: colors.character, background: "49")
        switch (upper.alpha > 0, lower.alpha > 0) {
        case (false, false): character = " "
        case (true, false): next.character = depth.parameters(upper, isBackground: false)
        case (false, true):
          character = "▄"
          next.character = depth.parameters(lower, isBackground: false)
        case (true, true):
          next = (depth.parameters(upper, isBackground: false), depth.parameters(lower, isBackground: true))
        }
        let changes = [
          next.character != colors.character ? next.character : nil,
          next.background != colors.background ? next.background : nil,
        ]
        .compactMap { $0 }
        if !changes.isEmpty { line += "\u{1B}[\(changes.joined(separator: ";"))m" }
        line.append(character)
        colors = next
      }
      return line + "\u{1B}[0m"
    }
  }
}
