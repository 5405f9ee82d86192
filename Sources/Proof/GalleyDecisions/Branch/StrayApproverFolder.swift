import GalleyBaselines
import GalleyText
import GalleyTree

/// A folder that settings name approvers for and that has no baseline, so that its approvers are never asked.
package struct StrayApproverFolder: Hashable, Sendable {
  /// The reason why no baseline is in it.
  package enum Reason: Hashable, Sendable {
    /// A folder has the same name in another case.
    case otherCase
    /// It is the beginning of a check's files.
    case isCheck
    /// There is no such folder.
    case missing
  }

  /// The folder, as the settings name it.
  package let folder: String
  /// The reason.
  package let reason: Reason
  /// The nearest folder that has baselines.
  package let nearest: String?

  /// Finds the folders without a baseline, in order; none where there is no baseline yet.
  ///
  /// `approvers`: names by folder. `paths`: files of baselines, from the project's root.
  package static func find(
    _ approvers: [String: [String]], among paths: some Sequence<String>
  ) -> [StrayApproverFolder] {
    let files = paths.map { $0.split(separator: "/").map(String.init) }
    let folders = Set(
      files.flatMap { steps in steps.indices.dropFirst().map { steps[..<$0].joined(separator: "/") } })
    guard !folders.isEmpty else { return [] }
    let names = folders.sorted()
    return approvers.keys.filter { !$0.isEmpty && !folders.contains($0) }.sorted().map { folder in
      let small = folder.lowercased()
      if let same = names.first(where: { $0.lowercased() == small }) {
        return StrayApproverFolder(folder: folder, reason: .otherCase, nearest: same)
      }
      let check = files.first { $0.joined(separator: "/").lowercased().hasPrefix(small + ".") }
      if let check {
        return StrayApproverFolder(
          folder: folder, reason: .isCheck, nearest: check.dropLast().joined(separator: "/"))
      }
      let steps = folder.split(separator: "/")
      let above = steps.indices.reversed().map { steps[..<$0].joined(separator: "/") }
      return StrayApproverFolder(
        folder: folder, reason: .missing,
        nearest: SpellingSuggestion.nearest(to: folder, in: names) ?? above.first(where: folders.contains))
    }
  }
}

extension StrayApproverFolder: CustomStringConvertible {
  /// The fault as one sentence without a full stop, with the way out.
  package var description: String {
    let kind = reason == .isCheck ? "is a check and no folder" : "has no baseline"
    return
      "approvers in Galley.json name \(CleanText.path(folder)), which \(kind), so that nobody is asked there"
      + (wayOut.map { "; \($0)" } ?? "")
  }

  /// The folder with the way out, as a line of a list.
  package var advice: String { CleanText.path(folder) + (wayOut.map { ": \($0)" } ?? "") }

  private var wayOut: String? {
    let other = nearest.map(CleanText.path)
    return switch reason {
    case .otherCase: "the folder is \(other ?? "another one"), in another case"
    case .isCheck: "the nearest folder is \(other ?? "another one")"
    case .missing: other.map { "the nearest folder is \($0)" }
    }
  }
}

extension BaselineStore {
  /// The folders without a baseline that approvers are named for: by the settings of a base, else by those of the checkout.
  package func strayApproverFolders(since base: BaseBranch?) -> [StrayApproverFolder] {
    let approvers = (base?.rules ?? project.settings).approvers
    guard approvers.keys.contains(where: { !$0.isEmpty }) else { return [] }
    let present = listing().keys.map { BaselineFiles($0, in: project.baselines).sidecarPath }
    return StrayApproverFolder.find(approvers, among: present + (base.map { Array($0.files.keys) } ?? []))
  }
}
