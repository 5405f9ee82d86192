import Foundation
import GalleyImage
import GalleyTree

/// Reads contrasts off two trees and their pictures.
struct ContrastReader {
  /// A tree with its picture.
  private struct Side {
    let outline: ElementOutline
    let grounds: PaintedGrounds
    let picture: Bitmap
    let scale: Double

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

  private let old: Side
  private let new: Side
  /// How many pixels may still be looked at: hostile trees have many elements of the whole screen's size.
  private var rest: Int

  /// So many times all pixels are looked at, at the most.
  private static let rounds = 16

  /// Prepares two trees.
  ///
  /// - Parameters:
  ///   - matching: The trees.
  ///   - pictures: Their pictures.
  ///   - scale: Pixels a point.
  init(_ matching: ElementMatching, _ pictures: (baseline: Bitmap, candidate: Bitmap), scale: Double) {
    old = Side(
      outline: matching.baseline, grounds: PaintedGrounds(matching.baseline), picture: pictures.baseline,
      scale: scale)
    new = Side(
      outline: matching.candidate, grounds: PaintedGrounds(matching.candidate), picture: pictures.candidate,
      scale: scale)
    rest = Self.rounds * (old.picture.width * old.picture.height + new.picture.width * new.picture.height)
  }

  /// Reads one element's contrast.
  ///
  /// Both sides are read in the same way. Where the trees know both colours, these are taken, unless they are what
  /// they were while the pixels of the same text are not: then something that the tree does not know, such as an
  /// opacity, came over it.
  ///
  /// - Parameters:
  ///   - before: Its number in the approved tree; `nil` for what is new.
  ///   - after: Its number in the new tree.
  ///   - kind: What its region says that it shows, if it is in one.
  /// - Returns: The reading; `nil` where nothing is asked or known.
  mutating func read(_ before: Int?, _ after: Int, _ kind: AccessibilityKind?) -> ContrastReading? {
    let element = new.outline[after].element
    guard kind != .ignoreContrast, element.isEnabled, isInSight(after, new),
      let need = Self.need(element, isLeaf: new.outline[after].children.isEmpty, kind)
    else { return nil }
    guard let before else {
      return contrast(after, new).map {
        ContrastReading(before: nil, after: $0.ratio, neededBefore: need.ratio, need: need, source: $0.source)
      }
    }
    let former = old.outline[before].element
    let neededBefore =
      Self.need(former, isLeaf: old.outline[before].children.isEmpty, kind)?.ratio ?? need.ratio
    func reading(_ a: ContrastRatio, _ b: ContrastRatio, _ source: ContrastSource) -> ContrastReading {
      ContrastReading(before: a, after: b, neededBefore: neededBefore, need: need, source: source)
    }
    let known = known(before, after)
    if let known, abs(known.before.value - known.after.value) >= ContrastReading.smallest {
      return reading(known.before, known.after, known.source)
    }
    let isReadable =
      isInSight(before, old) && former.isHittable && element.isHittable && Self.saySame(former, element)
    if isReadable, !showsSame(before, after) {
      if let a = measured(before, old), let b = measured(after, new) {
        let measured = reading(a, b, .pixels)
        if known == nil || measured.verdict == .worse { return measured }
      }
    }
    if let known { return reading(known.before, known.after, known.source) }
    // Text that is another one is told by its colours alone.
    guard kind != nil, let b = measured(after, new), let a = measured(before, old) else { return nil }
    return reading(a, b, .pixels)
  }

  private func isInSight(_ number: Int, _ side: Side) -> Bool {
    let visible = FindingAreas.visible(side.outline[number].element)
      .intersection(side.outline[0].element.frame)
    return visible.width > 0 && visible.height > 0
  }

  // MARK: What the trees know

  /// The contrasts that follow from colours in the trees, with grounds from the pictures where the trees have none.
  private mutating func known(_ before: Int, _ after: Int) -> (
    before: ContrastRatio, after: ContrastRatio, source: ContrastSource
  )? {
    guard let oldInk = old.grounds.ink(of: before), let newInk = new.grounds.ink(of: after) else {
      return nil
    }
    if let a = old.grounds.ground(of: before), let b = new.grounds.ground(of: after) {
      return (Self.ratio(oldInk, a), Self.ratio(newInk, b), .tree)
    }
    guard isInSight(before, old), let a = histogram(before, old)?.ground,
      let b = histogram(after, new)?.ground
    else { return nil }
    return (Self.ratio(oldInk, a), Self.ratio(newInk, b), .ground)
  }

  private mutating func contrast(_ number: Int, _ side: Side) -> (
    ratio: ContrastRatio, source: ContrastSource
  )? {
    if let ink = side.grounds.ink(of: number) {
      if let ground = side.grounds.ground(of: number) { return (Self.ratio(ink, ground), .tree) }
      if let ground = histogram(number, side)?.ground { return (Self.ratio(ink, ground), .ground) }
    }
    return measured(number, side).map { ($0, .pixels) }
  }

  private static func ratio(_ ink: RGBA, _ ground: RGBA) -> ContrastRatio {
    ContrastRatio(ContrastRatio.blend(ink, onto: ground), ground)
  }

  // MARK: What the pictures show

  private mutating func histogram(_ number: Int, _ side: Side) -> ColorHistogram? {
    let area = side.area(of: number)
    guard !area.isEmpty, area.area <= rest else { return nil }
    rest -= area.area
    return ColorHistogram(side.picture, area)
  }

  private mutating func measured(_ number: Int, _ side: Side) -> ContrastRatio? {
    histogram(number, side)?.contrast
  }

  /// Whether the element's pixels are the same, wherever it is.
  private mutating func showsSame(_ before: Int, _ after: Int) -> Bool {
    let (a, b) = (old.area(of: before), new.area(of: after))
    guard a.width == b.width, a.height == b.height, a.area <= rest else { return false }
    rest -= a.area
    return old.picture.bytes.withUnsafeBytes { x in
      new.picture.bytes.withUnsafeBytes { y in
        (0..<max(0, a.height)).allSatisfy { row in
          let first = ((a.y + row) * old.picture.width + a.x) * 4
          let second = ((b.y + row) * new.picture.width + b.x) * 4
          return x[first..<first + a.width * 4].elementsEqual(y[second..<second + b.width * 4])
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

  private static let texts: Set<ElementType> = [
    .staticText, .button, .link, .textField, .secureTextField, .searchField, .textView, .menuItem, .tab, .key,
    .toolbarButton, .menuButton, .popUpButton,
  ]

  /// How much contrast an element needs; `nil` for what shows neither text nor strokes of its own.
  private static func need(_ element: Element, isLeaf: Bool, _ kind: AccessibilityKind?) -> ContrastNeed? {
    let looks = element.appearance
    let says =
      !element.label.isEmpty || element.value.map { !$0.text.isEmpty } ?? false
      || !(element.placeholder ?? "").isEmpty
    let isText =
      looks?.lines.map { $0.contains { !$0.isEmpty } } ?? (looks?.font != nil && says)
      || isLeaf && says && texts.contains(element.type) && (looks?.foreground == nil || looks?.font != nil)
    if isText {
      if let kind { return .declared(kind) }
      return .text(size: looks?.fontSize, isBold: looks?.font.map(ContrastNeed.isBold) ?? false)
    }
    guard isLeaf else { return nil }
    let isIcon = looks?.foreground != nil || element.type == .icon
    if kind == .graphicalObject, isIcon || element.type == .image { return .declared(.graphicalObject) }
    return isIcon ? .graphic : nil
  }
}
