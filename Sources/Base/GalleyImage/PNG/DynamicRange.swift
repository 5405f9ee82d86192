/// The brightness and the display of a picture in high dynamic range, as its chunks `mDCV` and `cLLI` state them.
///
/// - Reference: PNG Specification, third edition, 11.3.2.7 (`mDCV`) and 11.3.2.8 (`cLLI`): luminances in 0.0001 cd/m², chromaticities
///   in 0.00002.
struct DynamicRange: Equatable {
  /// The display on which the picture was made; `nil` without `mDCV`.
  var mastering: String?
  /// The greatest and the average light; `nil` without `cLLI`.
  var light: String?

  /// Reads the data of both chunks, `mDCV` first; either may be missing.
  init(_ bytes: [UInt8]) {
    let size = 24
    let hasMastering = bytes.count >= size
    if hasMastering {
      let points = (0..<4).map { index in
        "\(Self.number(bytes, index * 4, 2, 50_000))/\(Self.number(bytes, index * 4 + 2, 2, 50_000))"
      }
      let luminances = [20, 16].map { Self.number(bytes, $0, 4, 10_000) }
      mastering =
        "red \(points[0]), green \(points[1]), blue \(points[2]), white \(points[3]), "
        + "\(luminances[0]) to \(luminances[1]) cd/m²"
    }
    let rest = Array(bytes.dropFirst(hasMastering ? size : 0))
    if rest.count >= 8 {
      light = "\(Self.number(rest, 0, 4, 10_000)) and \(Self.number(rest, 4, 4, 10_000)) cd/m²"
    }
  }

  /// The parts that differ, in words.
  static func descriptions(_ first: DynamicRange, _ second: DynamicRange) -> (String, String) {
    func words(_ range: DynamicRange, _ other: DynamicRange) -> String {
      [("mDCV", range.mastering, other.mastering), ("cLLI", range.light, other.light)].compactMap {
        name, value, other in value == other ? nil : value.map { "\(name) \($0)" } ?? "no \(name)"
      }.joined(separator: ", ")
    }
    return (words(first, second), words(second, first))
  }

  /// A number of so many bytes in parts of a whole, without needless zeros.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int, _ parts: Int) -> String {
    let value = bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    let digits = 5
    var fraction = String(value % parts * 100_000 / parts + 100_000).dropFirst()
    while fraction.count > 0, fraction.last == "0" { fraction.removeLast() }
    return "\(value / parts)" + (fraction.isEmpty ? "" : ".\(fraction.prefix(digits))")
  }
}
