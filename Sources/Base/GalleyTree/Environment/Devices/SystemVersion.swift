/// The versions of the system whose rules a simulated device can follow.
package enum SystemVersion {
  /// The newest version, which devices have by default.
  package static let newest = "26.0"
  /// The oldest major version.
  private static let oldest = 15

  /// The major version, such as 26 of `26.0`; 0 for what is no version.
  package static func major(of version: String) -> Int {
    version.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  /// The reason why a device cannot have a version; `nil` if it can.
  package static func fault(of version: String) -> String? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = (1...3).contains(parts.count) && parts.allSatisfy { Int($0).map { $0 >= 0 } ?? false }
    guard isVersion, oldest...major(of: newest) ~= major(of: version) else {
      return "the element trees of iOS \(oldest).0 to \(newest) are known"
    }
    return nil
  }
}
