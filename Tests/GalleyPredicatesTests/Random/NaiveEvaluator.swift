import Foundation

/// Judges formulas in the plainest way, with nothing of the module's own.
struct NaiveEvaluator {
  /// A value.
  indirect enum Plain {
    case null
    case whole(Int)
    case fraction(Double)
    case text(String)
    case list([Plain])
  }

  /// It cannot be told.
  struct NoAnswer: Error {}

  /// What the keys of the object are.
  let keys: [String: Plain]
  /// Keys of the object behind the key `inner`.
  let inner: [String: Plain]

  func holds(_ formula: Formula) throws -> Bool {
    switch formula {
    case .constant(let value): return value
    case .and(let parts):
      for part in parts where try !holds(part) { return false }
      return true
    case .or(let parts):
      for part in parts where try holds(part) { return true }
      return false
    case .not(let part): return try !holds(part)
    case .comparison(let left, let name, let options, let right, let quantifier):
      let a = try value(left)
      let b = try value(right)
      guard let quantifier else { return try compare(a, name, options, b) }
      let members: [Plain]
      switch a {
      case .list(let found): members = found
      case .null: members = []
      default: throw NoAnswer()
      }
      for member in members {
        let result = try compare(member, name, options, b)
        if quantifier == "ALL", !result { return false }
        if quantifier != "ALL", result { return quantifier != "NONE" }
      }
      return quantifier == "ALL" || quantifier == "NONE"
    }
  }

  private func value(_ term: Term) throws -> Plain {
    switch term {
    case .integer(let number): return .whole(number)
    case .real(let number): return .fraction(number)
    case .text(let text): return .text(text)
    case .null: return .null
    case .key(let key): return keys[key] ?? .null
    case .nested(_, let key): return inner[key] ?? .null
    case .list(let members): return .list(try members.map(value))
    case .negated(let operand): return try compute("-", .whole(0), value(operand))
    case .arithmetic(let name, let a, let b): return try compute(name, value(a), value(b))
    case .index(let key, let index):
      guard case .list(let members)? = keys[key] else { throw NoAnswer() }
      return index < members.count ? members[index] : .null
    case .place(let key, let place):
      guard case .list(let members)? = keys[key] else { throw NoAnswer() }
      return (place == "FIRST" ? members.first : members.last) ?? .null
    case .count(let key):
      guard case .list(let members)? = keys[key] else { throw NoAnswer() }
      return .whole(members.count)
    case .function(let name, let argument): return try apply(name, value(argument))
    }
  }

  private func compute(_ name: String, _ a: Plain, _ b: Plain) throws -> Plain {
    switch (a, b) {
    case (.null, _), (_, .null): return .null
    case (.whole(let x), .whole(let y)):
      switch name {
      case "+": return .whole(x + y)
      case "-": return .whole(x - y)
      case "*": return .whole(x * y)
      default:
        if y == 0 { throw NoAnswer() }
        return .whole(x / y)
      }
    default:
      let (x, y) = (try number(a), try number(b))
      switch name {
      case "+": return .fraction(x + y)
      case "-": return .fraction(x - y)
      case "*": return .fraction(x * y)
      default: return .fraction(x / y)
      }
    }
  }

  private func number(_ value: Plain) throws -> Double {
    switch value {
    case .whole(let number): return Double(number)
    case .fraction(let number): return number
    default: throw NoAnswer()
    }
  }

  private func apply(_ name: String, _ argument: Plain) throws -> Plain {
    switch (name, argument) {
    case (_, .null): return .null
    case ("lowercase", .text(let text)): return .text(text.lowercased())
    case ("uppercase", .text(let text)): return .text(text.uppercased())
    case ("abs", _): return simplest(abs(try number(argument)))
    case ("floor", _): return simplest(floor(try number(argument)))
    case ("ceiling", _): return simplest(ceil(try number(argument)))
    default: throw NoAnswer()
    }
  }

  private func simplest(_ number: Double) -> Plain {
    number == number.rounded() && abs(number) < 1e15 ? .whole(Int(number)) : .fraction(number)
  }

  // MARK: Comparing

  private func compare(_ a: Plain, _ name: String, _ options: String, _ b: Plain) throws -> Bool {
    switch name {
    case "==": return alike(a, b, options)
    case "!=": return !alike(a, b, options)
    case "<", "<=", ">", ">=": return try ordered(a, name, options, b)
    case "BETWEEN":
      guard case .list(let bounds) = b else { throw NoAnswer() }
      return try ordered(bounds[0], "<=", options, a) && ordered(a, "<=", options, bounds[1])
    case "IN": return try within(a, options, b)
    case "CONTAINS": return try within(b, options, a)
    default:
      if isNull(a) || isNull(b) { return false }
      if name == "MATCHES" {
        guard case .text(let pattern) = b else { throw NoAnswer() }
        return try matches(try text(a), pattern, options)
      }
      let (x, y) = (folded(try text(a), options), folded(try text(b), options))
      let (all, part) = (Array(x), Array(y))
      switch name {
      case "BEGINSWITH": return !part.isEmpty && Array(all.prefix(part.count)) == part
      case "ENDSWITH": return !part.isEmpty && Array(all.suffix(part.count)) == part
      default: return like(all[...], part[...])
      }
    }
  }

  private func alike(_ a: Plain, _ b: Plain, _ options: String) -> Bool {
    switch (a, b) {
    case (.null, .null): return true
    case (.text(let a), .text(let b)): return folded(a, options) == folded(b, options)
    case (.list(let a), .list(let b)):
      return a.count == b.count && a.indices.allSatisfy { alike(a[$0], b[$0], options) }
    default:
      guard let x = try? number(a), let y = try? number(b) else { return false }
      return x == y
    }
  }

  private func ordered(_ a: Plain, _ name: String, _ options: String, _ b: Plain) throws -> Bool {
    if isNull(a) || isNull(b) { return false }
    func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
      switch name {
      case "<": a < b
      case "<=": a <= b
      case ">": a > b
      default: a >= b
      }
    }
    if case .text(let a) = a, case .text(let b) = b { return holds(folded(a, options), folded(b, options)) }
    return holds(try number(a), try number(b))
  }

  private func within(_ part: Plain, _ options: String, _ whole: Plain) throws -> Bool {
    if isNull(whole) { return false }
    if case .list(let members) = whole { return members.contains { alike($0, part, options) } }
    if case .list = part { throw NoAnswer() }
    if isNull(part) { return false }
    let all = Array(folded(try text(whole), options))
    let wanted = Array(folded(try text(part), options))
    guard !wanted.isEmpty, wanted.count <= all.count else { return false }
    return (0...(all.count - wanted.count)).contains { Array(all[$0..<($0 + wanted.count)]) == wanted }
  }

  private func isNull(_ value: Plain) -> Bool {
    if case .null = value { true } else { false }
  }

  /// Texts as they are, numbers as they are written.
  private func text(_ value: Plain) throws -> String {
    switch value {
    case .text(let text): return text
    case .whole(let number): return String(number)
    case .fraction(let number):
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    default: throw NoAnswer()
    }
  }

  /// The letters of these tests, without what the options ignore.
  private func folded(_ text: String, _ options: String) -> String {
    var result = text
    if options.contains("c") { result = result.lowercased() }
    if options.contains("d") { result = String(result.map { $0 == "é" ? "e" : $0 == "É" ? "E" : $0 }) }
    return result
  }

  /// By trying every length for every star.
  private func like(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" { return (0...text.count).contains { like(text.dropFirst($0), rest) } }
    if first == "\\" {
      guard let plain = rest.first else { return text.count == 1 && text.first == "\\" }
      return text.first == plain && like(text.dropFirst(), rest.dropFirst())
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return like(text.dropFirst(), rest)
  }

  /// By Swift's own regular expressions, code point by code point as ICU's are.
  private func matches(_ text: String, _ pattern: String, _ options: String) throws -> Bool {
    var expression = try Regex(pattern).matchingSemantics(.unicodeScalar)
    if options.contains("c") { expression = expression.ignoresCase() }
    return try expression.wholeMatch(in: text) != nil
  }
}
