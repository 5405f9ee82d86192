import GalleyTree
import Synchronization

/// The contents of a layout, reflected once for each type.
///
/// The names of elements are those of the layout's stored properties; a property cannot learn its own name
/// otherwise. An element is known again by the line that declares it, and by its locator.
package final class LayoutDescription: Sendable {
  /// A stored property.
  package struct Property: Sendable {
    package let name: String
    package let member: Member
  }

  package let type: any Layout.Type
  /// The layout's name, without its module.
  package let name: String
  /// The elements, components, rows and families, in the order of their declaration.
  package let properties: [Property]
  /// The promises of the layout.
  package let blueprint: Blueprint

  /// The layout itself.
  private let layout: any Layout
  private let names: [ElementDeclaration: String]
  private let hidden = Mutex<[HiddenNameError.Element]?>(nil)
  private let known = Mutex<[(configuration: Configuration, promises: Blueprint.Promises)]>([])

  /// For how many devices promises are remembered: a test has one, which may turn.
  private static let memoryLimit = 8

  package static func of(_ type: any Layout.Type) -> LayoutDescription {
    let key = ObjectIdentifier(type)
    if let known = memory.withLock({ $0[key] }) { return known }
    let description = LayoutDescription(type)
    memory.withLock { $0[key] = description }
    return description
  }

  /// The description of a layout, and the layout: made once, as they are all alike.
  package static func of<L: Layout>(layout type: L.Type) -> (LayoutDescription, L) {
    let description = of(type)
    guard let layout = description.layout as? L else {
      preconditionFailure("a description is of its own type")
    }
    return (description, layout)
  }

  private static let memory = Mutex<[ObjectIdentifier: LayoutDescription]>([:])

  private init(_ type: any Layout.Type) {
    let layout = type.init()
    self.layout = layout
    self.type = type
    name = String(describing: type)
    blueprint = layout.body
    properties = Mirror(reflecting: layout).children.compactMap { child in
      guard let name = child.label, let value = child.value as? any LayoutMember else { return nil }
      return Property(name: name, member: value._member)
    }
    var names: [ElementDeclaration: String] = [:]
    for property in properties {
      if let declaration = property.member.declaration, names[declaration] == nil {
        names[declaration] = property.name
      }
    }
    self.names = names
  }

  /// The elements that cannot be reached by their names; looked for once.
  var hiddenElements: [HiddenNameError.Element] {
    if let known = hidden.withLock({ $0 }) { return known }
    let elements = Self.hiddenElements(in: self)
    hidden.withLock { $0 = elements }
    return elements
  }

  /// The name of an element in reports.
  package func name(of declaration: ElementDeclaration) -> String {
    names[declaration] ?? declaration.description
  }

  /// The promises of the layout on a device.
  package func promises(on configuration: Configuration) -> Blueprint.Promises {
    known.withLock { known in
      if let match = known.first(where: { $0.configuration == configuration }) { return match.promises }
      var promises = blueprint.promises { $0.holds(on: configuration) }
      for index in promises.required.indices { name(&promises.required[index]) }
      for index in promises.absent.indices { name(&promises.absent[index]) }
      if known.count == Self.memoryLimit { known.removeFirst() }
      known.append((configuration, promises))
      return promises
    }
  }

  private func name(_ requirement: inout Requirement) {
    if let declaration = requirement.member.declaration { requirement.name = name(of: declaration) }
  }

  /// Whether the layout requires an element.
  package func requires(_ declaration: ElementDeclaration, on configuration: Configuration) -> Bool {
    promises(on: configuration).required.contains { $0.minimum > 0 && $0.member.declaration == declaration }
  }
}
