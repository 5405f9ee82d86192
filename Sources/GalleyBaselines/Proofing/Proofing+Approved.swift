import GalleyExplanation
import GalleyImage
import GalleyTree

extension Proofing {
  /// Whether a proof would pass, told without leaving a record.
  ///
  /// A screen that may not be at rest is looked at by this: if it is as approved, it need not come to rest. Where
  /// everything is recorded, only the very proof that was approved counts, so that none is recorded before it is at
  /// rest.
  ///
  /// - Parameters:
  ///   - key: What the check is known by.
  ///   - proof: The pixels, and the tree with frames in points from the picture's corner.
  ///   - fingerprint: What drew the picture.
  ///   - settings: How closely to compare, and where otherwise.
  /// - Returns: Whether it would; never where the baseline is missing or cannot be read.
  public func isApproved(
    _ key: CheckKey, _ proof: Proof, fingerprint: Fingerprint, settings: MatchSettings = .exact
  ) -> Bool {
    let pixels = proof.picture.digest
    if !settings.judgesTheUnchanged,
      store.isApproved(key, proof, pixels: pixels, fingerprint: fingerprint)
    {
      return true
    }
    guard mode != .all, case .found(let baseline)? = try? store.read(key),
      let tree = try? proof.tree.map(ProofDigest.tree)
    else { return false }
    let digest = ProofDigest(pixels: pixels, tree: tree)
    return Judgement.of(
      proof, digest: digest, fingerprint: fingerprint, settings: settings, against: baseline
    )
    .passes
  }

  /// Whether the approved picture of a check shows an element of the same name and type that is busy.
  ///
  /// - Parameters:
  ///   - element: A busy element.
  ///   - key: The check.
  /// - Returns: Whether it does; never where the baseline is missing, has no tree, or cannot be read.
  public func isApprovedBusy(_ element: Element, of key: CheckKey) -> Bool {
    guard case .found(let baseline)? = try? store.read(key), let tree = baseline.proof.tree else {
      return false
    }
    return ElementOutline(tree).nodes.contains { node in
      node.element.appearance?.isBusy == true && node.element.type == element.type
        && node.element.identifier == element.identifier && node.element.label == element.label
    }
  }
}
