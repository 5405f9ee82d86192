import SeededCases
import Testing

@testable import GalleyTree

@Suite struct ElementPathTests {
  @Test(arguments: 1...40)
  func theOrderOfPathsIsTreeOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree.make(&generator)
    var paths: [ElementPath] = []
    tree.walk { element, path in
      paths.append(path)
      #expect(tree[path] == element, "path \(path.indices)")
      return true
    }
    #expect(paths.count == tree.count)
    #expect(paths.shuffled(using: &generator).sorted() == paths)
    for (a, b) in zip(paths, paths.dropFirst()) {
      #expect(a < b && !(b < a), "\(a.indices) and \(b.indices)")
      #expect(!b.contains(a))
    }
    for path in paths.dropFirst() {
      #expect(path.parent?.contains(path) == true)
      #expect(path.parent?.child(path.indices.last ?? -1) == path)
    }
  }

  @Test func aPathThatLeadsNowhereHasNoElement() {
    let tree = Element(.group, children: [Element(.button)])
    #expect(tree[[1]] == nil)
    #expect(tree[[0, 0]] == nil)
    #expect(tree[[-1]] == nil)
    #expect(ElementPath.root.parent == nil)
  }
}
