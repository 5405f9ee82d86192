import Foundation
import GalleyBaselines
import GalleySystem

/// A store that a branch has in another folder than its base: rules follow pictures, and not folders.
struct Relocation {
  let base: BaseBranch
  let store: BaselineStore

  init(_ base: BaseBranch, _ store: BaselineStore) {
    self.base = base
    self.store = store
  }

  private static let end = ".\(BaselinePart.sidecar.rawValue)"

  /// Whether a file is none of the checkout's baselines, wherever the base has its own.
  func isOutside(_ path: String) -> Bool {
    !path.split(separator: "/").map(String.init).starts(with: store.project.settings.baselines)
  }

  /// The paths without extensions of the base's baselines that the checkout's folder does not have.
  func left(besides changed: Set<String>) -> [String] {
    base.files.keys.compactMap { path -> String? in
      guard path.hasSuffix(Self.end) else { return nil }
      let steps = path.split(separator: "/").map(String.init)
      let place = (store.project.settings.baselines + steps.dropFirst(base.folder.count)).joined(
        separator: "/")
      let stem = String(path.dropLast(Self.end.count))
      guard !changed.contains(stem),
        !FileManager.default.fileExists(atPath: "\(store.project.root)/\(place)")
      else { return nil }
      return stem
    }.sorted()
  }

  /// Finds the base's versions of baselines that seem to be new, in the folder of the base.
  func findOrigins(of changes: inout [String: BaselineChange]) throws(BaseError) {
    let added = changes.filter { $0.value.before == nil }.compactMap { name, change in
      change.key.map { (name: name, path: BaselineFiles($0, in: base.store).sidecarPath) }
    }
    for (found, content) in zip(added, try base.contents(of: added.map(\.path))) {
      guard let content else { continue }
      changes[found.name]?.before = BaselineVersion(
        content, stem: String(found.path.dropLast(Self.end.count)))
    }
  }
}
