import Foundation
import GalleyAutomation
import GalleyTree

/// One element of a live page, without its kind: what is common to all that can be done with one.
struct Subject {
  /// The place where it is looked for.
  let context: PageContext
  /// The page it is on.
  let owner: LayoutDescription
  /// Its types and locator.
  let declaration: ElementDeclaration
  /// Whether it is the page itself: a component, a row or the whole app.
  var isWhole = false

  /// The element on one snapshot.
  struct Sight {
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

  /// The name of the page.
  var page: String { owner.name }

  /// The same, on the present screen.
  var live: Subject {
    Subject(context: context.live, owner: owner, declaration: declaration, isWhole: isWhole)
  }

  /// Looks once.
  func look() throws -> Sight {
    look(at: try context.snapshot())
  }

  /// Looks at one snapshot.
  func look(at snapshot: Snapshot) -> Sight {
    let screen = context.automator.index(of: snapshot)
    do {
      let range = try context.range(on: screen)
      let places = declaration.places(in: range, on: screen)
      return Sight(snapshot: snapshot, screen: screen, range: range, places: places)
    } catch {
      return Sight(snapshot: snapshot, screen: screen, range: error.range, places: [], scope: error)
    }
  }

  /// The target for actions of the automation.
  var target: Target {
    let live = self.live
    return Target(name: isWhole ? name : "\(name) (\(declaration))") { snapshot in
      let sight = live.look(at: snapshot)
      return sight.places.map(sight.screen.path)
    }
  }

  /// The one element that is meant, on one look.
  func single(for verb: String, at place: SourcePlace? = nil) throws -> (sight: Sight, place: Int) {
    let sight = try look()
    guard sight.places.count == 1 else { throw failure(sight, verb, at: place) }
    return (sight, sight.places[0])
  }

  /// Makes the failure of an element that is not there, or more than once.
  func failure(_ sight: Sight, _ verb: String, at place: SourcePlace?) -> PageError {
    var marks: [Int: TreeLine.Mark] = [:]
    let sought = sight.scope?.step.declaration ?? declaration
    let places = sight.scope?.places ?? sight.places
    var nearest: [LookAlike] = []
    // Where a row is gone, the other rows of its kind are not what was meant.
    if places.isEmpty, sought.places(in: sight.range, on: sight.screen).isEmpty {
      nearest = nearMatchSearch(sight).nearest(to: sought, in: sight.range)
      for lookAlike in nearest {
        if let place = sight.screen.place(at: ElementPath(lookAlike.path)) { marks[place] = .near(name) }
      }
    }
    for place in places { marks[place] = .unwanted(name) }
    let matches = places.map { ElementText.line(sight.screen.nodes[$0].element) }
    let failure = ElementFailure(
      scene: context.scene(of: sight.snapshot, at: place, marks: marks), verb: verb, page: page,
      element: name, around: sight.scope?.step.name, locator: sought.description, declared: sought.place,
      problem: places.isEmpty ? .missing : .ambiguous(matches),
      isRequired: sight.scope == nil && owner.requires(declaration, on: sight.snapshot.configuration),
      nearest: nearest)
    return context.recorded(.element(failure), on: sight.snapshot)
  }

  func nearMatchSearch(_ sight: Sight) -> LookAlikeLadder {
    LookAlikeLadder(
      screen: sight.screen, configuration: sight.snapshot.configuration,
      range: context.applicationRange(on: sight.screen))
  }
}
