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
    case .baselines: ("The folder of approved pictures, relative to this file.", "\"Baselines\"")
    case .keepRuns: ("The number of runs to keep in .galley/runs; older ones are deleted.", "20")
    case .expect:
      (
        "The number of checks in a whole run; the gate stops at any other number. Default: any number.",
        "12"
      )
    case .failOnOrphans: ("Whether baselines that no check used stop the gate.", "false")
    case .failOnFlaky: ("Whether checks and tests that passed only on a retry stop the gate.", "false")
    case .retries: ("The number of times that \"galley test\" reruns failed tests.", "0")
    case .testSeconds: ("The seconds that a test may spend in one step.", "300")
    case .testMegabytes:
      (
        "The megabytes of memory that a process of tests may use. Default: three quarters of the machine's.",
        "4096"
      )
    case .outputMegabytes: ("The megabytes that tests may print.", "256")
    case .level:
      ("The level of checks: exact, strict, ignoreColors, layout, dynamic or none.", "\"exact\"")
    case .batchName: ("The name of the batch of all checks. Default: none.", "\"Nightly\"")
    case .batchID: ("The identifier of this batch among those of its name. Default: none.", "\"4711\"")
    case .batchProperties: ("More facts about the batch.", "{ branch: \"main\" }")
    case .matrix:
      (
        "The configurations of \"galley test\": each combination is a separate run. Default: those of the tests.",
        "{ device: [\"iPhone X\", \"iPad Air\"], appearance: [\"light\", \"dark\"], parameters: { MARKET: [\"USAToday\"] } }"
      )
    case .maxDiffPixels: ("The number of pixels of a check that may differ.", "0")
    case .maxDiffPixelRatio: ("The share of a check's pixels that may differ, from 0 to 1.", "0")
    case .precision: ("The share of a check's pixels that must be equal, from 0 to 1.", "1")
    case .perceptualPrecision: ("The similarity of two pixels that count as equal, from 0 to 1.", "1")
    case .minimumClusterSize: ("The size of the smallest group of differing pixels that counts.", "1")
    case .approvalsFrom: ("Branches whose approvals count here too, such as [\"origin/main\"].", "[]")
    case .sign: ("Whether decisions are signed with the SSH key that git signs with.", "false")
    case .allowedSigners:
      (
        "The file of the keys whose signatures count. Default: that of git's settings.",
        "\".allowed_signers\""
      )
    case .repository:
      ("The name of this repository in signatures. Default: its first commit.", "\"example.com/shop\"")
    case .approvers:
      (
        "The people who may approve, by folder; their signatures are then required. Default: anybody.",
        "{ \"Baselines\": [\"ada@example.com\"] }"
      )
    case .knownIssues:
      (
        "The known issues of accessibility, by page, each with its rule and its element's name; they fail no audit.",
        "{ \"Inbox\": [\"hitRegion compose\"] }"
      )
    case .pictures:
      (
        "The names of pictures that \"galley record\" reads, and rules for comparing them, by checks.",
        "{ patterns: [\"{name}-{browser}\"], rules: { \"cart*\": { level: \"strict\", ignore: [\"0,0,100,40\"] } } }"
      )
    case .forbid:
      ("The notices that stop the gate, such as [\"levelBelowStrict\", \"budget\"].", "[]")
    }
  }
}
