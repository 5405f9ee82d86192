import Foundation

/// Opens an address outside of the app, unless a view above does something else with it.
///
/// - Reference: [SwiftUI's `OpenURLAction`](https://developer.apple.com/documentation/swiftui/openurlaction).
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// Something was done with it.
    public static let handled = Result(kind: .handled)
    /// Nothing is to be done with it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another address in its place.
    ///
    /// - Parameter url: The other address.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Has the system open an address, and says whether it could.
  var system: (URL) -> Bool = { _ in false }

  /// Makes an action that does something with addresses.
  ///
  /// - Parameter handler: What to do, and what became of the address.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Told whether something was done with it.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }
}

extension EnvironmentValues {
  /// Opens an address; where nothing was set, the system does, which on a simulated device writes it down.
  public var openURL: OpenURLAction {
    get {
      var action = explicitOpenURL ?? OpenURLAction { _ in .systemAction }
      action.system = systemOpenURL
      return action
    }
    set { explicitOpenURL = newValue }
  }
}
