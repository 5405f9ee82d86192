// The offsets and types of stored properties, which `Mirror` does not have.
@_spi(Reflection) import Swift

/// The dynamic properties among the stored properties of types, each type looked at once.
@MainActor enum DynamicFields {
  /// A dynamic property of a type.
  struct Field {
    /// The distance from the start of a value of the type, in bytes.
    let offset: Int
    let type: any DynamicProperty.Type
    /// The dynamic properties inside; empty for a property that is connected itself.
    let parts: [Field]
  }

  /// Fields without a type description at run time are skipped; `ignoreUnknown` of the standard library.
  private static let options = _EachFieldOptions(rawValue: 1 << 1)
  private static var found: [ObjectIdentifier: [Field]] = [:]

  /// Returns the dynamic properties of a type, in the order of their declaration; empty for a type that is no
  /// structure.
  static func of(_ type: Any.Type) -> [Field] {
    if let fields = found[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: options) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        let isLinked = property is any LinkedProperty.Type
        let inside = (property as? any DynamicPropertyHolding.Type)?.held ?? property
        fields.append(Field(offset: offset, type: property, parts: isLinked ? [] : of(inside)))
      }
      return true
    }
    found[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// The state that the dynamic properties of one view keep between evaluations.
@MainActor package struct StateStorage {
  private var slots: [AnyObject?] = []

  package init() {}

  /// Whether anything is kept.
  var keepsState: Bool { slots.contains { $0 != nil } }

  /// Connects the properties of a new view to their stored state, and updates them.
  ///
  /// The view itself is changed: another copy of it, elsewhere in the window, has separate state.
  package mutating func link<Content>(_ view: inout Content, in context: NodeContext) {
    let fields = DynamicFields.of(Content.self)
    guard !fields.isEmpty else { return }
    var next = 0
    withUnsafeMutablePointer(to: &view) {
      link(fields, at: UnsafeMutableRawPointer($0), next: &next, in: context)
    }
  }

  private mutating func link(
    _ fields: [DynamicFields.Field], at start: UnsafeMutableRawPointer, next: inout Int,
    in context: NodeContext
  ) {
    for field in fields {
      link(field.parts, at: start + field.offset, next: &next, in: context)
      if let type = field.type as? any LinkedProperty.Type {
        if next == slots.count { slots.append(nil) }
        slots[next] = Self.connect(type, at: start + field.offset, to: slots[next], in: context)
        next += 1
      }
      Self.update(field.type, at: start + field.offset)
    }
  }

  /// Whether the properties of a view, connected in one environment, are the same in another one.
  package static func isUnaffected<Content>(
    _ view: Content, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    let fields = DynamicFields.of(Content.self)
    return fields.isEmpty
      || withUnsafePointer(to: view) { isUnaffected(fields, at: UnsafeRawPointer($0), from: old, to: new) }
  }

  private static func isUnaffected(
    _ fields: [DynamicFields.Field], at start: UnsafeRawPointer, from old: EnvironmentValues,
    to new: EnvironmentValues
  ) -> Bool {
    fields.allSatisfy { field in
      let place = start + field.offset
      guard let type = field.type as? any LinkedProperty.Type else {
        return isUnaffected(field.parts, at: place, from: old, to: new)
      }
      return isUnaffected(type, at: place, from: old, to: new)
    }
  }

  private static func isUnaffected<Property: LinkedProperty>(
    _ type: Property.Type, at place: UnsafeRawPointer, from old: EnvironmentValues,
    to new: EnvironmentValues
  ) -> Bool {
    place.assumingMemoryBound(to: type).pointee.isUnaffected(from: old, to: new)
  }

  private static func connect<Property: LinkedProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer, to kept: AnyObject?,
    in context: NodeContext
  ) -> AnyObject? {
    place.assumingMemoryBound(to: type).pointee.link(to: kept, in: context)
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer
  ) {
    place.assumingMemoryBound(to: type).pointee.update()
  }
}
