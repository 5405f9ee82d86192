/// The contrast of a text with its background, measured on its pixels.
///
/// On a ground of one colour it is the contrast of two colours. On a gradient or a picture it is measured piece by piece, each as
/// large as a letter, and the least of them counts: *the* contrast of such a text is that of its worst place.
///
/// - Reference: [WCAG 2.2, contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), and
///   [technique G18](https://www.w3.org/WAI/WCAG22/Techniques/general/G18): where the background varies, the
///   pixels next to the letters are measured.
package struct TextContrast: Hashable, Sendable {
  package let ratio: ContrastRatio
  /// The colour of the text.
  package let foreground: RGBA
  /// The colour behind it.
  package let ground: RGBA

  /// The factor below which a visible colour is not the result of smoothing, which takes less.
  private static let smoothing = 0.9
  /// The part of all pixels of text that may be in places with less contrast: a stray piece is not the text's contrast.
  private static let stray = 0.05
  /// The most that a channel of a letter's inside differs from its colour by rounding and smoothing.
  private static let letter = 24
  /// The greatest difference of a channel of a text's own colour from the known colour.
  private static let same = 10
  /// The part of a piece's pixels that are of one colour where the ground is plain or a gradient; a picture has less.
  private static let plain = 8
  /// A piece has text if one in so many of its pixels is.
  private static let leastText = 50

  /// A colour may be the ground if one in so many pixels has it.
  private static let leastRival = 8
  /// The distance from a stroke at which its ground begins, in pixels: smoothing takes two at most.
  private static let besides = 3
  /// The fewest pixels beside strokes that allow a conclusion.
  private static let fewestBesides = 12
  /// The least share of pixels beside strokes that have the ground's colour: one in this many.
  private static let leastBesides = 4

  private init(_ foreground: RGBA, on ground: RGBA) {
    ratio = ContrastRatio(foreground, ground)
    self.foreground = foreground
    self.ground = ground
  }

  /// Measures a text; `nil` where none is seen.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - area: The text's part of it, within its bounds.
  ///   - foreground: The colour that the text has, where that is known; it may be translucent.
  ///   - side: The side of a piece in pixels: about that of a letter.
  ///   - isSharp: Whether strokes are some pixels wide, so that the inside of letters has the text's colour.
  package init?(in picture: Bitmap, _ area: PixelRect, foreground: RGBA?, side: Int, isSharp: Bool) {
    guard !area.isEmpty else { return nil }
    let histogram = ColorHistogram(picture, area)
    if let common = histogram.background, let seen = histogram.text {
      guard seen != common else { return nil }
      guard let foreground else {
        self = TextContrast(seen, on: common)
        return
      }
      let isChosen = histogram.hasRival(beside: foreground, Self.leastRival) { $0.isNear($1, Self.letter) }
      let ground = isChosen ? Self.ground(common, besideStrokesOf: foreground, in: picture, area) : common
      // A symbol that fills its frame takes more of it than the ground does.
      if foreground.alpha == 255, common.isNear(foreground, Self.same) {
        self = TextContrast(common, on: ground == common ? seen : ground)
        return
      }
      let measured = TextContrast(ground == common ? seen : histogram.text(on: ground), on: ground)
      let known = TextContrast(ContrastRatio.blend(foreground, onto: ground), on: ground)
      // Something may be over it that its colour does not show, such as an opacity. A colour other than one
      // between both is not the text, such as that of bars in place of text that is still loading.
      let isText = Self.isBetween(measured.foreground, ground, known.foreground)
      self = isSharp && isText && measured.ratio.value < known.ratio.value * Self.smoothing ? measured : known
      return
    }
    var pieces: [(contrast: TextContrast, pixels: Int)] = []
    let side = max(side, 4)
    for y in stride(from: area.minY, to: area.maxY, by: side) {
      for x in stride(from: area.minX, to: area.maxX, by: side) {
        let piece = PixelRect(
          minX: x, minY: y, maxX: min(x + side, area.maxX), maxY: min(y + side, area.maxY))
        if let found = Self.piece(picture, piece, foreground) { pieces.append(found) }
      }
    }
    pieces.sort { ($0.contrast.ratio.value, $0.pixels) < ($1.contrast.ratio.value, $1.pixels) }
    let few = Double(pieces.reduce(0) { $0 + $1.pixels }) * Self.stray
    var count = 0.0
    for piece in pieces {
      count += Double(piece.pixels)
      if count >= few {
        self = piece.contrast
        return
      }
    }
    return nil
  }

  /// The ground of visible strokes: the found one, unless another colour lies beside them, as where a badge
  /// over a symbol's corner takes more of the frame, or around a pill.
  private static func ground(
    _ found: RGBA, besideStrokesOf foreground: RGBA, in picture: Bitmap, _ area: PixelRect
  ) -> RGBA {
    guard foreground.alpha == 255 else { return found }
    var beside: [RGBA] = []
    func add(_ x: Int, _ y: Int) {
      guard x >= area.minX, x < area.maxX, !picture[x, y].isNear(foreground, letter) else { return }
      beside.append(picture[x, y])
    }
    for y in area.minY..<area.maxY {
      var isStroke = false
      for x in area.minX..<area.maxX {
        let wasStroke = isStroke
        isStroke = picture[x, y].isNear(foreground, same)
        if isStroke, !wasStroke { add(x - besides, y) }
        if wasStroke, !isStroke { add(x - 1 + besides, y) }
      }
    }
    guard beside.count >= fewestBesides,
      beside.count(where: { $0.isNear(found, letter) }) * leastBesides < beside.count
    else { return found }
    return ground(of: beside) ?? found
  }

  /// Whether a colour lies between two others, as smoothing and opacity mix them.
  private static func isBetween(_ color: RGBA, _ one: RGBA, _ other: RGBA) -> Bool {
    func holds(_ channel: KeyPath<RGBA, UInt8>) -> Bool {
      let (a, b) = (Int(one[keyPath: channel]), Int(other[keyPath: channel]))
      return (min(a, b) - same...max(a, b) + same).contains(Int(color[keyPath: channel]))
    }
    return holds(\.red) && holds(\.green) && holds(\.blue)
  }

  /// The contrast within a piece, and how many of its pixels are text; `nil` without text.
  private static func piece(_ picture: Bitmap, _ area: PixelRect, _ foreground: RGBA?)
    -> (contrast: TextContrast, pixels: Int)?
  {
    guard let foreground else {
      let histogram = ColorHistogram(picture, area)
      guard let ground = histogram.background, let text = histogram.text, text != ground else { return nil }
      return (TextContrast(text, on: ground), area.area / leastText + 1)
    }
    var colors: [RGBA] = []
    colors.reserveCapacity(area.area)
    for y in area.minY..<area.maxY { for x in area.minX..<area.maxX { colors.append(picture[x, y]) } }
    let isOpaque = foreground.alpha == 255
    let rest = isOpaque ? colors.filter { !$0.isNear(foreground, same) } : colors
    guard let common = ground(of: rest) else { return nil }
    let ground = ground(common, besideStrokesOf: foreground, in: picture, area)
    let text = ContrastRatio.blend(foreground, onto: ground)
    let pixels = colors.count { $0.isNear(text, letter) && !$0.isNear(ground, same) }
    guard pixels * leastText >= colors.count else { return nil }
    return (TextContrast(text, on: ground), pixels)
  }

  /// The colour of a ground: the mean of the commonest shade, or of everything where no shade is common.
  private static func ground(of colors: [RGBA]) -> RGBA? {
    if colors.isEmpty { return nil }
    var counts = [Int](repeating: 0, count: RGBA.shades)
    for color in colors { counts[color.shade] += 1 }
    guard let common = counts.indices.max(by: { (counts[$0], $0) < (counts[$1], $1) }) else { return nil }
    let chosen = counts[common] * plain >= colors.count ? colors.filter { $0.shade == common } : colors
    func mean(_ channel: KeyPath<RGBA, UInt8>) -> UInt8 {
      UInt8((chosen.reduce(0) { $0 + Int($1[keyPath: channel]) } + chosen.count / 2) / chosen.count)
    }
    return RGBA(mean(\.red), mean(\.green), mean(\.blue))
  }
}

extension RGBA {
  /// The number of ``shade``s.
  fileprivate static let shades = 1 << 12

  /// The colour in steps of sixteen, as one number.
  fileprivate var shade: Int { Int(red >> 4) << 8 | Int(green >> 4) << 4 | Int(blue >> 4) }

  /// Whether no channel differs by more than some steps.
  func isNear(_ other: RGBA, _ steps: Int) -> Bool {
    abs(Int(red) - Int(other.red)) <= steps && abs(Int(green) - Int(other.green)) <= steps
      && abs(Int(blue) - Int(other.blue)) <= steps
  }
}
