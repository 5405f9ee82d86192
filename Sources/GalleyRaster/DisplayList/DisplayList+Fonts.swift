extension DisplayList {
  /// The faces that its texts really use, in the order of the list of all faces: those a picture depends on.
  public var faces: [FaceID] {
    var faces: Set<FaceID> = []
    for case .text(let run, _, _) in commands { faces.formUnion(run.faces) }
    return faces.sorted()
  }

  /// The characters that no installed font has and that are drawn as boxes, in the order of their numbers.
  public var missingCharacters: [MissingCharacter] {
    var missing: Set<MissingCharacter> = []
    for case .text(let run, _, _) in commands { missing.formUnion(run.missing) }
    return missing.sorted()
  }
}
