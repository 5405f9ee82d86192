/// A part of a blueprint, such as ``Required``.
public protocol BlueprintPart: Sendable {
  /// The promises of the part.
  var _blueprint: Blueprint { get }
}

/// Puts the parts of a layout's body together.
@resultBuilder
public enum BlueprintBuilder {
  /// Adds one part.
  public static func buildExpression(_ part: some BlueprintPart) -> Blueprint {
    part._blueprint
  }

  /// Puts the parts in a row.
  public static func buildBlock(_ parts: Blueprint...) -> Blueprint {
    Blueprint(clauses: parts.flatMap(\.clauses))
  }

  /// Prevents an element without a requirement, at compile time.
  @available(*, unavailable, message: "wrap the element in Required, Optionally or Absent")
  public static func buildExpression(_ element: some Promisable) -> Blueprint {
    Blueprint(clauses: [])
  }

  /// Refuses an `if`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildOptional(_ part: Blueprint?) -> Blueprint {
    part ?? Blueprint(clauses: [])
  }

  /// Refuses an `if` with an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(first part: Blueprint) -> Blueprint {
    part
  }

  /// Refuses an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(second part: Blueprint) -> Blueprint {
    part
  }

  /// Refuses a loop.
  @available(
    *, unavailable, message: "a blueprint is data: use Rows for repeated elements instead of for"
  )
  public static func buildArray(_ parts: [Blueprint]) -> Blueprint {
    Blueprint(clauses: parts.flatMap(\.clauses))
  }
}
