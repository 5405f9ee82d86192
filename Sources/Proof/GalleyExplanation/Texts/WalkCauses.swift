import GalleyText
import GalleyTree

/// The causes of the difference of two walks of VoiceOver, by element.
struct WalkCauses {
  /// Explains the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved text.
  ///   - candidate: The new text.
  /// - Returns: The causes, in the order of the walk; none where one of the two is no walk, or where their elements are equal.
  static func find(_ baseline: String, _ candidate: String) -> [Cause] {
    guard let before = SpokenWalk.read(baseline), let after = SpokenWalk.read(candidate) else { return [] }
    let causes = WalkCauses(WalkMatching(before, after)).causes
    return causes.count > LineCauses.mostCauses ? LineCauses.cut(causes) : causes
  }

  private let matching: WalkMatching
  private var before: [SpokenWalk.Stop] { matching.before }
  private var after: [SpokenWalk.Stop] { matching.after }
  private var former: [Int?] { matching.former }
  private var latter: [Int?] { matching.latter }
  private var moved: Set<Int> { matching.moved }

  private init(_ matching: WalkMatching) {
    self.matching = matching
  }

  // MARK: Sentences

  private var causes: [Cause] {
    var causes = vanished(followedBy: nil)
    let fixed = after.indices.filter { !moved.contains($0) && former[$0] != nil }
    for new in after.indices {
      if let old = former[new] {
        if moved.contains(new) { causes.append(move(old, new, among: fixed)) }
        if before[old].words != after[new].words { causes.append(change(old, new)) }
        causes += vanished(followedBy: old)
      } else if new == 0 || former[new - 1] != nil {
        causes.append(appeared(new))
      }
    }
    return LineCauses.united(causes)
  }

  /// What is gone right after an element, or at the beginning.
  private func vanished(followedBy old: Int?) -> [Cause] {
    let gone = ((old ?? -1) + 1..<before.count).prefix { latter[$0] == nil }
    guard !gone.isEmpty else { return [] }
    let (names, verb) = (Self.names(gone.map { before[$0] }), gone.count == 1 ? "is" : "are")
    let sentence =
      old.map { "after \(Self.name(before[$0])), \(names) \(verb) not reached any more" }
      ?? "\(names) \(verb) not reached any more, at the beginning"
    return [cause(.vanished, "reached", gone.map { before[$0].words }.joined(separator: "\n"), "", sentence)]
  }

  /// What is new from an element on.
  private func appeared(_ new: Int) -> Cause {
    let come = (new..<after.count).prefix { former[$0] == nil }
    let (names, verb) = (Self.names(come.map { after[$0] }), come.count == 1 ? "is" : "are")
    let sentence =
      new == 0
      ? "\(names) \(verb) reached now, at the beginning"
      : "after \(Self.name(after[new - 1])), \(names) \(verb) reached now"
    return cause(.appeared, "reached", "", come.map { after[$0].words }.joined(separator: "\n"), sentence)
  }

  /// An element that is read before others that it followed, or after others that followed it.
  ///
  /// - Parameter fixed: The elements after that are read at the same place among each other as before.
  private func move(_ old: Int, _ new: Int, among fixed: [Int]) -> Cause {
    let name = Self.name(after[new])
    let sentence: String
    if let next = fixed.first(where: { $0 > new }), (former[next] ?? old) < old {
      sentence = "\(name) is heard before \(Self.name(after[next]))"
    } else if let passed = fixed.last(where: { $0 < new }) {
      // Of two that have changed places, the one that comes first now is told.
      let jumped = fixed.filter { $0 < new && (former[$0] ?? old) > old }
      sentence =
        jumped.count == 1
        ? "\(Self.name(after[passed])) is heard before \(name)"
        : "\(name) is heard after \(Self.name(after[passed]))"
    } else {
      sentence = "\(name) is heard first"
    }
    return cause(.reordered, "order", before[old].words, after[new].words, sentence)
  }

  private func change(_ old: Int, _ new: Int) -> Cause {
    let (was, now) = (before[old].words, after[new].words)
    return cause(.text, "speech", was, now, "\(Self.shown(was)) → \(Self.shown(now))")
  }

  private func cause(
    _ kind: Cause.Kind, _ property: String, _ before: String, _ after: String, _ sentence: String
  ) -> Cause {
    .ofText(kind, "what VoiceOver says", property, (before, after), shown: Self.shown, sentence)
  }

  /// The most characters of what is said that a sentence shows.
  private static let longest = 120

  private static func shown(_ words: String) -> String {
    EscapedText.of(CleanText.line(words, limit: longest))
  }

  private static func name(_ stop: SpokenWalk.Stop) -> String { "“\(shown(stop.name))”" }

  /// The most elements that a sentence names.
  private static let mostNames = 3

  private static func names(_ stops: [SpokenWalk.Stop]) -> String {
    var names = stops.prefix(mostNames).map(name)
    if stops.count > mostNames { names.append(EnglishNoun.count(stops.count - mostNames, "more element")) }
    return EnglishList.and(names)
  }
}
