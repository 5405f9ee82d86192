import Foundation
import GalleyBaselines
import GalleyDecisions

/// What is decided and what is left, as the page reads it.
struct ReviewState: Sendable {
  /// Counts what changed since the server began.
  var revision = 1
  /// What is known of each item.
  var facts: [ReviewItem.Facts] = []
  /// What was decided in this run and stands, oldest first.
  var decisions: [Decision] = []
  /// Why the journal cannot be read, if it cannot.
  var fault: String?
  /// The text of it all.
  var document: [UInt8] = []
  /// The text of each item, kept until it changes.
  private var parts: [[UInt8]] = []

  /// What somebody decided at once.
  struct Decision: Sendable, Encodable, Equatable {
    var decision: String
    var action: DecisionRecord.Action
    var count: Int
    var by: String
    var at: Date
    var reason: String?
  }

  /// How many wait.
  var remaining: Int { facts.count { $0.status == .waiting } }

  /// Takes what is known now.
  ///
  /// - Returns: Whether anything changed.
  mutating func take(_ facts: [ReviewItem.Facts], _ decisions: [Decision], fault: String?) -> Bool {
    let isNew = document.isEmpty
    guard isNew || facts != self.facts || decisions != self.decisions || fault != self.fault else {
      return false
    }
    if !isNew { revision += 1 }
    if parts.count != facts.count {
      parts = facts.map(Self.text)
    } else {
      for index in facts.indices where facts[index] != self.facts[index] {
        parts[index] = Self.text(facts[index])
      }
    }
    self.facts = facts
    self.decisions = decisions
    self.fault = fault
    write()
    return true
  }

  private struct Rest: Encodable {
    var revision: Int
    var remaining: Int
    var total: Int
    var decisions: [Decision]
    var fault: String?
  }

  /// Puts the texts together: items are most of it, and few of them change at once.
  private mutating func write() {
    let rest = Rest(
      revision: revision, remaining: remaining, total: facts.count, decisions: decisions, fault: fault)
    var text = Array("{\"items\":[".utf8)
    text.reserveCapacity(parts.reduce(4096) { $0 + $1.count + 1 })
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += part
    }
    text += Array("],".utf8)
    // Both are objects: the second goes on where the first ends.
    text += ((try? StableJSON.line(rest)) ?? Array("{}".utf8)).dropFirst()
    document = text
  }

  private static func text(_ facts: ReviewItem.Facts) -> [UInt8] {
    // Ids are digits, and most items have nothing more to tell.
    if facts.status == .waiting, facts.comments.isEmpty {
      return Array("{\"comments\":[],\"id\":\"\(facts.id)\",\"status\":\"waiting\"}".utf8)
    }
    return (try? StableJSON.line(facts)) ?? Array("{}".utf8)
  }
}
