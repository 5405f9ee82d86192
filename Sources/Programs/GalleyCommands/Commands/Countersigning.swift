import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// The part of `galley approve --sign` that signs what others approved, where an approver's signature is missing.
struct Countersigning {
  private let base: ValueOption<String>?
  private let store: BaselineStore
  private let context: CommandContext

  /// The result of signing.
  struct Result {
    /// The approvals that were signed, or would be.
    var signed: [MissingApproval] = []
    /// The reasons why the signature does not count, as sentences without a full stop.
    var remarks: [String] = []
  }

  /// Prepares to sign.
  ///
  /// - Parameter base: The option that names the branch whose approvers are asked.
  init(_ base: ValueOption<String>?, _ store: BaselineStore, _ context: CommandContext) {
    self.base = base
    self.store = store
    self.context = context
  }

  /// The approvals that lack the signature of an approver.
  ///
  /// Who names no base wants checks of a run approved most likely: that it is not known whose signatures are missing then is a
  /// remark.
  ///
  /// - Throws: `BaseError` or `SigningError` where a base was named.
  func missing(_ printer: Printer) throws -> [MissingApproval] {
    do { return try missing() } catch  where base?.isGiven != true {
      printer.remark("the missing signatures are not known: \(error)")
      return []
    }
  }

  private func missing() throws -> [MissingApproval] {
    let base = try GateCommand.baseBranch(base?.word, in: store.project, context)
    return try store.missingApprovals(since: base, environment: context.environment)
  }

  /// Signs, and sees whether it counts; without a signature it is only said what would be signed.
  ///
  /// - Throws: `FileError` if the journal cannot be written, and what finding the missing signatures throws.
  func sign(_ approvals: [MissingApproval], _ signature: Signature?) throws -> Result {
    guard !approvals.isEmpty, let signature else { return Result(signed: approvals) }
    if let fault = try store.countersign(approvals, signature) {
      return Result(remarks: ["the approvals of others are not signed: \(fault)"])
    }
    let keys = Set(approvals.map(\.text))
    let rest = try missing().filter { keys.contains($0.text) }
    return Result(
      signed: approvals, remarks: rest.map { "an approver still has to sign: \(NoticeText.missing($0))" })
  }
}
