import GalleyTree

/// The places of all elements, sorted by type.
struct TypeIndex: Sendable {
  private static let count = ElementType.allCases.count

  /// Where the places of each type begin in `sorted`, by raw value; one more at the end.
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

/// The places of all elements that have an identifier, by that.
///
/// This is a hash table with chains, made for being built often: it holds numbers only, and hashes a few bytes.
struct IdentifierIndex: Sendable {
  /// The first place of each chain; -1 for none.
  private var first: [Int32]
  /// The next place in the chain of a place; -1 for none.
  private var next: [Int32]

  init(_ nodes: [ScreenIndex.Node]) {
    var size = 64
    while size < nodes.count { size *= 2 }
    first = Array(repeating: -1, count: size)
    next = Array(repeating: -1, count: nodes.count)
    // From the last to the first, so that chains are in paint order.
    for place in nodes.indices.reversed() where !nodes[place].element.identifier.isEmpty {
      let slot = Self.hash(nodes[place].element.identifier) & (size - 1)
      next[place] = first[slot]
      first[slot] = Int32(place)
    }
  }

  func places(of identifier: String, in range: Range<Int>, _ nodes: [ScreenIndex.Node]) -> [Int] {
    guard !identifier.isEmpty else { return [] }
    var places: [Int] = []
    var place = Int(first[Self.hash(identifier) & (first.count - 1)])
    while place >= 0, place < range.upperBound {
      if place >= range.lowerBound, nodes[place].element.identifier == identifier { places.append(place) }
      place = Int(next[place])
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
