import GalleyTree

/// One line of a blueprint: an element, and its requirement.
public struct Requirement: Sendable {
  /// A state that can be asked of an element.
  public enum State: String, Hashable, Sendable, Codable {
    /// It takes input.
    case enabled
    /// A touch reaches it.
    case hittable
  }

  /// The element, component or rows.
  package let member: Member
  /// The number of rows that there must be; 1 for everything else.
  package var minimum = 1
  /// The states that are asked of it.
  package var states: [State] = []
  /// The line that asks for it.
  package var place: CallSite
  /// The name of the element in its layout; filled in by the layout's description.
  package var name = ""
}

/// A value that can stand in ``Required``, ``Absent``, ``Optionally`` and ``Checkpoint``.
public protocol Promisable: Sendable {
  /// The element with its requirement.
  var _requirement: Requirement { get }
}

extension Requirement: Promisable {
  /// The requirement itself.
  public var _requirement: Requirement { self }
}

extension Promisable {
  /// The same, but asked to take input.
  public var enabled: Requirement { with(.enabled) }

  /// The same, but asked to be within reach of a touch.
  public var hittable: Requirement { with(.hittable) }

  private func with(_ state: Requirement.State) -> Requirement {
    var requirement = _requirement
    if !requirement.states.contains(state) { requirement.states.append(state) }
    return requirement
  }
}

/// A result builder of the elements of a part, with the line of each.
@resultBuilder
public enum RequirementBuilder {
  /// Adds one element, with its line.
  public static func buildExpression(
    _ element: some Promisable, site: CallSite = #_callSite
  ) -> [Requirement] {
    var requirement = element._requirement
    requirement.place = site
    return [requirement]
  }

  /// Puts the elements in a row.
  public static func buildBlock(_ elements: [Requirement]...) -> [Requirement] {
    elements.flatMap { $0 }
  }

  /// Refuses an `if`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildOptional(_ elements: [Requirement]?) -> [Requirement] {
    elements ?? []
  }

  /// Refuses an `if` with an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(first elements: [Requirement]) -> [Requirement] {
    elements
  }

  /// Refuses an `else`.
  @available(
    *, unavailable, message: "a blueprint is data: use When(.compact) or When(.regular) instead of if"
  )
  public static func buildEither(second elements: [Requirement]) -> [Requirement] {
    elements
  }

  /// Refuses a loop.
  @available(
    *, unavailable, message: "a blueprint is data: use Rows for repeated elements instead of for"
  )
  public static func buildArray(_ elements: [[Requirement]]) -> [Requirement] {
    elements.flatMap { $0 }
  }
}
