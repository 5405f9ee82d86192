import GalleyTree

/// A layout repeated, such as the messages of an inbox.
public struct Rows<Row: Layout>: LayoutMember, Promisable {
  /// The types and locator of the element around each row.
  public let declaration: ElementDeclaration
  private let key: ElementDeclaration?

  /// Declares rows.
  ///
  /// - Parameters:
  ///   - locator: The locator of the element around each row; a string literal is an identifier. Without a
  ///     type, the rows are cells.
  ///   - row: The layout of a row's content.
  public init(
    _ locator: Locator, of row: Row.Type, site: CallSite = #_callSite
  ) {
    declaration = ElementDeclaration(
      [.cell], locator, at: site)
    key = nil
  }

  /// Declares rows that are identified by the text of one of their elements.
  ///
  /// - Parameters:
  ///   - locator: The locator of the element around each row; a string literal is an identifier. Without a
  ///     type, the rows are cells.
  ///   - row: The layout of a row's content.
  ///   - key: The element whose text no two rows share, such as `\.subject`.
  public init(
    _ locator: Locator, of row: Row.Type, key: KeyPath<Row, some ElementSpec>, site: CallSite = #_callSite
  ) {
    declaration = ElementDeclaration(
      [.cell], locator, at: site)
    self.key = Row()[keyPath: key].declaration
  }

  /// The layout of each row.
  public var _member: Member { .rows(declaration, Row.self, key: key) }

  /// The rows, at least one of them asked to be there.
  public var _requirement: Requirement { atLeast(1) }

  /// Requires a number of rows.
  ///
  /// A row counts once everything that its layout requires is there.
  ///
  /// - Parameter minimum: The smallest number of rows; 0 requires nothing.
  /// - Returns: A requirement for ``Required``.
  public func atLeast(_ minimum: Int) -> Requirement {
    Requirement(member: _member, minimum: max(0, minimum), place: declaration.place)
  }
}
