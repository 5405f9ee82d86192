import Foundation
import GalleyBaselines
import GalleyDecisions

/// What a check's baseline was before, as git and the journal tell it.
struct ReviewHistory {
  private let session: ReviewSession

  /// Sets up answers.
  ///
  /// - Parameter session: What is reviewed.
  init(_ session: ReviewSession) {
    self.session = session
  }

  /// What the page is told.
  struct Answer: Encodable {
    /// The steps, newest first.
    var entries: [Step]
    /// Why git tells nothing, if it does not.
    var fault: String?
  }

  /// One step.
  struct Step: Encodable {
    var at: Date
    var by: String
    var words: String
    var action: DecisionRecord.Action?
    var commit: String?
    /// Where the picture of it is, from the page.
    var picture: String?
  }

  /// The history of the check that a request names.
  ///
  /// - Parameter request: Names a change by its `id`.
  /// - Returns: The history.
  /// - Throws: ``RequestRefusal``.
  func answer(_ request: HTTPRequest) throws(RequestRefusal) -> Answer {
    let item = try item(request)
    let history = KeyHistory(of: session.store)
    let isPicture = item.transition.to.kind == .picture
    let steps = history.entries(of: item.transition.key).map { entry in
      Step(
        at: entry.date, by: entry.by, words: entry.words, action: entry.decision?.action,
        commit: entry.commit?.id,
        picture: entry.content.flatMap { content in
          isPicture ? "/api/picture-version?id=\(item.id)&content=\(content)" : nil
        })
    }
    return Answer(entries: steps, fault: history.fault.map { "\($0)" })
  }

  /// A picture that was a baseline before.
  ///
  /// - Parameter request: Names a change by its `id`, and one of the contents of its history.
  /// - Returns: The PNG.
  /// - Throws: ``RequestRefusal``.
  func picture(_ request: HTTPRequest) throws(RequestRefusal) -> [UInt8] {
    let item = try item(request)
    let history = KeyHistory(of: session.store)
    // Only what the history of this very check names is asked of git.
    guard let content = request.argument("content"),
      let entry = history.entries(of: item.transition.key).first(where: { $0.content == content })
    else { throw .notFound }
    let bytes: [UInt8]?
    do throws(GitFault) { bytes = try history.content(of: entry) } catch { throw .conflict("\(error)") }
    guard let bytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .notFound
    }
    return bytes
  }

  private func item(_ request: HTTPRequest) throws(RequestRefusal) -> ReviewItem {
    guard let id = request.argument("id"), let item = session.item(id) else { throw .notFound }
    return item
  }
}
