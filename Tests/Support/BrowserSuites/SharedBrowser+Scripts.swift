import Foundation
import GalleyAutomation
import GalleyBrowser

/// Scripts for facts of a page that no element tells, such as its own variables.
extension SharedBrowser {
  /// The longest time to wait for a condition, enough for a busy machine, and below the limit of a command, 60 s.
  package static let patience = Duration.seconds(50)

  /// Waits until a condition holds in the page, which evaluates it with every frame.
  package func wait(for condition: String) throws { let _: Bool = try value(of: "!!(\(condition)) || null") }

  /// Waits until an expression is neither null nor undefined, and returns it.
  package func value<Value: Decodable>(of expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      do throws(DriverError) {
        let value: Value? = try driver.evaluate(
          """
          const look = () => { try { return (\(expression)) ?? null } catch { return null } };
          const end = performance.now() + arguments[0];
          for (;;) {
            const found = look();
            if (found !== null || performance.now() >= end) return found;
            await new Promise((next) => {
              const timer = setTimeout(next, 16);
              requestAnimationFrame(() => { clearTimeout(timer); next(); });
            });
          }
          """, max(0, (deadline - .now) / .milliseconds(1)))
        if let value { return value }
        let page: String = try driver.evaluate(
          "return location.href + ' ' + document.body.innerText.slice(0, 600)")
        throw DriverError.unsupported("wait any longer for \(expression)", reason: "the page shows \(page)")
      } catch {
        // The page went away meanwhile: the one that comes is asked.
        guard case .unavailable(let reason) = error, ContinuousClock.now < deadline,
          ["navigat", "context", "detached"].contains(where: reason.contains)
        else { throw error }
      }
    }
  }

  /// The number of elements that a CSS selector matches now.
  package func count(_ selector: String) throws -> Int {
    try driver.evaluate("return document.querySelectorAll(arguments[0]).length", selector)
  }

  /// The texts that people see in the elements that a CSS selector matches now.
  package func texts(_ selector: String) throws -> [String] {
    try driver.evaluate(
      "return [...document.querySelectorAll(arguments[0])].map((node) => node.innerText)", selector)
  }

  /// The place of the first element that a CSS selector matches, in the window.
  package func frame(_ selector: String) throws -> CGRect {
    let sides: [Double] = try driver.evaluate(
      "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return [x, y, width, height]",
      selector)
    return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Clicks the middle of the first element that a CSS selector matches, for parts of a picture that are no elements.
  package func click(_ selector: String) throws {
    let frame = try frame(selector)
    try driver.move(.click(CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// A text as a literal of JavaScript.
  package static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
