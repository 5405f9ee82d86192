import Foundation

/// A group of checks beyond their tests, such as a release that several runs look at together.
///
/// It says nothing about what is compared. The names are Applitools', for people who come from there.
///
/// - Reference: Applitools, [Batches](https://applitools.com/docs/eyes/concepts/test-execution/batches).
public struct BatchInfo: Hashable, Sendable, Codable {
  /// The name that people know it by.
  public var name: String?
  /// The identifier among batches of that name, such as the number of a pipeline.
  public var id: String?
  /// More facts about the batch, by name.
  public var properties: [String: String]

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - id: The identifier among batches of that name.
  ///   - properties: More facts about the batch, by name.
  public init(_ name: String? = nil, id: String? = nil, properties: [String: String] = [:]) {
    self.name = name
    self.id = id
    self.properties = properties
  }

  /// Creates a batch with a name.
  ///
  /// - Parameter name: The name for people.
  public init(name: String) {
    self.init(name)
  }

  /// Adds a fact.
  ///
  /// - Parameters:
  ///   - name: The name of the fact; a fact of that name is replaced.
  ///   - value: The value of the fact.
  public mutating func addProperty(_ name: String, _ value: String) {
    properties[name] = value
  }

  /// The environment variables for the name, the first that is set counts.
  package static let nameVariables = ["GALLEY_BATCH_NAME", "APPLITOOLS_BATCH_NAME"]

  /// The environment variables for the identity, the first that is set counts.
  package static let idVariables = ["GALLEY_BATCH_ID", "APPLITOOLS_BATCH_ID"]

  /// The environment variable for properties: `name=value` pairs, separated by semicolons.
  package static let propertiesVariable = "GALLEY_BATCH_PROPERTIES"

  /// Reads the batch from the environment.
  ///
  /// - Parameter environment: The process's environment variables.
  package init(in environment: [String: String]) {
    func first(_ names: [String]) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    self.init(first(Self.nameVariables), id: first(Self.idVariables))
    for pair in (environment[Self.propertiesVariable] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, !parts[0].isEmpty { addProperty(parts[0], parts[1]) }
    }
  }

  /// The same, with what it leaves open as another one says.
  ///
  /// - Parameter other: What holds where this says nothing.
  /// - Returns: The batch.
  package func completed(by other: BatchInfo?) -> BatchInfo {
    guard let other else { return self }
    return BatchInfo(
      name ?? other.name, id: id ?? other.id,
      properties: other.properties.merging(properties) { _, mine in mine })
  }

  /// Whether it says nothing.
  package var isEmpty: Bool { name == nil && id == nil && properties.isEmpty }
}
