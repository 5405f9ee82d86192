/// The types that an app declares, in contrast to those of the libraries that it is written with.
///
/// The libraries' types mean nothing to an app's author: no problem names them.
@MainActor package enum AppTypes {
  /// The modules that apps are written with.
  private static let libraries: Set<Substring> = [
    "GalleyViews", "SwiftUI", "Charts", "AuthenticationServices", "Swift",
  ]

  /// The types asked about so far, because creating a type's name takes time.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is of no library's module.
  package static func contains(_ type: Any.Type) -> Bool {
    if let isOfApp = known[ObjectIdentifier(type)] { return isOfApp }
    let isOfApp = !libraries.contains(_typeName(type).prefix { $0 != "." })
    known[ObjectIdentifier(type)] = isOfApp
    return isOfApp
  }
}
