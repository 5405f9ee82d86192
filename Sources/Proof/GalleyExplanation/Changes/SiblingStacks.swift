import GalleyTree

/// The children of an element, as stacks of elements that lie one after another.
struct SiblingStacks {
  /// The number of nearest siblings that are visited.
  private static let nearest = 16

  private let frames: FrameChanges
  private let parent: Int
  private let axis: Axis
  private var runs: [Int: [Int]] = [:]

  /// Looks at the children of an element along an axis.
  init(_ frames: FrameChanges, _ parent: Int, _ axis: Axis) {
    self.frames = frames
    self.parent = parent
    self.axis = axis
  }

  private var across: Axis { axis == .vertical ? .horizontal : .vertical }

  /// The stack that an element is in, from its beginning; of one element where nothing lies before or after it.
  mutating func run(of child: Int) -> [Int] {
    if let run = runs[child] { return run }
    let near = neighbours(of: child)
    let place = frames.before(child, across)
    let stacked = near.filter { other in
      let there = frames.before(other, across)
      return there.start < place.end - frames.slack && place.start < there.end - frames.slack
    }
    // What lies beside others reaches as far as those do: a stack ends where one that is beside none begins.
    let beside = near.filter { !stacked.contains($0) }
    let extent = beside.reduce(into: (start: Double.infinity, end: -Double.infinity)) { extent, other in
      let there = frames.before(other, axis)
      let here = frames.before(child, axis)
      guard there.start < here.end, here.start < there.end else { return }
      extent = (min(extent.start, there.start), max(extent.end, there.end))
    }
    var run = [child]
    if extent.start < extent.end {
      run += stacked.filter { other in
        let there = frames.before(other, axis)
        return there.start >= extent.start - frames.slack && there.end <= extent.end + frames.slack
      }
    } else if stacked.count == frames.kept[parent].count - 1 {
      run += stacked
    }
    run.sort { (frames.before($0, axis).start, $0) < (frames.before($1, axis).start, $1) }
    for member in run { runs[member] = run }
    return run
  }

  private func neighbours(of child: Int) -> [Int] {
    let children = frames.kept[parent]
    guard let place = children.firstIndex(of: child) else { return [] }
    let range = max(0, place - Self.nearest)..<min(children.count, place + Self.nearest + 1)
    return children[range].filter { $0 != child }
  }

  private func middles(_ run: [Int]) -> (before: Double, after: Double)? {
    guard let start = run.map({ frames.before($0, axis).start }).min(),
      let end = run.map({ frames.before($0, axis).end }).max(),
      let newStart = run.compactMap({ frames.after(of: $0, axis)?.start }).min(),
      let newEnd = run.compactMap({ frames.after(of: $0, axis)?.end }).max()
    else { return nil }
    return ((start + end) / 2, (newStart + newEnd) / 2)
  }

  /// Whether a stack is as far from its container's middle as it was.
  func isCentred(_ run: [Int]) -> Bool {
    guard let middles = middles(run) else { return false }
    return frames.agree(middles.after - middles.before, frames.growth(parent, axis) / 2)
  }

  /// A changed sibling beside a stack that has kept its middle or an edge level with it.
  func level(with run: [Int]) -> Int? {
    guard let first = run.first, let middles = middles(run) else { return nil }
    let ends = (
      run.map { frames.before($0, axis).end }.max() ?? 0,
      run.compactMap { frames.after(of: $0, axis)?.end }.max() ?? 0
    )
    return neighbours(of: first).first { other in
      guard !run.contains(other), frames.shift(other, axis) != 0 || frames.growth(other, axis) != 0,
        let theirs = self.middles([other])
      else { return false }
      let (there, here) = (frames.before(other, across), frames.before(first, across))
      guard there.end <= here.start + frames.slack || here.end <= there.start + frames.slack else {
        return false
      }
      let place = frames.before(other, axis)
      guard
        run.contains(where: {
          frames.before($0, axis).start < place.end && place.start < frames.before($0, axis).end
        })
      else { return false }
      let end = frames.after(of: other, axis)?.end ?? 0
      return frames.agree(middles.before - theirs.before, middles.after - theirs.after)
        || frames.agree(ends.0 - place.end, ends.1 - end)
    }
  }

  /// The origin of an element that was added to a stack or removed from it.
  func event(in run: [Int]) -> ChangeOrigin? {
    guard let first = run.first else { return nil }
    let place = frames.before(first, across)
    if let child = frames.came[parent].first(where: { child in
      let there = frames.after(candidate: child, across)
      return there.start < place.end && place.start < there.end
    }) {
      return frames.matching.origins[child].map { .container($0) } ?? .appeared(child)
    }
    if let child = frames.left[parent].first(where: { child in
      let there = frames.before(child, across)
      return there.start < place.end && place.start < there.end
    }) {
      return frames.matching.partners[child] == nil ? .vanished(child) : .container(child)
    }
    return nil
  }

  /// The even change of the gaps in a stack.
  func gap(in run: [Int]) -> FrameChanges.Spacing? {
    var spacing: FrameChanges.Spacing?
    for (member, next) in zip(run, run.dropFirst()) {
      guard let gap = frames.gap([member], [next], axis) else { return nil }
      if let spacing {
        guard frames.agree(gap.after - gap.before, spacing.change) else { return nil }
      } else {
        guard abs(gap.after - gap.before) > FrameChanges.smallest else { return nil }
        spacing = FrameChanges.Spacing(before: gap.before, after: gap.after, elements: run.count)
      }
    }
    return spacing
  }
}
