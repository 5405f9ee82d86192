import CXMLReader
import Foundation
import GalleyTree

/// An element of XML as its reader meets it.
struct XMLTag {
  /// The name.
  let name: String
  /// The attributes.
  var attributes: [String: String]

  /// Takes an attribute out of those that are left.
  mutating func take(_ name: String) -> String? { attributes.removeValue(forKey: name) }

  /// Takes an attribute that is `true` or `false`.
  mutating func flag(_ name: String) -> Bool? { take(name).map { $0 == "true" || $0 == "1" } }
}

/// Reads page sources and dumps, which are XML.
enum XMLTrees {
  static func read(_ text: Substring) throws(TreeFormatError) -> TreeFile {
    if text.contains("<!DOCTYPE") || text.contains("<!ENTITY") { throw .documentType }
    guard galley_xml_load() else { throw .noXMLReader }
    // `uiautomator dump /dev/tty` writes a line behind the document.
    var document = text
    if let end = text.range(of: "</hierarchy>")?.upperBound,
      text[end...].drop(while: \.isWhitespace).hasPrefix("UI hier")
    {
      document = text[..<end]
    }
    var copy = String(document)
    var result: Result<TreeFile, TreeFormatError> = .failure(.empty)
    copy.withUTF8 { bytes in
      result = Result { () throws(TreeFormatError) in try read(bytes) }
    }
    return try result.get()
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(TreeFormatError) -> TreeFile {
    guard let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
      let reader = galley_xml_open(start, Int32(bytes.count))
    else { throw .noXMLReader }
    defer { galley_xml_close(reader) }
    var format: TreeFormat?
    var builder = TreeBuilder()
    var android = UIAutomator()
    var level = 0
    var name: UnsafePointer<CChar>?
    steps: while true {
      switch galley_xml_next(reader, &name) {
      case Int32(XML_STEP_OPEN.rawValue):
        let tag = tag(reader, name)
        if format == nil { format = try Self.format(of: tag.name) }
        // A wrapper around the apps.
        if tag.name != "AppiumAUT" {
          let element =
            format == .appiumIOS ? try AppiumIOS.element(tag) : try android.element(tag, level: level)
          try builder.add(element, level: level)
        }
        level += 1
        guard level <= TreeDepth.most + 2 else { throw .tooDeep(limit: TreeDepth.most) }
      case Int32(XML_STEP_CLOSE.rawValue): level -= 1
      case Int32(XML_STEP_END.rawValue): break steps
      default:
        var line: Int32 = 0
        let reason = String(cString: galley_xml_reason(reader, &line))
        // The library reads ahead, and may fail before it gives the first element.
        guard let known = format ?? guess(bytes) else {
          throw .unknown(beginning: String(decoding: bytes.prefix(41), as: UTF8.self))
        }
        throw .damaged(
          known, reason: reason.isEmpty ? "the XML ends early" : reason, line: line > 0 ? Int(line) : nil)
      }
    }
    return try finish(format ?? .uiAutomator, builder.finish())
  }

  private static func tag(_ reader: OpaquePointer, _ name: UnsafePointer<CChar>?) -> XMLTag {
    var tag = XMLTag(name: name.map { String(cString: $0) } ?? "", attributes: [:])
    var key: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while galley_xml_attribute(reader, &key, &value) {
      guard let key, let value else { break }
      tag.attributes[String(cString: key)] = String(cString: value)
    }
    return tag
  }

  private static func format(of name: String) throws(TreeFormatError) -> TreeFormat {
    if name == "hierarchy" { return .uiAutomator }
    if name == "AppiumAUT" || name.hasPrefix(AppiumIOS.prefix) { return .appiumIOS }
    throw .unknown(beginning: "<\(name)")
  }

  private static func guess(_ bytes: UnsafeBufferPointer<UInt8>) -> TreeFormat? {
    let head = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    if head.contains("<hierarchy") { return .uiAutomator }
    return head.contains("<AppiumAUT") || head.contains("<\(AppiumIOS.prefix)") ? .appiumIOS : nil
  }

  private static func finish(_ format: TreeFormat, _ roots: [Element]) throws(TreeFormatError) -> TreeFile {
    guard var root = roots.first, roots.count > 1 || !root.children.isEmpty || format == .appiumIOS else {
      throw .noElements(format)
    }
    if roots.count > 1 { root = Element(.application, frame: .zero, children: roots) }
    // A wrapper is as large as what is in it.
    if root.frame.isEmpty {
      root.frame = root.children.reduce(CGRect.null) { $0.union($1.frame) }
      if root.frame.isNull { root.frame = .zero }
    }
    return TreeFile(format, root, format == .appiumIOS ? .points(root.frame) : .pixels(root.frame))
  }
}
