import GalleyRaster

/// A part of a scene: one command, or a push with all that is between it and its pop.
indirect enum SceneNode {
  case leaf(DisplayList.Command)
  case group(DisplayList.Command, [SceneNode])

  /// The commands of some parts, in order.
  static func list(_ nodes: [SceneNode]) -> DisplayList {
    var list = DisplayList()
    func add(_ nodes: [SceneNode]) {
      for node in nodes {
        switch node {
        case .leaf(let command): list.append(command)
        case .group(let push, let children):
          list.append(push)
          add(children)
          list.append(.pop)
        }
      }
    }
    add(nodes)
    return list
  }
}
