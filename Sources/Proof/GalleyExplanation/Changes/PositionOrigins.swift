import GalleyTree

/// The origin of each element's change of position.
///
/// An element that keeps its distance from a neighbour that moved or grew follows it, and so does one that stays
/// pinned to the far edge or the middle of a container that grew, and one that made room. What follows nothing is
/// an origin itself.
struct PositionOrigins {
  /// Neighbours are looked for among this many that lie nearest: a grid's row rarely has more.
  private static let nearest = 8
  /// The overlap up to which two elements lie one after the other, in points: half a separator.
  private static let overlap = 0.5

  private let frames: FrameChanges
  private let growths: SizeOrigins
  private let reorderings: Reorderings
  private let axis: Axis
  /// The origin of each element's change of position; `nil` where the position is the same.
  private(set) var origins: [ChangeOrigin?]
  /// The distance that elements moved by themselves, in points, beside what others moved them.
  private(set) var own: [Int: Double] = [:]
  /// The elements that hold some that moved further because gaps grew.
  private(set) var spaced: Set<Int> = []
  /// Gaps in stacks that changed around their middle, by the first element of the stack.
  private(set) var gaps: [Int: FrameChanges.Spacing] = [:]

  /// Traces all changes of position along an axis.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  init(_ frames: FrameChanges, _ growths: SizeOrigins, _ reorderings: Reorderings, _ axis: Axis) {
    self.frames = frames
    self.growths = growths
    self.reorderings = reorderings
    self.axis = axis
    origins = Array(repeating: nil, count: frames.matching.baseline.nodes.count)
    if frames.shift(0, axis) != 0 { origins[0] = .position(0) }
    for (number, _) in frames.matching.pairs {
      traceChildren(of: number)
      for child in frames.left[number] where frames.matching.partners[child] != nil && shift(child) != 0 {
        origins[child] = .container(child)
      }
    }
  }

  private func shift(_ number: Int) -> Double { frames.shift(number, axis) }
  private func growth(_ number: Int) -> Double { frames.growth(number, axis) }

  private mutating func traceChildren(of parent: Int) {
    let moved = frames.kept[parent].filter { shift($0) != 0 }
    if moved.isEmpty { return }
    if frames.contentInsets[axis.rawValue][parent] != nil {
      for child in moved { origins[child] = .contentInset(parent) }
      return
    }
    let base = frames.contentShift(parent, axis)
    if base != 0 {
      for child in moved where abs(shift(child) - base) <= 2 * FrameChanges.smallest {
        origins[child] = .contentPosition(parent)
      }
    }
    for child in moved where origins[child] == nil {
      if let reason = reorderings.reason(for: child, in: parent) { origins[child] = .order(reason) }
    }
    var stacks = SiblingStacks(frames, parent, axis)
    if case .gap(let first)? = growths.origins[parent], frames.kept[parent].contains(first) {
      let run = stacks.run(of: first)
      gaps[first] = stacks.gap(in: run)
      for child in run where shift(child) != 0 && origins[child] == nil { origins[child] = .gap(first) }
    }
    let line = Line(frames, parent, axis)
    let spacing = frames.evenSpacing(parent, axis)?.change ?? 0
    // What lies before explains most; then what lies after and beside; what is left are origins, with what follows them.
    var chains: [Int: Int] = [:]
    for child in line.children where shift(child) != 0 && origins[child] == nil {
      origins[child] = explain(child, in: parent, line, base: base, spacing: spacing, &chains)
    }
    for child in line.children.reversed()
    where shift(child) != 0 && origins[child] == nil && chains[child] == nil {
      origins[child] = followNext(child, line)
    }
    for child in line.children where shift(child) != 0 && origins[child] == nil && chains[child] == nil {
      origins[child] = explainBeside(child, in: parent, &stacks)
    }
    for child in line.children where shift(child) != 0 && origins[child] == nil {
      origins[child] = chains[child].flatMap { origins[$0] } ?? .position(child)
    }
  }

  private mutating func explain(
    _ child: Int, in parent: Int, _ line: Line, base: Double, spacing: Double, _ chains: inout [Int: Int]
  ) -> ChangeOrigin? {
    let (shift, growth) = (shift(child), growth(child))
    // Grown towards the beginning, or around its middle.
    if growth != 0, frames.agree(shift, -growth) || frames.agree(shift, -growth / 2) {
      return growths.origins[child]
    }
    let before = line.before(child)
    for neighbour in before {
      let edge = self.shift(neighbour) + self.growth(neighbour)
      guard edge + spacing != 0, frames.agree(edge + spacing, shift) else { continue }
      if spacing != 0 { spaced.insert(parent) }
      if self.growth(neighbour) != 0 { return growths.origins[neighbour] }
      if let origin = origins[neighbour] { return origin }
      if edge == 0 { return .spacing(parent) }
      chains[child] = neighbour
      return nil
    }
    let reached = before.first.map { self.shift($0) + self.growth($0) } ?? 0
    if let event = event(before: child, after: before.first, reached, line) {
      // One of several that were moved by this, but not by as much.
      if let room = line.room(of: event), !frames.agree(shift, reached + room),
        line.after(child).contains(where: { frames.agree(self.shift($0), reached + room) })
      {
        own[child] = shift - reached - room
        return .position(child)
      }
      return event
    }
    for neighbour in before.dropFirst() {
      let edge = self.shift(neighbour) + self.growth(neighbour)
      if let event = event(before: child, after: neighbour, edge, line), let room = line.room(of: event),
        frames.agree(shift, edge + room)
      {
        return event
      }
    }
    if let event = event(before: child, after: nil, 0, line), let room = line.room(of: event),
      frames.agree(shift, base + room)
    {
      return event
    }
    if !reorderings.isEmpty(parent), let origin = followNew(child, line) { return origin }
    if growth == 0, reached + spacing != 0,
      line.after(child).contains(where: { frames.agree(self.shift($0), reached + spacing) })
    {
      own[child] = shift - reached - spacing
      return .position(child)
    }
    let container = frames.growth(parent, axis)
    if container != 0, let origin = growths.origins[parent] {
      if frames.agree(shift, container) || frames.agree(shift, container / 2) { return origin }
      if origin == .frame(parent), let insets = frames.insets(parent, axis),
        frames.agree(shift, insets.leading)
      {
        return origin
      }
    }
    return nil
  }

  /// The reason why an element, or the stack that it is in, moved to keep its middle where it was: in its container, or
  /// level with what stands beside it.
  private mutating func explainBeside(_ child: Int, in parent: Int, _ stacks: inout SiblingStacks)
    -> ChangeOrigin?
  {
    let run = stacks.run(of: child)
    if let other = stacks.level(with: run), let origin = origin(of: other) { return origin }
    guard stacks.isCentred(run) || stacks.level(with: run) != nil else { return nil }
    let grown = run.max { (abs(growth($0)), $1) < (abs(growth($1)), $0) }
    if let grown, growth(grown) != 0, let origin = growths.origins[grown] { return origin }
    if let event = stacks.event(in: run) { return event }
    if let first = run.first, let last = run.last, shift(first) * shift(last) < 0,
      let gap = stacks.gap(in: run)
    {
      gaps[first] = gap
      return .gap(first)
    }
    return frames.growth(parent, axis) != 0 ? growths.origins[parent] : nil
  }

  /// The origin of an element's change on this axis.
  private func origin(of number: Int) -> ChangeOrigin? {
    (growth(number) != 0 ? growths.origins[number] : nil) ?? origins[number]
  }

  /// The origin of the place of an element that keeps its distance to a new predecessor.
  private func followNew(_ child: Int, _ line: Line) -> ChangeOrigin? {
    guard let previous = line.before(child).first, let now = line.newBefore(child), now != previous,
      let place = frames.after(of: child, axis), let edge = frames.after(of: now, axis)
    else { return nil }
    let distance = frames.before(child, axis).start - frames.before(previous, axis).end
    return frames.agree(distance, place.start - edge.end) ? origin(of: now) : nil
  }

  /// The element that appeared or vanished between two others, in the direction in which the second one moved.
  private func event(before child: Int, after neighbour: Int?, _ reached: Double, _ line: Line)
    -> ChangeOrigin?
  {
    if shift(child) > reached { return line.arrival(before: child, after: neighbour) }
    return shift(child) < reached ? line.departure(before: child, after: neighbour) : nil
  }

  private func followNext(_ child: Int, _ line: Line) -> ChangeOrigin? {
    for neighbour in line.after(child)
    where frames.agree(shift(neighbour), shift(child)) && shift(neighbour) != 0 {
      if growth(neighbour) != 0 { return growths.origins[neighbour] }
      if let origin = origins[neighbour], origin != .position(neighbour) { return origin }
    }
    return shift(child) < 0 ? line.arrival(after: child) : line.departure(after: child)
  }

  /// The children of one container along one axis.
  private struct Line {
    /// The children that stayed, from the beginning.
    let children: [Int]
    private let frames: FrameChanges
    private let axis: Axis
    private let ranks: [Int: Int]
    private let byEnd: [Int]
    private let byNewEnd: [Int]
    private let newStarts: [Double]
    private let came: [(start: Double, end: Double, origin: ChangeOrigin)]
    private let left: [(start: Double, end: Double, origin: ChangeOrigin)]

    init(_ frames: FrameChanges, _ parent: Int, _ axis: Axis) {
      self.frames = frames
      self.axis = axis
      let places = Dictionary(uniqueKeysWithValues: frames.kept[parent].map { ($0, frames.before($0, axis)) })
      children = frames.kept[parent].sorted { a, b in
        let (x, y) = (places[a] ?? (0, 0), places[b] ?? (0, 0))
        return (x.start, x.end, a) < (y.start, y.end, b)
      }
      byEnd = children.sorted { a, b in (places[a]?.end ?? 0, a) < (places[b]?.end ?? 0, b) }
      let news = Dictionary(
        uniqueKeysWithValues: children.map { ($0, frames.after(of: $0, axis) ?? (0, 0)) })
      byNewEnd = children.sorted { a, b in (news[a]?.end ?? 0, a) < (news[b]?.end ?? 0, b) }
      newStarts = news.values.map(\.start).sorted()
      ranks = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
      came = frames.came[parent].map { child in
        let place = frames.after(candidate: child, axis)
        let origin: ChangeOrigin = frames.matching.origins[child].map { .container($0) } ?? .appeared(child)
        return (place.start, place.end, origin)
      }.sorted { ($0.end, $0.start) < ($1.end, $1.start) }
      left = frames.left[parent].map { child in
        let place = frames.before(child, axis)
        let origin: ChangeOrigin =
          frames.matching.partners[child] == nil ? .vanished(child) : .container(child)
        return (place.start, place.end, origin)
      }.sorted { ($0.end, $0.start) < ($1.end, $1.start) }
    }

    /// The nearest children that end before one begins, nearest first.
    func before(_ child: Int) -> [Int] {
      let start = frames.before(child, axis).start + PositionOrigins.overlap
      let count = PositionOrigins.partition(byEnd.count) { frames.before(byEnd[$0], axis).end <= start }
      let rank = ranks[child] ?? 0
      return byEnd[..<count].suffix(PositionOrigins.nearest).reversed().filter { ranks[$0] ?? 0 < rank }
    }

    /// The nearest child that ends before one begins in the new tree.
    func newBefore(_ child: Int) -> Int? {
      guard let start = frames.after(of: child, axis)?.start else { return nil }
      let count = PositionOrigins.partition(byNewEnd.count) {
        (frames.after(of: byNewEnd[$0], axis)?.end ?? 0) <= start + PositionOrigins.overlap
      }
      return byNewEnd[..<count].suffix(2).last { $0 != child }
    }

    /// The nearest children that begin after one ends, nearest first.
    func after(_ child: Int) -> [Int] {
      let end = frames.before(child, axis).end - PositionOrigins.overlap
      let first = PositionOrigins.partition(children.count) { frames.before(children[$0], axis).start < end }
      return Array(children[first...].prefix(PositionOrigins.nearest)).filter { $0 != child }
    }

    /// The origin of a new element between a child and the nearest one before it.
    func arrival(before child: Int, after neighbour: Int?) -> ChangeOrigin? {
      guard let partner = frames.matching.partners[child] else { return nil }
      let limit = frames.after(candidate: partner, axis).start + PositionOrigins.overlap
      let reached = neighbour.flatMap { frames.matching.partners[$0] }.map {
        frames.after(candidate: $0, axis).end
      }
      let count = PositionOrigins.partition(came.count) { came[$0].end <= limit }
      guard count > 0, came[count - 1].start >= (reached ?? -.infinity) - PositionOrigins.overlap else {
        return nil
      }
      return came[count - 1].origin
    }

    /// The origin of a removed element between a child and the nearest one before it.
    func departure(before child: Int, after neighbour: Int?) -> ChangeOrigin? {
      let limit = frames.before(child, axis).start + PositionOrigins.overlap
      let reached = neighbour.map { frames.before($0, axis).end }
      let count = PositionOrigins.partition(left.count) { left[$0].end <= limit }
      guard count > 0, left[count - 1].start >= (reached ?? -.infinity) - PositionOrigins.overlap else {
        return nil
      }
      return left[count - 1].origin
    }

    /// The distance by which a new or removed element moves what follows it, in points.
    func room(of event: ChangeOrigin) -> Double? {
      switch event {
      case .appeared(let number):
        let start = frames.after(candidate: number, axis)
        let end = start.end - PositionOrigins.overlap
        let first = PositionOrigins.partition(newStarts.count) { newStarts[$0] < end }
        return first < newStarts.count ? newStarts[first] - start.start : nil
      case .vanished(let number):
        let start = frames.before(number, axis)
        let end = start.end - PositionOrigins.overlap
        let first = PositionOrigins.partition(children.count) {
          frames.before(children[$0], axis).start < end
        }
        return first < children.count ? start.start - frames.before(children[first], axis).start : nil
      default: return nil
      }
    }

    /// The origin of a new element after a child.
    func arrival(after child: Int) -> ChangeOrigin? {
      guard let partner = frames.matching.partners[child] else { return nil }
      let end = frames.after(candidate: partner, axis).end - PositionOrigins.overlap
      return came.first { $0.start >= end }?.origin
    }

    /// The origin of a removed element after a child.
    func departure(after child: Int) -> ChangeOrigin? {
      let end = frames.before(child, axis).end - PositionOrigins.overlap
      return left.first { $0.start >= end }?.origin
    }
  }

  /// The number of leading members that meet a condition, which holds up to one point and not beyond.
  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
