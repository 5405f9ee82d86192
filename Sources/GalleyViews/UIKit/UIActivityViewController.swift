import Foundation

/// Something that can be done with what is offered to other apps.
///
/// - Reference: [UIKit's `UIActivity`](https://developer.apple.com/documentation/uikit/uiactivity).
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an activity of its name.
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
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the list of what is to be read.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Gives a picture to a person.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
  }
}

/// The system's sheet that offers something to other apps: what it is, and copying it; the simulated device has no apps to send it to.
///
/// - Reference: [UIKit's `UIActivityViewController`](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Is told of the activity that was chosen, whether it was done, what came of it, and its error.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Is called when something was done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not to be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is offered; texts, addresses and pictures are shown and copied.
  ///   - applicationActivities: Activities of the app's own, which are not shown here.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init()
  }

  /// Makes no controller: nothing is read of an archive.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    let copiesToPasteboard = excludedActivityTypes?.contains(.copyToPasteboard) != true
    view.root = AnyView(
      ActivitySheet(
        items: items, copy: copiesToPasteboard ? { [weak self] in self?.copyItems() } : nil,
        end: { [weak self] in self?.completionWithItemsHandler?(nil, false, nil, nil) }))
    self.view = view
  }

  private func copyItems() {
    let pasteboard = UIPasteboard.general
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    let pictures = items.compactMap { $0 as? UIImage }
    if !pictures.isEmpty { pasteboard.images = pictures }
    if !texts.isEmpty { pasteboard.strings = texts }
    completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
    dismiss(animated: true)
  }
}

/// What the sheet shows: the first thing that is offered, and what can be done with it.
private struct ActivitySheet: View {
  let items: [Any]
  let copy: (() -> Void)?
  let end: () -> Void
  @Environment(\.dismiss) private var dismiss

  /// The first text or address, or the number of things.
  private var title: String {
    items.lazy.compactMap { ($0 as? String) ?? ($0 as? URL)?.host ?? ($0 as? URL)?.lastPathComponent }.first
      ?? (items.count == 1 ? "1 Item" : "\(items.count) Items")
  }

  private var symbol: String {
    switch items.first {
    case is URL: "link"
    case is UIImage: "photo"
    default: "doc.text"
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Image(systemName: symbol)
          .font(.title3)
          .foregroundStyle(.secondary)
          .frame(width: 44, height: 44)
          .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
        Text(verbatim: title).font(.headline).lineLimit(2)
        Spacer(minLength: 0)
        Button {
          end()
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary, .tertiary)
        }
        .accessibilityLabel("Close")
      }
      .padding(16)
      Divider()
      if let copy {
        Button {
          copy()
          dismiss()
        } label: {
          HStack {
            Text("Copy")
            Spacer()
            Image(systemName: "doc.on.doc")
          }
          .padding(.horizontal, 16)
          .frame(minHeight: 52)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        .padding(16)
      }
      Spacer(minLength: 0)
    }
    .background(Color(.systemGroupedBackground))
  }
}
