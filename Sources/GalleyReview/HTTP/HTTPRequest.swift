/// A request, as it was sent.
struct HTTPRequest: Sendable {
  /// The method, such as `GET`; letters of any case.
  var method: String
  /// The path, with nothing unescaped.
  var path: String
  /// The arguments behind the path, with nothing unescaped.
  var arguments: [Field] = []
  /// The header fields, in their order; the names in small letters.
  var headers: [Field] = []
  /// The body.
  var body: [UInt8] = []

  /// A name with its value.
  struct Field: Sendable, Hashable {
    /// The name.
    var name: String
    /// The value.
    var value: String
  }

  /// All values of a header field.
  ///
  /// - Parameter name: Its name in small letters.
  /// - Returns: The values, in their order.
  func all(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }

  /// The value of a header field that is there once.
  ///
  /// - Parameter name: Its name in small letters.
  /// - Returns: The value; `nil` if there is none, or more than one.
  func one(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }

  /// The value of an argument that is there once.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The value; `nil` if there is none, or more than one.
  func argument(_ name: String) -> String? {
    let values = arguments.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// The value of a cookie.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The values of all cookies of that name: other servers of this machine may have set one too.
  func cookies(_ name: String) -> [String] {
    all("cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return String(parts[1])
    }
  }
}
