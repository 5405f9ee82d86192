/// The names that a Swift file declares and the names that it uses, found by its words alone.
///
/// Nothing is type-checked. A local name hides others in its braces, and generic parameters do in their declaration.
struct SwiftNames {
  /// A name that other files may use.
  struct Declaration: Equatable {
    let name: String
    /// The type that it is a member of; `nil` at the top of a file.
    let owner: String?
    let isType: Bool
    /// Whether this file alone sees it.
    let isPrivate: Bool
    /// Whether it is a generic parameter, known in its owner and the owner's extensions.
    var isParameter = false
  }

  /// A name that is used.
  struct Use {
    let name: String
    let line: Int
    /// Whether it follows a dot, as a member's does.
    let isMember: Bool
    /// The index of the innermost scope around it.
    let scope: Int
  }

  /// Braces, or a declaration with generic parameters.
  struct Scope {
    let parent: Int?
    /// The type whose body or extension this is.
    var type: String?
    /// The names that are known here alone.
    var locals: Set<String> = []
  }

  let declarations: [Declaration]
  let uses: [Use]
  let scopes: [Scope]

  init(_ code: String) {
    var reader = Reader(words: SwiftWords(code).words)
    reader.read()
    declarations = reader.declarations
    uses = reader.uses
    scopes = reader.scopes
  }
}
