import GalleyPages
import GalleyTree

/// The contents of one layout, as data.
package struct LayoutFacts: Hashable, Sendable, Codable {
  /// The kind of a layout's property.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// One element.
    case element
    /// A layout inside of an element.
    case component
    /// A layout repeated.
    case rows
    /// Elements that differ in an argument.
    case family
  }

  /// One property of a layout.
  package struct Property: Hashable, Sendable, Codable {
    package var name: String
    /// The meaning.
    package var kind: Kind
    /// The element types it may have; an empty list permits all.
    package var types: [String]
    /// The description of the locator, such as `button "inbox.compose"`; `nil` for a family.
    package var locator: String?
    /// The layout inside of it, for components and rows.
    package var layout: String?
    /// The element that identifies a row.
    package var key: String?
    /// The pages that a tap on it may open.
    package var opens: [String]
    /// The promises of the body about it, in their order.
    package var promises: [Promise]
    /// The line that declares it.
    package var place: CallSite?
  }

  /// A statement of a body about an element.
  package struct Promise: Hashable, Sendable, Codable {
    /// The presence that a body states.
    package enum Presence: String, Hashable, Sendable, Codable {
      /// It must be.
      case required
      /// It must not be.
      case absent
      /// It may be.
      case optional
    }

    /// Whether it is there.
    package var presence: Presence
    /// The traits under which it counts; none for every device.
    package var when: [String]
    /// The smallest number.
    package var minimum: Int
    /// The states that are asked of it.
    package var states: [Requirement.State]
    /// The line of the promise.
    package var place: CallSite
  }

  /// A picture that is taken of a page.
  package struct Picture: Hashable, Sendable, Codable {
    /// The checkpoint's name.
    package var name: String
    /// The level of comparison, if the body states it.
    package var level: MatchLevel?
    /// The elements that are compared otherwise.
    package var regions: [PictureRegion]
  }

  /// An element of a picture that is compared otherwise than the rest.
  package struct PictureRegion: Hashable, Sendable, Codable {
    /// The element's name.
    package var element: String
    /// The comparison that is asked for.
    package var kind: RegionKind
    /// The distance that the region reaches beyond it, in points.
    package var padding: RegionEdges
  }

  /// The layout's name, without its module.
  package var name: String
  /// The layout's name with all that is around it.
  package var fullName: String
  /// Its elements, components, rows and families, in the order of their declaration.
  package var properties: [Property]
  /// The pictures that are taken of it, in the order of their declaration.
  package var checkpoints: [Picture]

  init(_ layout: LayoutDescription) {
    name = layout.name
    fullName = String(reflecting: layout.type)
    let promises = Self.promises(in: layout.blueprint.clauses, when: [])
    properties = layout.properties.map { property in
      let declaration = property.member.declaration
      return Property(
        name: property.name, kind: Self.kind(property.member),
        types: declaration?.soughtTypes.map(\.name) ?? [],
        locator: declaration?.description, layout: property.member.layout?.name,
        key: Self.key(of: property.member),
        opens: property.member.arrivals.map { LayoutDescription.of($0).name },
        promises: promises.filter { $0.declaration == declaration && declaration != nil }.map(\.promise),
        place: declaration?.place)
    }
    let listed = layout.blueprint.promises { _ in true }.checkpoints
    checkpoints = layout.checkpoints.map { name in
      let clauses = listed.filter { $0.name == name }
      let regions = clauses.flatMap(\.regions).compactMap { region in
        region.requirement.member.declaration.map {
          PictureRegion(element: layout.name(of: $0), kind: region.kind, padding: region.padding)
        }
      }
      return Picture(name: name, level: clauses.compactMap(\.level).last, regions: regions)
    }
  }

  private static func kind(_ member: Member) -> Kind {
    switch member {
    case .element: .element
    case .component: .component
    case .rows: .rows
    case .family: .family
    }
  }

  private static func key(of member: Member) -> String? {
    guard case .rows(_, let row, let key?) = member else { return nil }
    return LayoutDescription.of(row).name(of: key)
  }

  private static func promises(
    in clauses: [Blueprint.Clause], when traits: [String]
  ) -> [(declaration: ElementDeclaration, promise: Promise)] {
    func list(_ requirements: [Requirement], _ presence: Promise.Presence) -> [(ElementDeclaration, Promise)]
    {
      requirements.compactMap { requirement in
        requirement.member.declaration.map {
          (
            $0,
            Promise(
              presence: presence, when: traits, minimum: requirement.minimum, states: requirement.states,
              place: requirement.place)
          )
        }
      }
    }
    return clauses.flatMap { clause -> [(declaration: ElementDeclaration, promise: Promise)] in
      switch clause {
      case .required(let requirements): list(requirements, .required)
      case .absent(let requirements): list(requirements, .absent)
      case .optional(let requirements): list(requirements, .optional)
      case .when(let trait, let inner): promises(in: inner, when: traits + [trait.name])
      case .checkpoint: []
      }
    }
  }
}
