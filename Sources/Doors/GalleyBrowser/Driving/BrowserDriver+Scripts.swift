import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyText
import GalleyWebDriver

extension BrowserDriver {
  /// Runs a script in the page.
  ///
  /// ```swift
  /// let titles: [String] = try browser.evaluate(
  ///   "return [...document.querySelectorAll(arguments[0])].map((node) => node.textContent)", "h2")
  /// ```
  ///
  /// It runs among the page's own scripts and sees their globals, which pages of elements do not.
  ///
  /// - Parameters:
  ///   - script: The body of an asynchronous function; it returns a value of JSON, or nothing.
  ///   - arguments: The values of its `arguments`.
  ///   - type: The type of its result.
  /// - Returns: The result.
  /// - Throws: `DriverError` if the script throws an error, or its result is of another type.
  public func evaluate<Value: Decodable>(
    _ script: String, _ arguments: any Encodable..., as type: Value.Type = Value.self
  ) throws(DriverError) -> Value {
    let value = try result(of: script, arguments)
    guard let text = value.source,
      let result = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    else {
      throw .unsupported(
        "read the result of a script as \(Value.self)", reason: "it is \(value.source ?? "no JSON")")
    }
    return result
  }

  /// Runs a script in the page, and drops its result.
  ///
  /// - Parameters:
  ///   - script: The body of an asynchronous function.
  ///   - arguments: The values of its `arguments`.
  /// - Throws: `DriverError` if the script throws an error.
  public func evaluate(_ script: String, _ arguments: any Encodable...) throws(DriverError) {
    _ = try result(of: script, arguments)
  }

  private func result(of script: String, _ arguments: [any Encodable]) throws(DriverError) -> JSONValue {
    guard
      let values = try? arguments.map({ argument in
        String(decoding: try JSONEncoder().encode(argument), as: UTF8.self)
      })
    else { throw .unsupported("run a script", reason: "its arguments are no values of JSON") }
    defer { tick() }
    do throws(WebDriverError) {
      return try commands.evaluate(
        "(async function () {\(script)\n}).apply(null, [\(values.joined(separator: ", "))])")
    } catch {
      guard error.code == "javascript error" else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
      let message = error.message?.split(separator: "\n").first.map(String.init) ?? "it failed"
      throw .unsupported("run a script", reason: message.withoutStop)
    }
  }

  /// The session of classic WebDriver, for commands that Galley lacks; `nil` over another protocol.
  package var session: WebDriverSession? { (commands as? any SessionCommands)?.session }

  /// Takes note that ``session`` shows another window now.
  package func forgetPage() {
    (commands as? ClassicCommands)?.forgetPage()
    tick()
  }
}
