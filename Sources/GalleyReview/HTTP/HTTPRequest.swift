/// An HTTP request as it was sent.
struct HTTPRequest: Sendable {
  /// The method, such as `GET`, in letters of any case.
  var method: String
  /// The path, without the query, still percent-encoded.
  var path: String
  /// The header fields in their order; the names are in lower case.
  var headers: [Field] = []
  /// The body.
  var body: [UInt8] = []

  /// A header field.
  struct Field: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// All values of a header field, whose name is given in lower case.
  func all(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }

  /// The value of a header field, whose name is given in lower case; `nil` if it is absent or repeated.
  func one(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }

  /// The values of all cookies of a name; other servers on this machine may have set one too.
  func cookies(_ name: String) -> [String] {
    all("cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return String(parts[1])
    }
  }
}
