import Foundation
import SeededCases
import Testing

@testable import GalleyTree

@Suite struct ElementMatchingTests {
  private func frame(_ y: Double, height: Double = 20) -> CGRect {
    CGRect(x: 0, y: y, width: 100, height: height)
  }

  /// The labels of all pairs, as `before→after`.
  private func labels(_ matching: ElementMatching) -> [String] {
    matching.pairs.dropFirst().map {
      "\(matching.baseline[$0.baseline].element.label)→\(matching.candidate[$0.candidate].element.label)"
    }
  }

  @Test(arguments: 1...200)
  func aTreeMatchesItselfByIdentity(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree.make(&generator, depth: 5)
    let matching = ElementMatching(tree, tree)
    #expect(matching.partners == matching.partners.indices.map { $0 })
    #expect(matching.vanished.isEmpty && matching.appeared.isEmpty)
  }

  @Test(arguments: 1...200)
  func anyTwoTreesMatchOneToOne(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (RandomTree.make(&generator), RandomTree.make(&generator))
    let matching = ElementMatching(a, b)
    #expect(matching.partners[0] == 0)
    for (number, partner) in matching.partners.enumerated() {
      if let partner { #expect(matching.origins[partner] == number) }
    }
    for (number, origin) in matching.origins.enumerated() {
      if let origin { #expect(matching.partners[origin] == number) }
    }
    #expect(matching.pairs.count + matching.vanished.count == a.count)
    #expect(matching.pairs.count + matching.appeared.count == b.count)
    #expect(ElementMatching(a, b).partners == matching.partners)
  }

  @Test(arguments: 1...100)
  func identifiersAreFoundInAnyOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var next = 0
    let tree = RandomTree.named(RandomTree.make(&generator), next: &next)
    let matching = ElementMatching(tree, RandomTree.shuffled(tree, &generator))
    #expect(matching.pairs.count == tree.count)
    for (a, b) in matching.pairs {
      #expect(matching.baseline[a].element.identifier == matching.candidate[b].element.identifier)
      #expect(matching.staysInPlace(a))
    }
  }

  /// Flags that two rows have in common, and a sign that is read before its row now.
  @Test func siblingsThatRepeatKeepTheirPlacesBesideOneThatMoved() {
    func tree(_ names: [String]) -> Element {
      Element(
        .scrollView, frame: frame(0, height: 400),
        children: names.enumerated().map { Element(.staticText, label: $1, frame: frame(20 * Double($0))) })
    }
    let flags = ["M", "T", "K"]
    let matching = ElementMatching(
      tree(flags + ["T", "Tern", "Loading", "Full", "K", "Plover"]),
      tree(flags + ["Full", "T", "Tern", "Loading", "K", "Plover"]))
    #expect(labels(matching).allSatisfy { $0.split(separator: "→").first == $0.split(separator: "→").last })
    #expect(matching.pairs.count == 10)
  }

  /// What moved takes what repeats beside it along.
  @Test func siblingsThatRepeatMoveWithTheirNeighbour() {
    func tree(_ names: [String]) -> Element {
      Element(
        .scrollView, frame: frame(0, height: 400),
        children: names.enumerated().map { Element(.staticText, label: $1, frame: frame(20 * Double($0))) })
    }
    let matching = ElementMatching(
      tree(["Ada", "Call", "Ben", "Call", "Cleo", "Call"]),
      tree(["Cleo", "Call", "Ada", "Call", "Ben", "Call"]))
    #expect(matching.partners == [0, 3, 4, 5, 6, 1, 2])
  }

  /// An element without a name of its own is rather another one without any.
  @Test func anIdentifierThatIsGoneIsEvidence() {
    func button(_ identifier: String, _ label: String, _ x: Double, _ width: Double) -> Element {
      Element(
        .button, identifier: identifier, label: label, frame: CGRect(x: x, y: 0, width: width, height: 48))
    }
    func bar(_ buttons: [Element]) -> Element {
      Element(.toolbar, frame: CGRect(x: 0, y: 0, width: 390, height: 48), children: buttons)
    }
    let matching = ElementMatching(
      bar([button("speaker.slash.fill", "Mute", 16, 48), button("", "Call passengers", 76, 298)]),
      bar([button("", "Announce", 16, 358)]))
    #expect(labels(matching) == ["Call passengers→Announce"])
  }

  @Test(arguments: 1...100)
  func whatIsTakenOutIsAllThatVanishes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var next = 0
    let tree = RandomTree.named(RandomTree.make(&generator), next: &next)
    let outline = FlatElementTree(tree)
    guard outline.nodes.count > 1 else { return }
    let gone = Int.random(in: 1..<outline.nodes.count, using: &generator)
    func without(_ element: Element, _ identifier: String) -> Element {
      var element = element
      element.children = element.children.filter { $0.identifier != identifier }.map {
        without($0, identifier)
      }
      return element
    }
    let matching = ElementMatching(tree, without(tree, outline[gone].element.identifier))
    #expect(matching.vanished == Array(gone..<outline[gone].end))
    #expect(matching.appeared.isEmpty)
    let back = ElementMatching(without(tree, outline[gone].element.identifier), tree)
    #expect(back.appeared == matching.vanished && back.vanished.isEmpty)
  }

  @Test func rowsWithoutNamesAreKnownByTheirContent() {
    func list(_ names: [String]) -> Element {
      Element(
        .table,
        children: names.enumerated().map { index, name in
          Element(.cell, frame: frame(Double(index) * 20), children: [Element(.staticText, label: name)])
        })
    }
    let matching = ElementMatching(list(["A", "B", "C"]), list(["X", "A", "C", "B"]))
    #expect(labels(matching) == ["→", "A→A", "→", "B→B", "→", "C→C"])
    #expect(matching.appeared.map { matching.candidate[$0].element.label } == ["", "X"])
  }

  @Test func equalSeparatorsStayWithTheirRows() {
    func list(_ names: [String]) -> Element {
      Element(.table, children: names.flatMap { [Element(.cell, label: $0), Element(.other)] })
    }
    let matching = ElementMatching(list(["A", "B"]), list(["X", "A", "B"]))
    #expect(matching.partners == [0, 3, 4, 5, 6])
  }

  @Test func aTextThatChangedInItsPlaceIsTheSameElement() {
    let before = Element(
      .group,
      children: [
        Element(.staticText, label: "Title", frame: frame(0)),
        Element(.button, label: "Add Photo", frame: frame(20)),
        Element(.button, label: "Delete", frame: frame(40)),
      ])
    var after = before
    after.children[1].label = "Add a Photo"
    #expect(
      labels(ElementMatching(before, after)) == ["Title→Title", "Add Photo→Add a Photo", "Delete→Delete"])
  }

  @Test func aTextThatChangedBelowANewOneIsFoundByLikeness() {
    let before = Element(.group, children: [Element(.button, label: "Add Photo", frame: frame(0))])
    let after = Element(
      .group,
      children: [
        Element(.button, label: "Help", frame: frame(0)),
        Element(.button, label: "Add a Photo", frame: frame(20)),
      ])
    #expect(labels(ElementMatching(before, after)) == ["Add Photo→Add a Photo"])
  }

  @Test func aRowWithNothingInCommonIsAnotherRow() {
    func row(_ texts: [String]) -> Element {
      Element(.cell, identifier: "row", children: texts.map { Element(.staticText, label: $0) })
    }
    let matching = ElementMatching(
      Element(.table, children: [row(["A", "B", "C"]), row(["X", "Y", "Z"])]),
      Element(.table, children: [row(["D", "E", "F"]), row(["X", "Y", "Z"])]))
    #expect(matching.vanished == [1, 2, 3, 4] && matching.appeared == [1, 2, 3, 4])
    let one = ElementMatching(
      Element(.table, children: [row(["A", "B", "C"]), row(["X", "Y", "Z"])]),
      Element(.table, children: [row(["A", "E", "F"]), row(["X", "Y", "Z"])]))
    #expect(one.vanished.isEmpty && one.appeared.isEmpty)
  }

  @Test func differentIdentifiersAreDifferentElements() {
    let before = Element(.group, children: [Element(.button, identifier: "a", label: "A", frame: frame(0))])
    let after = Element(.group, children: [Element(.button, identifier: "b", label: "B", frame: frame(0))])
    let matching = ElementMatching(before, after)
    #expect(matching.vanished == [1] && matching.appeared == [1])
  }

  @Test func anotherIdentifierOnTheSameButtonIsTheSameElement() {
    let before = Element(.group, children: [Element(.button, identifier: "a", label: "A", frame: frame(0))])
    let after = Element(.group, children: [Element(.button, identifier: "b", label: "A", frame: frame(0))])
    #expect(ElementMatching(before, after).partners == [0, 1])
  }

  @Test func aUniqueIdentifierIsFoundInAnotherContainer() {
    let button = Element(.button, identifier: "share", label: "Share", children: [Element(.image)])
    let before = Element(.group, children: [Element(.toolbar, children: [button]), Element(.table)])
    let after = Element(.group, children: [Element(.toolbar), Element(.table, children: [button])])
    let matching = ElementMatching(before, after)
    #expect(matching.partners == [0, 1, 3, 4, 2])
    #expect(!matching.staysInPlace(2))
    #expect(matching.staysInPlace(3), "the image is still in its button")
  }

  @Test func aNewContainerLeavesItsContentTheSame() {
    let texts = [Element(.staticText, label: "A"), Element(.staticText, label: "B")]
    let before = Element(.group, children: texts)
    let after = Element(.group, children: [Element(.scrollView, children: texts)])
    #expect(ElementMatching(before, after).partners == [0, 2, 3])
    #expect(ElementMatching(after, before).partners == [0, nil, 1, 2])
  }

  @Test func manyAlikeSiblingsArePairedInOrderFromBothEnds() {
    func row(_ index: Int, _ count: Int) -> Element {
      Element(.cell, frame: frame(Double(index) * 20, height: Double(count)))
    }
    let before = Element(.table, children: (0..<400).map { row($0, 20) })
    let after = Element(.table, children: (0..<399).map { row($0, 20) })
    let matching = ElementMatching(before, after)
    #expect(matching.pairs.count == 400)
    #expect(matching.vanished == [400])
  }

  @Test func treesOfAnyDepthAreMatched() {
    var deep = Element(.staticText, label: "bottom")
    for _ in 0..<2000 { deep = Element(.other, children: [deep]) }
    #expect(ElementMatching(deep, deep).pairs.count == 2001)
  }
}
