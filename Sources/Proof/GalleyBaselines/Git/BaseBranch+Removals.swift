import Foundation
import GalleySystem

extension BaseBranch {
  /// Who removed a test from the sources since ``commit``, and when, such as `Ada on 2026-11-29`.
  ///
  /// `test`: the name of its function. Returns `nil` if no commit of the branch did.
  package func remover(ofTest test: String) -> String? {
    let words = [
      "log", "-1", "--no-ext-diff", "--no-textconv", "--format=%an on %as", "-Sfunc \(test)(",
      "\(commit)..HEAD",
      "--",
    ]
    guard let end = try? git.ask(words, mostBytes: 65_536), end.status == 0 else { return nil }
    let line = String(decoding: end.bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return line.isEmpty ? nil : line
  }
}
