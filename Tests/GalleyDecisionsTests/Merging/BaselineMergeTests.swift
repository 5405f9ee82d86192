import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct BaselineMergeTests {
  private let path = "Baselines/a.json"

  private func sidecar(
    _ tree: Element?, pixels: Bitmap = Screen().picture, fingerprint: Fingerprint = Samples.fingerprint,
    key: CheckKey = Samples.key()
  ) throws -> [UInt8] {
    try SidecarFile.picture(
      Sidecar(key: key, pixels: pixels.digest, scale: 2, fingerprint: fingerprint, tree: tree)
    ).document()
  }

  private func merge(_ base: Element, _ ours: Element, _ theirs: Element) throws -> BaselineMerge {
    try BaselineMerge(base: sidecar(base), ours: sidecar(ours), theirs: sidecar(theirs), path: path)
  }

  private func read(_ bytes: [UInt8]) throws -> Sidecar {
    guard case .picture(let sidecar) = try SidecarFile.read(bytes, path: path) else {
      throw BaselineError.sidecarMissing(path)
    }
    return sidecar
  }

  private let tree = Screen().tree

  /// Of the file, which is merged by itself, a merged sidecar tells nothing, whatever older versions wrote into it.
  @Test func aMergedSidecarTellsOfNoFile() throws {
    func side(_ file: Digest128?, _ label: String) throws -> [UInt8] {
      var tree = self.tree
      tree.children[0].label = label
      return try StableJSON.document(
        Sidecar(
          key: Samples.key(), pixels: Screen().picture.digest, scale: 2, fingerprint: Samples.fingerprint,
          tree: tree, file: file))
    }
    let (a, b, c) = (Digest128(of: "a"), Digest128(of: "b"), Digest128(of: "c"))
    for (base, ours, theirs) in [(a, b, a), (a, a, b), (a, b, b), (a, b, c), (nil, b, nil)]
      as [(Digest128?, Digest128?, Digest128?)]
    {
      // Each side changed something else, so that there is something to merge.
      let merge = BaselineMerge(
        base: try side(base, "Pancakes"), ours: try side(ours, "Waffles"),
        theirs: try side(theirs, "Pancakes") + [0x0A], path: path)
      #expect(merge.isResolved)
      #expect(try read(merge.content).file == nil)
    }
  }

  @Test func changesOfDifferentElementsAreMerged() throws {
    var (ours, theirs, both) = (tree, tree, tree)
    ours.children[0].label = "Waffles"
    theirs.children[1].isEnabled = false
    theirs.children[2].value = .text("7")
    both.children[0].label = "Waffles"
    both.children[1].isEnabled = false
    both.children[2].value = .text("7")
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let merge = try merge(tree, a, b)
      #expect(merge.isResolved && merge.lines.isEmpty)
      #expect(merge.content == (try sidecar(both)))
    }
  }

  @Test func differentPropertiesOfOneElementAreMerged() throws {
    var (ours, theirs, both) = (tree, tree, tree)
    ours.children[1].label = "Open"
    theirs.children[1].isSelected = true
    both.children[1].label = "Open"
    both.children[1].isSelected = true
    #expect(try merge(tree, ours, theirs).content == sidecar(both))
  }

  @Test func theSamePropertyInTwoWaysIsNot() throws {
    var (ours, theirs) = (tree, tree)
    ours.children[1].label = "Open"
    theirs.children[1].label = "Shut"
    let merge = try merge(tree, ours, theirs)
    #expect(!merge.isResolved)
    #expect(
      merge.lines == [
        "RecipesTests/testDetails / details @ iphone-x-light",
        "our side:   button \"save\": label “Save” → “Open”, without a visible difference",
        "their side: button \"save\": label “Save” → “Shut”, without a visible difference",
        "both:       button \"save\": its label is \"Open\" on our side and \"Shut\" on theirs",
      ], "\(merge.lines.joined(separator: "\n"))")
    #expect(throws: BaselineError.sidecarConflict(path)) {
      _ = try SidecarFile.read(merge.content, path: path)
    }
  }

  @Test func anAddedElementMergesWithAChangeElsewhere() throws {
    var (ours, theirs, both) = (tree, tree, tree)
    let added = Element(.image, identifier: "badge", frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    ours.children.append(added)
    theirs.children[0].label = "Waffles"
    both.children.append(added)
    both.children[0].label = "Waffles"
    #expect(try merge(tree, ours, theirs).content == sidecar(both))
    #expect(try merge(tree, theirs, ours).content == sidecar(both))
  }

  @Test func aRemovedElementThatTheOtherSideChangedIsAConflict() throws {
    var (ours, theirs) = (tree, tree)
    ours.children.remove(at: 1)
    theirs.children[1].label = "Open"
    for (a, b) in [(ours, theirs), (theirs, ours)] {
      let merge = try merge(tree, a, b)
      #expect(!merge.isResolved)
      #expect(
        merge.lines.last
          == "both:       button \"save\": one side changed it, and the other removed or moved it")
    }
  }

  @Test func twoListsOfChildrenAreAConflict() throws {
    var (ours, theirs) = (tree, tree)
    ours.children.append(Element(.image, identifier: "mine"))
    theirs.children.insert(Element(.switch, identifier: "yours"), at: 0)
    #expect(try !merge(tree, ours, theirs).isResolved)
  }

  @Test func deepTreesAreNoDanger() throws {
    func deep(_ label: String) -> Element {
      var element = Element(.other, identifier: "leaf", label: label)
      for level in 0..<400 { element = Element(.other, identifier: "level-\(level)", children: [element]) }
      return element
    }
    let merge = TreeMerge(base: deep("a"), ours: deep("b"), theirs: deep("a"))
    #expect(merge.tree == nil || merge.tree == deep("b"))
  }

  /// Whatever two sides changed: a merge holds every change of either and nothing else, and both orders agree.
  @Test(arguments: 0..<100) func mergesAreSymmetric(_ seed: Int) throws {
    var random = SystemSeed(seed)
    func changed() -> Element {
      var tree = tree
      for index in tree.children.indices where random.next(3) == 0 {
        switch random.next(4) {
        case 0: tree.children[index].title = ["x", "y"][random.next(2)]
        case 1: tree.children[index].isSelected.toggle()
        case 2: tree.children[index].value = .text(["x", "y"][random.next(2)])
        default: tree.children[index].isEnabled.toggle()
        }
      }
      return tree
    }
    let (ours, theirs) = (changed(), changed())
    let (one, other) = (
      TreeMerge(base: tree, ours: ours, theirs: theirs), TreeMerge(base: tree, ours: theirs, theirs: ours)
    )
    #expect(one.tree == other.tree)
    #expect(TreeMerge(base: tree, ours: ours, theirs: tree).tree == ours)
    #expect(TreeMerge(base: tree, ours: ours, theirs: ours).tree == ours)
    for index in tree.children.indices {
      guard let merged = one.tree?.children[index] else { continue }
      let (old, a, b) = (tree.children[index], ours.children[index], theirs.children[index])
      #expect(merged.title == (a.title == old.title ? b.title : a.title))
      #expect(merged.isSelected == (a.isSelected == old.isSelected ? b.isSelected : a.isSelected))
      #expect(merged.value == (a.value == old.value ? b.value : a.value))
    }
  }

  @Test func otherPixelsAreAConflict() throws {
    let (a, b) = (Screen().button("Remove"), Screen().rows(1))
    let merge = try BaselineMerge(
      base: sidecar(tree), ours: sidecar(a.tree, pixels: a.picture),
      theirs: sidecar(b.tree, pixels: b.picture),
      path: path)
    #expect(!merge.isResolved)
    #expect(merge.lines.count > 2 && merge.lines[1].hasPrefix("our side:   "), "\(merge.lines)")
    #expect(throws: BaselineError.sidecarConflict(path)) {
      _ = try SidecarFile.read(merge.content, path: path)
    }
  }

  @Test func oneSideThatLeftAFileIsTheOthers() throws {
    let (old, new) = (try sidecar(tree), try sidecar(Screen().rows(1).tree))
    #expect(BaselineMerge(base: old, ours: old, theirs: new, path: path).content == new)
    #expect(BaselineMerge(base: old, ours: new, theirs: old, path: path).content == new)
    #expect(BaselineMerge(base: [], ours: new, theirs: new, path: path).isResolved)
  }

  @Test func fingerprintsAreNeverMixed() throws {
    var other = Samples.fingerprint
    other.renderer = "galley 2"
    var theirs = tree
    theirs.children[0].label = "Waffles"
    let merge = try BaselineMerge(
      base: sidecar(tree), ours: sidecar(tree, fingerprint: other), theirs: sidecar(theirs), path: path)
    let merged = try read(merge.content)
    #expect(merge.isResolved && merged.fingerprint == other && merged.tree == theirs)
    let both = try BaselineMerge(
      base: sidecar(tree), ours: sidecar(tree, fingerprint: other),
      theirs: sidecar(theirs, fingerprint: Samples.otherFingerprint), path: path)
    #expect(try read(both.content).fingerprint == other)
  }

  @Test func otherKeysAndDamageAreConflicts() throws {
    let old = try sidecar(tree)
    let other = try sidecar(tree, key: Samples.key("other"))
    let changed = try sidecar(Screen().rows(1).tree)
    #expect(
      BaselineMerge(base: old, ours: changed, theirs: other, path: path).lines == [
        "our side is of \"RecipesTests/testDetails / details @ iphone-x-light\" and their side of "
          + "\"RecipesTests/testDetails / other @ iphone-x-light\""
      ])
    for damaged in [
      "", "{", "<<<<<<< a\n", "{\"format\":99}", "version https://git-lfs.github.com/spec/v1\n",
    ] {
      #expect(!BaselineMerge(base: old, ours: changed, theirs: Array(damaged.utf8), path: path).isResolved)
      #expect(!BaselineMerge(base: old, ours: Array(damaged.utf8), theirs: changed, path: path).isResolved)
    }
  }

  @Test func equalPicturesGiveTheSmallerFile() throws {
    let picture = Screen().picture
    let small = [UInt8](try PNG.encode(picture))
    let large = [UInt8](
      try PNG.setting(
        [PNGText("Comment", String(repeating: "x", count: 500))].compactMap { $0 }, in: Data(small)))
    let old = [UInt8](try PNG.encode(Screen().rows(0).picture))
    let path = "Baselines/a.png"
    #expect(BaselineMerge(base: old, ours: large, theirs: small, path: path).content == small)
    #expect(BaselineMerge(base: old, ours: small, theirs: large, path: path).content == small)
    let merge = BaselineMerge(
      base: small, ours: old, theirs: [UInt8](try PNG.encode(Screen().rows(1).picture)), path: path)
    #expect(!merge.isResolved && merge.content == old)
    #expect(merge.lines.count == 2, "\(merge.lines)")
    #expect(
      BaselineMerge(base: small, ours: old, theirs: [1, 2], path: path).lines == [
        "their side is no picture that can be read"
      ])
  }

  @Test func textsAreNeverMadeOfTwo() throws {
    let merge = BaselineMerge(
      base: Array("a\nb\nc\n".utf8), ours: Array("A\nb\nc\n".utf8), theirs: Array("a\nb\nC\n".utf8),
      path: "x.txt")
    #expect(!merge.isResolved)
    #expect(merge.lines.count >= 2 && merge.lines[0].hasPrefix("our side:"), "\(merge.lines)")
    expectGolden(String(decoding: merge.content, as: UTF8.self))
  }
}

/// A small generator with a seed.
private struct SystemSeed {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next(_ below: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(below))
  }
}
