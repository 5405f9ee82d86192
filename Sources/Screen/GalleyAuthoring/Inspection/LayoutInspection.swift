import GalleyPages

/// Everything that the layouts of some test targets say, as data that another process can read.
package struct LayoutInspection: Hashable, Sendable, Codable {
  /// The newest version of the format; it grows when a reader of an older one would misread it.
  package static let newest = 1

  /// The version of the format.
  package var format = Self.newest
  /// The targets that register an atlas, in the order in which they were asked for.
  package var suites: [Suite]

  /// The atlas that one test target registers.
  package struct Suite: Hashable, Sendable, Codable {
    /// The target's module.
    package var module: String
    /// The names of the pages, in the order of the atlas.
    package var pages: [String]
    /// The names of the overlays that may come up over any page.
    package var overlays: [String]
    /// Pages and overlays, and the components and rows in them, each once.
    package var layouts: [LayoutFacts]
    /// The ways between the pages.
    package var edges: [AtlasEdge]
    /// The mistakes in the layouts.
    package var problems: [LayoutProblem]
  }

  /// Looks through the atlases that test targets register.
  package init(of modules: [String]) {
    suites = modules.compactMap { module in
      RegisteredAtlases.atlas(of: module).map { Suite(module: module, atlas: $0) }
    }
  }

  /// All errors of all targets.
  package var errors: [LayoutProblem] {
    suites.flatMap(\.problems).filter { $0.rule.severity == .error }
  }
}

extension LayoutInspection.Suite {
  /// Looks through an atlas.
  package init(module: String, atlas: Atlas) {
    let layouts = AtlasLayouts(atlas)
    self.init(
      module: module, pages: layouts.pages.map(\.name), overlays: layouts.overlays.map(\.name),
      layouts: layouts.all.map(LayoutFacts.init), edges: atlas.edges, problems: atlas.problems())
  }
}
