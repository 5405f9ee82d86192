import GalleyTree

/// Where each element's change of size comes from.
///
/// A size has its origin inside, if content, insets or spacing in it changed, or something came or went: then the
/// containers around it follow. Otherwise it may be stretched by its container. Where neither is certain, a
/// container with one stretching child follows that child, and one with several leads them.
struct GrowthOrigins {
  private let frames: FrameChanges
  private let content: ContentChanges
  private let axis: Axis
  /// The origin inside each element, where one is certain.
  private var inside: [Origin?]
  /// The origin of each element's change of size; `nil` where the size is the same.
  private(set) var origins: [Origin?]

  /// Traces all changes of size along an axis.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ frames: FrameChanges, _ content: ContentChanges, _ axis: Axis) {
    self.frames = frames
    self.content = content
    self.axis = axis
    let count = frames.matching.baseline.nodes.count
    inside = Array(repeating: nil, count: count)
    origins = inside
    // From the leaves up, then from the root down.
    for number in (0..<count).reversed() where frames.growth(number, axis) != 0 {
      inside[number] = lookInside(number)
    }
    for number in 0..<count where frames.growth(number, axis) != 0 {
      origins[number] = trace(number)
    }
  }

  private func lookInside(_ number: Int) -> Origin? {
    if let driver = content.driver(of: number) { return .content(driver) }
    let growth = frames.growth(number, axis)
    guard let insets = frames.insets(number, axis) else { return whatCameOrWent(number) }
    let (leading, trailing) = (insets.leading, insets.trailing)
    let isPadding =
      abs(leading) > frames.slack && frames.agree(leading, trailing) && (leading > 0) == (growth > 0)
    if isPadding { return .frame(number) }
    // The child that grew most, in the same direction, for a reason of its own.
    var best: Int?
    for child in frames.kept[number] where inside[child] != nil {
      let theirs = frames.growth(child, axis)
      if (theirs > 0) == (growth > 0), abs(theirs) > abs(best.map { frames.growth($0, axis) } ?? 0) {
        best = child
      }
    }
    if let best { return inside[best] }
    if let event = whatCameOrWent(number) { return event }
    if frames.evenSpacing(number, axis) != nil { return .spacing(number) }
    return abs(leading) > frames.slack ? .frame(number) : nil
  }

  private func whatCameOrWent(_ number: Int) -> Origin? {
    if let child = frames.came[number].first {
      return frames.matching.origins[child].map { .container($0) } ?? .appeared(child)
    }
    if let child = frames.left[number].first {
      return frames.matching.partners[child] == nil ? .vanished(child) : .container(child)
    }
    return nil
  }

  private func trace(_ number: Int) -> Origin {
    if let origin = inside[number] { return origin }
    if let parent = frames.matching.baseline[number].parent, isStretched(number), let origin = origins[parent]
    {
      return origin
    }
    // The top of a chain in which everything is as long as what holds it: follow it down while it is one line.
    var lead = number
    while true {
      let stretched = frames.kept[lead].filter { frames.growth($0, axis) != 0 && isStretched($0) }
      guard stretched.count == 1, let child = stretched.first, inside[child] == nil else { break }
      lead = child
    }
    return .frame(lead)
  }

  /// Whether an element grew by as much as its container, and kept its distance from both edges.
  private func isStretched(_ number: Int) -> Bool {
    guard frames.matching.staysInPlace(number), let parent = frames.matching.baseline[number].parent else {
      return false
    }
    let theirs = frames.growth(parent, axis)
    return theirs != 0 && frames.agree(theirs, frames.growth(number, axis))
      && abs(frames.shift(number, axis)) <= frames.slack
  }
}
