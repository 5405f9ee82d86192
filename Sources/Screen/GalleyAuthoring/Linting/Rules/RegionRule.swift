import GalleyPages

/// Elements that a checkpoint has a region for are there when the page is: a picture without its region is an error.
enum RegionRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for device in DeviceVariants.distinguishing([layout]) {
      let promises = layout.promises(on: device)
      for checkpoint in promises.checkpoints {
        for requirement in checkpoint.regions.map(\.requirement) {
          guard let declaration = requirement.member.declaration else { continue }
          let rule: LayoutProblem.Rule
          if promises.forbids(declaration) {
            rule = .absentMask
          } else if promises.demands(declaration) {
            continue
          } else {
            rule = .optionalMask
          }
          let problem = LayoutProblem(
            rule, in: layout, layout.name(of: declaration), at: requirement.place, other: checkpoint.name)
          if !problems.contains(problem) { problems.append(problem) }
        }
      }
    }
    return problems
  }
}
