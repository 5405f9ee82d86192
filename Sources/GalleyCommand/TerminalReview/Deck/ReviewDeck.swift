import GalleyBaselines
import GalleyExplanation

/// What is reviewed in a terminal, and how far the review is: keys go in, requests come out.
struct ReviewDeck: Sendable {
  /// One check.
  struct Card: Sendable {
    /// How far its decision is.
    enum State: Hashable, Sendable {
      case waiting, approved, rejected, skipped
      /// It could not be decided, for this reason.
      case refused(String)
    }

    /// What waits.
    var item: QueueItem
    /// The judged check.
    var check: Verdict.JudgedCheck
    /// How far its decision is.
    var state = State.waiting
  }

  /// What somebody asks for by a key.
  enum Request: Hashable, Sendable {
    /// Nothing.
    case none
    /// Another picture of the same state.
    case draw
    /// A decision about these cards.
    case decide([Int], DecisionRecord.Action, reason: String?)
    /// The last decision taken back.
    case undo(String)
    /// The files of a card.
    case open(Int)
    /// The end, as all is done or somebody had enough.
    case end
    /// The end, by Control-C.
    case interrupt
  }

  /// A reason that is being typed.
  struct Prompt: Hashable, Sendable {
    /// What it is for.
    var cards: [Int]
    /// What is typed already.
    var text = ""
  }

  /// A decision that was made here.
  private struct Decision: Sendable {
    var id: String
    var cards: [Int]
  }

  /// The checks, those that differ alike next to each other.
  private(set) var cards: [Card]
  /// Which one is shown.
  private(set) var index = 0
  /// Whether everything that is said of a check is shown.
  private(set) var showsInfo = true
  /// Whether picture and tree are shown.
  private(set) var showsDiff = true
  /// Whether a decision is about all checks with these causes.
  private(set) var isWide = false
  /// How closely the picture is looked at; each number is a region that differs, 0 the whole.
  private(set) var zoom: Int
  /// What happened last.
  var message: String?
  /// The reason that is being typed.
  private(set) var prompt: Prompt?
  private let reason: String?
  private var decisions: [Decision] = []

  /// Sets up a review.
  ///
  /// - Parameters:
  ///   - cards: The checks.
  ///   - reason: The reason of rejections, so that none is asked for.
  init(_ cards: [Card], reason: String? = nil) {
    // What differs most widely comes first, and what differs alike together: one decision can be for all.
    var counts: [Verdict.Likeness: (count: Int, first: Int)] = [:]
    for (index, card) in cards.enumerated() {
      counts[card.check.likeness, default: (0, index)].count += 1
    }
    func rank(_ card: Card) -> (Int, Int) {
      counts[card.check.likeness].map { (-$0.count, $0.first) } ?? (0, 0)
    }
    self.cards = cards.sorted { a, b in
      let (first, second) = (rank(a), rank(b))
      return (first.0, first.1, a.check.key.text) < (second.0, second.1, b.check.key.text)
    }
    self.reason = reason
    zoom = 0
    focus()
  }

  /// The check that is shown.
  var card: Card { cards[index] }

  /// How many checks are of a state.
  func count(_ state: Card.State) -> Int { cards.count { $0.state == state } }

  /// How many are decided on, one way or another.
  var done: Int { cards.count { $0.state != .waiting } }

  /// The open checks that a decision about the shown one would be about, if it were wide.
  var alike: [Int] {
    let causes = Set(card.item.causes.map(\.id))
    return cards.indices.filter { other in
      guard isOpen(other) || other == index else { return false }
      let theirs = Set(cards[other].item.causes.map(\.id))
      // A picture is decided as a whole: all that it differs for must be in sight.
      if !causes.isEmpty { return !theirs.isEmpty && theirs.isSubset(of: causes) }
      return cards[other].check.likeness == card.check.likeness
    }
  }

  private func isOpen(_ index: Int) -> Bool {
    cards[index].state == .waiting || cards[index].state == .skipped
  }

  private var remaining: [Int] { cards.indices.filter { cards[$0].state == .waiting } }

  /// Takes a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: What it asks for.
  mutating func press(_ key: ReviewKey) -> Request {
    if key == .interrupt { return .interrupt }
    if prompt != nil { return type(key) }
    message = nil
    switch key {
    case .character("a"): return decide(isWide ? alike : [index], .approve)
    case .character("r"): return decide(isWide ? alike : [index], .reject)
    case .character("s"): return skip(isWide ? alike : [index])
    case .character("A"): return decide(remaining, .approve)
    case .character("R"): return decide(remaining, .reject)
    case .character("S"): return skip(remaining)
    case .character("i"): showsInfo.toggle()
    case .character("d"): showsDiff.toggle()
    case .character("z"): zoom = (zoom + 1) % (regionCount + 1)
    case .character("c"):
      isWide.toggle()
      if isWide, alike.count == 1 { message = "No other check differs like this one." }
    case .character("o"): return .open(index)
    case .character("u"):
      guard let last = decisions.last else {
        message = "Nothing was decided here yet."
        return .draw
      }
      return .undo(last.id)
    case .character("q"), .escape: return .end
    case .left, .up, .character("k"): move(-1)
    case .right, .down, .character("j"): move(1)
    default: return .none
    }
    return .draw
  }

  private mutating func decide(_ chosen: [Int], _ action: DecisionRecord.Action) -> Request {
    let open = chosen.filter(isOpen)
    guard !open.isEmpty else {
      message = "This one is decided; u takes the last decision back."
      return .draw
    }
    if action == .reject, reason == nil {
      prompt = Prompt(cards: open)
      return .draw
    }
    return .decide(open, action, reason: reason)
  }

  private mutating func skip(_ chosen: [Int]) -> Request {
    for index in chosen where isOpen(index) { cards[index].state = .skipped }
    return advance()
  }

  /// Types a reason.
  private mutating func type(_ key: ReviewKey) -> Request {
    guard var prompt else { return .none }
    switch key {
    case .character(let character): prompt.text.append(character)
    case .paste(let text): prompt.text += text.map { $0.isNewline ? " " : $0 }
    case .backspace: prompt.text = String(prompt.text.dropLast())
    case .escape:
      self.prompt = nil
      message = "Not rejected."
      return .draw
    case .enter:
      self.prompt = nil
      return .decide(prompt.cards, .reject, reason: prompt.text.isEmpty ? nil : prompt.text)
    default: return .none
    }
    prompt.text = String(prompt.text.prefix(DecisionRequest.longestReason))
    self.prompt = prompt
    return .draw
  }

  /// Notes what became of a decision, and goes on to the next check.
  ///
  /// - Parameters:
  ///   - result: What became of it.
  ///   - chosen: The cards it was about.
  /// - Returns: The end if nothing is left.
  mutating func note(_ result: DecisionDesk.Result, about chosen: [Int]) -> Request {
    let actions = Dictionary(result.records.map { ($0.key, $0.action) }) { first, _ in first }
    let reasons = Dictionary(result.refused.map { ($0.id, $0.reason) }) { first, _ in first }
    for index in chosen {
      if let action = actions[cards[index].item.key] {
        cards[index].state = action == .approve ? .approved : .rejected
      } else if let reason = reasons[cards[index].item.id] {
        cards[index].state = .refused(reason)
      }
    }
    if let id = result.records.first?.decision {
      decisions.append(Decision(id: id, cards: chosen.filter { actions[cards[$0].item.key] != nil }))
    }
    message = result.refused.first.map { "Not decided: \($0.reason)." }
    return advance()
  }

  /// Notes that the last decision was taken back, and shows what it was about.
  ///
  /// - Parameter keys: The checks whose decision was taken back.
  mutating func noteUndone(_ keys: Set<CheckKey>) {
    guard let last = decisions.popLast() else { return }
    let undone = last.cards.filter { keys.contains(cards[$0].item.key) }
    for index in undone { cards[index].state = .waiting }
    if let first = undone.first { show(first) }
    message = "Taken back: \(CheckWords.count(undone.count, "check"))."
  }

  /// Takes note that the last decision cannot be taken back.
  mutating func noteNotUndone(_ reason: String) {
    decisions.removeLast()
    message = "Not taken back: \(reason)."
  }

  private mutating func advance() -> Request {
    let open = remaining
    // A decision that was refused must be seen before the review ends.
    guard let next = open.first(where: { $0 > index }) ?? open.first else {
      return message == nil ? .end : .draw
    }
    show(next)
    return .draw
  }

  private mutating func move(_ step: Int) {
    show((index + step + cards.count) % cards.count)
  }

  private mutating func show(_ index: Int) {
    self.index = index
    if alike.count == 1 { isWide = false }
    focus()
  }

  private var regionCount: Int { min(9, card.check.outcome.comparison?.regions.count ?? 0) }

  /// Where little differs, that is looked at first: on a small picture of the whole nobody would see it.
  private mutating func focus() {
    zoom = regionCount > 0 ? 1 : 0
  }
}
