import GalleyBaselines

/// The people who may approve baselines, by folder.
package struct ApproverRules: Sendable {
  private let folders: [(steps: [Substring], text: String, names: [String])]

  /// Reads what settings say.
  package init(_ approvers: [String: [String]]) {
    folders = approvers.map { folder, names in (folder.split(separator: "/"), folder, names) }
      .sorted { ($0.steps.count, $0.text) > ($1.steps.count, $1.text) }
  }

  /// The most specific folder that a path is in, with its approvers; `nil` where anybody may approve.
  ///
  /// `path`: from the project's root.
  package func rule(for path: String) -> (folder: String, approvers: [String])? {
    let steps = path.split(separator: "/")
    return folders.first { steps.starts(with: $0.steps) }.map { ($0.text, $0.names) }
  }

  /// The folders whose approvers are asked about settings, with them.
  ///
  /// Whoever is named for all folders decides about the rules of all. Where nobody is, those of every folder do.
  package var rulesOfSettings: [(folder: String, approvers: [String])] {
    let all = folders.filter(\.steps.isEmpty)
    return (all.isEmpty ? folders : all).map { ($0.text, $0.names) }
  }

  /// Whether no approver is named.
  package var isEmpty: Bool { folders.isEmpty }
}
