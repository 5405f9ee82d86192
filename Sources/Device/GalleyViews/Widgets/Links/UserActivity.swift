import Foundation

/// An activity of a person, which other apps or devices can continue.
///
/// - Reference: [Foundation's `NSUserActivity`](https://developer.apple.com/documentation/foundation/nsuseractivity).
public final class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// Information about the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The web page with the same content.
  public var webpageURL: URL?
  /// Whether other devices can continue the activity.
  public var isEligibleForHandoff = true
  /// Whether the system's search finds the activity.
  public var isEligibleForSearch = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds information.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the current activity; the simulated device does not share it.
  public func becomeCurrent() {}
}

// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of activity of a web link that an app opens.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A view's handler of activities of a kind.
struct ActivityHandler {
  let type: String
  let action: (NSUserActivity) -> Void
}

/// The actions of views for activities that the app is asked to go on with.
enum ActivityHandlers: WindowRegistryKey {
  typealias Value = ActivityHandler
}

nonisolated extension View {
  /// Calls an action with each activity of a type that the app is asked to continue.
  ///
  /// On the simulated device these are web links that the app is asked to open, of the type
  /// `NSUserActivityTypeBrowsingWeb`.
  ///
  /// - Reference: [SwiftUI's `onContinueUserActivity(_:perform:)`](https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)).
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modified(by: ActivityModifier(handler: ActivityHandler(type: activityType, action: action)))
  }

  /// Announces an activity of a person; the simulated device does not share it.
  ///
  /// - Reference: [SwiftUI's `userActivity(_:isActive:_:)`](https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)).
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

struct ActivityModifier: NodeModifier {
  let handler: ActivityHandler

  var isForEachRow: Bool { false }

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.host.registries[ActivityHandlers.self].set(handler, of: node)
  }
}
