import Foundation

extension LayoutTree: CustomStringConvertible {
  /// The tree as the tables write it.
  var description: String {
    func list(_ members: [LayoutTree]) -> String { "[\(members.map(\.description).joined(separator: " "))]" }
    switch self {
    case .box(let width, let height): return "\(Self.text(width, "*"))x\(Self.text(height, "*"))"
    case .stack(let isRow, let guide, let spacing, let members):
      return "\(isRow ? "H" : "V")(\(guide.rawValue),\(Self.text(spacing)))\(list(members))"
    case .layers(let across, let down, let members):
      return "Z(\(across.rawValue),\(down.rawValue))\(list(members))"
    case .spacer(let length): return "spacer(\(Self.text(length)))"
    case .divider: return "divider"
    case .named(let name, let tree): return "\(name)=(\(tree))"
    case .padding(let tree, let edges):
      return
        "(\(tree)).pad(\([edges.top, edges.leading, edges.bottom, edges.trailing].map { Self.text($0) }.joined(separator: ",")))"
    case .frame(let tree, let width, let height, let across, let down):
      return "(\(tree)).frame(\(Self.text(width)),\(Self.text(height)),\(across.rawValue),\(down.rawValue))"
    case .flexible(let tree, let width, let height, let across, let down):
      let lengths = [width.least, width.ideal, width.most, height.least, height.ideal, height.most]
      return
        "(\(tree)).limits(\(lengths.map { Self.text($0) }.joined(separator: ",")),\(across.rawValue),\(down.rawValue))"
    case .fixed(let tree, let horizontal, let vertical):
      let axes = [horizontal ? "h" : nil, vertical ? "v" : nil].compactMap { $0 }
      return "(\(tree)).fixed(\(axes.joined(separator: ",")))"
    case .priority(let tree, let priority): return "(\(tree)).priority(\(Self.text(priority)))"
    case .offset(let tree, let x, let y): return "(\(tree)).offset(\(Self.text(x)),\(Self.text(y)))"
    case .position(let tree, let x, let y): return "(\(tree)).position(\(Self.text(x)),\(Self.text(y)))"
    case .ratio(let tree, let ratio, let isFit):
      return "(\(tree)).ratio(\(Self.text(ratio)),\(isFit ? "fit" : "fill"))"
    case .guide(let tree, let guide, .points(let points)):
      return "(\(tree)).guide(\(guide.rawValue),\(Self.text(points)))"
    case .guide(let tree, let guide, .part(let part)):
      return "(\(tree)).guide(\(guide.rawValue),\(Self.text(part * 100))%)"
    case .layer(let tree, let isBehind, let across, let down, let layer):
      return
        "(\(tree)).\(isBehind ? "behind" : "over")(\(across.rawValue),\(down.rawValue))[\(layer)]"
    }
  }

  private static func text(_ length: Double?, _ none: String = "_") -> String {
    guard let length else { return none }
    return length == length.rounded() && length.isFinite ? String(Int(length)) : String(length)
  }
}
