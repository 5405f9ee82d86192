import Foundation

/// One app's tree, with the name the app is installed under.
public struct ApplicationTree: Hashable, Sendable, Codable {
  /// The name the app is installed under, such as `com.apple.springboard`.
  public var bundleIdentifier: String

  /// The tree, whose root is of type `application`.
  public var root: Element

  /// Creates an app's tree.
  public init(bundleIdentifier: String, root: Element) {
    self.bundleIdentifier = bundleIdentifier
    self.root = root
  }
}

/// The element trees of everything on a screen at one instant.
public struct Snapshot: Hashable, Sendable {
  /// The apps that show something, from the back to the front.
  public var applications: [ApplicationTree]

  /// The device and its settings.
  public var configuration: Configuration

  /// The renderer of this device's pictures.
  public var fingerprint: Fingerprint

  /// The time of the snapshot, from the device's start.
  public var instant: Duration

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
