import Foundation

/// The file manager of an app on a simulated device: its folders are those of the app's sandbox.
///
///     #if canImport(GalleyServices)
///       import GalleyServices
///       typealias FileManager = SimulatedFileManager
///     #endif
///
/// Methods that take a path are Foundation's. The device's folders come from `urls(for:in:)`,
/// `temporaryDirectory` and `homeDirectoryForCurrentUser`; `url(for:in:appropriateFor:create:)` and
/// `URL.documentsDirectory` cannot be replaced in Foundation on Linux. Outside of a device, `default` is
/// Foundation's.
///
/// - Reference: [Foundation's `FileManager`](https://developer.apple.com/documentation/foundation/filemanager).
public final class SimulatedFileManager: FileManager, @unchecked Sendable {
  private static let own = SimulatedFileManager()

  /// The file manager of the app whose code runs, or Foundation's outside of apps.
  public override class var `default`: FileManager { sandbox == nil ? super.default : own }

  private static var sandbox: AppSandbox? { AppLaunch.current?.surroundings?.sandbox }

  /// The folders for a purpose.
  public override func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    guard let sandbox = Self.sandbox, domainMask.contains(.userDomainMask),
      let folder = sandbox.folder(for: directory)
    else { return super.urls(for: directory, in: domainMask) }
    return [folder]
  }

  /// The folder for files that need not stay.
  public override var temporaryDirectory: URL { Self.sandbox?.temporary ?? super.temporaryDirectory }

  /// The folder that the app's others are in.
  public override var homeDirectoryForCurrentUser: URL {
    Self.sandbox?.home ?? super.homeDirectoryForCurrentUser
  }
}
