import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Measures contrasts of elements in two trees and their pictures.
struct ContrastReader {
  /// A tree with its picture.
  private struct Side {
    let outline: FlatElementTree
    let backgrounds: ElementBackgrounds
    let picture: Bitmap
    let scale: Double
    /// The colours of elements that were read already.
    private var histograms: [Int: ColorHistogram] = [:]

    init(_ outline: FlatElementTree, _ picture: Bitmap, scale: Double) {
      self.outline = outline
      backgrounds = ElementBackgrounds(outline)
      self.picture = picture
      self.scale = scale
    }

    /// The colours of an element, for which as many pixels are taken from those that may still be read.
    mutating func histogram(of number: Int, _ rest: inout Int) -> ColorHistogram? {
      if let known = histograms[number] { return known }
      let area = area(of: number)
      guard !area.isEmpty, area.area <= rest else { return nil }
      rest -= area.area
      let histogram = ColorHistogram(picture, area)
      histograms[number] = histogram
      return histogram
    }

    func area(of number: Int) -> PixelRect {
      let element = outline[number].element
      // Corners that are cut off show what lies around.
      let inset = (element.appearance?.cornerRadius ?? 0) * (1 - 0.5.squareRoot())
      let visible = FindingAreas.visible(element)
      let inner = visible.insetBy(
        dx: min(max(inset, 0), visible.width / 3), dy: min(max(inset, 0), visible.height / 3))
      return PixelRect(inner, scale: scale, within: picture.width, picture.height)
    }
  }

  private var old: Side
  private var new: Side
  private let difference: PixelDifference?
  private var oldCovers: ElementOcclusion
  private var newCovers: ElementOcclusion
  /// Whether the faces that were met are bold.
  private var boldFaces: [String: Bool] = [:]
  /// The number of pixels that may still be read: hostile trees have many elements of the whole screen's size.
  private var rest: Int

  /// The number of times that all pixels may be read.
  private static let rounds = 16

  /// Prepares two trees.
  ///
  /// - Parameters:
  ///   - matching: The trees.
  ///   - pictures: Their pictures.
  ///   - scale: Pixels a point.
  ///   - difference: Which pixels differ, if it is known.
  init(
    _ matching: ElementMatching, _ pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double,
    difference: PixelDifference? = nil
  ) {
    self.difference = difference
    old = Side(matching.baseline, pictures.baseline, scale: scale)
    new = Side(matching.candidate, pictures.candidate, scale: scale)
    oldCovers = ElementOcclusion(matching.baseline)
    newCovers = ElementOcclusion(matching.candidate)
    rest = Self.rounds * (old.picture.width * old.picture.height + new.picture.width * new.picture.height)
  }

  /// Measures one element's contrast.
  ///
  /// Both sides are read in the same way. Where the trees know both colours, these are taken, unless they are what
  /// they were while the pixels of the same text are not: then something that the tree does not know, such as an
  /// opacity, came over it. Pixels are read only where most of the element is in sight and nothing lies over it.
  /// What shows the same pixels outside of a region is not read at all.
  ///
  /// - Parameters:
  ///   - before: Its number in the approved tree; `nil` for what is new.
  ///   - after: Its number in the new tree.
  ///   - kind: What its region says that it shows, if it is in one.
  /// - Returns: The reading; `nil` where nothing is asked or known.
  mutating func read(_ before: Int?, _ after: Int, _ kind: AccessibilityKind?) -> ContrastMeasurement? {
    let element = new.outline[after].element
    guard kind != .ignoreContrast, element.isEnabled, isInSight(after, new),
      let need = requirement(element, isLeaf: new.outline[after].children.isEmpty, kind)
    else { return nil }
    guard let before else {
      return contrast(after).map {
        ContrastMeasurement(
          before: nil, after: $0.ratio, neededBefore: need.ratio, need: need, source: $0.source)
      }
    }
    let former = old.outline[before].element
    let neededBefore =
      requirement(former, isLeaf: old.outline[before].children.isEmpty, kind)?.ratio ?? need.ratio
    func reading(_ a: ContrastRatio, _ b: ContrastRatio, _ source: ContrastSource) -> ContrastMeasurement {
      ContrastMeasurement(before: a, after: b, neededBefore: neededBefore, need: need, source: source)
    }
    let colors = known(before, after)
    if let colors, abs(colors.before.value - colors.after.value) >= ContrastMeasurement.smallest {
      return reading(colors.before, colors.after, .tree)
    }
    let known = colors.map { reading($0.before, $0.after, .tree) }
    let saysSame = Self.saySame(former, element)
    // Most of a screen stayed: what covers it is not asked for.
    if saysSame, known != nil || kind == nil, isUntouched(before, after) { return known }
    guard oldCovers.isOpen(before), newCovers.isOpen(after) else { return known }
    let showsSame = saysSame && showsSame(before, after)
    if showsSame, known != nil || kind == nil { return known }
    if known == nil, let a = old.backgrounds.foreground(of: before),
      let b = new.backgrounds.foreground(of: after),
      let oldBackground = old.histogram(of: before, &rest)?.background,
      let newBackground = new.histogram(of: after, &rest)?.background
    {
      let (old, new) = (Self.ratio(a, oldBackground), Self.ratio(b, newBackground))
      let found = reading(old, new, .background)
      if showsSame || !saysSame || abs(old.value - new.value) >= ContrastMeasurement.smallest { return found }
      return faded(before, after, found) ?? found
    }
    // Of another text it is not known whether smoothing or colour made the difference.
    if known != nil { return saysSame ? faded(before, after, known) ?? known : known }
    guard let a = old.histogram(of: before, &rest)?.contrast,
      let b = new.histogram(of: after, &rest)?.contrast
    else { return nil }
    return reading(a, b, .pixels)
  }

  /// The contrast measured in the pictures for unchanged colours, where it is worse.
  private mutating func faded(_ before: Int, _ after: Int, _ known: ContrastMeasurement?)
    -> ContrastMeasurement?
  {
    // What is enough now is not worse, whatever it was.
    guard var reading = known, let b = new.histogram(of: after, &rest)?.contrast,
      b.value < reading.need.ratio, let a = old.histogram(of: before, &rest)?.contrast
    else { return nil }
    (reading.before, reading.after, reading.source) = (a, b, .pixels)
    return reading.verdict == .worse ? reading : nil
  }

  private func isInSight(_ number: Int, _ side: Side) -> Bool {
    let visible = FindingAreas.visible(side.outline[number].element)
      .intersection(side.outline[0].element.frame)
    return visible.width > 0 && visible.height > 0
  }

  // MARK: What the trees know

  /// The contrasts that follow from colours in the trees.
  private func known(_ before: Int, _ after: Int) -> (before: ContrastRatio, after: ContrastRatio)? {
    guard let oldForeground = old.backgrounds.foreground(of: before),
      let newForeground = new.backgrounds.foreground(of: after),
      let oldBackground = old.backgrounds.background(of: before),
      let newBackground = new.backgrounds.background(of: after)
    else { return nil }
    return (Self.ratio(oldForeground, oldBackground), Self.ratio(newForeground, newBackground))
  }

  /// The contrast of what is new.
  private mutating func contrast(_ number: Int) -> (ratio: ContrastRatio, source: ContrastSource)? {
    let foreground = new.backgrounds.foreground(of: number)
    if let foreground, let background = new.backgrounds.background(of: number) {
      return (Self.ratio(foreground, background), .tree)
    }
    guard newCovers.isOpen(number), let histogram = new.histogram(of: number, &rest) else { return nil }
    if let foreground { return histogram.background.map { (Self.ratio(foreground, $0), .background) } }
    return histogram.contrast.map { ($0, .pixels) }
  }

  private static func ratio(_ foreground: RGBA, _ background: RGBA) -> ContrastRatio {
    ContrastRatio(ContrastRatio.blend(foreground, onto: background), background)
  }

  // MARK: What the pictures show

  /// Whether it is known that the element is where it was, and that its pixels are the same.
  private func isUntouched(_ before: Int, _ after: Int) -> Bool {
    guard let difference else { return false }
    let area = old.area(of: before)
    return area == new.area(of: after) && !difference.differs(in: area)
  }

  /// Whether the element's pixels are the same, wherever it is.
  private mutating func showsSame(_ before: Int, _ after: Int) -> Bool {
    let (a, b) = (old.area(of: before), new.area(of: after))
    if a == b, let difference { return !difference.differs(in: a) }
    guard a.width == b.width, a.height == b.height, a.area <= rest else { return false }
    rest -= a.area
    return old.picture.bytes.withUnsafeBytes { x in
      new.picture.bytes.withUnsafeBytes { y in
        (0..<max(0, a.height)).allSatisfy { row in
          let first = ((a.y + row) * old.picture.width + a.x) * 4
          let second = ((b.y + row) * new.picture.width + b.x) * 4
          return memcmp(x.baseAddress! + first, y.baseAddress! + second, a.width * 4) == 0
        }
      }
    }
  }

  // MARK: What it is

  private static func saySame(_ a: Element, _ b: Element) -> Bool {
    a.label == b.label && a.value == b.value && a.placeholder == b.placeholder
      && a.appearance?.font == b.appearance?.font && a.appearance?.fontSize == b.appearance?.fontSize
      && a.appearance?.lines == b.appearance?.lines
  }

  private mutating func isBold(_ face: String) -> Bool {
    if let known = boldFaces[face] { return known }
    let isBold = ContrastRequirement.isBold(face)
    boldFaces[face] = isBold
    return isBold
  }

  /// The contrast that an element requires; `nil` if it shows neither text nor strokes of its own.
  private mutating func requirement(_ element: Element, isLeaf: Bool, _ kind: AccessibilityKind?)
    -> ContrastRequirement?
  {
    ContrastRequirement(element, isLeaf: isLeaf, declared: kind) { isBold($0) }
  }
}

/// The contrast of one element before and after, and the contrast it requires.
struct ContrastMeasurement: Hashable, Sendable {
  /// The contrast before; `nil` for a new element.
  var before: ContrastRatio?
  /// The contrast after.
  var after: ContrastRatio
  /// The ratio that was required before.
  var neededBefore: Double
  /// The requirement.
  var need: ContrastRequirement
  /// The source of both.
  var source: ContrastSource

  /// The smallest change that is not the rounding of colours to whole steps.
  static let smallest = 0.05
  /// The factor by which anti-aliasing of the same text in another place may lower a measured ratio.
  static let smoothing = 0.9

  /// The outcome.
  enum Verdict { case enough, carried, fixed, worse }

  /// The outcome against the requirement.
  var verdict: Verdict {
    let needed = need.ratio
    guard let before else { return after.value < needed ? .worse : .enough }
    let wasEnough = before.value >= neededBefore
    if after.value >= needed { return wasEnough ? .enough : .fixed }
    let fell =
      source == .pixels
      ? after.value < before.value * Self.smoothing : before.value - after.value >= Self.smallest
    // Colours that are known are exact: then whatever crosses the line has crossed it.
    let crossed = wasEnough && (needed > neededBefore || source != .pixels)
    return fell || crossed ? .worse : .carried
  }
}
