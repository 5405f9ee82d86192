/// Why a test with ``Eyes`` fails.
public enum EyesError: Error, Sendable {
  /// Something was asked of eyes that are not open.
  case notOpen(String)
  /// They were opened twice.
  case alreadyOpen(app: String, test: String)
  /// They were let go while open, so that nobody was told what became of the steps.
  case notClosed(app: String, test: String)
  /// What a step looks at is not on the screen, or more than once.
  case notOne(String, count: Int)
  /// What a step looks at is a rectangle.
  case rectangle(String)
  /// Steps differ, are new, or were not made; what each of them came to.
  case unresolved(TestResults)
}

extension EyesError: CustomStringConvertible {
  /// The reason and the way out.
  public var description: String {
    switch self {
    case .notOpen(let action): "eyes cannot \(action) before they are open; call open(…) first"
    case .alreadyOpen(let app, let test):
      "eyes are open already, for \(app) / \(test); call close() or abortIfNotClosed() first"
    case .notClosed(let app, let test):
      "eyes were never closed, for \(app) / \(test), so what they saw was not judged; "
        + "call close(), and abortIfNotClosed() where a test may end early"
    case .notOne(let name, let count):
      "\(name) is \(count == 0 ? "not on the screen" : "\(count) times on the screen"); a step looks at one element"
    case .rectangle(let name):
      "\(name) is a rectangle, and a step looks at the window or at an element; name the element"
    case .unresolved(let results): results.report
    }
  }
}
