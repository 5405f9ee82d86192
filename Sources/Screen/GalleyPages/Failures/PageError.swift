import Foundation
import GalleyTree

/// A failure to use a page.
///
/// Its ``description`` is the whole report, ``json()`` has the same facts for programs.
public struct PageError: Error, Hashable, Sendable {
  /// The kinds of failures.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A page did not load in time.
    case notLoaded
    /// An element was missing or ambiguous.
    case element
    /// The device refused an action.
    case action
    /// A row was not found.
    case rows
    /// A field does not hold the text that was typed.
    case text
    /// An element did not appear, vanish or stay absent.
    case presence
    /// An element did not meet a condition in time.
    case condition
    /// A point is outside of an element, or at an edge that belongs to the system.
    case point
    /// A navigation helper did not reach its page.
    case navigation
  }

  /// The facts.
  package let failure: PageFailure

  /// Creates an error from its facts.
  package init(_ failure: PageFailure) {
    self.failure = failure
  }

  /// The kind of the failure.
  public var kind: Kind { failure.kind }

  /// The line of the test that failed, or, where the call does not take its place, the last line known before it.
  public var callSite: CallSite { failure.scene.place }
}

extension PageError: CustomStringConvertible, LocalizedError {
  /// The report: the failure in one sentence, its facts, the steps before it, and the tree, cut after 60 lines.
  public var description: String { PageErrorText(self).short }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
