import Foundation
import GalleyTree

extension Driver {
  /// Launches the app anew, for a device that has no background.
  public func activate(_ request: LaunchRequest) throws(DriverError) { try launch(request) }

  /// Fails, for a device whose apps open no addresses.
  public func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {
    throw .opensNoURL(request.bundleIdentifier, url: url.absoluteString)
  }

  /// Returns the trees of a ``Driver/capture()`` without its picture.
  public func snapshot() throws(DriverError) -> Snapshot { try capture().snapshot }
}
