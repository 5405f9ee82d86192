import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyText

/// The state of a review in a terminal: it takes keys and returns requests.
///
/// The keys are those of the page, see `KeyCommand`.
struct ReviewModel: Sendable {
  /// One check.
  struct Entry: Sendable {
    /// The state of its decision.
    enum State: Hashable, Sendable {
      case waiting, approved, rejected
      /// It was chosen with others, and is held back for this reason.
      case held(String)
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
    /// Decisions.
    case decide([DecisionRequest])
    /// Undoing a decision.
    case undo(String)
    /// The files of an entry.
    case open(Int)
    /// The end, since all is done or the user quits.
    case end
    /// The end, by Control-C.
    case interrupt
  }

  /// What a decision is about.
  enum Scope: Hashable, Sendable, CaseIterable {
    /// The check that is shown.
    case check
    /// That and those like it.
    case alike
    /// All that are left.
    case listed
  }

  /// What is shown below the sentences.
  enum Panel: Hashable, Sendable, CaseIterable {
    /// Pictures and changed lines.
    case all
    /// Pictures alone.
    case pictures
    /// Changed lines alone.
    case lines
  }

  /// A text that is being typed.
  struct Prompt: Hashable, Sendable {
    /// What is to be decided, without the text.
    var requests: [DecisionRequest]
    /// The text so far.
    var text = ""

    /// Whether it is a comment, which needs a text.
    var isComment: Bool { requests.first?.action == .comment }
  }

  /// Lines over the whole screen, until the next key.
  struct Overlay: Hashable, Sendable {
    var title: String
    var lines: [String]
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
  /// What is shown below the sentences.
  private(set) var panel = Panel.all
  /// Whether the difference is shown alone, instead of all pictures side by side.
  private(set) var showsDifference = false
  /// What a decision is about.
  private(set) var scope = Scope.check
  /// The number of the region that is shown enlarged; 0 for the whole picture.
  private(set) var zoom: Int
  /// A message about the last request.
  var message: String?
  /// The text that is being typed.
  private(set) var prompt: Prompt?
  /// What covers the screen: the keys, or what was held back.
  private(set) var overlay: Overlay?
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
  var done: Int { entries.count { $0.state == .approved || $0.state == .rejected } }

  /// The number of checks that wait, those held back or refused included.
  var left: Int { entries.count - done }

  private func isOpen(_ index: Int) -> Bool {
    entries[index].state != .approved && entries[index].state != .rejected
  }

  /// The other open checks that have a cause in common with the one shown, or wait in the same way where none is known.
  private var alike: [Int] {
    let causes = Set(entry.item.causes.map(\.id))
    return entries.indices.filter { other in
      guard other != index, isOpen(other) else { return false }
      return causes.isEmpty
        ? entries[other].check.similarityKey == entry.check.similarityKey
        : entries[other].item.causes.contains { causes.contains($0.id) }
    }
  }

  /// What a decision would ask for now: the check that is shown by itself, others for its causes or as listed.
  func requests(_ action: DecisionRecord.Action) -> [DecisionRequest] {
    func request(_ index: Int, _ choice: Choice) -> DecisionRequest {
      DecisionRequest(id: entries[index].item.id, action: action, choice: choice)
    }
    switch scope {
    case .check: return isOpen(index) ? [request(index, .itself)] : []
    case .alike:
      let own = isOpen(index) ? [request(index, .itself)] : []
      return own + alike.map { request($0, entry.check.likeChoice) }
    case .listed: return entries.indices.filter(isOpen).map { request($0, .listed) }
    }
  }

  /// The number of checks that a decision would be about, and that of those that would be held back.
  var foreseen: (taken: Int, held: Int) {
    let byID = Dictionary(entries.map { ($0.item.id, $0.check) }) { first, _ in first }
    let requests = requests(.approve)
    let held = requests.count { request in
      byID[request.id].flatMap { request.choice.obstacle(to: $0) } != nil
    }
    return (requests.count - held, held)
  }

  /// Handles a key.
  mutating func press(_ key: ReviewKey) -> Request {
    if key == .interrupt { return .interrupt }
    if prompt != nil { return type(key) }
    if overlay != nil {
      overlay = nil
      return .draw
    }
    guard let command = key.name.flatMap({ KeyCommand.command($0, in: .terminal) }) else { return .none }
    message = nil
    switch command.action {
    case .approve: return decide(.approve)
    case .reject: return decide(.reject)
    case .comment:
      prompt = Prompt(requests: [DecisionRequest(id: entry.item.id, action: .comment)])
    case .undo:
      guard let last = decisions.last else {
        message = "Nothing has been decided yet."
        return .draw
      }
      return .undo(last.id)
    case .scope: widen()
    case .next: move(1)
    case .previous: move(-1)
    case .nextWaiting: moveToWaiting()
    case .split: showsDifference = false
    case .difference: showsDifference = true
    case .nextDifference: zoom = regionCount == 0 ? 0 : zoom % regionCount + 1
    case .previousDifference: zoom = zoom > 1 ? zoom - 1 : regionCount
    case .fit: zoom = 0
    case .panel:
      let all = Panel.allCases
      panel = all[((all.firstIndex(of: panel) ?? 0) + 1) % all.count]
    case .files: return .open(index)
    case .help: showKeys()
    case .back, .quit: return .end
    default: return .none
    }
    return .draw
  }

  private mutating func showKeys() {
    let rows = KeyCommand.all(in: .terminal).map { ($0.names.joined(separator: " "), $0.meaning) }
    let width = rows.map(\.0.count).max() ?? 0
    overlay = Overlay(
      title: "Keys",
      lines: rows.map { names, meaning in
        names + String(repeating: " ", count: width + 2 - names.count) + meaning
      })
  }

  /// Goes on to the next scope that means anything else.
  private mutating func widen() {
    switch scope {
    case .check:
      scope = alike.isEmpty ? .listed : .alike
      if alike.isEmpty { message = "No other check differs like this one." }
    case .alike: scope = .listed
    case .listed: scope = .check
    }
  }

  private mutating func decide(_ action: DecisionRecord.Action) -> Request {
    var requests = requests(action)
    guard !requests.isEmpty else {
      message = "This check is decided; z undoes the last decision."
      return .draw
    }
    if action == .reject {
      guard let reason else {
        prompt = Prompt(requests: requests)
        return .draw
      }
      for index in requests.indices { requests[index].reason = reason }
    }
    return .decide(requests)
  }

  /// Types a reason or a comment.
  private mutating func type(_ key: ReviewKey) -> Request {
    guard var prompt else { return .none }
    switch key {
    case .character(let character): prompt.text.append(character)
    case .paste(let text): prompt.text += text.map { $0.isNewline ? " " : $0 }
    case .backspace: prompt.text = String(prompt.text.dropLast())
    case .escape:
      self.prompt = nil
      message = prompt.isComment ? "No comment." : "Not rejected."
      return .draw
    case .enter:
      self.prompt = nil
      if prompt.isComment, prompt.text.allSatisfy(\.isWhitespace) {
        message = "No comment."
        return .draw
      }
      var requests = prompt.requests
      for index in requests.indices { requests[index].reason = prompt.text.isEmpty ? nil : prompt.text }
      return .decide(requests)
    default: return .none
    }
    prompt.text = String(prompt.text.prefix(DecisionRequest.longestReason))
    self.prompt = prompt
    return .draw
  }

  /// Records the result of decisions, and moves to the next check; ends if there is none.
  mutating func note(_ result: DecisionService.Result) -> Request {
    var places: [CheckKey: Int] = [:]
    var placesByID: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      places[entry.item.key] = place
      placesByID[entry.item.id] = place
    }
    var decided: [Int] = []
    for record in result.records {
      guard let place = places[record.key] else { continue }
      decided.append(place)
      switch record.action {
      case .approve: entries[place].state = .approved
      case .reject: entries[place].state = .rejected
      case .comment: entries[place].item.comments.append(record)
      case .remove, .undo: break
      }
    }
    for refused in result.refused {
      if let place = placesByID[refused.id] { entries[place].state = .refused(refused.reason) }
    }
    for held in result.held {
      if let place = placesByID[held.id] { entries[place].state = .held("\(held)") }
    }
    if let id = result.records.first?.decision { decisions.append(Decision(id: id, entries: decided)) }
    message = result.refused.first.map { "Not decided: \($0.reason)." }
    if !result.held.isEmpty {
      let count = EnglishNoun.count(result.held.count, "check")
      overlay = Overlay(
        title: "Held back: \(count), chosen together with others",
        lines: result.held.map { "\($0.key.text): \($0)" })
    }
    if result.records.allSatisfy({ $0.action == .comment }), result.held.isEmpty { return .draw }
    if scope == .listed { scope = .check }
    return advance()
  }

  /// Records that the last decision was undone for some checks, and shows the first.
  mutating func noteUndone(_ keys: Set<CheckKey>) {
    guard let last = decisions.popLast() else { return }
    let undone = last.entries.filter { keys.contains(entries[$0].item.key) }
    for index in undone { entries[index].state = .waiting }
    if let first = undone.first { show(first) }
    message = "Undone: \(EnglishNoun.count(undone.count, "check"))."
  }

  /// Records that the last decision cannot be undone.
  mutating func noteNotUndone(_ reason: String) {
    decisions.removeLast()
    message = "Not undone: \(reason)."
  }

  private mutating func advance() -> Request {
    let open = entries.indices.filter { entries[$0].state == .waiting || isHeld($0) }
    // A decision that was refused must be seen before the review ends.
    guard let next = open.first(where: { $0 > index }) ?? open.first else {
      guard message == nil, overlay == nil else { return .draw }
      return .end
    }
    show(next)
    return .draw
  }

  private func isHeld(_ index: Int) -> Bool {
    if case .held = entries[index].state { true } else { false }
  }

  private mutating func move(_ step: Int) {
    show((index + step + entries.count) % entries.count)
  }

  private mutating func moveToWaiting() {
    let open = entries.indices.filter { isOpen($0) && $0 != index }
    guard let next = open.first(where: { $0 > index }) ?? open.first else {
      message = "No other check waits for a decision."
      return
    }
    show(next)
  }

  private mutating func show(_ index: Int) {
    self.index = index
    if scope == .alike, alike.isEmpty { scope = .check }
    focus()
  }

  private var regionCount: Int { min(9, entry.check.outcome.comparison?.regions.count ?? 0) }

  /// Shows the largest differing region first, since a small picture of the whole hides small differences.
  private mutating func focus() {
    zoom = regionCount > 0 ? 1 : 0
  }
}
