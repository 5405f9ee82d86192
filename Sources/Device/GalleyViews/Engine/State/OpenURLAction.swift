import Foundation

/// An action that opens a URL outside of the app, unless a view above handles it.
///
/// - Reference: [SwiftUI's `OpenURLAction`](https://developer.apple.com/documentation/swiftui/openurlaction).
public struct OpenURLAction {
  /// The result of opening a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// The action handled the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// A closure that asks the system to open a URL, and returns whether it could.
  var system: (URL) -> Bool = { _ in false }

  /// Creates an action with a closure that handles URLs.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL, in the app if possible.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - prefersInApp: Whether the address is shown in the app; here the system opens it in each case.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    callAsFunction(url)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: A closure that receives whether anything was done.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }
}

extension EnvironmentValues {
  /// Opens a URL; by default the system does, which on a simulated device records it.
  public var openURL: OpenURLAction {
    get {
      var action = explicitOpenURL ?? OpenURLAction { _ in .systemAction }
      action.system = systemOpenURL
      return action
    }
    set { explicitOpenURL = newValue }
  }
}
