import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation

/// The state of a review in a terminal: it takes keys and returns requests.
struct ReviewModel: Sendable {
  /// One check.
  struct Entry: Sendable {
    /// The state of its decision.
    enum State: Hashable, Sendable {
      case waiting, approved, rejected, skipped
      /// The decision was refused, for this reason.
      case refused(String)
    }

    var item: QueueItem
    var check: Verdict.JudgedCheck
    var state = State.waiting
  }

  /// The request of a key.
  enum Request: Hashable, Sendable {
    /// Nothing.
    case none
    /// A redraw.
    case draw
    /// A decision about these entries.
    case decide([Int], DecisionRecord.Action, reason: String?)
    /// Undoing a decision.
    case undo(String)
    /// The files of an entry.
    case open(Int)
    /// The end, since all is done or the user quits.
    case end
    /// The end, by Control-C.
    case interrupt
  }

  /// A reason that is being typed.
  struct Prompt: Hashable, Sendable {
    /// The entries to reject.
    var entries: [Int]
    /// The text so far.
    var text = ""
  }

  /// A decision that was made here.
  private struct Decision: Sendable {
    var id: String
    var entries: [Int]
  }

  /// The checks, with those that differ in the same way next to each other.
  private(set) var entries: [Entry]
  /// The index of the check that is shown.
  private(set) var index = 0
  /// Whether details of the check are shown.
  private(set) var showsInfo = true
  /// Whether picture and tree are shown.
  private(set) var showsDiff = true
  /// Whether a decision applies to all checks with the same causes.
  private(set) var isWide = false
  /// The number of the region that is shown enlarged; 0 for the whole picture.
  private(set) var zoom: Int
  /// A message about the last request.
  var message: String?
  /// The reason that is being typed.
  private(set) var prompt: Prompt?
  private let reason: String?
  private var decisions: [Decision] = []

  /// Sets up a review; with a reason, none is asked for rejections.
  init(_ entries: [Entry], reason: String? = nil) {
    // The most common difference comes first, and equal differences together, since one decision can apply to all.
    var counts: [Verdict.SimilarityKey: (count: Int, first: Int)] = [:]
    for (index, entry) in entries.enumerated() {
      counts[entry.check.similarityKey, default: (0, index)].count += 1
    }
    func rank(_ entry: Entry) -> (Int, Int) {
      counts[entry.check.similarityKey].map { (-$0.count, $0.first) } ?? (0, 0)
    }
    self.entries = entries.sorted { a, b in
      let (first, second) = (rank(a), rank(b))
      return (first.0, first.1, a.check.key.text) < (second.0, second.1, b.check.key.text)
    }
    self.reason = reason
    zoom = 0
    focus()
  }

  /// The check that is shown.
  var entry: Entry { entries[index] }

  /// The number of checks in a state.
  func count(_ state: Entry.State) -> Int { entries.count { $0.state == state } }

  /// The number of checks that do not wait any more.
  var done: Int { entries.count { $0.state != .waiting } }

  /// The open checks to which a wide decision about the shown one applies.
  var similar: [Int] {
    let causes = Set(entry.item.causes.map(\.id))
    return entries.indices.filter { other in
      guard isOpen(other) || other == index else { return false }
      let theirs = Set(entries[other].item.causes.map(\.id))
      // A picture is decided as a whole, so all its causes must be shown.
      if !causes.isEmpty { return !theirs.isEmpty && theirs.isSubset(of: causes) }
      return entries[other].check.similarityKey == entry.check.similarityKey
    }
  }

  private func isOpen(_ index: Int) -> Bool {
    entries[index].state == .waiting || entries[index].state == .skipped
  }

  private var remaining: [Int] { entries.indices.filter { entries[$0].state == .waiting } }

  /// Handles a key.
  mutating func press(_ key: ReviewKey) -> Request {
    if key == .interrupt { return .interrupt }
    if prompt != nil { return type(key) }
    message = nil
    switch key {
    case .character("a"): return decide(isWide ? similar : [index], .approve)
    case .character("r"): return decide(isWide ? similar : [index], .reject)
    case .character("s"): return skip(isWide ? similar : [index])
    case .character("A"): return decide(remaining, .approve)
    case .character("R"): return decide(remaining, .reject)
    case .character("S"): return skip(remaining)
    case .character("i"): showsInfo.toggle()
    case .character("d"): showsDiff.toggle()
    case .character("z"): zoom = (zoom + 1) % (regionCount + 1)
    case .character("c"):
      isWide.toggle()
      if isWide, similar.count == 1 { message = "No other check differs like this one." }
    case .character("o"): return .open(index)
    case .character("u"):
      guard let last = decisions.last else {
        message = "Nothing has been decided yet."
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
      message = "This check is decided; u undoes the last decision."
      return .draw
    }
    if action == .reject, reason == nil {
      prompt = Prompt(entries: open)
      return .draw
    }
    return .decide(open, action, reason: reason)
  }

  private mutating func skip(_ chosen: [Int]) -> Request {
    for index in chosen where isOpen(index) { entries[index].state = .skipped }
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
      return .decide(prompt.entries, .reject, reason: prompt.text.isEmpty ? nil : prompt.text)
    default: return .none
    }
    prompt.text = String(prompt.text.prefix(DecisionRequest.longestReason))
    self.prompt = prompt
    return .draw
  }

  /// Records the result of a decision, and moves to the next check; ends if there is none.
  mutating func note(_ result: DecisionService.Result, about chosen: [Int]) -> Request {
    let actions = Dictionary(result.records.map { ($0.key, $0.action) }) { first, _ in first }
    let reasons = Dictionary(result.refused.map { ($0.id, $0.reason) }) { first, _ in first }
    for index in chosen {
      if let action = actions[entries[index].item.key] {
        entries[index].state = action == .approve ? .approved : .rejected
      } else if let reason = reasons[entries[index].item.id] {
        entries[index].state = .refused(reason)
      }
    }
    if let id = result.records.first?.decision {
      decisions.append(Decision(id: id, entries: chosen.filter { actions[entries[$0].item.key] != nil }))
    }
    message = result.refused.first.map { "Not decided: \($0.reason)." }
    return advance()
  }

  /// Records that the last decision was undone for some checks, and shows the first.
  mutating func noteUndone(_ keys: Set<CheckKey>) {
    guard let last = decisions.popLast() else { return }
    let undone = last.entries.filter { keys.contains(entries[$0].item.key) }
    for index in undone { entries[index].state = .waiting }
    if let first = undone.first { show(first) }
    message = "Undone: \(CheckText.count(undone.count, "check"))."
  }

  /// Records that the last decision cannot be undone.
  mutating func noteNotUndone(_ reason: String) {
    decisions.removeLast()
    message = "Not undone: \(reason)."
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
    show((index + step + entries.count) % entries.count)
  }

  private mutating func show(_ index: Int) {
    self.index = index
    if similar.count == 1 { isWide = false }
    focus()
  }

  private var regionCount: Int { min(9, entry.check.outcome.comparison?.regions.count ?? 0) }

  /// Shows the largest differing region first, since a small picture of the whole hides small differences.
  private mutating func focus() {
    zoom = regionCount > 0 ? 1 : 0
  }
}
