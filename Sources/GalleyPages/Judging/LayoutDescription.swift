import GalleyTree
import Synchronization

/// What a layout says, looked through once for each type.
///
/// The names of elements are those of the layout's stored properties; a property cannot learn its own name
/// otherwise. An element is known again by the line that declares it, and by its locator.
struct LayoutDescription: Sendable {
  /// A stored property.
  struct Property: Sendable {
    let name: String
    let member: Member
  }

  /// The layout.
  let type: any Layout.Type
  /// The layout's name, without its module.
  let name: String
  /// The elements, components, rows and families, in the order of their declaration.
  let properties: [Property]
  /// What the layout promises.
  let blueprint: Blueprint

  private let names: [ElementDeclaration: String]

  /// The description of a layout.
  ///
  /// - Parameter type: The layout.
  /// - Returns: Its description; made at the first call, then remembered.
  static func of(_ type: any Layout.Type) -> LayoutDescription {
    let key = ObjectIdentifier(type)
    if let known = memory.withLock({ $0[key] }) { return known }
    let description = LayoutDescription(type)
    memory.withLock { $0[key] = description }
    return description
  }

  private static let memory = Mutex<[ObjectIdentifier: LayoutDescription]>([:])

  private init(_ type: any Layout.Type) {
    let layout = type.init()
    self.type = type
    name = String(describing: type)
    blueprint = layout.body
    properties = Mirror(reflecting: layout).children.compactMap { child in
      guard let name = child.label, let value = child.value as? any LayoutMember else { return nil }
      return Property(name: name, member: value.member)
    }
    var names: [ElementDeclaration: String] = [:]
    for property in properties {
      if let declaration = property.member.declaration, names[declaration] == nil {
        names[declaration] = property.name
      }
    }
    self.names = names
  }

  /// What an element is called in reports.
  ///
  /// - Parameter declaration: The element.
  /// - Returns: The name of its property; for an element of a family, which has none, how it is found.
  func name(of declaration: ElementDeclaration) -> String {
    names[declaration] ?? declaration.description
  }

  /// What the layout promises on a device.
  ///
  /// - Parameter configuration: The device.
  /// - Returns: What must be there, and what must not.
  func promises(on configuration: Configuration) -> Blueprint.Promises {
    blueprint.promises { $0.holds(on: configuration) }
  }

  /// Whether the layout requires an element.
  ///
  /// - Parameters:
  ///   - declaration: The element.
  ///   - configuration: The device.
  /// - Returns: Whether it does.
  func requires(_ declaration: ElementDeclaration, on configuration: Configuration) -> Bool {
    promises(on: configuration).required.contains { $0.minimum > 0 && $0.member.declaration == declaration }
  }
}
