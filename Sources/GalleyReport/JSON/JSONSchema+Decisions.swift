extension JSONSchema {
  /// What `galley decide` and the review server take.
  static let decisions = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "galley:decisions-1",
      "title": "What galley decide and the review server take, version 1", "type": "object",
      "additionalProperties": false, "required": ["decisions", "format", "run"],
      "properties": {
        "decisions": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false, "required": ["action", "id"],
            "properties": {
              "action": {"enum": ["approve", "reject", "comment"]},
              "id": {"type": "string", "pattern": "^[0-9a-f]{16}$"}, "reason": {"type": "string"}
            }
          }
        },
        "format": {"const": 1}, "run": {"type": "string", "minLength": 1}
      }
    }

    """#
}
