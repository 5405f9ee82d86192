import GalleyBaselines
import GalleyDecisions
import GalleyReport

/// Prints for people or for programs: with `--json`, standard output holds one JSON value and nothing else.
struct Printer {
  let context: CommandContext
  let isJSON: Bool

  /// The colours of the stream that text is printed to.
  var style: TerminalStyle { style(onErrors: isJSON) }

  private func style(onErrors: Bool) -> TerminalStyle {
    let isTerminal = onErrors ? context.isErrorTerminal : context.isOutputTerminal
    return TerminalStyle(depth: .of(context.environment, isTerminal: isTerminal))
  }

  /// Prints text.
  func say(_ text: String) {
    if isJSON { context.err(text) } else { context.out(text) }
  }

  /// Prints a report, in colour where there is any.
  func report(_ text: String) {
    say(style.report(text))
  }

  /// Prints a remark on standard error.
  func remark(_ text: String) {
    remark(text, style(onErrors: true).warning)
  }

  private func remark(_ text: String, _ paint: (String) -> String) {
    context.err("\(paint("galley:")) \(text)\(text.last.map("?.".contains) ?? false ? "" : ".")\n")
  }

  /// Prints the result as JSON, if that is asked for.
  func data(_ data: some Encodable & Sendable) throws {
    guard isJSON else { return }
    context.out(String(decoding: try StableJSON.document(Envelope(data)), as: UTF8.self))
  }

  /// Prints why there is no result.
  func failure(_ code: ExitCode, _ message: String) {
    remark(message, style(onErrors: true).bad)
    guard isJSON, let text = try? StableJSON.document(Envelope.failure(code, message)) else { return }
    context.out(String(decoding: text, as: UTF8.self))
  }
}
