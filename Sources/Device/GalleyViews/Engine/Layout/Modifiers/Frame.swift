import Foundation

nonisolated extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` leaves it to the view.
  ///   - height: The height in points; `nil` leaves it to the view.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: The file in the warning about an invalid length.
  ///   - line: The line in the warning.
  /// - Returns: The view in a frame.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let place = SourcePlace(fileID: fileID, line: line)
    let invalid =
      InvalidLength("width", width, isLimit: false, place)
      ?? InvalidLength("height", height, isLimit: false, place)
    return modified(
      by: FrameModifier(
        width: InvalidLength.valid(width), height: InvalidLength.valid(height), alignment: alignment,
        invalid: invalid))
  }

  /// Puts the view into a frame whose size is between limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width without a proposal, in points.
  ///   - maxWidth: The greatest width; `.infinity` takes the whole proposal.
  ///   - minHeight: The least height, in points.
  ///   - idealHeight: The height without a proposal, in points.
  ///   - maxHeight: The greatest height; `.infinity` takes the whole proposal.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: The file in the warning about an invalid length.
  ///   - line: The line in the warning.
  /// - Returns: The view in a frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let place = SourcePlace(fileID: fileID, line: line)
    let invalid =
      InvalidLength("minWidth", minWidth, place) ?? InvalidLength("idealWidth", idealWidth, place)
      ?? InvalidLength("maxWidth", maxWidth, place) ?? InvalidLength("minHeight", minHeight, place)
      ?? InvalidLength("idealHeight", idealHeight, place) ?? InvalidLength("maxHeight", maxHeight, place)
    return modified(
      by: FlexibleFrameModifier(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment,
        invalid: invalid))
  }

  /// Puts the view into a frame of the view's size.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Keeps the view at its ideal size, regardless of the proposal.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width or height, regardless of the proposal.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is kept.
  ///   - vertical: Whether the height is kept.
  /// - Returns: The view.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

/// An invalid length of a frame: negative, not a number, or infinite without being a limit.
nonisolated struct InvalidLength {
  let name: String
  let value: CGFloat
  let place: SourcePlace

  /// Creates an invalid length; `nil` if the length is valid.
  init?(_ name: String, _ value: CGFloat?, isLimit: Bool = true, _ place: SourcePlace) {
    guard let value, !(value >= 0 && (isLimit || value.isFinite)) else { return nil }
    (self.name, self.value, self.place) = (name, value, place)
  }

  /// Returns a fixed length, or `nil` for an invalid one.
  static func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }

  @MainActor func report(in context: NodeContext) {
    context.host.problems.report(
      .invalidLength(parameter: name, value: value, view: context.bodyName, place.callSite))
  }
}

/// A frame of a fixed width or height, or both.
struct FrameModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let invalid: InvalidLength?

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    invalid?.report(in: context)
  }

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.measure(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    let offer = offer(proposal)
    return Placement(
      node: child, proposal: offer, frame: alignment.place(child.dimensions(in: offer), in: bounds))
  }

  @MainActor func spacing(_ child: Node) -> ViewSpacing {
    child.framedSpacing(width: width != nil, height: height != nil)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A frame between limits.
///
/// The rules are those of [Apple's
/// page](https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)):
/// with both limits the frame takes the proposal, clamped between them; with one limit it does so if the view
/// is on the far side of the proposal; otherwise it is as long as the view.
struct FlexibleFrameModifier: NodeModifier {
  /// The limits of one length.
  struct Limits {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Creates limits in order: an ideal length below the least one is that, and so on.
    init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      let least = least.map { max(0, $0) }
      let ideal = ideal.map { max(least ?? 0, $0) }
      self.least = least
      self.ideal = ideal
      self.most = most.map { max(ideal ?? 0, $0) }
    }

    var isSet: Bool { least != nil || ideal != nil || most != nil }

    /// The offer to the view inside.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map { min(max($0, least ?? 0), max(most ?? .infinity, least ?? 0)) }
    }

    /// The frame's length where the view's does not matter.
    func length(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      guard let least, let most, least <= most else { return nil }
      return min(max(proposal, least), most)
    }

    /// The frame's length for that of the view inside.
    func length(_ proposal: CGFloat?, around content: CGFloat) -> CGFloat {
      let offer = offer(proposal)
      switch (least, most) {
      case (let least?, let most?) where least <= most: return min(max(content, least), most)
      case (let least?, nil): return max(least, min(content, offer ?? .infinity))
      case (nil, let most?): return min(most, max(content, offer ?? 0))
      default: return content
      }
    }

    /// Returns the proposal for placing the view: the frame's length, but without any bounds the view keeps
    /// its ideal.
    func offer(_ proposal: CGFloat?, inFrameOf length: CGFloat) -> CGFloat? {
      let isFree = proposal == nil && ideal == nil && (least ?? -1) < length && length < (most ?? .infinity)
      return isFree ? nil : length
    }
  }

  var keepsLayout: Bool { false }
  let width: Limits
  let height: Limits
  let alignment: Alignment
  let invalid: InvalidLength?

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    invalid?.report(in: context)
  }

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let known = (width: width.length(proposal.width), height: height.length(proposal.height))
    if let width = known.width, let height = known.height { return CGSize(width: width, height: height) }
    let size = child.measure(
      ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: known.width ?? width.length(proposal.width, around: size.width),
      height: known.height ?? height.length(proposal.height, around: size.height))
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    let offer = ProposedSize(
      width: width.offer(proposal.width, inFrameOf: bounds.width),
      height: height.offer(proposal.height, inFrameOf: bounds.height))
    return Placement(
      node: child, proposal: offer, frame: alignment.place(child.dimensions(in: offer), in: bounds))
  }

  @MainActor func spacing(_ child: Node) -> ViewSpacing {
    child.framedSpacing(width: width.isSet, height: height.isSet)
  }
}

extension Node {
  /// Returns the spacing of this in a frame, which has the default spacing on the axes that it decides; but a
  /// spacer stays a spacer.
  fileprivate func framedSpacing(width: Bool, height: Bool) -> ViewSpacing {
    if self is SpacerNode { return spacing }
    var axes: Axis.Set = []
    if width { axes.insert(.horizontal) }
    if height { axes.insert(.vertical) }
    return spacing.resetting(axes)
  }
}

/// A view that keeps its ideal width or height, or both.
struct FixedSizeModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let horizontal: Bool
  let vertical: Bool

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    child.measure(offer(proposal))
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    let offer = offer(proposal)
    return Placement(
      node: child, proposal: offer, frame: Alignment.center.place(child.measure(offer), in: bounds))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
