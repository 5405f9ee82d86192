/// What a checkpoint masks is there when the page is: a picture whose mask is missing is an error.
enum MaskRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for device in Situations.telling([layout]) {
      let promises = layout.promises(on: device)
      for checkpoint in promises.checkpoints {
        for mask in checkpoint.masks {
          guard let declaration = mask.member.declaration else { continue }
          let rule: LayoutProblem.Rule
          if promises.forbids(declaration) {
            rule = .absentMask
          } else if promises.demands(declaration) {
            continue
          } else {
            rule = .optionalMask
          }
          let problem = LayoutProblem(
            rule, in: layout, layout.name(of: declaration), at: mask.place, other: checkpoint.name)
          if !problems.contains(problem) { problems.append(problem) }
        }
      }
    }
    return problems
  }
}
