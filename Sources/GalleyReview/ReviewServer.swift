import CMicroHTTPD
import GalleyBaselines
import GalleyReport

/// Serves the report on this machine alone, and takes decisions.
public struct ReviewServer: Sendable {
  /// The version of the library that speaks HTTP.
  public static var libraryVersion: String { String(cString: galley_http_version()) }
}
