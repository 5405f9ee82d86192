import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// The pixels of both pictures that findings affect.
struct FindingAreas {
  private let matching: ElementMatching
  private let scale: Double
  private let width: Int
  private let height: Int
  /// The extent of each element of the approved tree with all below it, in points.
  private let oldExtents: [CGRect]
  /// The extent of each element of the new tree with all below it, in points.
  private let newExtents: [CGRect]

  /// Edges and overhanging glyphs colour the pixels next to a frame.
  private static let margin = 1
  /// The reach of a container's border around its old and new edge, in points, beside its corners.
  private static let border = 2.0

  /// Makes it for pictures of a size.
  ///
  /// - Parameters:
  ///   - matching: The pairs that findings are about.
  ///   - scale: Pixels a point.
  ///   - width: The width of what either picture covers, in pixels.
  ///   - height: The height of what either picture covers, in pixels.
  init(_ matching: ElementMatching, scale: Double, width: Int, height: Int) {
    self.matching = matching
    self.scale = scale
    self.width = width
    self.height = height
    oldExtents = Self.extents(matching.baseline)
    newExtents = Self.extents(matching.candidate)
  }

  /// The extents of elements with all that sticks out of them; scrolling containers clip their content.
  private static func extents(_ outline: FlatElementTree) -> [CGRect] {
    let cutting: Set<ElementType> = [.scrollView, .table, .collectionView, .textView, .webView, .window]
    var extents = outline.nodes.map { visible($0.element) }
    for number in outline.nodes.indices.reversed() {
      guard let parent = outline[number].parent, !cutting.contains(outline[parent].element.type) else {
        continue
      }
      if extents[number].isEmpty { continue }
      extents[parent] = extents[parent].isEmpty ? extents[number] : extents[parent].union(extents[number])
    }
    return extents
  }

  /// The part of an element that its containers leave visible, in points.
  static func visible(_ element: Element) -> CGRect {
    element.appearance?.visibleFrame ?? element.frame
  }

  /// The pixels of a rectangle in points.
  func pixels(_ rect: CGRect, margin: Int = 0) -> PixelRect {
    PixelRect(rect, scale: scale, margin: margin, within: width, height)
  }

  /// The rectangle of pixels in points.
  func points(_ rect: PixelRect) -> CGRect { rect.points(scale: scale) }

  /// The gap up to which differing pixels are one place, in pixels.
  var joining: Int { Self.joining(scale: scale) }

  /// The gap up to which differing pixels are one place: 2 points.
  static func joining(scale: Double) -> Int { Int((2 * max(scale, 0.5)).rounded(.up)) }

  /// A length in whole pixels, rounded up.
  func pixels(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(0, length * scale), 100_000).rounded(.up)) : 0
  }

  /// Whether a way ends on whole pixels.
  func isOnPixels(_ way: CGVector) -> Bool {
    [way.dx * scale, way.dy * scale].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 64 }
  }

  /// An area with so many points around it.
  func grown(_ area: PixelRect, by reach: Double) -> PixelRect {
    let margin = pixels(reach)
    return PixelRect(
      minX: max(0, area.minX - margin), minY: max(0, area.minY - margin),
      maxX: min(width, area.maxX + margin),
      maxY: min(height, area.maxY + margin))
  }

  /// The pixels where the element itself, and its group, was and is.
  func own(_ finding: Finding) -> [PixelRect] {
    if let placing = finding.placing { return placing.own.map { pixels($0, margin: Self.margin) } }
    if turnsSwitches(finding) {
      return finding.subjects.flatMap { TurnedSwitch.frames(in: $0, matching) }
        .map { grown(pixels($0), by: TurnedSwitch.shadow) }
    }
    return finding.subjects.flatMap { subject in
      var areas = frames(subject.baseline, subject.candidate)
      // What takes another place takes all that is in it along.
      if !finding.change.isContent { areas += extents(subject.baseline, subject.candidate) }
      if case .contentMoved = finding.change, let number = subject.baseline {
        areas += matching.baseline[number].children.flatMap { extents($0, matching.partners[$0]) }
      }
      return areas
    }
  }

  /// The pixels where everything that follows was and is.
  func following(_ finding: Finding) -> [PixelRect] {
    var areas: [PixelRect] = finding.passages.flatMap { extents($0.baseline, $0.candidate) }
    if let placing = finding.placing {
      areas += placing.following.map { pixels($0, margin: Self.margin) }
      areas += finding.led.flatMap { own($0) + following($0) }
    }
    for number in finding.movers.keys.sorted() { areas += whole(number) }
    let old = finding.subjects.compactMap(\.baseline).sorted()
    let new = finding.subjects.compactMap(\.candidate).sorted()
    for number in finding.growers.sorted() where finding.movers[number] == nil {
      let partner = matching.partners[number]
      let holds =
        Self.holdsAny(of: old, number..<matching.baseline[number].end)
        || partner.map { Self.holdsAny(of: new, $0..<matching.candidate[$0].end) } ?? false
      areas += holds ? edges(number) : whole(number)
    }
    return areas
  }

  /// Whether any of some ascending numbers lies in a range.
  private static func holdsAny(of numbers: [Int], _ range: Range<Int>) -> Bool {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] < range.upperBound
  }

  private func whole(_ number: Int) -> [PixelRect] {
    frames(number, matching.partners[number]) + extents(number, matching.partners[number])
  }

  private func frames(_ baseline: Int?, _ candidate: Int?) -> [PixelRect] {
    (baseline.map { frames($0, matching.baseline) } ?? [])
      + (candidate.map { frames($0, matching.candidate) } ?? [])
  }

  /// The pixels of an element of one tree, and those around the knob of a switch: that of a row is the switch in it.
  private func frames(_ number: Int, _ tree: FlatElementTree) -> [PixelRect] {
    let area = pixels(Self.visible(tree[number].element), margin: Self.margin)
    guard tree[number].element.type == .switch else { return [area] }
    let control = tree[number].children.first { tree[$0].element.type == .switch } ?? number
    return [area, grown(pixels(Self.visible(tree[control].element)), by: TurnedSwitch.shadow)]
  }

  /// Whether a finding alters nothing but the switches inside of rows, with the shadows of their knobs.
  func turnsSwitches(_ finding: Finding) -> Bool {
    TurnedSwitch.isTurned(by: finding.change)
      && finding.subjects.allSatisfy { !TurnedSwitch.frames(in: $0, matching).isEmpty }
  }

  private func extents(_ baseline: Int?, _ candidate: Int?) -> [PixelRect] {
    [baseline.map { oldExtents[$0] }, candidate.map { newExtents[$0] }].compactMap { $0 }
      .map { pixels($0, margin: Self.margin) }
  }

  /// A container that grew around something else shows it at its edges; what it holds answers for itself.
  private func edges(_ number: Int) -> [PixelRect] {
    guard let partner = matching.partners[number] else { return [] }
    let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
    let (a, b) = (Self.visible(old), Self.visible(new))
    let reach = Self.border + max(old.appearance?.cornerRadius ?? 0, new.appearance?.cornerRadius ?? 0)
    let whole = a.union(b)
    var strips: [CGRect] = []
    func across(_ x: Double, _ y: Double) {
      if x != y {
        strips.append(
          CGRect(x: min(x, y) - reach, y: whole.minY, width: abs(x - y) + 2 * reach, height: whole.height))
      }
    }
    func along(_ x: Double, _ y: Double) {
      if x != y {
        strips.append(
          CGRect(x: whole.minX, y: min(x, y) - reach, width: whole.width, height: abs(x - y) + 2 * reach))
      }
    }
    across(a.minX, b.minX)
    across(a.maxX, b.maxX)
    along(a.minY, b.minY)
    along(a.maxY, b.maxY)
    return strips.map { pixels($0.intersection(whole), margin: Self.margin) }
  }

  /// All elements of the new tree that can own a pixel, the topmost first; the number is the owner.
  ///
  /// The root, apps and windows are the ground that everything stands on: they own nothing.
  func topmost() -> [PixelAllocation.Claim] {
    matching.candidate.nodes.indices.reversed().compactMap { number in
      let element = matching.candidate[number].element
      if number == 0 || element.type == .application || element.type == .window { return nil }
      return PixelAllocation.Claim(area: pixels(Self.visible(element)), owner: number)
    }
  }
}
