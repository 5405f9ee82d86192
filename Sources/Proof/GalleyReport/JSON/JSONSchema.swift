/// The schemas of the JSON that Galley prints and takes: the files in `Schemas`.
///
/// They allow no field that they do not name, so that a test fails when a document gets a field and its schema does not.
///
/// - Reference: [JSON Schema, draft 2020-12](https://json-schema.org/draft/2020-12).
package enum JSONSchema {
  /// The schemas by the document they describe.
  package static let all: [(name: String, version: Int, text: String)] = [
    ("gate", 2, text(PackageResources.gate_2_schema_json)),
    ("status", 2, text(PackageResources.status_2_schema_json)),
    ("decisions", 2, text(PackageResources.decisions_2_schema_json)),
    ("explain", 1, text(PackageResources.explain_1_schema_json)),
  ]

  private static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
}
