import SeededCases
import Testing

@testable import GalleyTree

@Suite struct FlatElementTreeTests {
  @Test(arguments: 1...40)
  func numbersFollowTreeOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree.make(&generator)
    let outline = FlatElementTree(tree)
    var number = 0
    tree.walk { element, path in
      #expect(outline[number].element == element)
      #expect(outline.path(of: number) == path)
      #expect(outline[number].end == number + element.count)
      #expect(outline[number].children.count == element.children.count)
      number += 1
      return true
    }
    #expect(outline.nodes.count == number)
    for (child, node) in outline.nodes.enumerated() {
      for ancestor in outline.nodes.indices {
        let holds = outline.path(of: ancestor).contains(outline.path(of: child))
        #expect(outline.isInside(child, of: ancestor) == holds)
      }
      if let parent = node.parent { #expect(outline[parent].children[node.position] == child) }
    }
  }
}
