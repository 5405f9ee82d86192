import Foundation

/// A reader of icons in SVG, as far as icon sets use it: one `svg` with `path` elements that are filled.
///
/// Anything else that would show, such as a transform or another shape, is refused instead of being drawn wrongly.
struct SVGIcon {
  /// The outlines, each with the rule by which it is filled.
  private(set) var outlines: [(path: Path, rule: DisplayList.FillRule)] = []

  private init() {}

  /// Reads a file's text.
  init(_ text: String) throws(SVGIconError) {
    var reader = Reader(rest: text[...], icon: SVGIcon())
    try reader.readAll()
    self = reader.icon
  }

  private static let ignored: Set<String> = [
    "xmlns", "width", "height", "fill", "class", "viewBox",
  ]

  /// Reads tag after tag.
  private struct Reader {
    var rest: Substring
    var icon: SVGIcon
    var isOpen = false

    mutating func readAll() throws(SVGIconError) {
      while let begin = rest.firstIndex(of: "<") {
        rest = rest[begin...].dropFirst()
        guard let end = rest.firstIndex(of: ">") else { throw .unfinished }
        let tag = rest[..<end]
        rest = rest[end...].dropFirst()
        try read(tag)
      }
      guard !isOpen, !icon.outlines.isEmpty else { throw .unfinished }
    }

    private mutating func read(_ tag: Substring) throws(SVGIconError) {
      if tag.hasPrefix("/") {
        if tag.dropFirst() == "svg" { isOpen = false }
        return
      }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      let attributes = try attributes(tag.dropFirst(name.count))
      switch name {
      case "svg":
        isOpen = true
        guard attributes["fill", default: "currentColor"] == "currentColor" else {
          throw .unknownAttribute("fill")
        }
        guard attributes["viewBox"] == "0 0 16 16" else {
          throw .otherGrid(attributes["viewBox"] ?? "none")
        }
      case "path" where isOpen:
        guard let data = attributes["d"] else { throw .noData }
        let rule: DisplayList.FillRule = attributes["fill-rule"] == "evenodd" ? .evenOdd : .nonZero
        do {
          icon.outlines.append((try PathData.path(data), rule))
        } catch {
          throw .path(error)
        }
      default: throw .unknownElement(String(name))
      }
    }

    private func attributes(_ text: Substring) throws(SVGIconError) -> [String: String] {
      var attributes: [String: String] = [:]
      var rest = text.drop(while: \.isWhitespace)
      while let equals = rest.firstIndex(of: "=") {
        let name = String(rest[..<equals])
        let value = rest[equals...].dropFirst()
        guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else { throw .unfinished }
        guard SVGIcon.ignored.contains(name) || ["d", "fill-rule"].contains(name) else {
          throw .unknownAttribute(name)
        }
        attributes[name] = String(value[..<end].dropFirst())
        rest = value[end...].dropFirst().drop(while: \.isWhitespace)
      }
      guard rest.isEmpty || rest == "/" else { throw .unfinished }
      return attributes
    }
  }
}

/// An error in an icon's file.
enum SVGIconError: Error, Hashable {
  /// A tag, a value or the whole file has no end, or nothing is drawn.
  case unfinished
  /// The icon is not on the grid of 16 units.
  case otherGrid(String)
  /// An element that would show otherwise than a filled path.
  case unknownElement(String)
  /// An attribute that may change the drawing.
  case unknownAttribute(String)
  /// A path without data.
  case noData
  /// Wrong path data.
  case path(PathDataError)
}

extension SVGIconError: CustomStringConvertible {
  /// The reason.
  var description: String {
    switch self {
    case .unfinished: "the file ends too early, or draws nothing"
    case .otherGrid(let box): "its view box is \(box.debugDescription) and not \"0 0 16 16\""
    case .unknownElement(let name): "it has the element \(name.debugDescription); only paths are read"
    case .unknownAttribute(let name): "it has the attribute \(name.debugDescription), which is not read"
    case .noData: "it has a path without data"
    case .path(let error): "\(error)"
    }
  }
}
