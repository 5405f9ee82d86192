/// Digests and sketches of the texts in a tree, without frames, to find the same content again.
///
/// A node's digest stands for the names and texts of the node and of everything below it. A node's sketch is the
/// smallest hashes among the texts below it; comparing two sketches estimates how much two subtrees share.
///
/// - Complexity: O(*n*) in the elements, for a fixed sketch size.
/// - Reference: the sketch is the bottom-*k* one of Broder, "On the Resemblance and Containment of Documents",
///   Sequences 1997, doi:10.1109/SEQUEN.1997.666900.
struct ElementSignatures {
  /// The number of hashes in a sketch.
  ///
  /// Rows and cells of real screens have fewer texts than this, so for them the
  /// comparison is exact.
  static let sketchSize = 16

  /// The number of elements with text from which on two rows of a list that share none are different rows.
  static let distinctiveTextCount = 3

  /// One digest a node, by number.
  private(set) var digests: [UInt64]
  /// One ascending sketch a node, by number.
  private(set) var sketches: [[UInt64]]

  /// Reads a tree.
  init(_ outline: FlatElementTree) {
    digests = Array(repeating: 0, count: outline.nodes.count)
    sketches = Array(repeating: [], count: outline.nodes.count)
    for number in outline.nodes.indices.reversed() {
      let node = outline[number]
      let own = Self.content(of: node.element)
      var digest = StableHash()
      digest.combine(node.element.identifier)
      digest.combine(own)
      // Rows of one list have their identifiers in common, so identifiers are no evidence.
      var sketch = Self.says(node.element) ? [own] : []
      for child in node.children {
        digest.combine(digests[child])
        sketch = Self.merge(sketch, sketches[child])
      }
      digests[number] = digest.value
      sketches[number] = sketch
    }
  }

  private static func content(of element: Element) -> UInt64 {
    var hash = StableHash()
    hash.combine(UInt64(element.type.rawValue))
    hash.combine(element.label)
    hash.combine(element.title)
    hash.combine(element.value?.text ?? "")
    hash.combine(element.placeholder ?? "")
    return hash.value
  }

  private static func says(_ element: Element) -> Bool {
    !element.label.isEmpty || !element.title.isEmpty || element.value != nil
  }

  /// The smallest of two ascending lists, each value once.
  private static func merge(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    var merged: [UInt64] = []
    var (i, j) = (0, 0)
    while merged.count < sketchSize, i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i] < b[j]) {
        merged.append(a[i])
        i += 1
      } else {
        if i < a.count, a[i] == b[j] { i += 1 }
        merged.append(b[j])
        j += 1
      }
    }
    return merged
  }

  /// The part of the smallest hashes of two sketches that both have, in sixteenths.
  static func similarity(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var (i, j, seen, shared) = (0, 0, 0, 0)
    while seen < sketchSize, i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        shared += 1
        i += 1
        j += 1
      } else if j == b.count || (i < a.count && a[i] < b[j]) {
        i += 1
      } else {
        j += 1
      }
      seen += 1
    }
    return seen == 0 ? 0 : shared * 16 / seen
  }
}
