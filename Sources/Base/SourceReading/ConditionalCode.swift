/// The tokens of a source that conditional compilation leaves for Linux.
///
/// A condition that depends on how a package is built keeps the code of all its branches.
///
/// - Reference: [Conditional Compilation Block](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements/#Conditional-Compilation-Block).
struct ConditionalCode {
  /// The tokens that may be compiled, without the directives.
  private(set) var tokens: [SourceToken] = []
  /// The directives that hold on an iPhone and not on Linux and have no other branch, with their conditions' last tokens.
  private(set) var leftOut: [Branch] = []
  /// The directives that hold on an iPhone and not on Linux and have other branches beside them.
  private(set) var replaced: [Branch] = []

  /// A directive with the last token of its condition.
  typealias Branch = (directive: SourceToken, last: SourceToken)

  /// A block that has begun and not ended.
  private struct Block {
    var directive: SourceToken
    /// The last token of its condition.
    var last: SourceToken
    /// Whether this branch is compiled; `nil` if that is not known.
    var isActive: Bool?
    /// Whether an earlier branch is compiled for sure.
    var isDecided: Bool
    /// Whether the directive is the one that holds on an iPhone, and does not hold on Linux.
    var isForPhones: Bool
    /// Whether there is more than one branch.
    var hasOthers = false
  }

  private var blocks: [Block] = []
  /// How many of the blocks are in a branch that is not compiled.
  private var hidden = 0

  /// Takes out what is not compiled on Linux.
  init(_ all: [SourceToken], canImport modules: @escaping (String) -> Bool?) {
    var index = 0
    while index < all.count {
      let token = all[index]
      guard token.kind == .directive, Self.directives.contains(token.text) else {
        if hidden == 0 { tokens.append(token) }
        index += 1
        continue
      }
      let end = all[(index + 1)...].firstIndex { $0.line != token.line } ?? all.count
      var condition = PlatformCondition(all[(index + 1)..<end], on: .linux, canImport: modules)
      let value = condition.value
      var other = PlatformCondition(all[(index + 1)..<end], on: .phone, canImport: modules)
      follow(token, all[end - 1], value, isForPhones: value == false && other.value != false)
      index = end
    }
  }

  private static let directives: Set = ["#if", "#elseif", "#else", "#endif"]

  private mutating func follow(
    _ token: SourceToken, _ last: SourceToken, _ value: Bool?, isForPhones: Bool
  ) {
    switch token.text {
    case "#if":
      push(
        Block(
          directive: token, last: last, isActive: value, isDecided: value == true,
          isForPhones: isForPhones))
    case "#elseif":
      guard var block = pop() else { return }
      if isForPhones, !block.isForPhones, !block.isDecided {
        (block.directive, block.last, block.isForPhones) = (token, last, true)
      }
      block.isActive = block.isDecided ? false : value
      block.isDecided = block.isDecided || value == true
      block.hasOthers = true
      push(block)
    case "#else":
      guard var block = pop() else { return }
      // Where no branch is known to be compiled, this one may be.
      block.isActive = block.isDecided ? false : (block.isActive == nil ? nil : true)
      block.hasOthers = true
      push(block)
    default:
      guard let block = pop() else { return }
      guard block.isForPhones, hidden == 0 else { return }
      if block.hasOthers {
        replaced.append((block.directive, block.last))
      } else {
        leftOut.append((block.directive, block.last))
      }
    }
  }

  private mutating func push(_ block: Block) {
    blocks.append(block)
    if block.isActive == false { hidden += 1 }
  }

  private mutating func pop() -> Block? {
    let block = blocks.popLast()
    if block?.isActive == false { hidden -= 1 }
    return block
  }
}

/// The condition of a directive, as a platform decides it.
struct PlatformCondition {
  /// A platform that conditions ask for.
  enum Platform: String {
    /// Linux.
    case linux = "Linux"
    /// The simulator of an iPhone, with the modules of Linux.
    case phone = "iOS"
  }

  private var tokens: ArraySlice<SourceToken>
  private let platform: Platform
  private let canImport: (String) -> Bool?

  /// Reads the tokens behind a directive.
  init(_ tokens: ArraySlice<SourceToken>, on platform: Platform, canImport: @escaping (String) -> Bool?) {
    self.tokens = tokens
    self.platform = platform
    self.canImport = canImport
  }

  /// Whether it holds; `nil` if that depends on how the package is built.
  var value: Bool? { mutating get { either(0) } }

  /// Brackets within brackets, beyond which nobody writes.
  private static let deepest = 64

  private mutating func either(_ depth: Int) -> Bool? {
    var result = both(depth)
    while take("|", "|") {
      let next = both(depth)
      result = result == true || next == true ? true : (result == nil || next == nil ? nil : false)
    }
    return result
  }

  private mutating func both(_ depth: Int) -> Bool? {
    var result = one(depth)
    while take("&", "&") {
      let next = one(depth)
      result = result == false || next == false ? false : (result == nil || next == nil ? nil : true)
    }
    return result
  }

  private mutating func one(_ depth: Int) -> Bool? {
    guard depth < Self.deepest, let token = tokens.popFirst() else { return nil }
    switch token.text {
    case "!": return one(depth + 1).map { !$0 }
    case "(":
      let value = either(depth + 1)
      if tokens.first?.is(")") == true { tokens.removeFirst() }
      return value
    case "true": return true
    case "false": return false
    default:
      guard tokens.first?.is("(") == true else { return nil }
      return call(token.text)
    }
  }

  private mutating func call(_ name: String) -> Bool? {
    tokens.removeFirst()
    let arguments = tokens.prefix { !$0.is(")") }
    tokens = tokens.dropFirst(arguments.count + 1)
    guard let argument = arguments.first?.text else { return nil }
    switch name {
    case "os": return argument == platform.rawValue
    case "targetEnvironment": return platform == .phone && argument == "simulator"
    case "canImport": return canImport(argument)
    case "compiler", "swift":
      // A version up to that of the toolchain's generation: `>=5.9` holds, `<6` does not.
      let text = arguments.map(\.text).joined()
      guard let major = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber }), major <= 5 else { return nil }
      return name == "compiler" ? text.hasPrefix(">=") : text.hasPrefix(">=") ? true : nil
    default: return nil
    }
  }

  private mutating func take(_ first: String, _ second: String) -> Bool {
    guard let start = tokens.indices.first, tokens.count > 1, tokens[start].is(first),
      tokens[start + 1].is(second)
    else { return false }
    tokens = tokens.dropFirst(2)
    return true
  }
}
