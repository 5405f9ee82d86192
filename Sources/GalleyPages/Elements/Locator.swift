import GalleyTree

/// How an element is told from others.
///
/// A string literal is an identifier. Other ways begin with a dot, and combine:
///
/// ```swift
/// Button("recipe.add")
/// Button(.label("Retry"))
/// Label(.label(containing: "minutes").inside("recipe.header").at(1))
/// ```
public struct Locator: Hashable, Sendable {
  /// A text to compare with.
  enum Pattern: Hashable, Sendable {
    case exactly(String)
    case beginning(String)
    case containing(String)
  }

  /// One condition of several.
  indirect enum Condition: Hashable, Sendable {
    case identifier(Pattern)
    case label(Pattern)
    case value(Pattern)
    case placeholder(Pattern)
    case type(ElementType)
    case inside(Locator)
    case itself
  }

  /// All that must hold.
  var conditions: [Condition]
  /// Which of the elements that are left, counted from 0.
  var position: Int?

  private init(_ condition: Condition) {
    conditions = [condition]
  }

  private func and(_ condition: Condition) -> Locator {
    var locator = self
    locator.conditions.append(condition)
    return locator
  }
}

extension Locator: ExpressibleByStringInterpolation {
  /// Finds by identifier.
  public init(stringLiteral value: String) {
    self = .identifier(value)
  }
}

extension Locator {
  /// Finds by identifier.
  ///
  /// - Parameter identifier: The whole identifier.
  /// - Returns: The locator.
  public static func identifier(_ identifier: String) -> Locator {
    Locator(.identifier(.exactly(identifier)))
  }

  /// Finds by the beginning of an identifier.
  ///
  /// - Parameter prefix: How the identifier begins.
  /// - Returns: The locator.
  public static func identifier(beginningWith prefix: String) -> Locator {
    Locator(.identifier(.beginning(prefix)))
  }

  /// Finds by label.
  ///
  /// - Parameter label: The whole label.
  /// - Returns: The locator.
  public static func label(_ label: String) -> Locator { Locator(.label(.exactly(label))) }

  /// Finds by the beginning of a label.
  ///
  /// - Parameter prefix: How the label begins.
  /// - Returns: The locator.
  public static func label(beginningWith prefix: String) -> Locator { Locator(.label(.beginning(prefix))) }

  /// Finds by a part of a label.
  ///
  /// - Parameter part: What the label contains.
  /// - Returns: The locator.
  public static func label(containing part: String) -> Locator { Locator(.label(.containing(part))) }

  /// Finds by value.
  ///
  /// - Parameter value: The whole value, as text.
  /// - Returns: The locator.
  public static func value(_ value: String) -> Locator { Locator(.value(.exactly(value))) }

  /// Finds by what an empty field shows.
  ///
  /// - Parameter placeholder: The whole placeholder.
  /// - Returns: The locator.
  public static func placeholder(_ placeholder: String) -> Locator {
    Locator(.placeholder(.exactly(placeholder)))
  }

  /// Finds by type, in place of the types that the kind of element stands for.
  ///
  /// - Parameter type: The type; `any` stands for all.
  /// - Returns: The locator.
  public static func type(_ type: ElementType) -> Locator { Locator(.type(type)) }

  /// Finds the element that the row or component itself is.
  public static let itself = Locator(.itself)

  /// Only elements whose identifier is this.
  ///
  /// - Parameter identifier: The whole identifier.
  /// - Returns: The narrower locator.
  public func identifier(_ identifier: String) -> Locator { and(.identifier(.exactly(identifier))) }

  /// Only elements whose label is this.
  ///
  /// - Parameter label: The whole label.
  /// - Returns: The narrower locator.
  public func label(_ label: String) -> Locator { and(.label(.exactly(label))) }

  /// Only elements whose label contains this.
  ///
  /// - Parameter part: What the label contains.
  /// - Returns: The narrower locator.
  public func label(containing part: String) -> Locator { and(.label(.containing(part))) }

  /// Only elements whose value is this.
  ///
  /// - Parameter value: The whole value, as text.
  /// - Returns: The narrower locator.
  public func value(_ value: String) -> Locator { and(.value(.exactly(value))) }

  /// Only elements of this type, in place of the types that the kind of element stands for.
  ///
  /// - Parameter type: The type; `any` stands for all.
  /// - Returns: The narrower locator.
  public func type(_ type: ElementType) -> Locator { and(.type(type)) }

  /// Only elements below another one.
  ///
  /// - Parameter container: The other one, of whatever type.
  /// - Returns: The narrower locator.
  public func inside(_ container: Locator) -> Locator { and(.inside(container)) }

  /// Only one of the elements that are left.
  ///
  /// - Parameter position: Which one, counted from 0 in the order of the tree.
  /// - Returns: The narrower locator.
  public func at(_ position: Int) -> Locator {
    var locator = self
    locator.position = position
    return locator
  }
}
