import GalleyAutomation
import GalleyTree

/// A live page: a layout on a device.
///
/// A page is made by waiting for it:
///
/// ```swift
/// let inbox = try Page<Inbox>(on: app)
/// let composer = try inbox.compose.tap()
/// ```
///
/// The layout's elements are members of the page. Write frequent actions as an extension:
///
/// ```swift
/// extension Page<SignIn> {
///   func signIn(email: String) throws -> Page<Inbox> { … }
/// }
/// ```
///
/// Components and rows are pages as well, limited to the element they are in. A page belongs to one test;
/// Swift refuses to share it between tasks.
@dynamicMemberLookup
public struct Page<L: Layout> {
  package let context: PageContext
  /// The description of the layout; made once for each type.
  let description: LayoutDescription
  let layout: L

  init(_ context: PageContext) {
    (description, layout) = LayoutDescription.of(layout: L.self)
    var context = context
    if context.scope.isEmpty { context.page = description }
    self.context = context
  }

  /// Waits until the page is there.
  ///
  /// The whole blueprint is judged on one snapshot at a time, with one deadline, and for the last time
  /// exactly at the deadline.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - duration: The longest wait; if you omit it, the device's `timeout`.
  /// - Throws: ``PageError`` if the page is not there in time, and an error that lists the mistakes in the layouts of
  ///   the test's target.
  public init(
    on application: Application, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws {
    try RegisteredAtlases.verify()
    let context = PageContext(application: application, place: site)
    self.init(try context.arrive(on: L.self, until: context.deadline(within: duration)).context)
  }
}

extension Page {
  /// An element of the page.
  ///
  /// - Parameter path: The layout's property.
  public subscript<Spec: ElementSpec>(dynamicMember path: KeyPath<L, Spec>) -> LiveElement<Spec> {
    LiveElement(layout[keyPath: path], in: self)
  }

  /// A component of the page.
  ///
  /// - Parameter path: The layout's property.
  public subscript<Content: Layout>(dynamicMember path: KeyPath<L, Component<Content>>) -> Page<Content> {
    self[path]
  }

  /// The rows of the page.
  ///
  /// - Parameter path: The layout's property.
  public subscript<Row: Layout>(dynamicMember path: KeyPath<L, Rows<Row>>) -> LiveRows<Row> {
    LiveRows(layout[keyPath: path], in: self)
  }

  /// A family of elements of the page.
  ///
  /// - Parameter path: The layout's property.
  public subscript<Argument, Spec: ElementSpec>(
    dynamicMember path: KeyPath<L, Family<Argument, Spec>>
  ) -> LiveFamily<Argument, Spec> {
    LiveFamily(layout[keyPath: path], in: self)
  }

  /// An element of the page, even if a member of ``Page`` has the same name.
  ///
  /// - Parameter path: The layout's property, such as `\.back`.
  public subscript<Spec: ElementSpec>(path: KeyPath<L, Spec>) -> LiveElement<Spec> {
    LiveElement(layout[keyPath: path], in: self)
  }

  /// A component of the page, even if a member of ``Page`` has the same name.
  ///
  /// - Parameter path: The layout's property, such as `\.target`.
  public subscript<Content: Layout>(path: KeyPath<L, Component<Content>>) -> Page<Content> {
    let declaration = layout[keyPath: path].declaration
    let step = ScopeStep(name: description.name(of: declaration), declaration: declaration) { range, screen in
      declaration.places(in: range, on: screen)
    }
    return Page<Content>(context.inside(step))
  }

  /// The rows of the page, even if a member of ``Page`` has the same name.
  ///
  /// - Parameter path: The layout's property, such as `\.issues`.
  public subscript<Row: Layout>(path: KeyPath<L, Rows<Row>>) -> LiveRows<Row> {
    LiveRows(layout[keyPath: path], in: self)
  }

  /// A family of elements of the page, even if a member of ``Page`` has the same name.
  ///
  /// - Parameter path: The layout's property, such as `\.check`.
  public subscript<Argument, Spec: ElementSpec>(
    path: KeyPath<L, Family<Argument, Spec>>
  ) -> LiveFamily<Argument, Spec> {
    LiveFamily(layout[keyPath: path], in: self)
  }
}

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
