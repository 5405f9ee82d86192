extension JSONSchema {
  /// What `galley gate --json` prints.
  static let gate = verdict("gate-2", "What galley gate --json prints, version 2")

  /// The schema of a verdict, and of what has more fields beside its.
  ///
  /// - Parameters:
  ///   - id: The schema's name and version.
  ///   - title: What it is of.
  ///   - definitions: More definitions, each with a comma behind it.
  ///   - required: The fields beside those of a verdict, each with a comma before it.
  ///   - properties: What these fields are, each with a comma before it.
  /// - Returns: The text.
  static func verdict(
    _ id: String, _ title: String, definitions: String = "", required: String = "", properties: String = ""
  ) -> String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "galley:\#(id)",
      "title": "\#(title)",
      "oneOf": [
        {
          "type": "object", "additionalProperties": false, "required": ["data", "status"],
          "properties": {"data": {"$ref": "#/$defs/verdict"}, "status": {"const": "ok"}}
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
      ],
      "$defs": {\#(definitions)
        "point": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
        "rectangle": {
          "type": "array", "items": {"$ref": "#/$defs/point"}, "minItems": 2, "maxItems": 2,
          "description": "Origin and size, in points."
        },
        "pixelRectangle": {
          "type": "object", "additionalProperties": false, "required": ["height", "width", "x", "y"],
          "properties": {
            "height": {"type": "integer", "minimum": 0}, "width": {"type": "integer", "minimum": 0},
            "x": {"type": "integer"}, "y": {"type": "integer"}
          }
        },
        "environment": {
          "type": "object", "additionalProperties": false,
          "required": ["appearance", "device", "locale", "orientation", "textSize"],
          "properties": {
            "appearance": {"enum": ["light", "dark"]}, "device": {"type": "string"}, "locale": {"type": "string"},
            "orientation": {"enum": ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]},
            "textSize": {
              "enum": [
                "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
                "accessibility2", "accessibility3", "accessibility4", "accessibility5"
              ]
            }
          }
        },
        "key": {
          "type": "object", "additionalProperties": false, "required": ["environment", "name", "suite"],
          "properties": {
            "argument": {"type": "string"}, "environment": {"$ref": "#/$defs/environment"},
            "name": {"type": "string"}, "suite": {"type": "array", "items": {"type": "string"}},
            "test": {"type": "string"}
          }
        },
        "place": {
          "type": "object", "additionalProperties": false, "required": ["file", "line"],
          "properties": {"file": {"type": "string"}, "line": {"type": "integer"}}
        },
        "digest": {
          "oneOf": [
            {
              "type": "object", "additionalProperties": false, "required": ["pixels"],
              "properties": {
                "pixels": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
                "tree": {"type": "string", "pattern": "^[0-9a-f]{32}$"}
              }
            },
            {
              "type": "object", "additionalProperties": false, "required": ["text"],
              "properties": {"text": {"type": "string", "pattern": "^[0-9a-f]{32}$"}}
            }
          ]
        },
        "budget": {
          "type": "object", "additionalProperties": false,
          "required": ["minimumClusterSize", "perceptualPrecision"],
          "properties": {
            "maxDiffPixelRatio": {"type": "number", "minimum": 0, "maximum": 1},
            "maxDiffPixels": {"type": "integer", "minimum": 0},
            "minimumClusterSize": {"type": "integer", "minimum": 1},
            "perceptualPrecision": {"type": "number", "minimum": 0, "maximum": 1},
            "precision": {"type": "number", "minimum": 0, "maximum": 1}
          }
        },
        "origins": {
          "type": "object", "additionalProperties": false, "required": ["budget", "level"],
          "properties": {
            "budget": {"enum": ["default", "project", "test", "checkpoint", "check"]},
            "level": {"enum": ["default", "project", "test", "checkpoint", "check"]}
          }
        },
        "edges": {
          "type": "object", "additionalProperties": false, "required": ["down", "left", "right", "up"],
          "properties": {
            "down": {"type": "number"}, "left": {"type": "number"}, "right": {"type": "number"},
            "up": {"type": "number"}
          }
        },
        "pattern": {
          "oneOf": [
            {
              "type": "object", "additionalProperties": false, "required": ["number"],
              "properties": {"number": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["date"],
              "properties": {"date": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["email"],
              "properties": {"email": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["currency"],
              "properties": {"currency": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["link"],
              "properties": {"link": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["expression"],
              "properties": {
                "expression": {
                  "type": "object", "additionalProperties": false, "required": ["_0"],
                  "properties": {"_0": {"type": "string"}}
                }
              }
            }
          ]
        },
        "regionKind": {
          "oneOf": [
            {
              "type": "object", "additionalProperties": false, "required": ["ignore"],
              "properties": {"ignore": {"type": "object", "additionalProperties": false, "required": [], "properties": {}}}
            },
            {
              "type": "object", "additionalProperties": false, "required": ["level"],
              "properties": {
                "level": {
                  "type": "object", "additionalProperties": false, "required": ["_0"],
                  "properties": {"_0": {"enum": ["exact", "strict", "ignoreColors", "layout", "dynamic", "none"]}}
                }
              }
            },
            {
              "type": "object", "additionalProperties": false, "required": ["floating"],
              "properties": {
                "floating": {
                  "type": "object", "additionalProperties": false, "required": ["_0"],
                  "properties": {"_0": {"$ref": "#/$defs/edges"}}
                }
              }
            },
            {
              "type": "object", "additionalProperties": false, "required": ["dynamic"],
              "properties": {
                "dynamic": {
                  "type": "object", "additionalProperties": false, "required": [],
                  "properties": {"_0": {"$ref": "#/$defs/pattern"}}
                }
              }
            },
            {
              "type": "object", "additionalProperties": false, "required": ["accessibility"],
              "properties": {
                "accessibility": {
                  "type": "object", "additionalProperties": false, "required": ["_0"],
                  "properties": {"_0": {"enum": ["ignoreContrast", "regularText", "largeText", "boldText", "graphicalObject"]}}
                }
              }
            }
          ]
        },
        "region": {
          "type": "object", "additionalProperties": false, "required": ["kind", "name", "padding", "place"],
          "properties": {
            "kind": {"$ref": "#/$defs/regionKind"}, "name": {"type": "string"},
            "padding": {"$ref": "#/$defs/edges"},
            "place": {
              "oneOf": [
                {
                  "type": "object", "additionalProperties": false, "required": ["element"],
                  "properties": {
                    "element": {
                      "type": "object", "additionalProperties": false, "required": ["_0"],
                      "properties": {"_0": {"$ref": "#/$defs/path"}}
                    }
                  }
                },
                {
                  "type": "object", "additionalProperties": false, "required": ["rectangle"],
                  "properties": {
                    "rectangle": {
                      "type": "object", "additionalProperties": false, "required": ["_0"],
                      "properties": {"_0": {"$ref": "#/$defs/rectangle"}}
                    }
                  }
                }
              ]
            }
          }
        },
        "path": {
          "type": "object", "additionalProperties": false, "required": ["indices"],
          "properties": {"indices": {"type": "array", "items": {"type": "integer", "minimum": 0}}}
        },
        "causeKind": {
          "enum": [
            "appeared", "vanished", "moved", "resized", "reordered", "text", "truncated", "wrapped", "restyled",
            "state", "covered", "clipped", "offScreen", "value", "renamed", "legibility", "pixels", "unexplained",
            "size"
          ]
        },
        "cause": {
          "type": "object", "additionalProperties": false,
          "required": ["after", "before", "element", "followers", "id", "kind", "pixels", "property", "sentence"],
          "properties": {
            "after": {"type": "string"}, "before": {"type": "string"}, "element": {"type": "string"},
            "followers": {"type": "integer", "minimum": 0}, "frameAfter": {"$ref": "#/$defs/rectangle"},
            "frameBefore": {"$ref": "#/$defs/rectangle"}, "id": {"type": "string", "minLength": 1},
            "kind": {"$ref": "#/$defs/causeKind"},
            "pixels": {"type": "integer", "minimum": 0}, "property": {"type": "string"},
            "sentence": {"type": "string", "minLength": 1}
          }
        },
        "forgiveness": {
          "type": "object", "additionalProperties": false,
          "required": ["bounds", "greatestMagnitude", "largestPatch", "largestPatchPixels", "pixels", "reason"],
          "properties": {
            "bounds": {"$ref": "#/$defs/pixelRectangle"}, "greatestMagnitude": {"type": "number"},
            "largestPatch": {"$ref": "#/$defs/pixelRectangle"},
            "largestPatchPixels": {"type": "integer", "minimum": 0}, "pixels": {"type": "integer", "minimum": 0},
            "reason": {"enum": ["tolerated", "smoothed", "perceptualPrecision", "minimumClusterSize", "allowance"]}
          }
        },
        "account": {
          "type": "object", "additionalProperties": false,
          "required": ["allowed", "counted", "forgiven", "ignoredDifferences", "ignoredPixels", "largestPassingPatch"],
          "properties": {
            "allowed": {"type": "integer", "minimum": 0}, "counted": {"type": "integer", "minimum": 0},
            "forgiven": {"type": "array", "items": {"$ref": "#/$defs/forgiveness"}},
            "ignoredDifferences": {"type": "integer", "minimum": 0},
            "ignoredPixels": {"type": "integer", "minimum": 0},
            "largestPassingPatch": {"type": "integer", "minimum": 0}
          }
        },
        "regionUse": {
          "type": "object", "additionalProperties": false,
          "required": ["areas", "changes", "differences", "kind", "name", "pixels"],
          "properties": {
            "areas": {"type": "array", "items": {"$ref": "#/$defs/rectangle"}},
            "changes": {"type": "integer", "minimum": 0}, "differences": {"type": "integer", "minimum": 0},
            "kind": {"$ref": "#/$defs/regionKind"}, "name": {"type": "string"},
            "pixels": {"type": "integer", "minimum": 0}
          }
        },
        "textDifference": {
          "type": "object", "additionalProperties": false, "required": ["added", "hidden", "hunks", "removed"],
          "properties": {
            "added": {"type": "integer", "minimum": 0}, "hidden": {"type": "integer", "minimum": 0},
            "hunks": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["baseline", "candidate", "lines"],
                "properties": {
                  "baseline": {"type": "integer", "minimum": 0}, "candidate": {"type": "integer", "minimum": 0},
                  "lines": {
                    "type": "array",
                    "items": {
                      "type": "object", "additionalProperties": false, "required": ["kind", "text"],
                      "properties": {"kind": {"enum": ["same", "removed", "added"]}, "text": {"type": "string"}}
                    }
                  }
                }
              }
            },
            "removed": {"type": "integer", "minimum": 0}
          }
        },
        "comparison": {
          "type": "object", "additionalProperties": false,
          "required": [
            "causes", "differingPixels", "forgiven", "level", "regionUses", "regions", "tolerance",
            "unexplainedPixels"
          ],
          "properties": {
            "causes": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
            "differingPixels": {"type": "integer", "minimum": 0},
            "forgiven": {"type": "array", "items": {"$ref": "#/$defs/cause"}},
            "level": {"enum": ["exact", "strict", "ignoreColors", "layout", "dynamic", "none"]},
            "regionUses": {"type": "array", "items": {"$ref": "#/$defs/regionUse"}},
            "regions": {"type": "array", "items": {"$ref": "#/$defs/rectangle"}},
            "sizes": {
              "type": "object", "additionalProperties": false, "required": ["baseline", "candidate"],
              "properties": {
                "baseline": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2},
                "candidate": {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2}
              }
            },
            "text": {"$ref": "#/$defs/textDifference"}, "tolerance": {"$ref": "#/$defs/account"},
            "unexplainedPixels": {"type": "integer", "minimum": 0}
          }
        },
        "glyph": {
          "type": "object", "additionalProperties": false, "required": ["number"],
          "properties": {"name": {"type": "string"}, "number": {"type": "string", "minLength": 1}, "package": {"type": "string"}}
        },
        "step": {
          "type": "object", "additionalProperties": false, "required": ["allowed", "counted", "forgiven", "run"],
          "properties": {
            "allowed": {"type": "integer", "minimum": 0}, "counted": {"type": "integer", "minimum": 0},
            "forgiven": {"type": "integer", "minimum": 0}, "run": {"type": "string", "minLength": 1}
          }
        },
        "check": {
          "type": "object", "additionalProperties": false,
          "required": ["budget", "candidate", "key", "kind", "level", "origins", "place", "regions", "status", "text"],
          "properties": {
            "baseline": {"$ref": "#/$defs/digest"}, "budget": {"$ref": "#/$defs/budget"},
            "candidate": {"$ref": "#/$defs/digest"}, "comparison": {"$ref": "#/$defs/comparison"},
            "drift": {"type": "array", "items": {"$ref": "#/$defs/step"}, "minItems": 1},
            "environment": {"type": "array", "items": {"type": "string"}, "minItems": 1},
            "fault": {"type": "string", "minLength": 1}, "key": {"$ref": "#/$defs/key"},
            "kind": {"enum": ["picture", "text"]},
            "level": {"enum": ["exact", "strict", "ignoreColors", "layout", "dynamic", "none"]},
            "missing": {"type": "array", "items": {"$ref": "#/$defs/glyph"}, "minItems": 1},
            "origins": {"$ref": "#/$defs/origins"},
            "pictures": {
              "type": "object", "additionalProperties": {"type": "string", "minLength": 1},
              "propertyNames": {"pattern": "^[a-zA-Z.]+$"}
            },
            "place": {"$ref": "#/$defs/place"}, "regions": {"type": "array", "items": {"$ref": "#/$defs/region"}},
            "status": {
              "enum": ["match", "tolerated", "approved", "mismatch", "new", "environmentChanged", "unusable", "recorded"]
            },
            "text": {"type": "string", "minLength": 1}
          }
        },
        "refusal": {
          "type": "object", "additionalProperties": false, "required": ["place", "reason", "text"],
          "properties": {
            "key": {"$ref": "#/$defs/key"}, "place": {"$ref": "#/$defs/place"},
            "reason": {"type": "string", "minLength": 1}, "text": {"type": "string", "minLength": 1}
          }
        },
        "group": {
          "type": "object", "additionalProperties": false, "required": ["cause", "checks"],
          "properties": {
            "cause": {"$ref": "#/$defs/cause"},
            "checks": {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1}
          }
        },
        "tolerance": {
          "type": "object", "additionalProperties": false,
          "required": ["checks", "forgivenChanges", "forgivenPixels", "ignoredDifferences", "ignoredPixels"],
          "properties": {
            "checks": {"type": "integer", "minimum": 0}, "forgivenChanges": {"type": "integer", "minimum": 0},
            "forgivenPixels": {"type": "integer", "minimum": 0},
            "ignoredDifferences": {"type": "integer", "minimum": 0},
            "ignoredPixels": {"type": "integer", "minimum": 0}
          }
        },
        "flaky": {
          "type": "object", "additionalProperties": false, "required": ["checks", "passedOn", "suite", "test"],
          "properties": {
            "checks": {"type": "array", "items": {"$ref": "#/$defs/key"}},
            "passedOn": {"type": "integer", "minimum": 2}, "suite": {"type": "array", "items": {"type": "string"}},
            "test": {"type": "string"}
          }
        },
        "git": {
          "type": "object", "additionalProperties": false, "required": ["commit", "isDirty"],
          "properties": {
            "branch": {"type": "string"}, "commit": {"type": "string", "minLength": 1},
            "isDirty": {"type": "boolean"}
          }
        },
        "batch": {
          "type": "object", "additionalProperties": false, "required": ["properties"],
          "properties": {
            "id": {"type": "string"}, "name": {"type": "string"},
            "properties": {"type": "object", "additionalProperties": {"type": "string"}}
          }
        },
        "shard": {
          "type": "object", "additionalProperties": false, "required": ["count", "number"],
          "properties": {
            "count": {"type": "integer", "minimum": 1}, "number": {"type": "integer", "minimum": 1},
            "tests": {"type": "integer", "minimum": 0}
          }
        },
        "part": {
          "type": "object", "additionalProperties": false, "required": ["checks", "hasOtherFailures", "run"],
          "properties": {
            "checks": {"type": "integer", "minimum": 0}, "hasOtherFailures": {"type": "boolean"},
            "run": {"type": "string", "minLength": 1}, "shard": {"$ref": "#/$defs/shard"}
          }
        },
        "verdict": {
          "type": "object", "additionalProperties": false,
          "required": [
            "causes", "checks", "counts", "exitCode", "findings", "flaky", "format", "idleRegions", "orphanReasons",
            "orphans", "refusals", "run", "tolerance", "unproven"\#(required)
          ],
          "properties": {
            "batch": {"$ref": "#/$defs/batch"}, "causes": {"type": "array", "items": {"$ref": "#/$defs/group"}},
            "checks": {"type": "array", "items": {"$ref": "#/$defs/check"}},
            "counts": {
              "type": "object", "additionalProperties": false,
              "required": [
                "checks", "compared", "environmentChanged", "match", "mismatch", "new", "refused", "tolerated",
                "unusable"
              ],
              "properties": {
                "checks": {"type": "integer", "minimum": 0}, "compared": {"type": "integer", "minimum": 0},
                "environmentChanged": {"type": "integer", "minimum": 0}, "match": {"type": "integer", "minimum": 0},
                "mismatch": {"type": "integer", "minimum": 0}, "new": {"type": "integer", "minimum": 0},
                "refused": {"type": "integer", "minimum": 0}, "tolerated": {"type": "integer", "minimum": 0},
                "unusable": {"type": "integer", "minimum": 0}
              }
            },
            "exitCode": {"enum": [0, 1, 2, 3, 4, 5]},
            "findings": {"type": "array", "items": {"type": "string", "minLength": 1}},
            "flaky": {"type": "array", "items": {"$ref": "#/$defs/flaky"}}, "format": {"const": 2},
            "git": {"$ref": "#/$defs/git"},
            "idleRegions": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["check", "kind", "name"],
                "properties": {"check": {"type": "string"}, "kind": {"type": "string"}, "name": {"type": "string"}}
              }
            },
            "orphanReasons": {"type": "object", "additionalProperties": {"enum": ["testGone", "testEnded", "suiteEnded"]}},
            "orphans": {"type": "array", "items": {"type": "string", "minLength": 1}},
            "parts": {"type": "array", "items": {"$ref": "#/$defs/part"}},
            "refusals": {"type": "array", "items": {"$ref": "#/$defs/refusal"}},
            "run": {"type": "string", "minLength": 1}, "shard": {"$ref": "#/$defs/shard"},
            "tolerance": {"$ref": "#/$defs/tolerance"},
            "unproven": {"type": "array", "items": {"type": "string", "minLength": 1}}\#(properties)
          }
        }
      }
    }

    """#
  }
}
