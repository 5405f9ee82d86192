import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Finds elements that moved along with others and also look different.
///
/// Where something moved, every pixel may differ. So an element that kept its size and was fully visible before and after
/// is compared with itself at its old place.
struct MovedElementFindings {
  /// The elements that look different in their new places.
  private(set) var findings: [Finding] = []

  /// The most elements that are compared.
  private static let most = 512
  /// The most pixels that are compared: those of several large screens.
  private static let mostPixels = 50_000_000

  private let matching: ElementMatching
  private let areas: FindingAreas
  private let pictures: (baseline: Bitmap, candidate: Bitmap)
  private let difference: PixelDifference
  private let masks: [PixelRect]
  private let regions: [Int?]

  /// Compares moved elements with themselves.
  ///
  /// - Parameters:
  ///   - explanation: What changed.
  ///   - areas: Where elements are.
  ///   - pictures: Both pictures.
  ///   - difference: Which pixels differ.
  ///   - masks: What is not judged, in pixels.
  ///   - regions: For each element of the new tree, the region by which it is judged.
  init(
    _ explanation: TreeExplanation, _ areas: FindingAreas, _ pictures: (baseline: Bitmap, candidate: Bitmap),
    _ difference: PixelDifference, masks: [PixelRect], regions: [Int?]
  ) {
    matching = explanation.matching
    self.areas = areas
    self.pictures = pictures
    self.difference = difference
    self.masks = masks
    self.regions = regions
    if difference.isEmpty { return }
    let blocked = blocked(explanation.findings)
    var looks: [Int: Bool] = [:]
    var tried = 0
    var pixels = 0
    for (number, partner) in matching.pairs.reversed() where tried < Self.most && pixels < Self.mostPixels {
      let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
      guard !blocked[number], old.frame != new.frame, old.frame.size == new.frame.size, old.type != .cell,
        paints(number)
      else { continue }
      tried += 1
      guard let differs = differs(number, partner, &pixels) else { continue }
      looks[number] = differs
    }
    answer(for: &looks)
    for number in looks.keys.sorted() where looks[number] == true {
      findings.append(
        Finding(
          change: .looks, subject: .init(baseline: number, candidate: matching.partners[number]),
          isVisible: true)
      )
    }
  }

  /// Containers that paint nothing themselves.
  private static let grounds: Set<ElementType> = [
    .any, .application, .window, .scrollView, .table, .collectionView, .outline,
  ]

  /// Lets a container answer for all that is inside of it, where all of that looks different and is judged alike.
  private func answer(for looks: inout [Int: Bool]) {
    func region(_ number: Int) -> Int?? { matching.partners[number].map { regions[$0] } }
    var isOneRegion = [Bool](repeating: true, count: matching.baseline.nodes.count)
    for number in matching.baseline.nodes.indices.reversed() {
      let node = matching.baseline[number]
      isOneRegion[number] = node.children.allSatisfy {
        isOneRegion[$0] && (region($0) == nil || region($0) == region(number))
      }
      guard isOneRegion[number], matching.partners[number] != nil, !node.children.isEmpty, number > 0,
        !Self.grounds.contains(node.element.type), looks[number] != false
      else { continue }
      let inside = node.children.compactMap { looks[$0] }
      guard inside.allSatisfy({ $0 }), looks[number] == true || inside.count > 1 else {
        looks[number] = nil
        continue
      }
      looks[number] = true
      for child in number + 1..<node.end { looks[child] = nil }
    }
  }

  /// The elements that changed in another way, and those around and inside them.
  private func blocked(_ findings: [Finding]) -> [Bool] {
    var own = [Bool](repeating: false, count: matching.baseline.nodes.count)
    var below = own
    for finding in findings {
      for subject in finding.subjects {
        var number = subject.baseline
        if number == nil, let candidate = subject.candidate {
          number = matching.candidate[candidate].parent.flatMap { matching.origins[$0] }
        } else if let number, !isOfPlace(finding.change) {
          below[number] = true
        }
        while let next = number, !own[next] {
          own[next] = true
          number = matching.baseline[next].parent
        }
      }
    }
    for number in own.indices {
      if let parent = matching.baseline[number].parent, below[parent] { below[number] = true }
      if below[number] { own[number] = true }
    }
    return own
  }

  private func isOfPlace(_ change: Change) -> Bool {
    switch change {
    case .moved, .contentMoved, .contentInset, .spacing, .container, .reordered, .resized: true
    default: false
    }
  }

  /// Whether an element looks different at its new place; `nil` if that is unknown.
  private func differs(_ number: Int, _ partner: Int, _ pixels: inout Int) -> Bool? {
    let (old, new) = (matching.baseline[number].element, matching.candidate[partner].element)
    // What can be seen of it both times.
    let way = CGVector(dx: new.frame.minX - old.frame.minX, dy: new.frame.minY - old.frame.minY)
    let shown = FindingAreas.visible(old).intersection(
      FindingAreas.visible(new).offsetBy(dx: -way.dx, dy: -way.dy))
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
    let (a, b) = (areas.pixels(shown), areas.pixels(shown.offsetBy(dx: way.dx, dy: way.dy)))
    // What lies between pixels is drawn otherwise wherever it goes.
    guard a.width == b.width, a.height == b.height, !a.isEmpty,
      areas.isOnPixels(way),
      isFree(number, in: matching.baseline, a), isFree(partner, in: matching.candidate, b)
    else { return nil }
    // Round corners show what is behind.
    let corner = areas.pixels(old.appearance?.cornerRadius ?? 0)
    let holes = matching.baseline[number].children.map { child in
      let area = areas.pixels(matching.baseline[child].element.frame, margin: 1)
      return PixelRect(x: area.x - a.x, y: area.y - a.y, width: area.width, height: area.height)
    }.sorted { $0.minX < $1.minX }
    pixels += a.area
    // The device draws a bar at the lower edge that no tree has.
    let strip = areas.pixels(TranslucentBars.signs.bottom)
    let lowest = (pictures.baseline.height - strip, pictures.candidate.height - strip)
    for y in 0..<a.height {
      if old.type != .image, a.minY + y >= lowest.0 || b.minY + y >= lowest.1 { continue }
      let inset = y < corner || y >= a.height - corner ? corner : 0
      guard inset < a.width - inset else { continue }
      let isUnder = holes.isEmpty
      var column = inset
      // From hole to hole.
      for hole in holes where hole.minY <= y && y < hole.maxY {
        let end = min(hole.minX, a.width - inset)
        if column < end, !equal(a, b, y, column..<end, under: isUnder) { return true }
        column = max(column, hole.maxX)
      }
      if column < a.width - inset, !equal(a, b, y, column..<(a.width - inset), under: isUnder) {
        return true
      }
    }
    return false
  }

  /// Whether an element has pixels of its own.
  private func paints(_ number: Int) -> Bool {
    let node = matching.baseline[number]
    return node.children.isEmpty || (node.element.appearance?.background != nil && node.children.count <= 16)
  }

  /// Whether part of a row is the same; under a veil, what did not change on the screen lies over what moved.
  private func equal(_ a: PixelRect, _ b: PixelRect, _ y: Int, _ columns: Range<Int>, under isUnder: Bool)
    -> Bool
  {
    let (old, new) = (pictures.baseline, pictures.candidate)
    guard a.maxX <= old.width, a.maxY <= old.height, b.maxX <= new.width, b.maxY <= new.height else {
      return true
    }
    let isEqual = old.bytes.withUnsafeBytes { left in
      new.bytes.withUnsafeBytes { right in
        memcmp(
          left.baseAddress! + ((a.minY + y) * old.width + a.minX + columns.lowerBound) * 4,
          right.baseAddress! + ((b.minY + y) * new.width + b.minX + columns.lowerBound) * 4,
          columns.count * 4) == 0
      }
    }
    if isEqual || !isUnder { return isEqual }
    return columns.allSatisfy { x in
      old[a.minX + x, a.minY + y] == new[b.minX + x, b.minY + y]
        || !difference.differs(b.minX + x, b.minY + y) || !difference.differs(a.minX + x, a.minY + y)
    }
  }

  /// Whether nothing is painted over an element, and no mask touches it.
  private func isFree(_ number: Int, in outline: FlatElementTree, _ area: PixelRect) -> Bool {
    let frame = outline[number].element.frame
    if masks.contains(where: {
      $0.minX < area.maxX && area.minX < $0.maxX && $0.minY < area.maxY && area.minY < $0.maxY
    }) {
      return false
    }
    return !outline.nodes[outline[number].end...].contains { node in
      let other = node.element
      let isVeil = other.type == .window && other.appearance?.isTouchTransparent != true
      let isGround = other.type == .application || other.type == .window
      let shows = !isGround && (node.children.isEmpty || other.appearance?.background != nil)
      return (shows || isVeil)
        && FindingAreas.visible(other).intersects(frame)
    }
  }
}
