import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// Prints for people or for programs: with `--json`, standard output holds one JSON value and nothing else.
struct Printer {
  let surroundings: Surroundings
  let isJSON: Bool

  /// Prints prose.
  func say(_ text: String) {
    if isJSON { surroundings.err(text) } else { surroundings.out(text) }
  }

  /// Prints a remark that is not what was asked for.
  func remark(_ text: String) {
    surroundings.err("galley: \(text)\(text.last.map("?.".contains) ?? false ? "" : ".")\n")
  }

  /// Prints what was found, for programs.
  func data(_ data: some Encodable & Sendable) throws {
    guard isJSON else { return }
    surroundings.out(String(decoding: try StableJSON.document(Envelope(data)), as: UTF8.self))
  }

  /// Prints why nothing was found.
  func failure(_ code: ExitCode, _ message: String) {
    remark(message)
    guard isJSON, let text = try? StableJSON.document(Envelope.failure(code, message)) else { return }
    surroundings.out(String(decoding: text, as: UTF8.self))
  }
}
