import CEmbeddedTexts

/// The schemas of the JSON that Galley prints and takes: the files in `Schemas`.
///
/// They allow no field that they do not name, so that a test fails when a document gets a field and its schema does not.
///
/// - Reference: [JSON Schema, draft 2020-12](https://json-schema.org/draft/2020-12).
package enum JSONSchema {
  /// The schemas by the document they describe.
  package static let all: [(name: String, version: Int, text: String)] = [
    ("gate", 2, String(cString: galley_schema_gate_2)),
    ("status", 2, String(cString: galley_schema_status_2)),
    ("decisions", 2, String(cString: galley_schema_decisions_2)),
    ("explain", 1, String(cString: galley_schema_explain_1)),
  ]
}
