import Foundation
import GalleyUIKit

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

    public init(_ rawValue: String) {
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

  /// The place of an activity in the sheet.
  public enum Category: Int, Sendable {
    /// Among the actions.
    case action
    /// Among the apps.
    case share
  }

  /// The place of the activity in the sheet.
  open class var activityCategory: Category { .action }
  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The picture of the activity.
  open var activityImage: UIImage? { nil }
  /// The controller that the activity shows; `nil` for none.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can be performed with items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() {}
  /// Called by the activity when it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// An object that has an item for each activity.
///
/// - Reference: [UIKit's `UIActivityItemSource`](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  /// The item that stands for all others until an activity is chosen; here it is the one that is offered.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
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
        items: SharedItems(
          values: items.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
          }),
        offersCopy: excludedActivityTypes?.contains(.copyToPasteboard) != true
      ) { [weak self] in self?.end($0) })
    self.view = view
  }

  private func end(_ type: UIActivity.ActivityType?) {
    completionWithItemsHandler?(type, type != nil, nil, nil)
    if type != nil { dismiss(animated: true) }
  }
}
