extension Browser {
  /// The longest time to wait for a condition, enough for a machine that is busy with other things.
  public static let patience = Duration.seconds(60)

  /// Waits until a condition holds in the page.
  ///
  /// The page evaluates it with every frame, or 60 times a second in a tab without frames.
  public func wait(for condition: String, patience: Duration = Browser.patience) throws(BrowserError) {
    let isTrue: Bool? = try waiting(for: condition, patience) { "return !!(\($0)) || null" }
    if isTrue == nil { throw notMet(condition, patience) }
  }

  /// Waits until an expression is neither null nor undefined, and returns it.
  public func value<Value: Decodable>(
    of expression: String, patience: Duration = Browser.patience, as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    let value: Value? = try waiting(for: expression, patience) { "const value = \($0); return value ?? null" }
    guard let value else { throw notMet(expression, patience) }
    return value
  }

  private func waiting<Value: Decodable>(
    for expression: String, _ patience: Duration, _ body: (String) -> String
  ) throws(BrowserError) -> Value? {
    let deadline = ContinuousClock.now + patience
    while true {
      let left = deadline - .now
      let milliseconds = max(0, left.components.seconds * 1000)
      do throws(BrowserError) {
        return try runAsync(
          """
          const look = () => { try { \(body(expression)) } catch (error) { return null } };
          const end = performance.now() + arguments[0];
          for (;;) {
            const found = look();
            if (found !== null || performance.now() >= end) return found;
            await new Promise((next) => {
              const timer = setTimeout(next, 16);
              requestAnimationFrame(() => { clearTimeout(timer); next(); });
            });
          }
          """, .integer(Int(milliseconds)), as: Value?.self)
      } catch {
        // The page went away meanwhile: the one that comes is asked.
        guard case .refused(_, let name, let message) = error, left > .zero, name != "invalid session id",
          message.contains("navigation") || message.contains("context") || message.contains("detached")
        else { throw error }
      }
    }
  }

  private func notMet(_ condition: String, _ patience: Duration) -> BrowserError {
    let page = try? run(
      """
      return location.href + ' "' + document.title + '": ' +
        (document.body ? document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600) : 'empty')
      """, as: String.self)
    let log = (try? log())?.map(\.description).joined(separator: "; ") ?? ""
    return .notMet(
      waitingFor: condition, after: patience,
      page: (page ?? "is gone") + (log.isEmpty ? "" : " It reported: \(log)"))
  }
}
