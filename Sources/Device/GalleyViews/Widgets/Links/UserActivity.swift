import Foundation

/// An activity of a person, which other apps or devices can continue.
///
/// - Reference: [Foundation's `NSUserActivity`](https://developer.apple.com/documentation/foundation/nsuseractivity).
public final class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// Facts about the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The page of the web that shows the same.
  public var webpageURL: URL?
  /// Whether other devices can go on with the activity.
  public var isEligibleForHandoff = true
  /// Whether the activity is found by the system's search.
  public var isEligibleForSearch = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds facts.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the current activity; the simulated device does not share it.
  public func becomeCurrent() {}
}

// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity of a link of the web that an app opens.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A view's handler of activities of a kind.
struct ActivityHandler {
  let type: String
  let action: (NSUserActivity) -> Void
}

nonisolated extension View {
  /// Calls an action with each activity of a kind that the app is asked to go on with.
  ///
  /// On the simulated device these are links of the web that the app is asked to open, of the kind `NSUserActivityTypeBrowsingWeb`.
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
    context.host.activityHandlers.set(handler, of: node)
  }
}
