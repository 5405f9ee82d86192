import Foundation
import GalleyRaster
import GalleyText
import GalleyTree

/// A mistake in an app's views, found while they are evaluated or laid out.
package enum ViewProblem: Hashable, Sendable {
  /// Several members of a collection of views have one identity, so that they share its state.
  case duplicateIdentity(String, count: Int, view: String?, CallSite)
  /// A frame has a length that is less than zero, or no number.
  case invalidLength(parameter: String, value: CGFloat, view: String?, CallSite)
  /// Views are evaluated endlessly, because a body sets state it reads, or because a consequence of a layout
  /// changes it.
  case neverSettles(views: [String], set: [CallSite], isInLayout: Bool)
  /// Views are nested deeper than the stack allows.
  case nestedTooDeep(views: [String])
  /// A symbol's name has no drawing; with the nearest name, if one is similar.
  case unknownSymbol(String, nearest: String?, view: String?)
  /// The app has no picture of a name, or none that can be shown; with the reason.
  case unknownPicture(String, reason: String, view: String?)
  /// The app has no font of a name; with the nearest name, if one is similar.
  case unknownFont(String, nearest: String?, view: String?)
  /// No symbol can be drawn, because a package of icons is not installed.
  case missingIcons(package: String)
  /// The app uses a part of Apple's frameworks that a simulated device does not have.
  case missingFeature(MissingFeature, view: String?)
}

extension ViewProblem: CustomStringConvertible {
  /// The description of the problem: the mistake, its place and the remedy.
  package var description: String {
    switch self {
    case .duplicateIdentity(let identity, let count, let view, let site):
      """
      \(site): \(count) members of the ForEach\(Self.place(view)) have the identity \(identity), so they share their \
      state, and changes may go to the wrong one; give each an id of its own
      """
    case .invalidLength(let parameter, let value, let view, let site):
      """
      \(site): the frame\(Self.place(view)) has the \(parameter) \(value), which is as good as none; \
      a length is a finite number of points from 0 on
      """
    case .neverSettles(let views, let sites, let isInLayout):
      Self.restless(Self.listed(views), sites, isInLayout: isInLayout)
    case .nestedTooDeep(let views):
      """
      views are nested deeper than the stack has room for, the innermost of them in \(Self.listed(views)); a body that shows \
      its own view needs an end
      """
    case .unknownSymbol(let name, let nearest, let view):
      """
      there is no drawing of the symbol \(name.debugDescription)\(Self.place(view)), so a dotted box is shown; \
      \(nearest.map { SpellingSuggestion.bareQuestion($0.debugDescription) } ?? "no name that has one is near")
      """
    case .unknownPicture(let name, let reason, let view):
      "there is no picture \(name.debugDescription)\(Self.place(view)), so a crossed box is shown; \(reason)"
    case .unknownFont(let name, let nearest, let view):
      """
      there is no font \(name.debugDescription) for a text\(Self.place(view)), so the system's is shown; \
      \(nearest.map { SpellingSuggestion.bareQuestion($0.debugDescription) } ?? "add its file to the resources of the app's target")
      """
    case .missingIcons(let package):
      "symbols are shown as dotted boxes, because the icons of \(package) are not installed; apt-get install \(package)"
    case .missingFeature(let feature, let view):
      "\(feature.rawValue)\(Self.place(view)): \(feature.effect); \(feature.remedy)"
    }
  }

  private static func restless(_ views: String, _ sites: [CallSite], isInLayout: Bool) -> String {
    let state =
      sites.isEmpty ? "what \(views) reads" : "the state declared in \(listed(sites.map(\.description)))"
    return isInLayout
      ? """
      \(state) is set after each layout of \(views), which lays it out again without end; what onChange, onGeometryChange, \
      onPreferenceChange or onAppear sets may not change what it follows from
      """
      : """
      \(state) is set whenever \(views) is evaluated, which evaluates it again without end; set it in an action, a task or \
      onAppear instead of a body
      """
  }

  /// Returns some names; of many the first ones.
  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "the views" : EnglishList.first(3, of: names)
  }

  private static func place(_ view: String?) -> String { view.map { " in \($0)" } ?? "" }
}

/// An object that a view reads from the environment, and that no view above has set; the app cannot continue.
struct MissingObject: CustomStringConvertible {
  let type: String
  /// The property wrapper that reads it.
  let wrapper: String
  /// The modifier that would set it.
  let modifier: String
  let view: String?
  let callSite: CallSite?

  var description: String {
    """
    \(callSite.map { "\($0): " } ?? "")\(view ?? "a view") reads the \(wrapper) \(type), which no view above it sets; \
    add .\(modifier) to one of them
    """
  }
}

/// The mistakes in the views of one window, each reported once.
@MainActor package final class ViewProblems {
  /// The mistakes in the order in which they were found.
  package private(set) var all: [ViewProblem] = []
  /// A closure that is called with each mistake when it is first found.
  package var found: (ViewProblem) -> Void = { _ in }
  private var known: Set<ViewProblem> = []
  private var knownSymbols: Set<String> = []

  /// Remembers a mistake.
  func report(_ problem: ViewProblem) {
    guard known.insert(problem).inserted else { return }
    all.append(problem)
    found(problem)
  }

  /// Remembers that a name has no drawing, or that no symbol has one.
  func reportMissingSymbol(_ name: String, view: String?) {
    if SymbolCatalogue.artwork(name) != nil, let icons = IconLibrary.shared.missing.first {
      return report(.missingIcons(package: icons.package))
    }
    // The search for the nearest name takes a while, so it is made once for each.
    guard knownSymbols.insert(name).inserted else { return }
    report(.unknownSymbol(name, nearest: Symbol.nearest(to: name), view: view))
  }

  /// Remembers those of some identities that are there several times.
  ///
  /// - Parameters:
  ///   - keys: The identities.
  ///   - view: The app's view that they are in.
  ///   - name: The words for an identity.
  ///   - place: The declaration of the views with an identity; `nil` for views outside of a collection.
  func reportDuplicates<Key: Hashable>(
    among keys: [Key], view: String?, name: (Key) -> String, place: (Key) -> SourcePlace?
  ) {
    guard Set(keys).count < keys.count else { return }
    var counts: [Key: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    for key in keys {
      guard let count = counts.removeValue(forKey: key), count > 1, let place = place(key) else { continue }
      report(.duplicateIdentity(name(key), count: count, view: view, place.callSite))
    }
  }
}

/// A place in source code that the compiler fills in, small enough to be kept by every view.
package struct SourcePlace: Sendable {
  let fileID: StaticString
  let line: UInt

  /// Creates a place.
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as a message names it.
  var callSite: CallSite {
    CallSite(fileID: "\(fileID)", filePath: "\(fileID)", line: Int(line))
  }
}

extension NodeContext {
  /// Remembers that a symbol's name has no drawing.
  @MainActor func reportMissingSymbol(_ name: String) {
    host.problems.reportMissingSymbol(name, view: bodyName)
  }

  /// Notes that the app has no picture of a name.
  @MainActor func reportMissingPicture(_ name: String, in bundle: URL?, _ environment: EnvironmentValues) {
    let reason = environment.assetFault(named: name, in: bundle).description
    host.problems.report(.unknownPicture(name, reason: reason, view: bodyName))
  }

  /// Notes that a text's font is missing.
  @MainActor func reportUnknownFont(in environment: EnvironmentValues) {
    guard environment.font?.isAppFont == true, case .unknown(let font) = environment.resolvedFont.family
    else { return }
    host.problems.report(.unknownFont(font.name, nearest: font.nearest, view: bodyName))
  }
}
