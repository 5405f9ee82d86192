import Foundation

/// The file manager of an app on a simulated device: its documents and its other folders are those of the app's own sandbox.
///
///     #if canImport(GalleyServices)
///       import GalleyServices
///       typealias FileManager = SimulatedFileManager
///     #endif
///
/// What gets a path does with it what Foundation's does. Folders are those of the device by `urls(for:in:)`, `temporaryDirectory` and
/// `homeDirectoryForCurrentUser`; Foundation on Linux lets nobody stand in for `url(for:in:appropriateFor:create:)` and for
/// `URL.documentsDirectory`. Outside of a device, `default` is Foundation's.
///
/// - Reference: [Foundation's `FileManager`](https://developer.apple.com/documentation/foundation/filemanager).
public final class SimulatedFileManager: FileManager, @unchecked Sendable {
  private static let own = SimulatedFileManager()

  /// That of the app whose code runs; Foundation's where none does.
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
