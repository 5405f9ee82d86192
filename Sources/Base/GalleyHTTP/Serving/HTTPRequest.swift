/// An HTTP request as it was sent.
package struct HTTPRequest: Sendable {
  /// The method, such as `GET`, in letters of any case.
  package var method: String
  /// The path, without the query, still percent-encoded.
  package var path: String
  /// The parameters of the query in their order, still percent-encoded.
  package var query: [Field] = []
  /// The header fields in their order; the names are in lower case.
  package var headers: [Field] = []
  package var body: [UInt8] = []

  /// A header field.
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All values of a header field, whose name is given in lower case.
  package func all(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }

  /// The value of a header field, whose name is given in lower case; `nil` if it is absent or repeated.
  package func one(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }

  /// The values of all cookies of a name; other servers on this machine may have set one too.
  package func cookies(_ name: String) -> [String] {
    all("cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return String(parts[1])
    }
  }
}
