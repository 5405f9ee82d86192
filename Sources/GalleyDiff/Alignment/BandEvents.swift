/// What is to be told of a ``BandAlignment``: what happened, without what only follows from it.
struct BandEvents {
  /// Something to tell, in pixels along the axis.
  enum Event: Hashable, Sendable {
    /// Lines came in: where they are in the new picture.
    case inserted(Range<Int>)
    /// Lines went: where they were in the approved picture.
    case removed(Range<Int>)
    /// Lines are elsewhere among the others: where they were, and by how much they moved.
    case moved(Range<Int>, by: Int)
    /// Only even ground came in or went: from the first line that is another one, in the approved picture, to the last
    /// one that moved (`nil` where nothing is seen to stay below), lines moved by so much.
    case shifted(from: Int, to: Int?, by: Int)
  }

  /// What happened, from the beginning.
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
    /// How far what came so far is shifted, moves left out.
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

  /// Adds what lines that came in or went are to be told as.
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
  /// Where it begins, in the approved picture.
  fileprivate func start(beforeShiftOf offset: Int) -> Int {
    switch self {
    case .inserted(let lines): lines.lowerBound - offset
    case .removed(let lines), .moved(let lines, _): lines.lowerBound
    case .shifted(let from, _, _): from
    }
  }
}
