import Foundation
import GalleyBaselines
import GalleyText
import GalleyTree

/// Decisions as JSON, as a page, a program or a person sends them.
package struct DecisionDocument: Hashable, Sendable, Codable {
  /// The newest version of the format, which added ``DecisionRequest/choice``.
  package static let newest = 2
  /// The number of bytes that a document may have: room for 10 000 decisions with a sentence each.
  package static let mostBytes = 8 << 20
  /// The number of decisions that a document may hold.
  package static let mostDecisions = 20_000

  /// The version of the format.
  package var format = Self.newest
  /// The run that was looked at.
  package var run: String
  /// The requested decisions.
  package var decisions: [DecisionRequest]

  /// Makes a document.
  package init(run: String, decisions: [DecisionRequest]) {
    self.run = run
    self.decisions = decisions
  }

  /// Reads a document; nothing of it is taken where something of it is not understood.
  ///
  /// `bytes`: UTF-8 text.
  package static func read(_ bytes: [UInt8]) throws(DecisionDocumentError) -> DecisionDocument {
    guard bytes.count <= mostBytes else { throw .tooLarge(bytes.count) }
    let document: DecisionDocument
    do {
      let version = try StableJSON.format(of: bytes)
      guard (1...newest).contains(version) else { throw DecisionDocumentError.otherFormat(version) }
      try check(bytes, version)
      document = try StableJSON.read(DecisionDocument.self, from: bytes)
    } catch let fault as DecisionDocumentError {
      throw fault
    } catch {
      throw .broken(StableJSON.words(for: error))
    }
    guard document.decisions.count <= mostDecisions else { throw .tooMany(document.decisions.count) }
    for (index, request) in document.decisions.enumerated() {
      guard [.approve, .reject, .comment].contains(request.action) else {
        throw .broken(
          "decisions[\(index)].action is \"\(request.action.rawValue)\", which is no action; use approve, reject or comment"
        )
      }
      if request.action == .comment, request.choice != .itself {
        throw .broken("decisions[\(index)] is a comment, which is about one change and not about several")
      }
      let digits = request.id.utf8
      guard digits.count == 16,
        digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
      else { throw .broken("decisions[\(index)].id is no id: sixteen digits from 0 to f") }
    }
    return document
  }

  /// Fields that are not known may mean something that would not be done.
  private static func check(_ bytes: [UInt8], _ version: Int) throws {
    guard let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { return }
    func unknown(_ object: [String: Any], _ known: Set<String>, _ place: String) throws {
      guard let name = Set(object.keys).subtracting(known).sorted().first else { return }
      throw DecisionDocumentError.broken(
        "\(place)\(CleanText.line(name, limit: 40)) is no field of a decision")
    }
    try unknown(object, ["format", "run", "decisions"], "")
    let known = Set(["id", "action", "reason"] + (version == 1 ? [] : ["causes", "listed"]))
    for (index, item) in ((object["decisions"] as? [Any]) ?? []).enumerated() {
      guard let item = item as? [String: Any] else { continue }
      try unknown(item, known, "decisions[\(index)].")
    }
  }
}

/// An error of a document of decisions.
package enum DecisionDocumentError: Error, Hashable, Sendable {
  /// It cannot be read, for this reason.
  case unreadable(String)
  /// It has too many bytes.
  case tooLarge(Int)
  /// It has too many decisions.
  case tooMany(Int)
  /// It is of a format that is not known.
  case otherFormat(Int)
  /// It cannot be understood, for this reason.
  case broken(String)
  /// It is about another run than the one that is decided on.
  case otherRun(String, decided: String)
}

extension DecisionDocumentError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let reason): CleanText.line(reason, limit: 400)
    case .tooLarge(let bytes):
      "the decisions have \(bytes) bytes, and no more than \(DecisionDocument.mostBytes) are read; split them"
    case .tooMany(let count):
      "there are \(count) decisions, and no more than \(DecisionDocument.mostDecisions) are taken; split them"
    case .otherFormat(let format):
      "the decisions are of format \(format), and this Galley knows formats 1 to \(DecisionDocument.newest)"
    case .broken(let reason): "the decisions cannot be understood: \(CleanText.line(reason, limit: 300))"
    case .otherRun(let run, let decided):
      "the decisions are about the run \(CleanText.line(run, limit: 100)), and the run decided on is \(decided); "
        + "look at that one, or name the run with --run"
    }
  }
}

/// The JSON answer to a document of decisions.
package struct DecisionAnswer: Encodable, Sendable {
  /// A decision that was not carried out.
  package struct Refused: Encodable, Sendable, Hashable {
    /// The id of the change that it was about.
    package var id: String
    /// Why, as one sentence without a full stop.
    package var reason: String
  }

  /// The lines that were written to the journal.
  package var records: [DecisionRecord]
  /// The decisions that were not carried out.
  package var refused: [Refused]
  /// The checks that were chosen together with others, and are held back.
  package var held: [HeldBack]

  /// Puts a result into the form of the document.
  package init(_ result: DecisionService.Result) {
    records = result.records
    refused = result.refused.map { Refused(id: $0.id, reason: $0.reason) }
    held = result.held
  }
}
