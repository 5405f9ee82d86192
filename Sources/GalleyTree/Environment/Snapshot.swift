import Foundation

/// One app's tree, with the name the app is installed under.
public struct ApplicationTree: Hashable, Sendable, Codable {
  /// The name the app is installed under, such as `com.apple.springboard`.
  public var bundleIdentifier: String

  /// The tree, whose root is of type `application`.
  public var root: Element

  /// Makes an app's tree.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name the app is installed under.
  ///   - root: The tree.
  public init(bundleIdentifier: String, root: Element) {
    self.bundleIdentifier = bundleIdentifier
    self.root = root
  }
}

/// Everything that was on a screen at one instant.
public struct Snapshot: Hashable, Sendable {
  /// The apps that show something, from the back to the front.
  public var applications: [ApplicationTree]

  /// What kind of device, set how.
  public var configuration: Configuration

  /// What draws this device's pictures.
  public var fingerprint: Fingerprint

  /// When this was, counted from the device's start.
  public var instant: Duration

  /// Makes a snapshot.
  ///
  /// - Parameters:
  ///   - applications: The apps that show something, from the back to the front.
  ///   - configuration: What kind of device, set how.
  ///   - fingerprint: What draws its pictures.
  ///   - instant: When this was, counted from the device's start.
  public init(
    applications: [ApplicationTree], configuration: Configuration, fingerprint: Fingerprint, instant: Duration
  ) {
    self.applications = applications
    self.configuration = configuration
    self.fingerprint = fingerprint
    self.instant = instant
  }

  /// The whole screen as one tree: a root of type `other` whose children are the apps, back to front.
  ///
  /// Paths into the screen begin with an app's index in ``applications``.
  public var screen: Element {
    Element(
      .other, identifier: "screen", frame: .init(origin: .zero, size: configuration.size),
      children: applications.map(\.root))
  }

  /// The tree of an app, if it shows anything.
  ///
  /// - Parameter bundleIdentifier: The name the app is installed under.
  /// - Returns: Its root, and that root's path in ``screen``.
  public func application(_ bundleIdentifier: String) -> (root: Element, path: ElementPath)? {
    guard let index = applications.firstIndex(where: { $0.bundleIdentifier == bundleIdentifier }) else {
      return nil
    }
    return (applications[index].root, [index])
  }
}
