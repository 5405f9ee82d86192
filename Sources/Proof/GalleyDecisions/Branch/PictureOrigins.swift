import GalleyBaselines
import GalleyImage
import GalleySystem

/// The baselines of a base by their pictures: an approved picture that appears as that of another check is a copy.
struct PictureOrigins {
  private var origins: [PixelDigest: BaselineVersion] = [:]

  /// Finds the baselines of the base with the pictures that a branch added or changed.
  ///
  /// `old`: the sidecars at the base of the baselines that differ, by their paths without extensions. The others are in the checkout
  /// as they are at the base, and what the cache knows of them is not read again.
  init(
    _ changes: some Collection<BaselineChange>, _ base: BaseBranch, _ store: BaselineStore,
    old: [String: [UInt8]]
  ) {
    let wanted = Set(changes.compactMap { $0.isCopyPossible ? $0.after?.digest?.pixels : nil })
    guard !wanted.isEmpty else { return }
    let end = ".\(BaselinePart.sidecar.rawValue)"
    let stems = base.files.keys.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }.sorted()
    let found = stems.concurrentMap { stem -> BaselineVersion? in
      guard let bytes = old[stem] else {
        guard let pixels = store.knownPixels(ofSidecar: stem + end), wanted.contains(pixels) else {
          return nil
        }
        return store.sidecar(at: stem + end).map { BaselineVersion($0, stem: stem) }
      }
      return BaselineVersion(bytes, stem: stem)
    }
    for case let version? in found {
      guard let pixels = version.digest?.pixels, wanted.contains(pixels), origins[pixels] == nil else {
        continue
      }
      origins[pixels] = version
    }
  }

  /// The baseline at the base whose picture a change brought to its check; `nil` if the picture is new.
  func origin(of change: BaselineChange) -> BaselineVersion? {
    guard change.isCopyPossible, let pixels = change.after?.digest?.pixels else { return nil }
    return origins[pixels]
  }
}

extension BaselineChange {
  /// Whether the change gave its check a picture that the base does not have for the check.
  fileprivate var isCopyPossible: Bool {
    (kind == .added || kind == .changed) && after?.digest?.pixels != before?.digest?.pixels
  }
}
