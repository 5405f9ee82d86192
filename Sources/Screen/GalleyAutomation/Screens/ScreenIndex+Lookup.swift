import GalleyTree
import Synchronization

/// The places of all elements, sorted by type.
struct TypeIndex: Sendable {
  private static let count = ElementType.allCases.count

  /// The starts of each type's places in `sorted`, by raw value; one more at the end.
  private let starts: [Int]
  /// All places: type after type, each in paint order.
  private let sorted: [Int]

  init(_ nodes: [ScreenIndex.Node]) {
    // A counting sort: one pass counts, the other one puts each place where its type's next one goes.
    var starts = Array(repeating: 0, count: Self.count + 1)
    for node in nodes { starts[Int(node.element.type.rawValue) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var sorted = Array(repeating: 0, count: nodes.count)
    for place in nodes.indices {
      let type = Int(nodes[place].element.type.rawValue)
      sorted[next[type]] = place
      next[type] += 1
    }
    self.starts = starts
    self.sorted = sorted
  }

  func places(of type: ElementType, in range: Range<Int>) -> [Int] {
    let raw = Int(type.rawValue)
    let all = sorted[starts[raw]..<starts[raw + 1]]
    let first = all.partitioningIndex { $0 >= range.lowerBound }
    let last = all.partitioningIndex { $0 >= range.upperBound }
    return first < last ? Array(all[first..<last]) : []
  }
}

/// The places of all elements by texts that they have.
///
/// This is a hash table with chains, made for being built often: it holds numbers only, and hashes a few bytes.
struct TextIndex: Sendable {
  /// The first entry of each chain; -1 for none.
  private var first: [Int32]
  /// The entries, each with the place of an element and the next entry of its chain; -1 for none.
  private var entries: [(place: Int32, next: Int32)] = []

  /// Sorts elements by texts.
  ///
  /// `texts`: calls a closure with those of an element that are not empty; one may come twice.
  init(_ nodes: [ScreenIndex.Node], by texts: (Element, (String) -> Void) -> Void) {
    var size = 64
    while size < nodes.count { size *= 2 }
    var first = [Int32](repeating: -1, count: size)
    var entries: [(place: Int32, next: Int32)] = []
    entries.reserveCapacity(nodes.count)
    // From the last to the first, so that chains are in paint order.
    for place in nodes.indices.reversed() {
      texts(nodes[place].element) { text in
        let slot = Self.hash(text) & (size - 1)
        entries.append((Int32(place), first[slot]))
        first[slot] = Int32(entries.count - 1)
      }
    }
    self.first = first
    self.entries = entries
  }

  /// The places in a range of the elements with a text, in paint order, of which `isMeant` is true.
  func places(of text: String, in range: Range<Int>, where isMeant: (Int) -> Bool) -> [Int] {
    guard !text.isEmpty else { return [] }
    var places: [Int] = []
    var entry = Int(first[Self.hash(text) & (first.count - 1)])
    while entry >= 0, Int(entries[entry].place) < range.upperBound {
      let place = Int(entries[entry].place)
      if place >= range.lowerBound, place != places.last, isMeant(place) { places.append(place) }
      entry = Int(entries[entry].next)
    }
    return places
  }

  /// Mixes the bytes of a text; all texts with other characters than ASCII's share a chain, as equal ones of those may
  /// have different bytes.
  private static func hash(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      // Eight bytes at a time, the last ones once more if they do not fill a word.
      func word(_ offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var seen: UInt64 = 0
      func mix(_ word: UInt64) {
        seen |= word
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      if bytes.count < 8 {
        for byte in bytes { mix(UInt64(byte)) }
      } else {
        for offset in stride(from: 0, to: bytes.count - 7, by: 8) { mix(word(offset)) }
        mix(word(bytes.count - 8))
      }
      return seen & 0x8080_8080_8080_8080 == 0 ? Int(truncatingIfNeeded: hash & 0x7FFF_FFFF) : 0
    }
  }
}

/// An index that is made when it is needed, because many screens are never searched.
final class LazyIndex<Index: Sendable>: Sendable {
  private struct State {
    var index: Index?
    var questions = 0
  }

  private let state = Mutex(State())

  /// The index.
  ///
  /// - Parameter make: Makes it, once.
  func index(_ make: () -> Index) -> Index {
    state.withLock { state in
      if let index = state.index { return index }
      let index = make()
      state.index = index
      return index
    }
  }

  /// The index, from the second question on; a single one is answered faster by looking at the elements one by one.
  ///
  /// A wait asks one question of every screen that it sees.
  func indexUnlessFirst(_ make: () -> Index) -> Index? {
    state.withLock { state in
      state.questions += 1
      if state.questions == 1, state.index == nil { return nil }
      if let index = state.index { return index }
      let index = make()
      state.index = index
      return index
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element meets a condition that, once met, is met by all that follow.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
