import Foundation
import GalleyAutomation
import GalleyTree

/// An element of a live page.
///
/// Reading looks once. Acting waits until the element takes the action.
public struct LiveElement<Spec: ElementSpec> {
  /// The declaration in the layout.
  public let spec: Spec
  let subject: ElementReference

  init(_ spec: Spec, in page: Page<some Layout>) {
    self.spec = spec
    subject = ElementReference(context: page.context, owner: page.description, declaration: spec.declaration)
  }

  var context: PageContext { subject.context }
}

extension LiveElement: CustomStringConvertible {
  /// The element's name, with those of the components and rows around it, such as `tabs.home`.
  public var name: String { subject.name }

  /// Name and locator, such as `compose (button "inbox.compose")`.
  public var description: String { "\(name) (\(spec.declaration))" }

  /// The element for actions of the automation.
  package var target: Target { subject.target }

  /// The app it is in.
  public var application: Application { context.application }

  /// The path of the element on a snapshot.
  package func path(on snapshot: Snapshot) throws -> ElementPath {
    let lookup = subject.look(at: snapshot)
    guard lookup.places.count == 1 else { throw subject.failure(lookup, "find", at: nil) }
    return lookup.screen.path(of: lookup.places[0])
  }

  /// The element's rectangle on a snapshot.
  package func frame(on snapshot: Snapshot) throws -> CGRect {
    let lookup = subject.look(at: snapshot)
    guard lookup.places.count == 1 else { throw subject.failure(lookup, "find", at: nil) }
    return lookup.screen.nodes[lookup.places[0]].element.frame
  }
}
