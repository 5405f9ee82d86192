import Foundation
import GalleyTree

/// The name of a cause: the same for the same change in another screen, device or branch.
///
/// It stands for the kind, the element's identity, the property and the change. Positions and absolute sizes are
/// left out, since another device has others. An element's identity is its identifier, else its type with its
/// label; of a group without a common identifier or label it is the type alone.
enum CauseID {
  /// How many hexadecimal digits a name has: 40 bits, so that a thousand causes in one run collide once in two
  /// million runs.
  private static let digits = 10

  /// Names a cause.
  ///
  /// - Parameters:
  ///   - kind: What kind of change.
  ///   - identity: The element's identity.
  ///   - property: What changed about it.
  ///   - delta: The change, without positions.
  /// - Returns: Ten hexadecimal digits.
  static func make(_ kind: Cause.Kind, identity: String, property: String, delta: String) -> String {
    var hash = StableHash()
    for part in [kind.rawValue, identity, property, delta] { hash.combine(part) }
    let text = String(hash.value, radix: 16)
    return String((String(repeating: "0", count: 16 - text.count) + text).suffix(digits))
  }

  /// What elements with one change are known by.
  ///
  /// - Parameter elements: The elements; at least one.
  /// - Returns: Their common identifier, else their type with their common label, if any.
  static func identity(of elements: [Element]) -> String {
    guard let first = elements.first else { return "" }
    if !first.identifier.isEmpty, elements.allSatisfy({ $0.identifier == first.identifier }) {
      return "#\(first.identifier)"
    }
    let sharesLabel = elements.allSatisfy { $0.label == first.label }
    return sharesLabel ? "\(first.type.name) \(first.label)" : first.type.name
  }
}

extension Change {
  /// The change without positions and absolute sizes: what it has in common with the same one elsewhere.
  var delta: String {
    func number(_ value: Double) -> String { ElementText.number(value) }
    switch self {
    case .appeared, .vanished, .looks: return ""
    case .text(_, let before, let after), .style(_, let before, let after), .traits(let before, let after),
      .identifier(let before, let after), .container(let before, let after):
      return "\(before)→\(after)"
    case .value(let before, let after): return "\(before ?? "")→\(after ?? "")"
    case .truncated(let isCutOff, _, _, _): return "\(isCutOff)"
    case .wrapped(let before, let after): return "\(before)→\(after)"
    case .resized(let before, let after, let axes, let insets):
      let growth = [
        axes.contains(.horizontal) ? number(after.width - before.width) : "0",
        axes.contains(.vertical) ? number(after.height - before.height) : "0",
      ]
      let inside = insets.map { [$0.left, $0.right, $0.top, $0.bottom].map(number) } ?? []
      return (growth + inside).joined(separator: " ")
    case .spacing(let axis, let before, let after, _): return "\(axis) \(number(after - before))"
    case .moved(let vector), .contentMoved(let vector): return "\(number(vector.dx)) \(number(vector.dy))"
    case .reordered(.before(let name)): return "before \(name)"
    case .reordered(.after(let name)): return "after \(name)"
    case .state(_, let isOn): return "\(isOn)"
    case .type(let before, let after): return "\(before.name)→\(after.name)"
    }
  }
}
