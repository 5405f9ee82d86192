import GalleyTree

/// The origin of each element's change of size.
///
/// A size has its origin inside, if content, insets or spacing in it changed, or something came or went: then the
/// containers around it follow. Otherwise it may be stretched by its container. Where neither is certain, a
/// container with one stretching child follows that child, and one with several leads them.
struct SizeOrigins {
  private let frames: FrameChanges
  private let content: ContentChanges
  private let axis: Axis
  /// The origins of the new sizes of reflowed texts.
  private let reflows: [Int: ChangeOrigin]
  /// The origin inside each element, where one is certain.
  private var inside: [ChangeOrigin?]
  /// The last of each chain of stretched elements, where it is not its beginning.
  private var leads: [Int: Int] = [:]
  /// The origin of each element's change of size; `nil` where the size is the same.
  private(set) var origins: [ChangeOrigin?]

  /// Traces all changes of size along an axis.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ frames: FrameChanges, _ content: ContentChanges, reflows: [Int: ChangeOrigin], _ axis: Axis) {
    self.frames = frames
    self.content = content
    self.reflows = reflows
    self.axis = axis
    let count = frames.matching.baseline.nodes.count
    inside = Array(repeating: nil, count: count)
    origins = inside
    // From the leaves up, then from the root down.
    for number in (0..<count).reversed() where frames.growth(number, axis) != 0 {
      inside[number] = lookInside(number)
      leads[number] = findLead(of: number)
    }
    for number in 0..<count where frames.growth(number, axis) != 0 {
      origins[number] = trace(number)
    }
  }

  private func lookInside(_ number: Int) -> ChangeOrigin? {
    if let origin = reflows[number] { return origin }
    if let driver = content.driver(of: number) { return .content(driver) }
    let growth = frames.growth(number, axis)
    guard let insets = frames.insets(number, axis) else { return whatCameOrWent(number) }
    let (leading, trailing) = (insets.leading, insets.trailing)
    let isPadding =
      abs(leading) > frames.slack && frames.agree(leading, trailing) && (leading > 0) == (growth > 0)
    if isPadding { return .frame(number) }
    if let origin = whatGrew(inside: number, growth) { return origin }
    if let event = whatCameOrWent(number) { return event }
    if frames.evenSpacing(number, axis) != nil { return .spacing(number) }
    if let first = stackThatGrew(in: number, growth) { return .gap(first) }
    return abs(leading) > frames.slack ? .frame(number) : nil
  }

  /// The origin of the child that grew most, in the direction of its container.
  ///
  /// A child that grew by as much as its container, for no reason of its own, may have been stretched by it: then
  /// the container's size has no certain origin inside.
  private func whatGrew(inside number: Int, _ growth: Double) -> ChangeOrigin? {
    let grown = frames.kept[number].filter {
      (frames.growth($0, axis) > 0) == (growth > 0) && frames.growth($0, axis) != 0
    }
    func size(_ child: Int) -> Double { abs(frames.growth(child, axis)) }
    guard let most = grown.map(size).max() else { return nil }
    let largest = grown.filter { frames.agree(size($0), most) }
    if let child = largest.first(where: { inside[$0] != nil }) { return inside[child] }
    if let child = largest.first(where: { !isStretched($0) }) { return .frame(lead(of: child)) }
    return nil
  }

  /// The first element of a stack of which the gaps grew by as much as what holds it.
  private func stackThatGrew(in number: Int, _ growth: Double) -> Int? {
    guard frames.kept[number].count > 1 else { return nil }
    var stacks = SiblingStacks(frames, number, axis)
    for child in frames.kept[number].prefix(Self.mostInStacks) {
      let run = stacks.run(of: child)
      guard run.first == child, run.count > 1, let gap = stacks.gap(in: run) else { continue }
      if frames.agree(gap.change * Double(run.count - 1), growth) { return child }
    }
    return nil
  }

  /// The number of children that are searched for stacks: a row's content, not a list's.
  private static let mostInStacks = 32

  private func whatCameOrWent(_ number: Int) -> ChangeOrigin? {
    if let child = frames.came[number].first {
      return frames.matching.origins[child].map { .container($0) } ?? .appeared(child)
    }
    if let child = frames.left[number].first {
      return frames.matching.partners[child] == nil ? .vanished(child) : .container(child)
    }
    return nil
  }

  private func trace(_ number: Int) -> ChangeOrigin {
    if let origin = inside[number] { return origin }
    if let parent = frames.matching.baseline[number].parent, frames.matching.staysInPlace(number),
      let inset = frames.contentInsets[axis.rawValue][parent],
      frames.isReflowed(number) || frames.agree(frames.growth(number, axis), -inset.leading - inset.trailing)
    {
      return .contentInset(parent)
    }
    if let parent = frames.matching.baseline[number].parent, isStretched(number), let origin = origins[parent]
    {
      return origin
    }
    return .frame(lead(of: number))
  }

  /// The last of a chain in which each element holds one that is stretched exactly as it is.
  private func lead(of number: Int) -> Int { leads[number] ?? number }

  /// Finds it, once those of everything inside are known.
  private func findLead(of number: Int) -> Int {
    let stretched = frames.kept[number].filter { frames.growth($0, axis) != 0 && isStretched($0) }
    guard stretched.count == 1, let child = stretched.first, inside[child] == nil else { return number }
    return lead(of: child)
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
