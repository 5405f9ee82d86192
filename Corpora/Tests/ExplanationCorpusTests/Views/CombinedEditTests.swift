import Foundation
import Testing

@testable import GalleyAutomation
@testable import GalleyExplanation
@testable import GalleySimulator
@testable import GalleyTree
@testable import SeededCases

/// Two to four edits at once: each is told, and what moved or grew is told under an edit without which it would not have.
///
/// The device is deterministic, so that the truth is known: the same screen is drawn without one of the edits, and with it alone.
@Suite struct CombinedEditTests {
  /// Without `GALLEY_SOAK` one in ten of the combinations is judged.
  @Test(arguments: Soak.seeds(400, oneIn: 10))
  func `effects are listed below the edit that causes them`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 90_000 + seed)
    let screen = Int.random(in: 0...1, using: &generator)
    var all = CombinedEdit.screens[screen].shuffled(using: &generator)
    // What is gone has no text.
    if all.prefix(4).contains(.noBadge) { all.removeAll { $0 == .largerBadge } }
    let edits = Array(all.prefix(.random(in: 2...4, using: &generator)))
    let told = try CombinedComparison(screen: screen, edits: edits)
    let facts = Comment(rawValue: "\(edits.map(\.rawValue))\n" + told.sentences.joined(separator: "\n"))
    #expect(told.untrue == [], facts)
    #expect(told.untold == [], facts)
    #expect(told.sentences.count == edits.count, facts)
  }

  /// The cells grew by the gaps in them, and by nothing that only made a title wider.
  @Test func growthBelongsToTheGapsOfARow() throws {
    let told = try CombinedComparison(screen: 0, edits: [.boldTitles, .rowSpacing])
    #expect(told.untrue == [])
    #expect(
      told.sentences.sorted() == [
        "5 cells like cell with “Everyday”: spacing of their VStack 2 pt → 12 pt; 4 of them moved down",
        "5 staticTexts like staticText “Everyday”: font weight Inter Regular → Inter Bold",
      ])
  }

  /// A number that has less room beside an amount lost it to the amount, whatever happened to other rows.
  @Test(arguments: [
    (CombinedEdit.swappedRows, "cell with “Everyday” stands elsewhere among its neighbours"),
    (
      .trailingTexts,
      "5 cells like cell with “Everyday”: alignment of their VStack leading → trailing; 5 others moved right with them"
    ),
  ])
  func lessRoomBelongsToWhatTookIt(_ other: CombinedEdit, _ sentence: String) throws {
    let told = try CombinedComparison(screen: 0, edits: [.largeAmounts, other])
    #expect(told.untrue == [])
    #expect(
      Set(told.sentences) == [
        sentence,
        "5 staticTexts like staticText “€2,810.44”: font size 16 pt → 20 pt; 3 others shrank with them",
      ])
  }
}

/// A screen with several edits, compared with the screen without any.
struct CombinedComparison {
  let sentences: [String]
  /// The effects told under an edit that does not have them, alone or among the others.
  private(set) var untrue: [String] = []
  /// The edits that no cause tells.
  private(set) var untold: [CombinedEdit] = []

  private static let bundle = CombinedEditsApp.bundleIdentifier

  init(screen: Int, edits: [CombinedEdit]) throws {
    let device = try SimulatedDevice(.iPhoneX)
    device.install(CombinedEditsApp.self)
    func shoot(_ edits: [CombinedEdit]) throws -> ScreenSnapshot {
      try device.launch(
        LaunchRequest(
          Self.bundle, arguments: [],
          environment: [
            CombinedEditsApp.screenKey: "\(screen)",
            CombinedEditsApp.editsKey: edits.map(\.rawValue).joined(separator: ","),
          ]))
      let capture = try device.capture()
      return ScreenSnapshot(
        picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
    }
    let (before, after) = (try shoot([]), try shoot(edits))
    sentences = Comparator.compare(baseline: before, candidate: after).causes.map(\.sentence)
    let base = FlatElementTree(before.tree!)
    /// The frames of the first screen's elements on another.
    func frames(_ screen: ScreenSnapshot) -> [CGRect?] {
      let matching = ElementMatching(base, FlatElementTree(screen.tree!))
      return base.nodes.indices.map { number in
        matching.partners[number].map { matching.candidate[$0].element.frame }
      }
    }
    let plain = ElementMatching(base, FlatElementTree(after.tree!))
    let found = ViewFindings(plain).lead(TreeExplanation(plain, scale: before.scale).findings) { _ in true }
    let (first, last) = (frames(before), frames(after))
    for edit in edits {
      let causes = found.filter { finding in
        if case .view(let change, _) = finding.change { edit.isTold(by: change) } else { false }
      }
      if causes.isEmpty { untold.append(edit) }
      let without = frames(try shoot(edits.filter { $0 != edit }))
      let alone = frames(try shoot([edit]))
      func isEffect(_ number: Int) -> Bool {
        isOther(last[number], without[number]) || isOther(first[number], alone[number])
      }
      for cause in causes {
        for number in Set(cause.otherMovers.keys).union(cause.otherGrowers).sorted() where !isEffect(number) {
          untrue.append("\(edit) did not move \(ElementText.name(base[number].element))")
        }
      }
    }
  }

  private func isOther(_ frame: CGRect?, _ other: CGRect?) -> Bool {
    guard let frame, let other else { return true }
    return [
      frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
      frame.height - other.height,
    ]
    .contains { abs($0) > 0.01 }
  }
}
