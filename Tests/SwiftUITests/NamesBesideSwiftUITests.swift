import SwiftUI
import Testing

/// An activity of an app, and an item that knows how it is offered.
private final class CopyLink: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.copy") }
  override var activityTitle: String? { "Copy Link" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

private final class LinkSource: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    "a"
  }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "b" }
}

/// A page with a search field that the system places.
private struct Searched: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text("page").searchable(text: $text).searchToolbarBehavior(.minimize)
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    }
  }
}

/// A session as an app's tests replace it.
private protocol Session {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Session {}

/// Names of UIKit and Foundation that public apps use beside SwiftUI.
@MainActor @Suite struct NamesBesideSwiftUITests {
  @Test func `distances between dates are written`() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 90_000) == "in 1 day")
    #expect(formatter.localizedString(from: DateComponents(minute: -3)) == "3 minutes ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
    formatter.locale = Locale(identifier: "de")
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "vor 2 Stunden")
  }

  @Test func `the form of a paragraph is kept`() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.alignment = .center
    var text = AttributedString("text")
    text.uiKit.paragraphStyle = style
    #expect(text.uiKit.paragraphStyle?.lineHeightMultiple == 1.5)
    #expect(style.copy() as? NSParagraphStyle == style && NSParagraphStyle.default != style)
  }

  @Test func `values in iCloud are kept`() {
    let store = NSUbiquitousKeyValueStore()
    store.set(["a", "b"], forKey: "names")
    store.set(Int64(3), forKey: "count")
    store.set(true, forKey: "isOn")
    #expect(store.array(forKey: "names") as? [String] == ["a", "b"] && store.longLong(forKey: "count") == 3)
    #expect(store.bool(forKey: "isOn") && store.string(forKey: "names") == nil && store.synchronize())
    store.removeObject(forKey: "isOn")
    #expect(!store.bool(forKey: "isOn") && store.dictionaryRepresentation.count == 2)
  }

  @Test func `a grey is read, and no other colour`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 1, alpha: 0.2).getWhite(&white, alpha: &alpha))
    #expect(white == 1 && abs(alpha - 0.2) < 1 / 255)
    #expect(!UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil) && white == 1)
    #expect(UIColor.red.cgColor.numberOfComponents == UIColor.red.cgColor.components?.count)
  }

  @Test func `activities and items of an app are made`() {
    let activity = CopyLink()
    #expect(
      activity.canPerform(withActivityItems: []) && activity.activityType?.rawValue == "org.example.copy")
    let sheet = UIActivityViewController(activityItems: [LinkSource()], applicationActivities: [activity])
    sheet.popoverPresentationController?.permittedArrowDirections = []
    #expect(sheet.popoverPresentationController?.permittedArrowDirections.isEmpty == true)
    #expect(sheet.navigationController == nil)
  }

  @Test func `facts that a simulated iPhone has`() {
    UIApplication.shared.applicationIconBadgeNumber = 2
    #expect(UIApplication.shared.applicationIconBadgeNumber == 2)
    UIApplication.shared.applicationIconBadgeNumber = 0
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    UIDatePicker.appearance().minuteInterval = 5
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 0, directory: nil)
    #expect(cache.memoryCapacity == 1000)
    let views: [any View] = [Searched()]
    #expect(views.count == 1)
  }
}
