/// Makes a class a model of SwiftData: its stored variables are observed, and the object has a record of its context.
///
/// - Reference: [SwiftData's `Model()`](https://developer.apple.com/documentation/swiftdata/model()).
package enum ModelMacro {
  /// The members that a model has beside its own.
  ///
  /// - Parameter declaration: The source of the class.
  /// - Returns: The members, or a problem.
  package static func members(of declaration: String) -> Expansion {
    let list = TokenList(declaration)
    guard let keyword = list.first(from: 0, to: list.tokens.count, where: { $0.text == "class" }),
      keyword + 1 < list.tokens.count
    else {
      return .problem("'@Model' can only be applied to 'class' types", at: list.tokens.first?.offset ?? 0)
    }
    let name = list.tokens[keyword + 1].text
    let marks = [
      ("_$uniqueAttributes", marked(in: list, after: keyword, attribute: "Attribute", option: "unique")),
      ("_$cascades", marked(in: list, after: keyword, attribute: "Relationship", option: "cascade")),
    ]
    let lists = marks.filter { !$0.1.isEmpty }.map { property, names in
      "public nonisolated static var \(property): [AnyKeyPath] { "
        + "[\(names.map { "\\\(name).\($0)" }.joined(separator: ", "))] }"
    }
    return .source(([common(name)] + lists).joined(separator: "\n"))
  }

  /// The attribute that lets a stored variable be observed; nothing for other members.
  ///
  /// - Parameter declaration: The source of a member.
  /// - Returns: The attribute, or nothing.
  package static func attributes(of declaration: String) -> Expansion {
    .source(isStoredVariable(TokenList(declaration)) ? "@ObservationTracked" : "")
  }

  /// The extension that lets the class conform to the protocols of models.
  ///
  /// - Parameters:
  ///   - declaration: The source of the class.
  ///   - extended: The name of the class with those of the types around it.
  /// - Returns: The extension, or nothing where ``members(of:)`` reports a problem.
  package static func conformances(of declaration: String, extended: String?) -> Expansion {
    let tokens = TokenList(declaration).tokens
    guard let keyword = tokens.firstIndex(where: { $0.text == "class" }), keyword + 1 < tokens.count else {
      return .source("")
    }
    let name = extended ?? tokens[keyword + 1].text
    return .source("nonisolated extension \(name): SwiftData.PersistentModel, Observation.Observable {}")
  }

  /// The members that each model has.
  private static func common(_ name: String) -> String {
    """
    private nonisolated let _$observationRegistrar = Observation.ObservationRegistrar()
    public nonisolated let _$record = SwiftData.ModelRecord()
    internal nonisolated func access<_Member>(keyPath: KeyPath<\(name), _Member>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }
    internal nonisolated func withMutation<_Member, _Result>(
      keyPath: KeyPath<\(name), _Member>, _ mutation: () throws -> _Result
    ) rethrows -> _Result {
      _$record.change()
      return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }
    private nonisolated func shouldNotifyObservers<_Member>(_ left: _Member, _ right: _Member) -> Bool { true }
    private nonisolated func shouldNotifyObservers<_Member: Equatable>(_ left: _Member, _ right: _Member) -> Bool {
      left != right
    }
    """
  }

  /// The variables whose attribute has an option.
  private static func marked(in list: TokenList, after start: Int, attribute: String, option: String)
    -> [String]
  {
    let tokens = list.tokens
    guard let opening = tokens[start...].firstIndex(where: { $0.text == "{" }) else { return [] }
    var (names, index) = ([String](), opening + 1)
    let end = list.closing(opening)
    while let mark = list.first(from: index, to: end, where: { $0.text == attribute }) {
      index = mark + 1
      guard tokens[mark - 1].text == "@", index < end, tokens[index].text == "(" else { continue }
      let close = list.closing(index)
      let hasOption = tokens[index..<min(close, end)].contains { $0.text == option }
      guard let variable = list.first(from: close, to: end, where: { $0.text == "var" }), variable + 1 < end
      else { break }
      if hasOption { names.append(tokens[variable + 1].text) }
      index = variable + 1
    }
    return names
  }

  /// The words that begin a declaration.
  private static let keywords: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "typealias",
    "extension", "protocol", "static", "lazy", "case",
  ]

  private static func isStoredVariable(_ list: TokenList) -> Bool {
    let (tokens, all) = (list.tokens, list.tokens.count)
    guard
      let keyword = list.first(from: 0, to: all, where: { $0.kind == .word && keywords.contains($0.text) }),
      tokens[keyword].text == "var",
      !tokens[..<keyword].contains(where: { $0.text == "Transient" })
    else { return false }
    let equals = list.first(from: keyword, to: all) { $0.text == "=" }
    guard let body = list.first(from: keyword, to: equals ?? all, where: { $0.text == "{" }) else {
      return true
    }
    return body + 1 < all && ["willSet", "didSet"].contains(tokens[body + 1].text)
  }
}
