import Foundation
import GalleyText
import GalleyTree

/// Makes the identifier of a cause: the same for the same change in another screen, device or branch.
///
/// It stands for the kind, the element's identity, the property and the change, so that a reviewer would accept one
/// decision for all causes with one identifier. Positions and absolute sizes are left out, since another device has
/// others. An element's identity is its identifier, else its type with its label; of a group without a common identifier
/// or label it is the type alone. Where a change has no values of its own, such as that something came, went or was
/// disabled, the words of all its elements belong to the identity; where something only looks different, its pixels do.
enum CauseID {
  /// The number of hexadecimal digits: 40 bits, so that a thousand causes in one run collide once in two
  /// million runs.
  private static let digits = 10

  /// Names a cause.
  static func make(_ kind: Cause.Kind, identity: String, property: String, delta: String) -> String {
    var hash = StableHash()
    for part in [kind.rawValue, identity, property, delta] { hash.combine(part) }
    let text = String(hash.value, radix: 16)
    return String((String(repeating: "0", count: 16 - text.count) + text).suffix(digits))
  }

  /// The identity of elements with one change.
  ///
  /// - Parameter elements: The elements; at least one.
  /// - Returns: Their common identifier, else their type with their common label, if any.
  static func identity(of elements: [Element]) -> String {
    guard let first = elements.first else { return "" }
    if !first.identifier.isEmpty, elements.allSatisfy({ $0.identifier == first.identifier }) {
      return "#\(first.identifier)"
    }
    // What a list's row says is what it holds, not what it is.
    if first.type.isRow { return first.type.name }
    let sharesLabel = elements.allSatisfy { $0.label == first.label }
    return sharesLabel ? "\(first.type.name) \(first.label)" : first.type.name
  }
}

extension CauseID {
  /// The identity of elements for a change.
  static func identity(of elements: [Element], for change: Change) -> String {
    change.saysItAll
      ? identity(of: elements)
      : elements.map { words(of: $0, withContent: change.isOfPresence) }.joined(separator: "\n")
  }

  /// The most texts of an element that belong to its identity.
  private static let mostWords = 64

  /// An element's type, identifier and label, and the texts inside.
  private static func words(of element: Element, withContent: Bool) -> String {
    var words = ["\(element.type.name) #\(element.identifier) \(element.label)"]
    var open = withContent ? Array(element.children.reversed()) : []
    while let next = open.popLast(), words.count < mostWords {
      if !next.label.isEmpty { words.append("\(next.type.name) \(next.label)") }
      open += next.children.reversed()
    }
    return words.joined(separator: "\n")
  }
}

extension Change {
  /// Whether its kind, property and values are all that there is to decide, whatever element it is of.
  fileprivate var saysItAll: Bool {
    switch self {
    case .text, .value, .resized, .spacing, .contentInset, .contentMoved, .moved, .spoken, .heard, .style,
      .traits, .identifier, .type:
      true
    case .view(let change, _): change.saysItAll
    case .appeared, .vanished, .truncated, .wrapped, .container, .reordered, .arranged, .clipped, .state,
      .violatesPattern, .looks:
      false
    }
  }

  /// Whether something came or went.
  fileprivate var isOfPresence: Bool {
    switch self {
    case .appeared, .vanished: true
    case .view(let change, _): change.isArrival
    default: false
    }
  }

  /// The change without positions and absolute sizes: what it has in common with the same one elsewhere.
  var delta: String {
    func number(_ value: Double) -> String { Numeral.decimal(Change.settled(value)) }
    func number(_ insets: Insets) -> String {
      [insets.left, insets.right, insets.top, insets.bottom].map(number).joined(separator: " ")
    }
    switch self {
    case .appeared, .vanished, .looks: return ""
    case .text(_, let before, let after), .style(_, let before, let after), .traits(let before, let after),
      .identifier(let before, let after), .container(let before, let after), .spoken(let before, let after),
      .heard(_, let before, let after):
      return "\(before)→\(after)"
    case .value(let before, let after): return "\(before ?? "")→\(after ?? "")"
    case .truncated(let isCutOff, _, _, _): return "\(isCutOff)"
    case .wrapped(let before, let after): return "\(before)→\(after)"
    case .resized(let before, let after, let axes, let insets):
      // Around content that grew too, the insets alone are this change.
      let (wider, higher) = (insets.map { $0.left + $0.right }, insets.map { $0.top + $0.bottom })
      let size = [
        axes.contains(.horizontal) ? number(wider ?? Double(after.width - before.width)) : "0",
        axes.contains(.vertical) ? number(higher ?? Double(after.height - before.height)) : "0",
      ]
      return (size + (insets.map { [number($0)] } ?? [])).joined(separator: " ")
    case .contentInset(let insets): return number(insets)
    case .arranged(let before, let after, let other): return "\(before)→\(after) \(other)"
    case .violatesPattern(let text, let pattern): return "\(text) \(pattern.name)"
    case .clipped(_, _, let less): return "\(less)"
    case .spacing(let axis, let before, let after, _): return "\(axis) \(number(after - before))"
    case .moved(let vector), .contentMoved(let vector): return "\(number(vector.dx)) \(number(vector.dy))"
    case .reordered(.before(let name)): return "before \(name)"
    case .reordered(.after(let name)): return "after \(name)"
    case .state(_, let isOn): return "\(isOn)"
    case .type(let before, let after): return "\(before.name)→\(after.name)"
    case .view(let change, _): return change.delta
    }
  }
}
