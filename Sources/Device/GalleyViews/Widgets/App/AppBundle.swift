import Foundation

/// The bundles of the resources of an app's module.
package enum AppBundle {
  /// The folders of an app's resources: those of its module's bundle beside the program, then those of the
  /// program itself.
  ///
  /// - Parameter app: The app's type.
  /// - Returns: The existing folders.
  package static func folders<Content: App>(of app: Content.Type) -> [URL] {
    let module = String(reflecting: app).prefix { $0 != "." }
    let main = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
    let own = names.filter { $0.hasSuffix("_\(module).resources") }.sorted()
    return own.map { main.appendingPathComponent($0) } + [Bundle.main.resourceURL].compactMap(\.self)
  }
}
