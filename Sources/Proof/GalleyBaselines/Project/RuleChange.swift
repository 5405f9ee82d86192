import GalleyImage
import GalleySystem

/// A setting, a file or a tolerance that decides what passes and differs from that of the base.
package struct RuleChange: Hashable, Sendable, Codable {
  /// The field of `Galley.json`; `nil` of a whole file.
  package var field: String?
  /// The file, from the project's root; `nil` of a field.
  package var file: String?
  /// The check whose tolerance it is, as one line; `nil` of a field or a file.
  package var check: String?
  /// The value at the base as JSON, or the digest of the file; `nil` if there was none.
  package var from: String?
  /// The present value as JSON, or the digest of the file; `nil` if there is none.
  package var to: String?

  /// Names a field or a file with both of its states.
  package init(
    field: String? = nil, file: String? = nil, check: String? = nil, from: String?, to: String?
  ) {
    self.field = field
    self.file = file
    self.check = check
    self.from = from
    self.to = to
  }

  /// The subject of the difference, such as `level in Galley.json`.
  package var text: String {
    field.map { "\($0) in \(Settings.fileName)" } ?? file ?? check.map { "tolerance of \($0)" }
      ?? Settings.fileName
  }
}

extension BaseBranch {
  /// The settings and files that decide what passes, and that differ from those at ``commit``.
  ///
  /// `signers`: the paths of the files of allowed signers that the base and the checkout name.
  package func ruleChanges(signers: [String]) -> [RuleChange] {
    var changes: [RuleChange] = []
    var files = signers
    for change in settingsChanges() {
      guard let name = change.field else {
        files.append(Settings.fileName)
        continue
      }
      // A field that this version does not know may decide anything.
      guard Settings.Field(rawValue: name)?.decider.needsSignature ?? true else { continue }
      changes.append(RuleChange(field: name, from: change.before, to: change.after))
    }
    for path in Set(files).sorted() {
      let (before, now) = versions(of: path)
      guard before != now else { continue }
      func digest(_ bytes: [UInt8]?) -> String? { bytes.map { "sha256:\(SHA256Digest(of: $0))" } }
      changes.append(RuleChange(file: path, from: digest(before), to: digest(now)))
    }
    return changes
  }
}
