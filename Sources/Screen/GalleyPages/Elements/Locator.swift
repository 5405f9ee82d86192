import GalleyAutomation
import GalleyTree

/// A description that distinguishes an element from others.
///
/// A string literal is an identifier. Other ways begin with a dot, and combine:
///
/// ```swift
/// Button("recipe.add")
/// Button(.label("Retry"))
/// Label(.label(containing: "minutes").inside("recipe.header").at(1))
/// Cell(.matching(.isSelected && .holds(.label("Soup"))))
/// ```
///
/// All conditions must hold; a position counts the elements that meet all other conditions.
public struct Locator: Hashable, Sendable {
  /// A text to compare with.
  package enum Pattern: Hashable, Sendable {
    case exactly(String)
    case beginning(String)
    case containing(String)
    case ending(String)
  }

  /// One condition of several.
  package indirect enum Condition: Hashable, Sendable {
    case identifier(Pattern)
    case label(Pattern)
    case value(Pattern)
    case placeholder(Pattern)
    case type(ElementType)
    case inside(Locator)
    case matching(ElementCondition)
    case itself
  }

  /// The position among the elements that are left.
  package enum Position: Hashable, Sendable {
    /// The element that so many come before.
    case at(Int)
    /// The last one.
    case last
  }

  /// All that must hold.
  package var conditions: [Condition] = []
  /// The position among the elements that are left; `nil` if there must be one only.
  package var position: Position?

  private init() {}

  private func and(_ conditions: Condition?...) -> Locator {
    var locator = self
    locator.conditions += conditions.compactMap { $0 }
    return locator
  }

  private func only(_ position: Position) -> Locator {
    var locator = self
    locator.position = position
    return locator
  }
}

extension Locator: ExpressibleByStringInterpolation {
  /// Finds by identifier.
  public init(stringLiteral value: String) {
    conditions = [.identifier(.exactly(value))]
  }
}

extension Locator {
  /// Finds by identifier.
  ///
  /// - Parameter identifier: The whole identifier.
  public static func identifier(_ identifier: String) -> Locator { Locator().identifier(identifier) }

  /// Finds by a part of the identifier.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public static func identifier(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    Locator().identifier(beginningWith: prefix, containing: part, endingWith: suffix)
  }

  /// Finds by label.
  ///
  /// - Parameter label: The whole label.
  public static func label(_ label: String) -> Locator { Locator().label(label) }

  /// Finds by a part of the label.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public static func label(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    Locator().label(beginningWith: prefix, containing: part, endingWith: suffix)
  }

  /// Finds by value.
  ///
  /// - Parameter value: The whole value, as text.
  public static func value(_ value: String) -> Locator { Locator().value(value) }

  /// Finds by a part of the value.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public static func value(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    Locator().value(beginningWith: prefix, containing: part, endingWith: suffix)
  }

  /// Finds by placeholder.
  ///
  /// - Parameter placeholder: The whole placeholder, which an empty field shows.
  public static func placeholder(_ placeholder: String) -> Locator { Locator().placeholder(placeholder) }

  /// Finds by a part of the placeholder.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public static func placeholder(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    Locator().placeholder(beginningWith: prefix, containing: part, endingWith: suffix)
  }

  /// Finds an element by a type, in place of the types of its kind.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public static func type(_ type: ElementType) -> Locator { Locator().type(type) }

  /// Finds an element by a condition.
  ///
  /// - Parameter condition: The condition.
  public static func matching(_ condition: ElementCondition) -> Locator { Locator().matching(condition) }

  /// Finds an element inside another element.
  ///
  /// - Parameter container: The other element, of any type.
  public static func inside(_ container: Locator) -> Locator { Locator().inside(container) }

  /// Finds by position alone.
  ///
  /// - Parameter position: The position among the matches, counted from 0 in the order of the tree.
  public static func at(_ position: Int) -> Locator { Locator().at(position) }

  /// Finds the first one.
  public static var first: Locator { Locator().first }

  /// Finds the last one.
  public static var last: Locator { Locator().last }

  /// Finds the element that the row or component itself is.
  public static let itself = Locator().and(.itself)
}

extension Locator {
  /// Limits the locator to elements with an identifier.
  ///
  /// - Parameter identifier: The whole identifier.
  public func identifier(_ identifier: String) -> Locator { and(.identifier(.exactly(identifier))) }

  /// Limits the locator to elements whose identifier matches a text.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public func identifier(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    and(
      prefix.map { .identifier(.beginning($0)) }, part.map { .identifier(.containing($0)) },
      suffix.map { .identifier(.ending($0)) })
  }

  /// Limits the locator to elements with a label.
  ///
  /// - Parameter label: The whole label.
  public func label(_ label: String) -> Locator { and(.label(.exactly(label))) }

  /// Limits the locator to elements whose label matches a text.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public func label(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    and(
      prefix.map { .label(.beginning($0)) }, part.map { .label(.containing($0)) },
      suffix.map { .label(.ending($0)) })
  }

  /// Limits the locator to elements with a value.
  ///
  /// - Parameter value: The whole value, as text.
  public func value(_ value: String) -> Locator { and(.value(.exactly(value))) }

  /// Limits the locator to elements whose value matches a text.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public func value(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    and(
      prefix.map { .value(.beginning($0)) }, part.map { .value(.containing($0)) },
      suffix.map { .value(.ending($0)) })
  }

  /// Limits the locator to elements with a placeholder.
  ///
  /// - Parameter placeholder: The whole placeholder, which an empty field shows.
  public func placeholder(_ placeholder: String) -> Locator { and(.placeholder(.exactly(placeholder))) }

  /// Limits the locator to elements whose placeholder matches a text.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the text.
  ///   - part: The text that it contains.
  ///   - suffix: The end of the text.
  public func placeholder(
    beginningWith prefix: String? = nil, containing part: String? = nil, endingWith suffix: String? = nil
  ) -> Locator {
    and(
      prefix.map { .placeholder(.beginning($0)) }, part.map { .placeholder(.containing($0)) },
      suffix.map { .placeholder(.ending($0)) })
  }

  /// Limits the locator to a type, in place of the types of the element's kind.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public func type(_ type: ElementType) -> Locator { and(.type(type)) }

  /// Limits the locator to elements that meet a condition.
  ///
  /// - Parameter condition: The condition.
  public func matching(_ condition: ElementCondition) -> Locator { and(.matching(condition)) }

  /// Limits the locator to elements inside another element.
  ///
  /// - Parameter container: The other element, of any type.
  public func inside(_ container: Locator) -> Locator { and(.inside(container)) }

  /// Limits the locator to one of the matching elements.
  ///
  /// - Parameter position: The position among the matches, counted from 0 in the order of the tree.
  public func at(_ position: Int) -> Locator { only(.at(position)) }

  /// Limits the locator to the first matching element.
  public var first: Locator { only(.at(0)) }

  /// Limits the locator to the last matching element.
  public var last: Locator { only(.last) }
}
