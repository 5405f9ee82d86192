import Foundation
import GalleyText

/// The JSON form omits default values, so that a baseline's tree is short and its changes are easy to read.
///
/// A frame is written as `[x, y, width, height]` in points. Handles are not written.
extension Element: Codable {
  private enum Key: String, CodingKey {
    case type, identifier, label, title, value, placeholder, frame, enabled, selected, focused, hittable
    case traits, hint, actions, appearance, children, views, attributes
  }

  /// Reads an element from its JSON form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let frame = try container.decode([Double].self, forKey: .frame)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: container, debugDescription: "a frame has 4 numbers, not \(frame.count)")
    }
    self.init(
      try container.decode(ElementType.self, forKey: .type),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier) ?? "",
      label: try container.decodeIfPresent(String.self, forKey: .label) ?? "",
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      value: try container.decodeIfPresent(ElementValue.self, forKey: .value),
      placeholder: try container.decodeIfPresent(String.self, forKey: .placeholder),
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      isEnabled: try container.decodeIfPresent(Bool.self, forKey: .enabled) ?? true,
      isSelected: try container.decodeIfPresent(Bool.self, forKey: .selected) ?? false,
      isFocused: try container.decodeIfPresent(Bool.self, forKey: .focused) ?? false,
      isHittable: try container.decodeIfPresent(Bool.self, forKey: .hittable) ?? true,
      traits: try container.decodeIfPresent(ElementTraits.self, forKey: .traits) ?? [],
      appearance: try container.decodeIfPresent(Appearance.self, forKey: .appearance),
      children: try container.decodeIfPresent([Element].self, forKey: .children) ?? [])
    attributes = try container.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
    hint = try container.decodeIfPresent(String.self, forKey: .hint) ?? ""
    actionNames = try container.decodeIfPresent([String].self, forKey: .actions) ?? []
    guard let lines = try container.decodeIfPresent(ViewDescriptionLines.self, forKey: .views) else { return }
    do {
      views = try lines.read()
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .views, in: container,
        debugDescription:
          "view \(error.number), “\(CleanText.line(error.line, limit: 60))”: \(error.reason)")
    }
  }

  /// Encodes the element's JSON form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(type, forKey: .type)
    if !identifier.isEmpty { try container.encode(identifier, forKey: .identifier) }
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(placeholder, forKey: .placeholder)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    try container.encode(numbers, forKey: .frame)
    if !isEnabled { try container.encode(false, forKey: .enabled) }
    if isSelected { try container.encode(true, forKey: .selected) }
    if isFocused { try container.encode(true, forKey: .focused) }
    if !isHittable { try container.encode(false, forKey: .hittable) }
    if !traits.isEmpty { try container.encode(traits, forKey: .traits) }
    if !hint.isEmpty { try container.encode(hint, forKey: .hint) }
    if !actionNames.isEmpty { try container.encode(actionNames, forKey: .actions) }
    try container.encodeIfPresent(appearance, forKey: .appearance)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    if let views { try container.encode(ViewDescriptionLines(views), forKey: .views) }
  }
}
