extension Settings {
  /// A `Galley.json` that sets nothing: every field with its default, commented out, and what it is for.
  package static var template: String {
    let fields = Field.allCases.map { field in
      let (words, value) = field.explanation
      return "  // \(words)\n  // \(field.rawValue): \(value),\n"
    }
    return """
      // Settings of Galley. Every field may be left out; what stands behind "//" is the default or an example.
      {
      \(fields.joined(separator: "\n"))}

      """
  }
}

extension Settings.Field {
  /// What the field is for, and its default or an example.
  fileprivate var explanation: (words: String, value: String) {
    switch self {
    case .baselines: ("The folder of approved pictures, from here.", "\"Baselines\"")
    case .keepRuns: ("How many runs to keep in .galley/runs; the oldest go.", "20")
    case .expect:
      (
        "How many checks a whole run makes; the gate stops at any other number. Not set: it does not count.",
        "12"
      )
    case .failOnOrphans: ("Whether baselines that no check used stop the gate.", "false")
    case .failOnFlaky: ("Whether checks and tests that passed only on a retry stop the gate.", "false")
    case .retries: ("How often \"galley test\" runs tests again that failed.", "0")
    case .level:
      ("How closely checks compare: exact, strict, ignoreColors, layout, dynamic or none.", "\"exact\"")
    case .batchName: ("What all checks belong to. Not set: nothing.", "\"Nightly\"")
    case .batchID: ("What tells this batch from others of its name. Not set: nothing.", "\"4711\"")
    case .batchProperties: ("What else is to be known of the batch.", "{ branch: \"main\" }")
    case .matrix:
      (
        "What \"galley test\" runs the suite with, every combination as a run of its own. Not set: as the tests say.",
        "{ device: [\"iPhone X\", \"iPad Air\"], appearance: [\"light\", \"dark\"], parameters: { MARKET: [\"USAToday\"] } }"
      )
    case .maxDiffPixels: ("How many pixels of a check may differ.", "0")
    case .maxDiffPixelRatio: ("Which part of a check's pixels may differ, from 0 to 1.", "0")
    case .precision: ("Which part of a check's pixels must be equal, from 0 to 1.", "1")
    case .perceptualPrecision: ("How near to each other two equal pixels are, from 0 to 1.", "1")
    case .minimumClusterSize: ("Differing pixels in smaller groups are forgiven.", "1")
    case .approvalsFrom: ("Branches whose approvals count here too, such as [\"origin/main\"].", "[]")
    case .sign: ("Whether decisions are signed with the SSH key that git signs with.", "false")
    case .allowedSigners:
      ("The keys whose signatures count. Not set: the file that git is set to.", "\".allowed_signers\"")
    case .approvers:
      (
        "Who may approve, by folder; their signatures are wanted then. Not set: anybody.",
        "{ \"Baselines\": [\"ada@example.com\"] }"
      )
    case .knownIssues:
      (
        "The issues of accessibility that audits put up with, by page, each with its rule and its element's name.",
        "{ \"Inbox\": [\"hitRegion compose\"] }"
      )
    case .forbid:
      ("What stops the gate that is else only named, such as [\"levelBelowStrict\", \"budget\"].", "[]")
    }
  }
}
