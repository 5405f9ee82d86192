import GalleyTree

/// Elements that must be there; ``Page`` waits for all of them.
public struct Required: BlueprintPart {
  /// The promises of the part.
  public let _blueprint: Blueprint

  /// Creates a part from elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    _blueprint = Blueprint(clauses: [.required(elements())])
  }
}

/// Elements that must not be there; it is judged only where everything required is.
public struct Absent: BlueprintPart {
  /// The promises of the part.
  public let _blueprint: Blueprint

  /// Creates a part from elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    _blueprint = Blueprint(clauses: [.absent(elements())])
  }
}

/// Elements that may be there; nothing waits for them.
public struct Optionally: BlueprintPart {
  /// The promises of the part.
  public let _blueprint: Blueprint

  /// Creates a part from elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    _blueprint = Blueprint(clauses: [.optional(elements())])
  }
}

/// Parts that count only where a trait holds.
public struct When: BlueprintPart {
  /// The promises of the part.
  public let _blueprint: Blueprint

  /// Limits parts of a blueprint to some devices.
  ///
  /// - Parameters:
  ///   - trait: The trait of the devices, such as ``LayoutTrait/compact``.
  ///   - parts: The parts of the blueprint for these devices.
  public init(_ trait: LayoutTrait, @BlueprintBuilder _ parts: () -> Blueprint) {
    _blueprint = Blueprint(clauses: [.when(trait, parts().clauses)])
  }
}

/// A named picture of the page, with how closely it is compared, and the elements that are compared otherwise.
public struct Checkpoint: BlueprintPart {
  /// The promises of the part.
  public let _blueprint: Blueprint

  /// Declares a picture of the page.
  ///
  /// - Parameters:
  ///   - name: The name, a case of the layout's `Checkpoints`.
  ///   - level: The strictness of the comparison; if you omit it, that of the suite or project.
  ///   - regions: The elements to ignore, and those to compare otherwise, as a ``Region``. A picture in which one of them
  ///     is not there is an error.
  public init(
    _ name: some CheckpointName, level: MatchLevel? = nil, site: CallSite = #_callSite,
    @RegionBuilder regions: () -> [Region] = { [] }
  ) {
    _blueprint = Blueprint(clauses: [
      .checkpoint(.init(name: name.rawValue, level: level, regions: regions(), place: site))
    ])
  }
}
