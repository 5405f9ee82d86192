import GalleyImage

/// Two pictures and what is said of them, laid over each other.
struct DifferenceCanvas {
  let baseline: Bitmap
  let candidate: Bitmap
  let width: Int
  let height: Int
  /// Where both have pixels.
  let common: PixelRect
  private let map: PixelMap
  private let placeOfBaseline: (x: Int, y: Int)
  private let placeOfCandidate: (x: Int, y: Int)

  init(_ baseline: Bitmap, _ candidate: Bitmap, _ comparison: PixelComparison) {
    self.baseline = baseline
    self.candidate = candidate
    map = comparison.map
    let before = comparison.sizes?.commonInBaseline ?? baseline.extent
    let after = comparison.sizes?.commonInCandidate ?? candidate.extent
    let corner = (x: max(before.x, after.x), y: max(before.y, after.y))
    common = PixelRect(x: corner.x, y: corner.y, width: before.width, height: before.height)
    placeOfBaseline = (corner.x - before.x, corner.y - before.y)
    placeOfCandidate = (corner.x - after.x, corner.y - after.y)
    width = max(placeOfBaseline.x + baseline.width, placeOfCandidate.x + candidate.width)
    height = max(placeOfBaseline.y + baseline.height, placeOfCandidate.y + candidate.height)
  }

  /// What is said of a pixel: what only one picture has differs; `nil` where there is none.
  func judgement(_ x: Int, _ y: Int) -> PixelJudgement? {
    if common.contains(x, y) { return map[x - common.x, y - common.y] }
    return baselineColor(x, y) != nil || candidateColor(x, y) != nil ? .different : nil
  }

  /// How far the colours of a pixel are apart, in steps; the most where only one picture has it.
  func step(_ x: Int, _ y: Int) -> Int {
    if common.contains(x, y) {
      return Int(map.byte(at: (y - common.y) * common.width + x - common.x) >> 3)
    }
    return judgement(x, y) == nil ? 0 : PixelMap.magnitudes
  }

  /// The new picture's pixel; the approved one's where there is no new one.
  func color(_ x: Int, _ y: Int) -> RGBA? { candidateColor(x, y) ?? baselineColor(x, y) }

  func baselineColor(_ x: Int, _ y: Int) -> RGBA? {
    Self.pixel(baseline, x - placeOfBaseline.x, y - placeOfBaseline.y)
  }
  func candidateColor(_ x: Int, _ y: Int) -> RGBA? {
    Self.pixel(candidate, x - placeOfCandidate.x, y - placeOfCandidate.y)
  }

  private static func pixel(_ picture: Bitmap, _ x: Int, _ y: Int) -> RGBA? {
    x >= 0 && y >= 0 && x < picture.width && y < picture.height ? picture[x, y] : nil
  }

  /// What differs, on the canvas.
  var difference: PixelDifference {
    var difference = PixelDifference(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where judgement(x, y) == .different { difference.insert(x, y) }
    }
    return difference
  }
}
