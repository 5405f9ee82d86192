import GalleyPages
import GalleyTree

/// A rule about a layout alone.
protocol LayoutRule: SendableMetatype {
  /// Finds the problems that break the rule.
  static func problems(of layout: LayoutDescription) -> [LayoutProblem]
}

/// A rule about the layouts of an atlas together.
protocol AtlasRule: SendableMetatype {
  /// Finds the problems that break the rule.
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem]
}

/// The layouts of an atlas, by their use.
struct AtlasLayouts {
  /// The pages, as they are named.
  let pages: [LayoutDescription]
  /// The overlays, which may come up over any page.
  let overlays: [LayoutDescription]
  /// All layouts, each once: pages, overlays, and the components and rows in them.
  let all: [LayoutDescription]

  init(_ atlas: Atlas) {
    pages = atlas.descriptions
    overlays = atlas.overlays.map { LayoutDescription.of($0.layout) }
    var known: Set<ObjectIdentifier> = []
    var layouts: [LayoutDescription] = []
    func add(_ layout: LayoutDescription) {
      guard known.insert(ObjectIdentifier(layout.type)).inserted else { return }
      layouts.append(layout)
      for property in layout.properties {
        switch property.member {
        case .component(_, let inner), .rows(_, let inner, _): add(LayoutDescription.of(inner))
        case .element, .family: break
        }
      }
    }
    for layout in pages + overlays { add(layout) }
    all = layouts
  }
}

extension Atlas {
  private static let layoutRules: [any LayoutRule.Type] = [
    DuplicateLocatorRule.self, HiddenNameRule.self, UnstatedPresenceRule.self, ContradictoryPresenceRule.self,
    EndlessRequirementRule.self, CheckpointRule.self, RegionRule.self, OptionalRowKeyRule.self,
    FragileLocatorRule.self, RepeatedInComponentRule.self,
  ]

  private static let atlasRules: [any AtlasRule.Type] = [
    NothingRequiredRule.self, NameRule.self, TwinPagesRule.self, ShadowedArrivalRule.self, WaysRule.self,
  ]

  /// The mistakes in all layouts of the atlas, including those of components, rows and overlays.
  ///
  /// - Returns: The problems of each layout, in the order of the atlas, and then the problems that concern
  ///   several layouts.
  public func problems() -> [LayoutProblem] {
    let layouts = AtlasLayouts(self)
    return layouts.all.flatMap { layout in Self.layoutRules.flatMap { $0.problems(of: layout) } }
      + Self.atlasRules.flatMap { $0.problems(of: layouts) }
  }
}

extension LayoutDescription {
  /// A line in the layout, for a problem of the whole layout.
  var place: CallSite? {
    properties.lazy.compactMap(\.member.declaration?.place).first
      ?? blueprint.promises { _ in true }.checkpoints.first?.place
  }
}
