/// A reader of the elements of a page from lines of fields, which takes a fraction of the time for JSON objects.
///
/// Tildes separate lines, bars separate fields, and commas separate numbers; JSON escapes none of them. The fields of a line, which
/// `report.js` writes, are in this order:
///
/// - parent: the index of the parent's line; empty for an element of the page itself
/// - role
/// - handle: empty for the handle of the line before plus 1
/// - frame: left, top, width and height
/// - the visible frame, if it is smaller: again four numbers
/// - flags: `d` for disabled, `s` for selected, `f` for focused, `r` for an element that scrolls
/// - the visible part, the point of a touch, and the handle of the element that covers it
/// - name, value, placeholder and identifier
/// - attributes: names and values in turn
///
/// An absent field is empty. A line without attributes ends with its last field that is not empty. In texts, `^0`, `^1` and `^2` are
/// escapes of a caret, a bar and a tilde.
enum DOMLines {
  /// The elements of a text with a line for each, parents before children.
  static func nodes(_ lines: String) throws(TreeFormatError) -> [DOMPage.Node] {
    var nodes: [DOMPage.Node] = []
    guard !lines.isEmpty else { return nodes }
    let bytes = [UInt8](lines.utf8)
    nodes.reserveCapacity(bytes.count / 40)
    var lines = DOMFields(of: bytes[...], separator: UInt8(ascii: "~"))
    var latest: UInt64?
    while !lines.isOver {
      guard let node = node(DOMFields(of: lines.next(), separator: UInt8(ascii: "|")), after: latest) else {
        throw .damaged(.dom, reason: "live.lines[\(nodes.count)] is no element", line: nil)
      }
      latest = node.handle
      nodes.append(node)
    }
    return nodes
  }

  /// The element of a line after the line of a handle; `nil` if a field is malformed.
  private static func node(_ fields: DOMFields, after latest: UInt64?) -> DOMPage.Node? {
    var fields = fields
    let parent = fields.next()
    let role = fields.text()
    let handle = fields.next()
    let next = latest.map { $0 &+ 1 }
    guard let handle = handle.isEmpty ? next : UInt64(String(decoding: handle, as: UTF8.self)),
      let frame = fields.numbers(), frame.count == 4, let styled = fields.numbers()
    else { return nil }
    let flags = fields.next()
    guard let visible = fields.numbers(), let point = fields.numbers() else { return nil }
    let cover = fields.next()
    var node = DOMPage.Node(
      parent: parent.isEmpty ? nil : Int(String(decoding: parent, as: UTF8.self)) ?? -1, role: role,
      name: fields.present(), value: fields.present(), placeholder: fields.present(), id: fields.present(),
      frame: frame, disabled: flags.contains(UInt8(ascii: "d")), selected: flags.contains(UInt8(ascii: "s")),
      focused: flags.contains(UInt8(ascii: "f")),
      style: styled.isEmpty ? nil : DOMPage.Style(visible: styled), attributes: nil, handle: handle,
      touch: visible.isEmpty
        ? nil
        : DOMPage.Touch(
          visible: visible, point: point.isEmpty ? nil : point,
          cover: UInt64(String(decoding: cover, as: UTF8.self))),
      scrolls: flags.contains(UInt8(ascii: "r")))
    while !fields.isOver {
      let name = fields.text()
      guard !fields.isOver else { return nil }
      node.attributes = node.attributes ?? [:]
      node.attributes?[name] = fields.text()
    }
    return node
  }
}

/// The remaining fields of a line, or lines of a text.
private struct DOMFields {
  private var rest: ArraySlice<UInt8>
  private let separator: UInt8
  /// Whether the last field has been read; further fields are empty.
  private(set) var isOver = false

  init(of bytes: ArraySlice<UInt8>, separator: UInt8) {
    rest = bytes
    self.separator = separator
  }

  mutating func next() -> ArraySlice<UInt8> {
    guard !isOver else { return [] }
    guard let end = rest.firstIndex(of: separator) else {
      isOver = true
      return rest
    }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  mutating func text() -> String {
    let field = next()
    let caret = UInt8(ascii: "^")
    guard field.contains(caret) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        bytes.append(
          byte == UInt8(ascii: "1")
            ? UInt8(ascii: "|") : byte == UInt8(ascii: "2") ? UInt8(ascii: "~") : caret)
      } else if byte != caret {
        bytes.append(byte)
      }
      isEscaped = !isEscaped && byte == caret
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of the next field; `nil` if it is empty.
  mutating func present() -> String? {
    let text = text()
    return text.isEmpty ? nil : text
  }

  /// The numbers of the next field; `nil` if one is malformed.
  mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    let field = next()
    guard !field.isEmpty else { return numbers }
    numbers.reserveCapacity(4)
    var parts = DOMFields(of: field, separator: UInt8(ascii: ","))
    while !parts.isOver {
      guard let number = Self.number(parts.next()) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The nearest `Double` of a decimal number: with few digits, a quotient of two integers.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var digits = 0
    var scale: Double?
    let isNegative = text.first == UInt8(ascii: "-")
    let body = isNegative ? text.dropFirst() : text
    guard !body.isEmpty, body.count < 16 else { return Double(String(decoding: text, as: UTF8.self)) }
    for byte in body {
      if byte == UInt8(ascii: "."), scale == nil {
        scale = 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        scale = scale.map { $0 * 10 }
      } else {
        return Double(String(decoding: text, as: UTF8.self))
      }
    }
    let number = Double(digits) / (scale ?? 1)
    return isNegative ? -number : number
  }
}
