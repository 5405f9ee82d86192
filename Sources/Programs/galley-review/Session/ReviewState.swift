import Foundation
import GalleyBaselines
import GalleyDecisions

/// The state of all decisions, as the page reads it.
struct ReviewState: Sendable {
  /// The number of changes since the server started.
  var revision = 1
  /// The state of each item.
  var facts: [ReviewItem.Facts] = []
  /// The decisions on this run that were not undone, oldest first.
  var decisions: [Decision] = []
  /// The reason for which the journal cannot be read.
  var fault: String?
  /// The state as JSON.
  var document: [UInt8] = []
  /// The JSON of each item, kept until it changes.
  private var parts: [[UInt8]] = []

  /// Decisions that were made together.
  struct Decision: Sendable, Encodable, Equatable {
    var decision: String
    var action: DecisionRecord.Action
    var count: Int
    var by: String
    var at: Date
    var reason: String?
  }

  /// The number of changes that wait.
  var remaining: Int { facts.count { $0.status == .waiting } }

  /// Sets the present state, and returns whether anything changed.
  mutating func update(_ facts: [ReviewItem.Facts], _ decisions: [Decision], fault: String?) -> Bool {
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

  /// Joins the JSON of the items, which are most of it, and of the rest.
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
    // Both are objects: the second continues the first.
    text += ((try? StableJSON.line(rest)) ?? Array("{}".utf8)).dropFirst()
    document = text
  }

  private static func text(_ facts: ReviewItem.Facts) -> [UInt8] {
    // Most items wait without comments. Ids are digits and need no escaping.
    if facts.status == .waiting, facts.comments.isEmpty {
      return Array("{\"comments\":[],\"id\":\"\(facts.id)\",\"status\":\"waiting\"}".utf8)
    }
    return (try? StableJSON.line(facts)) ?? Array("{}".utf8)
  }
}
