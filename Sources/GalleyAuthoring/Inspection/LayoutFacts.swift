import GalleyPages
import GalleyTree

/// What one layout says, as data.
public struct LayoutFacts: Hashable, Sendable, Codable {
  /// What a property of a layout stands for.
  public enum Kind: String, Hashable, Sendable, Codable {
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
  public struct Property: Hashable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// What it stands for.
    public var kind: Kind
    /// The element types it may have; none stands for all.
    public var types: [String]
    /// How it is found, such as `button "inbox.compose"`; `nil` for a family.
    public var locator: String?
    /// The layout inside of it, for components and rows.
    public var layout: String?
    /// The element of a row that tells it from others.
    public var key: String?
    /// The pages that a tap on it may open.
    public var opens: [String]
    /// What the body says of it, in the order in which it does.
    public var promises: [Promise]
    /// The line that declares it.
    public var place: SourcePlace?
  }

  /// What a body says of an element.
  public struct Promise: Hashable, Sendable, Codable {
    /// Whether an element is there.
    public enum Presence: String, Hashable, Sendable, Codable {
      /// It must be.
      case required
      /// It must not be.
      case absent
      /// It may be.
      case optional
    }

    /// Whether it is there.
    public var presence: Presence
    /// The traits under which it counts; none for every device.
    public var when: [String]
    /// How many there must be at least.
    public var minimum: Int
    /// What is asked of it beside being there.
    public var states: [Requirement.State]
    /// The line that says so.
    public var place: SourcePlace
  }

  /// A picture that is taken of a page.
  public struct Picture: Hashable, Sendable, Codable {
    /// The checkpoint's name.
    public var name: String
    /// How closely it is compared, where the body says so.
    public var level: MatchLevel?
    /// The elements that are compared otherwise.
    public var regions: [PictureRegion]
  }

  /// An element of a picture that is compared otherwise than the rest.
  public struct PictureRegion: Hashable, Sendable, Codable {
    /// The element's name.
    public var element: String
    /// What is asked of it.
    public var kind: RegionKind
    /// How far the region reaches beyond it, in points.
    public var padding: RegionEdges
  }

  /// The layout's name, without its module.
  public var name: String
  /// The layout's name with all that is around it.
  public var fullName: String
  /// Its elements, components, rows and families, in the order of their declaration.
  public var properties: [Property]
  /// The pictures that are taken of it, in the order of their declaration.
  public var checkpoints: [Picture]

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
