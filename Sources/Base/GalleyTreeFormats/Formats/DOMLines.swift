/// Reads the elements of a page from lines of fields, which takes a fraction of the time that objects of JSON take.
///
/// A line has the fields parent, role, handle, frame, visible frame, flags, and those of the touch: visible part, point and cover. Then
/// come name, value, placeholder and identifier, and names and values of attributes in turn. Tabs are between fields, commas between
/// numbers, and an absent field is empty. In texts, `\t`, `\n` and `\\` stand for a tab, the end of a line and a backslash.
enum DOMLines {
  private typealias Field = Substring.UTF8View

  /// The number of fields before the texts, and before the attributes.
  private static let counts = (facts: 9, texts: 13)

  /// The elements of a text with a line for each, parents before children.
  static func nodes(_ lines: String) throws(TreeFormatError) -> [DOMPage.Node] {
    let lines = lines[...].utf8.split(separator: UInt8(ascii: "\n"))
    var nodes: [DOMPage.Node] = []
    nodes.reserveCapacity(lines.count)
    for line in lines {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard let node = node(fields) else {
        throw .damaged(.dom, reason: "live.lines[\(nodes.count)] is no element", line: nil)
      }
      nodes.append(node)
    }
    return nodes
  }

  /// The element of a line; `nil` for one that has a damaged field.
  private static func node(_ fields: [Field]) -> DOMPage.Node? {
    guard fields.count >= counts.texts, (fields.count - counts.texts).isMultiple(of: 2),
      let frame = numbers(fields[3]), let handle = UInt64(Substring(fields[2])),
      let styled = numbers(fields[4]), let visible = numbers(fields[6]), let point = numbers(fields[7])
    else { return nil }
    var attributes: [String: String] = [:]
    for name in stride(from: counts.texts, to: fields.count, by: 2) {
      attributes[text(fields[name])] = text(fields[name + 1])
    }
    let flags = fields[5]
    return DOMPage.Node(
      parent: fields[0].isEmpty ? nil : Int(Substring(fields[0])) ?? -1, role: text(fields[1]),
      name: present(fields[9]), value: present(fields[10]), placeholder: present(fields[11]),
      id: present(fields[12]), frame: frame, disabled: flags.contains(UInt8(ascii: "d")),
      selected: flags.contains(UInt8(ascii: "s")), focused: flags.contains(UInt8(ascii: "f")),
      style: styled.isEmpty ? nil : DOMPage.Style(visible: styled), attributes: attributes, handle: handle,
      touch: visible.isEmpty
        ? nil
        : DOMPage.Touch(
          visible: visible, point: point.isEmpty ? nil : point, cover: UInt64(Substring(fields[8]))),
      scrolls: flags.contains(UInt8(ascii: "r")))
  }

  /// The numbers of a field; `nil` if one of them is none.
  private static func numbers(_ field: Field) -> [Double]? {
    var numbers: [Double] = []
    for part in field.split(separator: UInt8(ascii: ",")) {
      guard let number = Double(Substring(part)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func present(_ field: Field) -> String? { field.isEmpty ? nil : text(field) }

  private static func text(_ field: Field) -> String {
    let backslash = UInt8(ascii: "\\")
    guard field.contains(backslash) else { return String(Substring(field)) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        bytes.append(
          byte == UInt8(ascii: "t")
            ? UInt8(ascii: "\t") : byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      } else if byte != backslash {
        bytes.append(byte)
      }
      isEscaped = !isEscaped && byte == backslash
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
