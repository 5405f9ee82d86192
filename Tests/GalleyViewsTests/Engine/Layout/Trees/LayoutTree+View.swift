import Foundation
import GalleyViews

/// A horizontal alignment of the tests' own, at a quarter of a view's width.
private enum HorizontalMark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

/// A vertical alignment of the tests' own, at a quarter of a view's height.
private enum VerticalMark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

/// The corner of a view, where no tree sets a guide.
private enum Corner: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension LayoutTree.Guide {
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .hcenter: .center
    case .trailing: .trailing
    default: HorizontalAlignment(HorizontalMark.self)
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .top: .top
    case .vcenter: .center
    case .bottom: .bottom
    case .first: .firstTextBaseline
    case .last: .lastTextBaseline
    default: VerticalAlignment(VerticalMark.self)
    }
  }
}

/// A container that makes its one member a certain offer, and has it in its upper leading corner.
struct Offering: Layout {
  let proposal: ProposedViewSize
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
  }
}

extension LayoutTree {
  /// The view of the tree, whose named parts are elements with the name as their label.
  @MainActor var view: AnyView {
    switch self {
    case .box(let width, let height):
      return AnyView(Color.red.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
    case .stack(let isRow, let guide, let spacing, let members):
      let spacing = spacing.map { CGFloat($0) }
      return isRow
        ? AnyView(HStack(alignment: guide.vertical, spacing: spacing) { Self.views(members) })
        : AnyView(VStack(alignment: guide.horizontal, spacing: spacing) { Self.views(members) })
    case .layers(let across, let down, let members):
      return AnyView(ZStack(alignment: Self.alignment(across, down)) { Self.views(members) })
    case .spacer(let length): return AnyView(Spacer(minLength: length.map { CGFloat($0) }))
    case .divider: return AnyView(Divider())
    case .named(let name, let tree):
      let corner = Alignment(
        horizontal: HorizontalAlignment(Corner.self), vertical: VerticalAlignment(Corner.self))
      return AnyView(
        tree.view.background(alignment: corner) {
          Color.clear.accessibilityElement().accessibilityLabel(name)
        })
    case .padding(let tree, let edges):
      return AnyView(
        tree.view.padding(
          EdgeInsets(top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)))
    case .frame(let tree, let width, let height, let across, let down):
      return AnyView(
        tree.view.frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: Self.alignment(across, down)))
    case .flexible(let tree, let width, let height, let across, let down):
      return AnyView(
        tree.view.frame(
          minWidth: width.least.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
          maxWidth: width.most.map { CGFloat($0) }, minHeight: height.least.map { CGFloat($0) },
          idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.most.map { CGFloat($0) },
          alignment: Self.alignment(across, down)))
    default: return modifiedView
    }
  }

  @MainActor private var modifiedView: AnyView {
    switch self {
    case .fixed(let tree, let horizontal, let vertical):
      return AnyView(tree.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let tree, let priority): return AnyView(tree.view.layoutPriority(priority))
    case .offset(let tree, let x, let y): return AnyView(tree.view.offset(x: x, y: y))
    case .position(let tree, let x, let y): return AnyView(tree.view.position(x: x, y: y))
    case .ratio(let tree, let ratio, let isFit):
      return AnyView(tree.view.aspectRatio(ratio, contentMode: isFit ? .fit : .fill))
    case .guide(let tree, let guide, let length):
      func place(_ whole: CGFloat) -> CGFloat {
        switch length {
        case .points(let points): points
        case .part(let part): whole * part
        }
      }
      return guide.isHorizontal
        ? AnyView(tree.view.alignmentGuide(guide.horizontal) { place($0.width) })
        : AnyView(tree.view.alignmentGuide(guide.vertical) { place($0.height) })
    case .layer(let tree, let isBehind, let across, let down, let layer):
      let alignment = Self.alignment(across, down)
      return isBehind
        ? AnyView(tree.view.background(alignment: alignment) { layer.view })
        : AnyView(tree.view.overlay(alignment: alignment) { layer.view })
    default: return view
    }
  }

  @MainActor private static func views(_ members: [LayoutTree]) -> some View {
    ForEach(members.indices, id: \.self) { members[$0].view }
  }

  private static func alignment(_ across: Guide, _ down: Guide) -> Alignment {
    Alignment(horizontal: across.horizontal, vertical: down.vertical)
  }
}
