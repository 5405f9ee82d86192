import GalleyPages
import GalleyTree

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

  /// An error of a layout in words, for a reader that has no layouts: the keys are those of `LayoutFault`.
  private struct Fault: Encodable {
    var rule: String
    var severity: String
    var sentence: String
    var place: CallSite?

    init(_ problem: LayoutProblem) {
      rule = problem.rule.rawValue
      severity = problem.rule.severity.rawValue
      sentence = problem.sentence
      place = problem.place
    }
  }

  private enum CodingKeys: String, CodingKey {
    case format, suites, errors
  }

  /// Reads what another process has found.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    format = try values.decode(Int.self, forKey: .format)
    suites = try values.decode([Suite].self, forKey: .suites)
  }

  /// Writes what was found, and all errors in words.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(format, forKey: .format)
    try values.encode(suites, forKey: .suites)
    try values.encode(errors.map(Fault.init), forKey: .errors)
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
