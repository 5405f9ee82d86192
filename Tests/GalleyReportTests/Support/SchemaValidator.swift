import Foundation

/// Validates JSON by the part of JSON Schema that our schemas use; a word it does not know is a fault of the schema.
struct SchemaValidator {
  private let root: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; nothing if it is valid.
  func faults(_ document: [UInt8]) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
    return faults(value, root, "$")
  }

  private static let known: Set<String> = [
    "$schema", "$id", "title", "description", "$defs", "$ref", "type", "properties", "required",
    "additionalProperties", "propertyNames", "items", "minItems", "maxItems", "enum", "const", "pattern",
    "minLength", "minimum", "maximum", "oneOf",
  ]

  private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var faults = schema.keys.filter { !Self.known.contains($0) }.map { "\(path): unknown word \($0)" }
    if let name = schema["$ref"] as? String {
      let defs = root["$defs"] as? [String: Any]
      guard let target = defs?[String(name.dropFirst("#/$defs/".count))] as? [String: Any] else {
        return faults + ["\(path): no \(name)"]
      }
      return faults + self.faults(value, target, path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let found = choices.map { self.faults(value, $0, path) }
      if found.count(where: \.isEmpty) != 1 {
        // The nearest choice tells most.
        faults += found.min { $0.count < $1.count } ?? []
        if found.count(where: \.isEmpty) > 1 { faults.append("\(path): more than one choice fits") }
      }
    }
    if let type = schema["type"] as? String, type != Self.type(of: value),
      !(type == "number" && Self.type(of: value) == "integer")
    {
      return faults + ["\(path): \(Self.type(of: value)) is no \(type)"]
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.equal($0, value) }) {
      faults.append("\(path): \(value) is not one of \(choices)")
    }
    if let constant = schema["const"], !Self.equal(constant, value) {
      faults.append("\(path): \(value) is not \(constant)")
    }
    if let number = value as? NSNumber, Self.type(of: value) != "boolean" {
      if let least = schema["minimum"] as? Double, number.doubleValue < least {
        faults.append("\(path): too small")
      }
      if let most = schema["maximum"] as? Double, number.doubleValue > most {
        faults.append("\(path): too large")
      }
    }
    if let text = value as? String {
      if let least = schema["minLength"] as? Int, text.unicodeScalars.count < least {
        faults.append("\(path): too short")
      }
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(path): \(text) does not match \(pattern)")
      }
    }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least { faults.append("\(path): too few") }
      if let most = schema["maxItems"] as? Int, list.count > most { faults.append("\(path): too many") }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() { faults += self.faults(item, items, "\(path)[\(index)]") }
      }
    }
    if let object = value as? [String: Any] { faults += self.faults(object, schema, path) }
    return faults
  }

  private func faults(_ object: [String: Any], _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      faults.append("\(path): no \(name)")
    }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      if let names = schema["propertyNames"] as? [String: Any] {
        faults += self.faults(name, names, "\(path) name")
      }
      if let property = properties[name] {
        faults += self.faults(value, property, "\(path).\(name)")
      } else if let rest = schema["additionalProperties"] as? [String: Any] {
        faults += self.faults(value, rest, "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(path): \(name) is not in the schema")
      }
    }
    return faults
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is String: return "string"
    case is [Any]: return "array"
    case is [String: Any]: return "object"
    case is NSNull: return "null"
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B" {
        return "boolean"
      }
      return number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
    default: return "unknown"
    }
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    switch (a, b) {
    case (let a as String, let b as String): a == b
    case (let a as NSNumber, let b as NSNumber): a == b
    default: false
    }
  }
}
