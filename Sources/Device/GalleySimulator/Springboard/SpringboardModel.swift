import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleyTree
import GalleyViews
import Observation

/// The state of the home screen, the app switcher, the system alerts and the banner.
@MainActor @Observable
final class SpringboardModel {
  /// Whether no app is in front.
  var isHome = true
  /// The icons and folders on the home screen, in order of installation.
  var items: [HomeItem] = []
  /// The page of icons that is shown.
  var page = 0
  /// The number of the folder that is open.
  var openFolderID: Int?
  /// The page of the open folder.
  var folderPage = 0
  /// The icon whose menu is open.
  var held: HeldIcon?
  /// The cards of the app switcher, the latest first; `nil` while it is not shown.
  var cards: [Card]?
  /// The question on the screen.
  var question: SystemQuestion?
  /// The number of questions that were answered: the next one is another, even in the same words.
  var answered = 0
  /// The sheet above the app that has asked for it.
  var sheet: SystemSheet?
  /// The notification on the screen.
  var banner: Banner?
  /// The arrangement of the icons in the present orientation.
  var grid: HomeGrid

  /// The state of a Mac's screen; `nil` on telephones and tablets.
  let mac: MacModel?

  init(on profile: DeviceProfile) {
    grid = HomeGrid(profile)
    mac = profile.isMac ? MacModel(screen: profile.size) : nil
  }

  /// An app's icon.
  struct Icon: Identifiable, Hashable {
    let id: String
    let name: String
    /// Whether the app has a picture for it.
    let hasPicture: Bool
    /// The number on it, if it is above 0.
    var badge = 0

    /// The number in words, as the system reads it.
    var news: String { badge > 0 ? "\(badge) new item\(badge == 1 ? "" : "s")" : "" }
  }

  /// An app in the app switcher.
  struct Card: Identifiable, Hashable {
    let icon: Icon
    /// The launch of the app that is shown; `nil` for one that has ended.
    let launch: UInt64?

    var id: String { icon.id }
  }

  struct SystemQuestion: Hashable {
    let title: String
    let message: String
    let buttons: [Button]
    /// Whether it asks for a permission.
    var asksForPermission = false

    /// One of its buttons.
    struct Button: Hashable {
      let title: String
      let isCancel: Bool
      let isDestructive: Bool

      init(_ title: String, _ role: ButtonRole? = nil) {
        self.title = title
        isCancel = role == .cancel
        isDestructive = role == .destructive
      }

      var role: ButtonRole? { isCancel ? .cancel : isDestructive ? .destructive : nil }
    }
  }

  /// A notification that has come.
  struct Banner: Hashable {
    let number: UInt64
    let bundleIdentifier: String
    let icon: Icon
    let title: String
    let body: String
    let style: PushNotification.Style
    var actions: [NotificationAction] = []
    /// Whether a long press has opened it, so that its actions are shown.
    var isOpen = false
  }

  /// Brings an app to the front.
  @ObservationIgnored var open: (String) -> Void = { _ in }
  /// Takes the response to a banner: one of its actions, or `nil` for a tap.
  @ObservationIgnored var respond: (Banner, NotificationAction?) -> Void = { _, _ in }
  /// Asks whether to remove an app.
  @ObservationIgnored var remove: (String) -> Void = { _ in }
  /// Ends an app, and takes it out of the app switcher.
  @ObservationIgnored var discard: (String) -> Void = { _ in }
  /// Leaves the app switcher for the home screen.
  @ObservationIgnored var leave: () -> Void = {}
  /// Takes the answer to the question, by the place of its button.
  @ObservationIgnored var answer: (Int) -> Void = { _ in }
  /// The photos on the device, oldest first.
  @ObservationIgnored var photos: () -> [Bitmap] = { [] }
  /// Draws an app as it is now, in the points of its window.
  @ObservationIgnored var draw: (String, inout DisplayList) -> Void = { _, _ in }
}
