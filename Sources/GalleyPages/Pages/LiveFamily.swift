/// The elements of a family on a live page.
public struct LiveFamily<Argument, Spec: ElementSpec> {
  private let family: Family<Argument, Spec>
  private let make: (Spec) -> LiveElement<Spec>

  init(_ family: Family<Argument, Spec>, in page: Page<some Layout>) {
    self.family = family
    make = { LiveElement($0, in: page) }
  }

  /// The element for an argument.
  ///
  /// - Parameter argument: The argument.
  public func callAsFunction(_ argument: Argument) -> LiveElement<Spec> {
    make(family.element(argument))
  }
}
