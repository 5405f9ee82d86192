import Foundation
import GalleyTree

/// A mistake in an app's views, found while they are evaluated or laid out; the app goes on, though not as its author means.
package enum ViewProblem: Hashable, Sendable {
  /// Several members of a collection of views have one identity, so that they share what is known by it.
  case duplicateIdentity(String, count: Int, view: String?, CallSite)
  /// A frame has a length that is less than zero, or no number.
  case invalidLength(parameter: String, value: CGFloat, view: String?, CallSite)
}

extension ViewProblem {
  /// The line of source code to look at.
  package var callSite: CallSite {
    switch self {
    case .duplicateIdentity(_, _, _, let site), .invalidLength(_, _, _, let site): site
    }
  }
}

extension ViewProblem: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
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
    }
  }

  private static func place(_ view: String?) -> String { view.map { " in \($0)" } ?? "" }
}

/// An object that a view reads of the environment, and that no view above has set; the app cannot go on.
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

/// The mistakes found in the views of one window, each told once.
@MainActor package final class ViewProblems {
  /// The mistakes in the order in which they were found.
  package private(set) var all: [ViewProblem] = []
  /// Called with each mistake when it is first found.
  package var found: (ViewProblem) -> Void = { _ in }
  private var known: Set<ViewProblem> = []

  /// Remembers a mistake.
  func report(_ problem: ViewProblem) {
    guard known.insert(problem).inserted else { return }
    all.append(problem)
    found(problem)
  }
}

/// A place in source code as the compiler fills it in, small enough to be kept by every view.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let line: UInt

  /// The place as a message names it.
  var callSite: CallSite {
    CallSite(fileID: "\(fileID)", filePath: "\(fileID)", line: Int(line))
  }
}
