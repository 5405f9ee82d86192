/// Elements that must be there; ``Page`` waits for all of them.
public struct Required: BlueprintPart {
  /// What the part promises.
  public let blueprint: Blueprint

  /// Names the elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    blueprint = Blueprint(clauses: [.required(elements())])
  }
}

/// Elements that must not be there; it is judged only where everything required is.
public struct Absent: BlueprintPart {
  /// What the part promises.
  public let blueprint: Blueprint

  /// Names the elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    blueprint = Blueprint(clauses: [.absent(elements())])
  }
}

/// Elements that may be there; nothing waits for them.
public struct Optionally: BlueprintPart {
  /// What the part promises.
  public let blueprint: Blueprint

  /// Names the elements, one a line.
  ///
  /// - Parameter elements: The elements.
  public init(@RequirementBuilder _ elements: () -> [Requirement]) {
    blueprint = Blueprint(clauses: [.optional(elements())])
  }
}

/// Parts that count only where a trait holds.
public struct When: BlueprintPart {
  /// What the part promises.
  public let blueprint: Blueprint

  /// Limits parts to devices.
  ///
  /// - Parameters:
  ///   - trait: What must hold, such as ``LayoutTrait/compact``.
  ///   - parts: What is promised there.
  public init(_ trait: LayoutTrait, @BlueprintBuilder _ parts: () -> Blueprint) {
    blueprint = Blueprint(clauses: [.when(trait, parts().clauses)])
  }
}

/// A named picture of the page, with the elements that are left out of the comparison.
public struct Checkpoint: BlueprintPart {
  /// What the part promises.
  public let blueprint: Blueprint

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name, a case of the layout's `Checkpoints`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - masks: The elements to leave out. A picture whose mask is not there is an error.
  public init(
    _ name: some CheckpointName, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    @RequirementBuilder masks: () -> [Requirement] = { [] }
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    blueprint = Blueprint(clauses: [.checkpoint(.init(name: name.rawValue, masks: masks(), place: place))])
  }
}
