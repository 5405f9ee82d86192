import Foundation
import GalleyAutomation
import GalleyTree

/// One element of a live page, without its kind: the basis of all actions on elements.
struct ElementReference {
  /// The place where it is looked for.
  let context: PageContext
  /// The page it is on.
  let owner: LayoutDescription
  let declaration: ElementDeclaration
  /// Whether it is the page itself: a component, a row or the whole app.
  var isWhole = false

  /// The element on one snapshot.
  struct ElementLookup {
    let snapshot: Snapshot
    let screen: ScreenIndex
    /// The place where it was looked for.
    let range: Range<Int>
    /// All that match.
    let places: [Int]
    /// The component or row around it, if that is not there.
    var scope: ScopeFailure?
  }

  /// The element's name, with those of the components and rows around it.
  var name: String {
    if isWhole { return context.scope.isEmpty ? page : context.scope.map(\.name).joined(separator: ".") }
    return (context.scope.map(\.name) + [owner.name(of: declaration)]).joined(separator: ".")
  }

  var page: String { owner.name }

  /// The same, on the present screen.
  var live: ElementReference {
    ElementReference(context: context.live, owner: owner, declaration: declaration, isWhole: isWhole)
  }

  /// Looks once.
  func look() throws -> ElementLookup {
    look(at: try context.snapshot())
  }

  /// Looks at one snapshot.
  func look(at snapshot: Snapshot) -> ElementLookup {
    let screen = context.automator.index(of: snapshot)
    do {
      let range = try context.range(on: screen)
      let places = declaration.places(in: range, on: screen)
      return ElementLookup(snapshot: snapshot, screen: screen, range: range, places: places)
    } catch {
      return ElementLookup(snapshot: snapshot, screen: screen, range: error.range, places: [], scope: error)
    }
  }

  /// The target for actions of the automation.
  var target: Target {
    let live = self.live
    return Target(name: isWhole ? name : "\(name) (\(declaration))") { snapshot in
      let lookup = live.look(at: snapshot)
      return lookup.places.map(lookup.screen.path)
    }
  }

  /// The one element that is meant, on one look.
  func single(for verb: String, at site: CallSite? = nil) throws -> (lookup: ElementLookup, place: Int) {
    let lookup = try look()
    guard lookup.places.count == 1 else { throw failure(lookup, verb, at: site) }
    return (lookup, lookup.places[0])
  }

  /// Makes the failure of an element that is not there, or more than once.
  func failure(_ lookup: ElementLookup, _ verb: String, at site: CallSite?) -> PageError {
    var marks: [Int: TreeLine.Mark] = [:]
    let sought = lookup.scope?.step.declaration ?? declaration
    let places = lookup.scope?.places ?? lookup.places
    var nearest: [NearMatch] = []
    // Where a row is gone, the other rows of its kind are not what was meant.
    if places.isEmpty, sought.places(in: lookup.range, on: lookup.screen).isEmpty {
      nearest = nearMatchSearch(lookup).nearest(to: sought, in: lookup.range)
      for nearMatch in nearest {
        if let site = lookup.screen.place(at: ElementPath(nearMatch.path)) { marks[site] = .near(name) }
      }
    }
    for site in places { marks[site] = .unwanted(name) }
    let matches = places.map { ElementText.line(lookup.screen.nodes[$0].element) }
    let failure = ElementFailure(
      scene: context.scene(of: lookup.snapshot, at: site, marks: marks, about: places), verb: verb,
      page: page,
      element: name, around: lookup.scope?.step.name, locator: sought.description, declared: sought.place,
      problem: places.isEmpty ? .missing : .ambiguous(matches),
      isRequired: lookup.scope == nil && owner.requires(declaration, on: lookup.snapshot.configuration),
      nearest: nearest)
    return context.recorded(.element(failure), on: lookup.snapshot)
  }

  func nearMatchSearch(_ lookup: ElementLookup) -> NearMatchSearch {
    NearMatchSearch(
      screen: lookup.screen, configuration: lookup.snapshot.configuration,
      range: context.applicationRange(on: lookup.screen))
  }
}
