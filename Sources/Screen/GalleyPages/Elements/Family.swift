/// Elements that differ in an argument, such as the folders of a mailbox.
///
/// ```swift
/// let folder = Family { (name: String) in Button("folder.\(name)", opens: Folder.self) }
/// …
/// try inbox.folder("drafts").tap()
/// ```
public struct Family<Argument, Spec: ElementSpec>: LayoutMember {
  let element: @Sendable (Argument) -> Spec

  /// Declares a family.
  ///
  /// - Parameter element: Makes the element for an argument.
  public init(_ element: @escaping @Sendable (Argument) -> Spec) {
    self.element = element
  }

  /// An element without a locator, with the pages that a tap on it may open.
  public var _member: Member {
    .family(opens: (Spec.self as? any Tappable.Type)?.arrivals ?? [])
  }
}
