import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyText
import GalleyTree

/// Prints for people or for programs: with `--json`, standard output holds one JSON value and nothing else.
///
/// All that a command prints goes through here, and leaves without a control character but the line breaks and those of
/// ``TerminalStyle``: names of files, settings and variables of anybody's choice are among it.
package struct Printer {
  package let context: CommandContext
  package let isJSON: Bool

  /// The colours of the stream that text is printed to.
  package var style: TerminalStyle { style(onErrors: isJSON) }

  private func style(onErrors: Bool) -> TerminalStyle {
    let isTerminal = onErrors ? context.isErrorTerminal : context.isOutputTerminal
    return TerminalStyle(depth: .of(context.environment, isTerminal: isTerminal))
  }

  /// Prints text.
  package func say(_ text: String) {
    put(CleanText.lines(text))
  }

  /// Prints a report, in colour where there is any.
  package func report(_ text: String) {
    put(style.report(CleanText.lines(text)))
  }

  /// Prints text that has styles in it, and none of anybody else's.
  package func say(styled text: String) {
    put(text)
  }

  /// Prints text on standard error, with or without `--json`.
  package func sayOnErrors(_ text: String) {
    context.err(CleanText.lines(text))
  }

  private func put(_ text: String) {
    if isJSON { context.err(text) } else { context.out(text) }
  }

  /// Prints a remark on standard error.
  package func remark(_ text: String) {
    remark(text, style(onErrors: true).warning)
  }

  private func remark(_ text: String, _ paint: (String) -> String) {
    // A sentence has one line; a name with a line break in it could begin one that somebody obeys.
    let text = CleanText.line(text)
    context.err("\(paint("galley:")) \(text)\(text.last.map("?.".contains) ?? false ? "" : ".")\n")
  }

  /// Prints the result as JSON, if that is asked for.
  package func data(_ data: @autoclosure () -> some Encodable & Sendable) throws {
    guard isJSON else { return }
    put(json: try StableJSON.document(Envelope(data())))
  }

  /// Prints why there is no result.
  func failure(_ code: ExitCode, _ message: String) {
    remark(message, style(onErrors: true).bad)
    guard isJSON, let text = try? StableJSON.document(Envelope.failure(code, message)) else { return }
    put(json: text)
  }

  private func put(json: [UInt8]) {
    context.out(CleanText.json(String(decoding: json, as: UTF8.self)))
  }
}
