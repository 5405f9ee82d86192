import Foundation

/// An activity on items that are offered to other apps.
///
/// - Reference: [UIKit's `UIActivity`](https://developer.apple.com/documentation/uikit/uiactivity).
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies to the clipboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Sends to a nearby device.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns a picture to a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
}

/// The system's sheet that offers items to other apps: a preview, a row of apps, which receive nothing here,
/// and copying.
///
/// - Reference: [UIKit's `UIActivityViewController`](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// A closure that receives the chosen activity, whether it was completed, its results and its error.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// A closure that is called when an activity was performed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]

  /// Creates a sheet that offers items.
  ///
  /// - Parameters:
  ///   - activityItems: The offered items; texts, addresses and pictures are shown and copied.
  ///   - applicationActivities: Custom activities, which are not shown here.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init()
  }

  /// Creates no controller: nothing is read of an archive.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    view.root = AnyView(
      ActivitySheet(
        items: SharedItems(values: items),
        offersCopy: excludedActivityTypes?.contains(.copyToPasteboard) != true
      ) { [weak self] in self?.end($0) })
    self.view = view
  }

  private func end(_ type: UIActivity.ActivityType?) {
    completionWithItemsHandler?(type, type != nil, nil, nil)
    if type != nil { dismiss(animated: true) }
  }
}
