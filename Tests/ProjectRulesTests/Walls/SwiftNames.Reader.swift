extension SwiftNames {
  /// Reads the words of a file once, from its start to its end.
  struct Reader {
    let words: [SwiftWords.Word]
    var declarations: [Declaration] = []
    var uses: [Use] = []
    var scopes = [Scope(parent: nil)]

    /// A declaration or braces that are open.
    private struct Open {
      let scope: Int
      /// Whether members are declared right inside.
      var holdsMembers = false
      /// Whether the braces are open, and not only the declaration in front of them.
      var isBody = false
      var isPrivate = false
      var isEnum = false
      var isProtocol = false
      /// The parentheses that were open when it began.
      let parentheses: Int
    }
    private var open: [Open] = []
    private var parentheses = 0
    private var index = 0

    init(words: [SwiftWords.Word]) {
      self.words = words
      open = [Open(scope: 0, holdsMembers: true, isBody: true, parentheses: 0)]
    }

    private func word(_ distance: Int = 0) -> String {
      let place = index + distance
      return words.indices.contains(place) ? words[place].text : ""
    }

    /// The declaration whose members stand here; `nil` inside of functions and expressions.
    private var isAmongMembers: Bool {
      open.last!.holdsMembers && open.last!.isBody && open.last!.parentheses == parentheses
    }

    mutating func read() {
      while index < words.count {
        let word = words[index]
        switch word.text {
        case "import": skipLine()
        case "{": openBrace()
        case "}": closeBrace()
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "struct", "enum", "protocol", "actor", "class", "extension":
          if readType() { continue }
        case "func", "init", "subscript": if readFunction() { continue }
        case "typealias", "associatedtype": if readAlias() { continue }
        case "let", "var": if readVariable() { continue }
        case "case": if isAmongMembers, open.last!.isEnum, readCases() { continue }
        case "for" where word.isName: readLoop()
        default: if word.isName { readUse(word) }
        }
        index += 1
      }
    }

    /// Goes on at the last word of a line, as an import's names are other modules'.
    private mutating func skipLine() {
      while index + 1 < words.count, !words[index + 1].beginsLine { index += 1 }
    }

    // MARK: Scopes

    private mutating func openScope(type: String? = nil, locals: Set<String> = []) -> Int {
      scopes.append(Scope(parent: open.last?.scope, type: type, locals: locals))
      return scopes.count - 1
    }

    private mutating func openBrace() {
      if !open.last!.isBody, open.last!.parentheses == parentheses {
        open[open.count - 1].isBody = true
        return
      }
      let scope = openScope()
      open.append(Open(scope: scope, isBody: true, parentheses: parentheses))
      readClosureParameters(scope)
    }

    private mutating func closeBrace() {
      dropBodiless()
      guard open.count > 1 else { return }
      parentheses = open.last!.parentheses
      open.removeLast()
      dropBodiless(onlyFunctions: true)
    }

    /// Ends declarations that turned out to have no body, such as a protocol's requirements.
    private mutating func dropBodiless(onlyFunctions: Bool = false) {
      while open.count > 1, !open.last!.isBody, !onlyFunctions || open.last!.parentheses == parentheses {
        open.removeLast()
      }
    }

    private mutating func readClosureParameters(_ scope: Int) {
      var place = index + 1
      var names: Set<String> = []
      while place < words.count, place < index + 60 {
        let word = words[place]
        if word.text == "in" {
          scopes[scope].locals.formUnion(names)
          return
        }
        guard
          word.isName
            || ["(", ")", "[", "]", ",", ":", "_", "@", ".", "?", "<", ">", "->", "="].contains(word.text)
        else { return }
        if word.isName { names.insert(word.text) }
        place += 1
      }
    }

    // MARK: Declarations

    /// Whether one of the words before a declaration's keyword hides it from other files.
    private func isPrivate() -> Bool {
      var place = index - 1
      while place >= 0 {
        let word = words[place]
        if word.text == "private" || word.text == "fileprivate" {
          // `private(set)` restricts only who writes.
          return words[place + 1].text != "("
        }
        guard word.isName && !Self.ends.contains(word.text) || ["@", ")", "("].contains(word.text) else {
          return false
        }
        if word.beginsLine, !Self.isModifier(word.text) { return false }
        place -= 1
      }
      return false
    }

    private static let ends: Set<String> = ["in", "return", "else", "case", "default", "where"]
    private static func isModifier(_ word: String) -> Bool {
      word == "@"
        || [
          "public", "package", "internal", "static", "final", "class", "override", "lazy", "weak", "unowned",
          "nonisolated",
          "mutating", "indirect", "open", "convenience", "required", "dynamic", "isolated", "consuming",
          "borrowing",
        ].contains(word)
    }

    private mutating func declare(_ name: String, isType: Bool, isPrivate: Bool) {
      let owner = scopes[open.last!.scope].type
      // A member of what is private is seen no further.
      let hidden = isPrivate || open.contains { $0.isPrivate }
      declarations.append(Declaration(name: name, owner: owner, isType: isType, isPrivate: hidden))
    }

    private mutating func readType() -> Bool {
      let keyword = word()
      guard index + 1 < words.count, words[index + 1].isName, index == 0 || words[index - 1].text != "."
      else { return false }
      let next = word(1)
      if keyword == "class", ["func", "var", "let", "subscript"].contains(next) { return false }
      dropBodiless()
      let isPrivate = isPrivate()
      index += 1
      var name = next
      if keyword == "extension" {
        readUse(words[index])
        index += 1
        // The members of `extension A.B` are those of `B`.
        while word() == "." {
          index += 1
          name = word()
          readUse(words[index])
          index += 1
        }
      } else {
        if isAmongMembers {
          declare(name, isType: true, isPrivate: isPrivate)
        } else {
          scopes[open.last!.scope].locals.insert(name)
        }
        index += 1
      }
      let scope = openScope(type: name)
      // A type of the same name as the one around it, or a local type, has a scope of its own.
      open.append(
        Open(
          scope: scope, holdsMembers: true, isPrivate: isPrivate, isEnum: keyword == "enum",
          isProtocol: keyword == "protocol", parentheses: parentheses))
      if word() == "<" { readGenericParameters(scope, owner: name) }
      return true
    }

    /// Takes generic parameters as names of a scope, and as members that extensions of the type know.
    private mutating func readGenericParameters(_ scope: Int, owner: String?) {
      var depth = 0
      var expectsName = true
      while index < words.count {
        let word = words[index]
        switch word.text {
        case "<": depth += 1
        case ">":
          depth -= 1
          if depth == 0 {
            index += 1
            return
          }
        case "," where depth == 1: expectsName = true
        default:
          if word.isName {
            if expectsName, word.text == "each" || word.text == "let" {
            } else if expectsName {
              scopes[scope].locals.insert(word.text)
              if let owner {
                declarations.append(
                  Declaration(name: word.text, owner: owner, isType: true, isPrivate: true, isParameter: true)
                )
              }
              expectsName = false
            } else {
              readUse(word)
            }
          }
        }
        index += 1
      }
    }

    private mutating func readFunction() -> Bool {
      let keyword = word()
      // `.init(…)`, `self.init(…)` and a call of a subscript's label are no declarations.
      if keyword != "func" {
        guard isAmongMembers || !open.last!.isBody, index == 0 || words[index - 1].text != "." else {
          return false
        }
        guard ["(", "<", "?", "!"].contains(word(1)) else { return false }
      }
      dropBodiless()
      let isPrivate = isPrivate()
      index += 1
      if keyword == "func" {
        if words[index].isName {
          if isAmongMembers {
            declare(word(), isType: false, isPrivate: isPrivate)
          } else {
            scopes[open.last!.scope].locals.insert(word())
          }
          index += 1
        } else {
          while index < words.count, !["(", "<"].contains(word()) || word(1) == "(" || word(1) == "<" {
            index += 1
          }
        }
      } else if ["?", "!"].contains(word()) {
        index += 1
      }
      let scope = openScope()
      if open.last!.holdsMembers { scopes[scope].type = nil }
      open.append(Open(scope: scope, parentheses: parentheses))
      if word() == "<" { readGenericParameters(scope, owner: nil) }
      readParameters(scope)
      return true
    }

    /// Takes the names of parameters as names of a scope, and goes on at the parenthesis.
    private mutating func readParameters(_ scope: Int) {
      guard word() == "(" else { return }
      var depth = 0
      var place = index
      var expectsName = true
      while place < words.count {
        let word = words[place]
        switch word.text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 { return }
        case "," where depth == 1: expectsName = true
        case ":" where depth == 1: expectsName = false
        default: if word.isName, expectsName, depth == 1 { scopes[scope].locals.insert(word.text) }
        }
        place += 1
      }
    }

    private mutating func readAlias() -> Bool {
      guard isAmongMembers || !open.last!.isBody, index + 1 < words.count, words[index + 1].isName else {
        return false
      }
      dropBodiless()
      declare(word(1), isType: true, isPrivate: isPrivate())
      index += 2
      return true
    }

    private mutating func readVariable() -> Bool {
      guard index + 1 < words.count else { return false }
      if open.last!.parentheses == parentheses, index > 0, !open.last!.isBody { dropBodiless() }
      let isMember = isAmongMembers
      let isPrivate = isMember && isPrivate()
      index += 1
      var names: [String] = []
      if word() == "(" {
        var place = index + 1
        while place < words.count, words[place].text != ")" {
          if words[place].isName { names.append(words[place].text) }
          place += 1
        }
        index = place + 1
      } else if words[index].isName {
        names = [word()]
        index += 1
      } else {
        return true
      }
      for name in names {
        if isMember {
          declare(name, isType: false, isPrivate: isPrivate)
        } else {
          scopes[open.last!.scope].locals.insert(name)
        }
      }
      return true
    }

    private mutating func readCases() -> Bool {
      index += 1
      var expectsName = true
      var depth = 0
      while index < words.count {
        let word = words[index]
        if depth == 0, !expectsName, word.beginsLine || word.text == "}" { return true }
        switch word.text {
        case "(": depth += 1
        case ")": depth -= 1
        case "," where depth == 0: expectsName = true
        default:
          if depth == 0, expectsName, word.isName {
            declare(word.text, isType: false, isPrivate: false)
            expectsName = false
          } else if word.isName {
            readUse(word)
          }
        }
        index += 1
      }
      return true
    }

    private mutating func readLoop() {
      guard index + 2 < words.count, words[index + 1].isName, word(2) == "in" else { return }
      scopes[open.last!.scope].locals.insert(word(1))
    }

    // MARK: Uses

    private mutating func readUse(_ word: SwiftWords.Word) {
      guard !Self.keywords.contains(word.text) else { return }
      let isMember = index > 0 && words[index - 1].text == "."
      // The label of an argument or the name of a parameter.
      if self.word(1) == ":", index > 0, ["(", ","].contains(words[index - 1].text) { return }
      if index > 1, self.word(1) == ":", words[index - 1].isName, ["(", ","].contains(words[index - 2].text) {
        return
      }
      if index + 2 < words.count, words[index + 1].isName, self.word(2) == ":", index > 0,
        ["(", ","].contains(words[index - 1].text), !Self.keywords.contains(words[index + 1].text)
      {
        return
      }
      // `case let name`, `if let name` and the like are read with `let`.
      uses.append(Use(name: word.text, line: word.line, isMember: isMember, scope: open.last!.scope))
    }

    private static let keywords: Set<String> = [
      "self", "Self", "super", "nil", "true", "false", "if", "else", "guard", "return", "switch", "case",
      "default", "for",
      "in", "while", "repeat", "break", "continue", "where", "as", "is", "try", "throw", "throws", "rethrows",
      "do", "catch",
      "defer", "public", "package", "internal", "private", "fileprivate", "open", "static", "final",
      "override", "lazy",
      "weak", "unowned", "nonisolated", "mutating", "nonmutating", "indirect", "convenience", "required",
      "some", "any",
      "import", "get", "set", "willSet", "didSet", "inout", "async", "await", "_", "each", "sending",
      "borrowing", "consuming",
      "isolated", "unsafe", "escaping", "MainActor", "available", "unavailable", "discardableResult",
      "_read", "_modify", "yield", "prefix", "postfix", "infix", "operator", "associatedtype", "typealias",
      "init", "deinit",
      "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "actor", "Sendable",
      "autoclosure", "Any",
      "AnyObject", "Type", "convention", "fallthrough", "selector", "if", "elseif", "endif", "os", "Swift",
      "Foundation",
    ]
  }
}
