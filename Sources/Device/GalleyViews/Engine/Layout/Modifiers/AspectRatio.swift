import Foundation

/// The scaling of content to a rectangle of other proportions.
///
/// - Reference: [SwiftUI's `ContentMode`](https://developer.apple.com/documentation/swiftui/contentmode).
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content is fully visible.
  case fit
  /// The rectangle is fully covered.
  case fill
}

nonisolated extension View {
  /// Keeps the proportions of the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; `nil` for the view's proportions.
  ///   - contentMode: Whether the content fits or fills the space.
  /// - Returns: The view.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(by: AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the proportions of the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size of those proportions.
  ///   - contentMode: Whether the content fits or fills the space.
  /// - Returns: The view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the space, with its proportions.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the space, with its proportions.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A modifier that gives a view certain proportions: it proposes the largest size that fits the proposal, or
/// the least that fills it.
struct AspectRatioModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    child.measure(offer(to: child, proposal))
  }

  @MainActor func placement(
    _ node: ModifierNode<Self>, _ child: Node, in bounds: CGRect, _ proposal: ProposedSize
  ) -> Placement {
    let offer = offer(to: child, proposal)
    return Placement(
      node: child, proposal: offer, frame: Alignment.center.place(child.measure(offer), in: bounds))
  }

  @MainActor private func offer(to child: Node, _ proposal: ProposedSize) -> ProposedSize {
    guard proposal != .unspecified else { return proposal }
    let ideal = ratio.map { CGSize(width: $0, height: 1) } ?? child.measure(.unspecified)
    let form = ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
    let scales = [scale(form.width, proposal.width), scale(form.height, proposal.height)].compactMap { $0 }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return .unspecified }
    guard scale.isFinite else { return .infinity }
    return ProposedSize(width: form.width * scale, height: form.height * scale)
  }

  private func scale(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat? {
    guard let offer, length != 0 else { return nil }
    return offer / length
  }
}
