import GalleyDiff

/// The events of a ``BandAlignment``, without those that only follow from others.
struct BandEvents {
  /// An event, in pixels along the axis.
  enum Event: Hashable, Sendable {
    /// Lines were inserted: their place in the new picture.
    case inserted(Range<Int>)
    /// Lines were removed: their place in the approved picture.
    case removed(Range<Int>)
    /// Lines moved among the others: their place in the approved picture, and the distance.
    case moved(Range<Int>, by: Int)
    /// Only plain background was inserted or removed: the lines of the approved picture that moved, and the distance.
    ///
    /// `to` is `nil` if no line is known to have stayed below.
    case shifted(from: Int, to: Int?, by: Int)
  }

  /// The events, from the beginning.
  private(set) var events: [Event] = []

  /// Makes events of parts.
  ///
  /// - Parameters:
  ///   - parts: What became of each band, from the beginning.
  ///   - a: The approved picture's lines.
  ///   - b: The new picture's.
  init(_ parts: [BandAlignment.Part], _ a: [UInt64], _ b: [UInt64]) {
    let moves = Self.moves(parts, a, b)
    events = moves.map { .moved($0.gone, by: $0.new.lowerBound - $0.gone.lowerBound) }
    /// The shift so far, without moves.
    var offset = 0
    var isOpen = false
    for (index, part) in parts.enumerated() {
      switch part {
      case .kept, .changed: continue
      case .inserted(let lines):
        if moves.contains(where: { $0.new == lines }) { continue }
        tell(.inserted(lines), lines.count, isEven: Self.isEven(b[lines]), parts, index, a, &offset, &isOpen)
      case .removed(let lines):
        if moves.contains(where: { $0.gone == lines }) { continue }
        tell(.removed(lines), -lines.count, isEven: Self.isEven(a[lines]), parts, index, a, &offset, &isOpen)
      }
    }
  }

  /// Adds the event for inserted or removed lines.
  private mutating func tell(
    _ event: Event, _ by: Int, isEven: Bool, _ parts: [BandAlignment.Part], _ index: Int, _ a: [UInt64],
    _ offset: inout Int, _ isOpen: inout Bool
  ) {
    let follower = parts[(index + 1)...].lazy.compactMap(\.kept).first
    // After the shift only even ground may follow, which shows no end.
    let rest = parts[(index + 1)...].compactMap(\.kept).flatMap { a[$0.a..<$0.a + $0.count] }
    if offset != 0, offset + by == 0, isEven || follower == nil {
      // What followed a shift made room for it, or was pushed out by it.
      if isOpen, case .shifted(let from, _, let moved)? = events.last, Set(rest).count > 1 {
        events[events.count - 1] = .shifted(from: from, to: event.start(beforeShiftOf: offset), by: moved)
      }
      offset = 0
      isOpen = false
      return
    }
    offset += by
    isOpen = isEven && follower != nil
    if isOpen, let follower {
      events.append(.shifted(from: min(follower.a, follower.b - (offset - by)), to: nil, by: by))
    } else {
      events.append(event)
    }
  }

  private static func isEven(_ lines: ArraySlice<UInt64>) -> Bool {
    lines.allSatisfy { $0 == lines.first }
  }

  /// Lines with content that went in one place and came in at another one.
  private static func moves(
    _ parts: [BandAlignment.Part], _ a: [UInt64], _ b: [UInt64]
  ) -> [(gone: Range<Int>, new: Range<Int>)] {
    var moves: [(gone: Range<Int>, new: Range<Int>)] = []
    for case .removed(let gone) in parts where BandAlignment.isContent(a[gone]) {
      for case .inserted(let new) in parts
      where new.count == gone.count && !moves.contains(where: { $0.new == new })
        && a[gone].elementsEqual(b[new])
      {
        moves.append((gone, new))
        break
      }
    }
    return moves
  }
}

extension BandEvents.Event {
  /// The start in the approved picture.
  fileprivate func start(beforeShiftOf offset: Int) -> Int {
    switch self {
    case .inserted(let lines): lines.lowerBound - offset
    case .removed(let lines), .moved(let lines, _): lines.lowerBound
    case .shifted(let from, _, _): from
    }
  }
}

extension BandEvents.Event {
  /// The event as one sentence, in pixels, without a full stop.
  func sentence(_ axis: LineHashing.Lines) -> String {
    let name = axis == .rows ? "y" : "x"
    switch self {
    case .inserted(let lines):
      return "a band of \(lines.count) px was inserted at \(name) = \(lines.lowerBound)"
    case .removed(let lines):
      return "a band of \(lines.count) px was removed at \(name) = \(lines.lowerBound)"
    case .moved(let lines, let by):
      return "the band of \(lines.count) px at \(name) = \(lines.lowerBound) moved \(Self.way(by, axis))"
    case .shifted(let from, let to, let by):
      let place =
        to.map { "from \(name) = \(from) to \(name) = \($0)" }
        ?? (axis == .rows ? "below y = \(from)" : "right of x = \(from)")
      return "everything \(place) moved \(Self.way(by, axis))"
    }
  }

  /// A direction and distance such as `down 4 px`.
  private static func way(_ by: Int, _ axis: LineHashing.Lines) -> String {
    let word =
      switch (axis, by > 0) {
      case (.rows, true): "down"
      case (.rows, false): "up"
      case (.columns, true): "right"
      case (.columns, false): "left"
      }
    return "\(word) \(abs(by)) px"
  }
}
