import Foundation

/// A text as its bytes.
///
/// Swift takes é for equal to e with an accent behind it; their glyphs have different places in the text.
struct BytewiseText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: BytewiseText, b: BytewiseText) -> Bool {
    let fast = a.text.utf8.withContiguousStorageIfAvailable { mine in
      b.text.utf8.withContiguousStorageIfAvailable { other in
        guard mine.count == other.count else { return false }
        guard let start = mine.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, mine.count) == 0
      }
    }
    return (fast ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
  }
}
