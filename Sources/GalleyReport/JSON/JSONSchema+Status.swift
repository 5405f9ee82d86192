extension JSONSchema {
  /// What `galley status --json` prints: the verdict, and the queue beside its fields.
  static let status = verdict(
    "status-2", "What galley status --json prints, version 2", definitions: statusDefinitions,
    required: #", "progress", "queue", "renames", "unclearRenames""#, properties: statusProperties)

  private static let statusDefinitions = #"""

        "decision": {
          "type": "object", "additionalProperties": false,
          "required": ["action", "at", "by", "decision", "format", "id", "key"],
          "properties": {
            "action": {"enum": ["approve", "reject", "remove", "undo", "comment"]},
            "at": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},
            "by": {"type": "string"}, "decision": {"type": "string", "minLength": 1}, "format": {"const": 2},
            "from": {"$ref": "#/$defs/digest"}, "id": {"type": "string", "minLength": 1},
            "key": {"$ref": "#/$defs/key"}, "reason": {"type": "string"},
            "run": {"type": "string", "minLength": 1}, "to": {"$ref": "#/$defs/digest"},
            "undoes": {"type": "string", "minLength": 1}
          }
        },
        "item": {
          "type": "object", "additionalProperties": false,
          "required": [
            "candidate", "causes", "comments", "environment", "id", "key", "kind", "outcome", "place", "status",
            "text", "to"
          ],
          "properties": {
            "baseline": {"type": "string", "minLength": 1}, "candidate": {"type": "string", "minLength": 1},
            "causes": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["id", "kind", "sentence"],
                "properties": {
                  "id": {"type": "string", "minLength": 1}, "kind": {"$ref": "#/$defs/causeKind"},
                  "sentence": {"type": "string", "minLength": 1}
                }
              }
            },
            "comments": {"type": "array", "items": {"$ref": "#/$defs/decision"}},
            "difference": {"$ref": "#/$defs/textDifference"},
            "differingPixels": {"type": "integer", "minimum": 0},
            "environment": {"type": "array", "items": {"type": "string"}}, "from": {"$ref": "#/$defs/digest"},
            "id": {"type": "string", "pattern": "^[0-9a-f]{16}$"}, "key": {"$ref": "#/$defs/key"},
            "kind": {"enum": ["picture", "text"]},
            "outcome": {"enum": ["mismatch", "new", "environmentChanged"]},
            "place": {"$ref": "#/$defs/place"}, "renamedFrom": {"type": "string", "minLength": 1},
            "ruling": {"$ref": "#/$defs/decision"}, "status": {"enum": ["waiting", "rejected"]},
            "text": {"type": "string", "minLength": 1}, "to": {"$ref": "#/$defs/digest"},
            "unexplainedPixels": {"type": "integer", "minimum": 0}
          }
        },
    """#

  private static let statusProperties = #"""
    ,
            "progress": {
              "type": "object", "additionalProperties": false, "required": ["checks", "rejected", "waiting"],
              "properties": {
                "checks": {"type": "integer", "minimum": 0}, "rejected": {"type": "integer", "minimum": 0},
                "waiting": {"type": "integer", "minimum": 0}
              }
            },
            "queue": {"type": "array", "items": {"$ref": "#/$defs/item"}},
            "renames": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["evidence", "from", "to"],
                "properties": {
                  "evidence": {"enum": ["everything", "tree", "pixels"]},
                  "from": {"type": "string", "minLength": 1}, "to": {"type": "string", "minLength": 1}
                }
              }
            },
            "unclearRenames": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["from", "rivals", "to"],
                "properties": {
                  "from": {"type": "array", "items": {"type": "string", "minLength": 1}},
                  "rivals": {"type": "array", "items": {"type": "string", "minLength": 1}},
                  "to": {"type": "string", "minLength": 1}
                }
              }
            }
    """#
}
