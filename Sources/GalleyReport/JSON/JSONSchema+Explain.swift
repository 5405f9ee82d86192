extension JSONSchema {
  /// What `galley explain --json` prints.
  static let explain = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "galley:explain-1",
      "title": "What galley explain --json prints, version 1",
      "oneOf": [
        {
          "type": "object", "additionalProperties": false, "required": ["data", "status"],
          "properties": {
            "data": {
              "type": "object", "additionalProperties": false,
              "required": ["check", "format", "run", "sections", "status"],
              "properties": {
                "check": {"type": "string", "minLength": 1}, "format": {"const": 1},
                "run": {"type": "string", "minLength": 1},
                "sections": {
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false, "required": ["lines", "title"],
                    "properties": {
                      "lines": {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1},
                      "title": {"type": "string", "minLength": 1}
                    }
                  },
                  "minItems": 1
                },
                "status": {
                  "enum": [
                    "match", "tolerated", "approved", "mismatch", "new", "environmentChanged", "unusable",
                    "recorded", "refused", "orphan"
                  ]
                },
                "transition": {"type": "string", "pattern": "^[0-9a-f]{16}$"}
              }
            },
            "status": {"const": "ok"}
          }
        },
        {
          "type": "object", "additionalProperties": false, "required": ["error", "status"],
          "properties": {
            "error": {
              "type": "object", "additionalProperties": false, "required": ["code", "message"],
              "properties": {"code": {"enum": [1, 2, 64, 130]}, "message": {"type": "string", "minLength": 1}}
            },
            "status": {"const": "error"}
          }
        }
      ]
    }

    """#
}
