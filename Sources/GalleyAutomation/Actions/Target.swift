import GalleyTree

/// The element that an action is for: a name for reports, and how to find it on a snapshot.
public struct Target {
  /// What to call it in reports, such as `"Retry" Button`.
  public var name: String

  /// All elements that match, as paths in ``Snapshot/screen``, in tree order.
  public var find: (Snapshot) -> [ElementPath]

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - name: What to call it in reports.
  ///   - find: All elements that match, as paths in ``Snapshot/screen``, in tree order.
  public init(name: String, find: @escaping (Snapshot) -> [ElementPath]) {
    self.name = name
    self.find = find
  }
}
