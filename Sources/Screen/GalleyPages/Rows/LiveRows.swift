import GalleyAutomation
import GalleyText
import GalleyTree

/// The rows of a live page.
///
/// Each question looks once, and is answered from one snapshot. Rows that lack something their layout
/// requires do not count. Rows that are handed out are live: they are found again by their key or, without
/// one, by their content.
public struct LiveRows<Row: Layout> {
  let subject: ElementReference
  let kind: RowKind

  init(_ rows: Rows<Row>, in page: Page<some Layout>) {
    subject = ElementReference(context: page.context, owner: page.description, declaration: rows.declaration)
    var key: ElementDeclaration?
    if case .rows(_, _, let declared) = rows._member { key = declared }
    kind = RowKind(declaration: rows.declaration, layout: LayoutDescription.of(Row.self), key: key)
  }

  var context: PageContext { subject.context }

  /// The rows on one snapshot.
  struct Look {
    let lookup: ElementReference.ElementLookup
    let places: [Int]
    let identities: [RowIdentity]
  }

  func look(at snapshot: Snapshot) throws -> Look {
    let lookup = subject.look(at: snapshot)
    if lookup.scope != nil { throw subject.failure(lookup, "read", at: nil) }
    let places = kind.places(in: lookup.range, on: lookup.screen, snapshot.configuration)
    return Look(lookup: lookup, places: places, identities: kind.identities(of: places, on: lookup.screen))
  }

  /// A row as a page: on one snapshot, or live.
  func page(_ identity: RowIdentity, on snapshot: Snapshot?) -> Page<Row> {
    let kind = kind
    let name = "\(subject.owner.name(of: kind.declaration)) “\(CleanText.line(identity.title, limit: 60))”"
    let step = ScopeStep(name: name, declaration: kind.declaration) { range, screen in
      kind.places(of: identity, in: range, on: screen)
    }
    let inner = context.inside(step)
    return Page<Row>(snapshot.map(inner.reading) ?? inner)
  }
}

extension LiveRows {
  /// The name of the rows in the layout, after the names of the components and rows around them.
  public var name: String { subject.name }

  /// The app the rows are in.
  public var application: Application { context.application }

  /// The paths of the rows on a snapshot.
  package func paths(on snapshot: Snapshot) throws -> [ElementPath] {
    let look = try look(at: snapshot)
    return look.places.map(look.lookup.screen.path)
  }

  /// The number of rows now.
  public var count: Int {
    get throws { try look(at: context.snapshot()).places.count }
  }

  /// Whether there are no rows now.
  public var isEmpty: Bool {
    get throws { try count == 0 }
  }

  /// All rows at present: a value that does not change while it is read.
  ///
  /// - Returns: The rows in their order. They are read from one snapshot; actions are performed on the
  ///   present screen.
  /// - Throws: ``PageError`` if the component around them is not there.
  public func all() throws -> [Page<Row>] {
    let snapshot = try context.snapshot()
    return try look(at: snapshot).identities.map { page($0, on: snapshot) }
  }

  /// A row by its place.
  ///
  /// - Parameter index: The index, counted from 0.
  public subscript(
    index: Int, site: CallSite = #_callSite
  ) -> Page<Row> {
    get throws {
      let look = try look(at: context.snapshot())
      guard look.places.indices.contains(index) else {
        throw failure(.noIndex(index), look, seen: look.identities.map(\.title), at: site)
      }
      return page(look.identities[index], on: context.fixed)
    }
  }

  /// The row with a key, among the rows that are there now.
  ///
  /// - Parameter key: The text of the row's key; of rows without one, the whole text of the row.
  public subscript(
    key: String, site: CallSite = #_callSite
  ) -> Page<Row> {
    get throws {
      let look = try look(at: context.snapshot())
      guard let found = look.identities.first(where: { $0.title == key }) else {
        throw failure(.noMatch, look, key: key, seen: look.identities.map(\.title), at: site)
      }
      return page(found, on: context.fixed)
    }
  }

  /// The first row that meets a condition, among those that are there now.
  ///
  /// - Parameter isWanted: The condition; all rows are on one snapshot.
  /// - Returns: The row.
  /// - Throws: ``PageError`` with the rows that are there if none of them meets it.
  public func first(
    where isWanted: (Page<Row>) throws -> Bool, site: CallSite = #_callSite
  ) throws -> Page<Row> {
    let snapshot = try context.snapshot()
    let look = try look(at: snapshot)
    if let found = try look.identities.first(where: { try isWanted(page($0, on: snapshot)) }) {
      return page(found, on: context.fixed)
    }
    throw failure(.noMatch, look, seen: look.identities.map(\.title), at: site)
  }

  func failure(
    _ problem: RowsFailure.Problem, _ look: Look, key: String? = nil, seen: [String], drags: Int = 0,
    at site: CallSite
  ) -> PageError {
    var marks: [Int: TreeLine.Mark] = [:]
    for site in look.places { marks[site] = .found(subject.name) }
    var isRequired = true
    switch problem {
    case .noIndex, .noMatch:
      isRequired = subject.owner.requires(kind.declaration, on: look.lookup.snapshot.configuration)
    default: break
    }
    let lookup = look.lookup
    var failure = RowsFailure(
      scene: context.scene(of: lookup.snapshot, at: site, marks: marks, about: look.places),
      page: subject.page,
      rows: subject.name, locator: kind.declaration.description, problem: problem, key: key, seen: seen,
      drags: drags, isRequired: isRequired)
    let incomplete = kind.incomplete(in: lookup.range, on: lookup.screen, lookup.snapshot.configuration)
    if !incomplete.isEmpty { failure.incomplete = incomplete }
    if look.places.isEmpty, incomplete.isEmpty {
      let nearest = subject.nearMatchSearch(lookup).nearest(to: kind.declaration, in: lookup.range)
      if !nearest.isEmpty { failure.nearest = nearest }
    }
    return context.recorded(.rows(failure), on: lookup.snapshot)
  }
}
