import BaselineFixtures
import Foundation
import GalleyReport
import Testing

/// Validates documents against our schemas by Debian's `python3-jsonschema`.
enum SchemaValidation {
  /// A document and the name of the schema that it should follow.
  struct Document {
    var schema: String
    var bytes: [UInt8]

    init(_ schema: String, _ bytes: [UInt8]) {
      self.schema = schema
      self.bytes = bytes
    }

    init(_ schema: String, _ text: String) { self.init(schema, Array(text.utf8)) }
  }

  /// A Python that has the library; `nil` if none has.
  static let python: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (["/usr/bin"] + folders).map { "\($0)/python3" }.first { path in
      FileManager.default.isExecutableFile(atPath: path)
        && (try? output(of: path, ["-c", "import jsonschema; print(1)"])) == "1\n"
    }
  }()

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    with open(sys.argv[1]) as file: request = json.load(file)
    for schema in request["schemas"].values(): Draft202012Validator.check_schema(schema)
    validators = {name: Draft202012Validator(schema) for name, schema in request["schemas"].items()}
    def fault(name, text):
        found = best_match(validators[name].iter_errors(json.loads(text)))
        return None if found is None else f"{found.json_path}: {found.message[:300]}"
    json.dump([fault(name, text) for name, text in request["documents"]], sys.stdout)
    """

  /// The first fault of each document; `nil` for those that follow their schemas.
  ///
  /// All documents go through one process.
  static func faults(_ documents: [Document]) throws -> [String?] {
    let schemas = try Dictionary(
      uniqueKeysWithValues: JSONSchema.all.map { schema in
        (schema.name, try JSONSerialization.jsonObject(with: Data(schema.text.utf8)))
      })
    let request: [String: Any] = [
      "schemas": schemas,
      "documents": documents.map { [$0.schema, String(decoding: $0.bytes, as: UTF8.self)] },
    ]
    let sandbox = try Sandbox()
    try sandbox.write([UInt8](try JSONSerialization.data(withJSONObject: request)), to: "request.json")
    let answer = try output(
      of: try #require(python), ["-c", script, sandbox.url("request.json").path])
    return try JSONDecoder().decode([String?].self, from: Data(answer.utf8))
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where no Python has `jsonschema`, and says so.
  static var whereSchemasCanBeChecked: ConditionTrait {
    .enabled(if: SchemaValidation.python != nil, "python3-jsonschema is not installed")
  }
}
