import GalleyBaselines
import GalleyDecisions

extension Sandbox {
  /// Where the baseline of `Samples.textKey()` is, without an extension.
  package static let textBaseline = "Baselines/RecipesTests/testLetter/letter.text"

  /// Checks texts in a run and closes it.
  @discardableResult
  package func run(_ name: String, texts: [(CheckKey, String)], mode: RecordMode = .none) throws
    -> [CheckOutcome]
  {
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: name])
    let runner = CheckRunner(store: store, recorder: recorder, mode: mode)
    let outcomes = texts.enumerated().map { index, check in
      runner.run(CheckCapture(.text(check.1), key: check.0, at: Samples.place(index + 10)))
    }
    try recorder.close()
    return outcomes
  }

  /// Checks the sample text in a run.
  @discardableResult
  package func run(_ name: String, text: String, mode: RecordMode = .none) throws -> CheckOutcome {
    try run(name, texts: [(Samples.textKey(), text)], mode: mode)[0]
  }

  /// Makes a text the baseline of the sample text.
  package func makeBaseline(text: String) throws {
    try run("approved", text: text)
    let result = try approve("approved")
    if let refusal = result.refused.first { throw refusal.fault }
    try remove(".galley/runs/approved")
  }
}

extension Samples {
  /// The key of a text.
  package static func textKey(_ name: String = "letter") -> CheckKey {
    CheckKey(suite: ["RecipesTests"], test: "testLetter", name: name, environment: .text)
  }
}
