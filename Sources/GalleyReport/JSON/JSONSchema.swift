/// The schemas of the JSON that Galley prints and takes, in the words of JSON Schema.
///
/// They are tight: a field that is not named is an error, so that a test fails where the two come apart. The same texts are
/// in `Documentation/Schemas`.
///
/// - Reference: [JSON Schema, draft 2020-12](https://json-schema.org/draft/2020-12).
package enum JSONSchema {
  /// The schemas by what they are of.
  package static let all: [(name: String, version: Int, text: String)] = [
    ("gate", 2, gate), ("status", 2, status), ("decisions", 1, decisions), ("explain", 1, explain),
  ]
}
