import Foundation

/// The measurements of a node's layout, kept until a view there or inside is evaluated.
///
/// Containers ask for few sizes: looking through a short list takes less than hashing, and less memory.
struct LayoutMeasures {
  /// More sizes than any container asks for, so that those of a length that moves are not kept forever.
  private static let most = 24

  /// The distances that the node prefers.
  var spacing: ViewSpacing?
  /// The members that the node lays out.
  var members: [Node]?
  private var sizes: [(offer: Offer, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedSize, guide: CGFloat?)] = []

  /// The size for a proposal, if it is known.
  func size(for proposal: ProposedSize) -> CGSize? {
    let offer = Offer(proposal)
    for entry in sizes where entry.offer == offer { return entry.size }
    return nil
  }

  /// Keeps the size for a proposal.
  mutating func keep(_ size: CGSize, for proposal: ProposedSize) {
    if sizes.count >= Self.most { forget() }
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append((Offer(proposal), size))
  }

  /// A proposal in half of its memory.
  private struct Offer: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? .max
      height = proposal.height.map { Double($0).bitPattern } ?? .max
    }
  }

  /// Returns the guide for a proposal, if it is known; it may be known to be missing.
  func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat?? {
    for entry in guides where entry.proposal == proposal && entry.key == key { return .some(entry.guide) }
    return nil
  }

  /// Keeps the guide for a proposal.
  mutating func keep(_ guide: CGFloat?, _ key: AlignmentKey, for proposal: ProposedSize) {
    if guides.count >= Self.most { guides = [] }
    guides.append((key, proposal, guide))
  }

  /// Forgets everything.
  mutating func forget() {
    spacing = nil
    members = nil
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }
}
