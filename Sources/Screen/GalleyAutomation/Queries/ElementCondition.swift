import GalleyText
import GalleyTree

/// A condition on one element, as a value that can be compared and shown.
///
/// Conditions combine:
///
/// ```swift
/// .isSelected && !.holds(.type(.activityIndicator))
/// .that("is wide") { $0.frame.width > 300 }
/// ```
public struct ElementCondition: Sendable, CustomStringConvertible {
  /// The condition as the end of a sentence, such as `is selected and holds button`.
  public let description: String

  private let place: String
  private let condition: @Sendable (Element) -> Bool

  private init(_ description: String, place: String = "", _ condition: @escaping @Sendable (Element) -> Bool)
  {
    self.description = description
    self.place = place
    self.condition = condition
  }

  /// Whether an element meets the condition.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it does.
  public func matches(_ element: Element) -> Bool {
    condition(element)
  }
}

extension ElementCondition: Hashable {
  /// Whether two conditions have the same name and, if they were written as closures, the same line.
  ///
  /// To distinguish two conditions of one line, include the captured values in the words.
  public static func == (a: ElementCondition, b: ElementCondition) -> Bool {
    a.description == b.description && a.place == b.place
  }

  /// Hashes words and line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
    hasher.combine(place)
  }
}

extension ElementCondition {
  /// A condition that is a closure.
  ///
  /// - Parameters:
  ///   - words: The condition in words, as the end of a sentence such as *a cell that …*.
  ///   - condition: Whether an element meets it.
  public static func that(
    _ words: String, fileID: String = #fileID, line: Int = #line,
    _ condition: @escaping @Sendable (Element) -> Bool
  ) -> ElementCondition {
    ElementCondition(words, place: "\(fileID):\(line)", condition)
  }

  /// A condition on the type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public static func type(_ type: ElementType) -> ElementCondition {
    ElementCondition("is \(type.name)") { type == .any || $0.type == type }
  }

  /// A condition on the identifier.
  ///
  /// - Parameter identifier: The whole identifier.
  public static func identifier(_ identifier: String) -> ElementCondition {
    ElementCondition("has the identifier \"\(CleanText.line(identifier))\"") {
      $0.identifier == identifier
    }
  }

  /// A condition on the label.
  ///
  /// - Parameter label: The whole label.
  public static func label(_ label: String) -> ElementCondition {
    ElementCondition("has the label “\(CleanText.line(label))”") { $0.label == label }
  }

  /// A condition on the value.
  ///
  /// - Parameter value: The whole value, as text.
  public static func value(_ value: String) -> ElementCondition {
    ElementCondition("has the value \"\(CleanText.line(value))\"") { $0.value?.text == value }
  }

  /// Takes input.
  public static let isEnabled = ElementCondition("is enabled") { $0.isEnabled }

  /// Is chosen.
  public static let isSelected = ElementCondition("is selected") { $0.isSelected }

  /// A condition on the keyboard focus.
  public static let isFocused = ElementCondition("is focused") { $0.isFocused }

  /// A condition on any descendant.
  ///
  /// - Parameter condition: The other condition.
  public static func holds(_ condition: ElementCondition) -> ElementCondition {
    ElementCondition("holds an element that \(condition)", place: condition.place) {
      $0.anyBelow(condition.matches)
    }
  }

  /// A condition that requires both conditions.
  public static func && (a: ElementCondition, b: ElementCondition) -> ElementCondition {
    ElementCondition("\(a) and \(b)", place: a.place + b.place) { a.matches($0) && b.matches($0) }
  }

  /// A condition that requires at least one of two conditions.
  public static func || (a: ElementCondition, b: ElementCondition) -> ElementCondition {
    ElementCondition("(\(a) or \(b))", place: a.place + b.place) { a.matches($0) || b.matches($0) }
  }

  /// The opposite of a condition.
  public static prefix func ! (condition: ElementCondition) -> ElementCondition {
    ElementCondition("not (\(condition))", place: condition.place) { !condition.matches($0) }
  }
}

extension ElementPredicate {
  /// Takes a condition that can be compared and shown.
  package init(_ condition: ElementCondition) {
    self.init(condition.description, condition.matches)
  }
}

extension Element {
  fileprivate func anyBelow(_ condition: (Element) -> Bool) -> Bool {
    children.contains { condition($0) || $0.anyBelow(condition) }
  }
}
