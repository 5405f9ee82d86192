import GalleyPages

/// Every checkpoint is in the body, and on no device twice.
enum CheckpointRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    var repeated: [LayoutProblem] = []
    for device in DeviceVariants.distinguishing([layout]) {
      var seen: Set<String> = []
      for checkpoint in layout.promises(on: device).checkpoints where !seen.insert(checkpoint.name).inserted {
        let problem = LayoutProblem(.repeatedCheckpoint, in: layout, checkpoint.name, at: checkpoint.place)
        if !repeated.contains(problem) { repeated.append(problem) }
      }
    }
    let listed = Set(layout.blueprint.promises { _ in true }.checkpoints.map(\.name))
    let unlisted = layout.checkpoints.filter { !listed.contains($0) }.map {
      LayoutProblem(.unlistedCheckpoint, in: layout, $0, at: layout.place)
    }
    return repeated + unlisted
  }
}

extension LayoutDescription {
  /// The names of the pictures that are taken of the page, in the order of their declaration.
  var checkpoints: [String] { type.checkpointNames }
}

extension Layout {
  fileprivate static var checkpointNames: [String] { Checkpoints.allCases.map(\.rawValue) }
}
