import CXMLReader
import GalleyAutomation

/// XPath 1.0 over the page source of an element, by libxml2, with the functions on texts of ``XPathFunctions``.
struct XPathSearch {
  /// The most steps of an evaluation: some hundred milliseconds.
  private static let steps: UInt64 = 2_000_000
  /// The most brackets inside each other, and the longest expression: the library reads both by recursion.
  private static let deepest = 64
  private static let longest = 4096

  private let screen: ScreenIndex
  private let root: Int

  /// Begins a search of an element and all below it.
  init(_ screen: ScreenIndex, from root: Int) {
    self.screen = screen
    self.root = root
  }

  /// The elements of an expression, in the order of the tree.
  ///
  /// - Throws: ``CommandError`` of kind `invalid selector`.
  func places(_ expression: String) throws(CommandError) -> [Int] {
    guard expression.utf8.count <= Self.longest, !expression.utf8.contains(0) else {
      throw CommandError(
        .invalidSelector, "The expression is longer than \(Self.longest) bytes, or has a zero byte.")
    }
    var depth = 0
    for byte in expression.utf8 {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      guard depth <= Self.deepest else {
        throw CommandError(
          .invalidSelector, "The expression has more than \(Self.deepest) brackets inside each other.")
      }
    }
    guard galley_xpath_load() else {
      throw CommandError(.unsupportedOperation, "The system has no libxml2; Debian's package is libxml2.")
    }
    // The search has no application around it, and every element exactly once.
    var source = Array(PageSource.xml(of: root, in: screen, PageSource.Options()).utf8)
    let count = source.count
    source.append(0)
    let document = source.withUnsafeBytes {
      galley_xpath_open($0.bindMemory(to: CChar.self).baseAddress, Int32(count))
    }
    guard let document else { throw CommandError(.unknownError, "The page source cannot be read.") }
    defer { galley_xpath_close(document) }
    let size = screen.nodes[root].end - root
    var places = [Int32](repeating: 0, count: size)
    let functions = XPathFunctions()
    let found = functions.withCallback {
      galley_xpath_select(document, expression, Self.steps, $0, &places, Int32(size))
    }
    if let fault = functions.fault { throw fault }
    switch found {
    case 0...: return places.prefix(min(Int(found), size)).map { root + Int($0) }
    case Int32(XPATH_NO_ELEMENTS.rawValue):
      throw CommandError(.invalidSelector, "The result of the expression is no set of elements.")
    case Int32(XPATH_TOO_COSTLY.rawValue):
      throw CommandError(
        .invalidSelector, "The expression takes too many steps; name types or identifiers in it.")
    case Int32(XPATH_NO_MEMORY.rawValue):
      throw CommandError(.unknownError, "There is no memory for the search.")
    default: throw CommandError(.invalidSelector, "The expression is no XPath 1.0.")
    }
  }
}
