import GalleyTree
import SwiftUI
import Testing

/// A screen that everybody knows, rebuilt from memory.
struct KnownScreen: Sendable, CustomTestStringConvertible {
  /// The app that it is of.
  let app: String
  /// Its name.
  let name: String
  /// Whether it is shown in dark, too.
  let isShownInDark: Bool
  /// Words that are on it, in the tree's order.
  let words: [String]
  /// The elements of one type that are on it at least.
  let counts: [ElementType: Int]
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { "\(app), \(name)" }

  private init(
    _ app: String, _ name: String, inDark isShownInDark: Bool = false, words: [String],
    counts: [ElementType: Int] = [:], _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.app = app
    self.name = name
    self.isShownInDark = isShownInDark
    self.words = words
    self.counts = counts
    self.view = { AnyView(view()) }
  }

  /// Three of each app.
  static let all = [
    KnownScreen(
      "Settings", "root", inDark: true,
      words: [
        "Settings", "Johnny Appleseed", "Airplane Mode", "Wi-Fi", "Home", "Bluetooth", "General", "Camera",
      ],
      counts: [.cell: 9, .searchField: 1, .switch: 1]
    ) { SettingsRoot() },
    KnownScreen(
      "Settings", "networks",
      words: ["Wi-Fi", "Edit", "Home", "Library", "Café Central", "Ask to Join Networks", "Notify"],
      counts: [.cell: 8, .switch: 1]
    ) { WiFiSettings() },
    KnownScreen(
      "Settings", "display",
      words: ["Display & Brightness", "Light", "Dark", "Automatic", "Text Size", "True Tone", "30 seconds"],
      counts: [.switch: 3, .slider: 1]
    ) { DisplaySettings() },
    KnownScreen(
      "Mail", "mailboxes",
      words: [
        "Mailboxes", "Edit", "All Inboxes", "12", "Flagged", "Archive", "Updated Just Now", "New Message",
      ],
      counts: [.cell: 11]
    ) { Mailboxes() },
    KnownScreen(
      "Mail", "inbox", inDark: true,
      words: ["Inbox", "Emily Parker", "Garden party on Saturday", "City Library", "2 Unread"],
      counts: [.cell: 5, .searchField: 1]
    ) { Inbox() },
    KnownScreen(
      "Mail", "message",
      words: ["Emily Parker", "Garden party on Saturday", "Map of the garden.pdf", "Trash", "Reply"],
      counts: [.button: 6]
    ) { OpenMessage() },
    KnownScreen(
      "Photos", "library", inDark: true,
      words: ["Library", "Select", "Photo 1", "Photo 12", "Years", "Months", "All"],
      counts: [.image: 12]
    ) { PhotoLibraryScreen() },
    KnownScreen(
      "Photos", "albums",
      words: ["Albums", "Add", "My Albums", "See All", "Recents", "1,204", "Media Types", "Videos"],
      counts: [.image: 3]
    ) { Albums() },
    KnownScreen(
      "Photos", "photo", words: ["Lake Constance", "Edit", "Photo 8", "Share", "Favourite", "Delete"],
      counts: [.button: 5]
    ) { OpenPhoto() },
    KnownScreen(
      "Music", "library", inDark: true,
      words: ["Library", "Account", "Playlists", "Downloaded", "Recently Added", "Cover 1", "Radio"],
      counts: [.cell: 5]
    ) { MusicLibrary() },
    KnownScreen(
      "Music", "album",
      words: ["Download", "Cover 3", "Blossom", "The Orchard Keepers", "Play", "Shuffle", "First Frost"],
      counts: [.cell: 5]
    ) { AlbumPage() },
    KnownScreen(
      "Music", "playing", words: ["Cover 3", "Long Ladder", "1:12", "-2:18", "Pause", "Volume", "Queue"],
      counts: [.slider: 1, .button: 8]
    ) { NowPlaying() },
    KnownScreen(
      "Calendar", "month", inDark: true,
      words: ["November", "Add", "1", "23", "30", "Today", "Calendars", "Inbox"]
    ) { CalendarMonth() },
    KnownScreen(
      "Calendar", "day",
      words: ["November", "Monday – 23 Nov 2026", "8:00", "Stand-up", "Design review", "Today"]
    ) { CalendarDay() },
    KnownScreen(
      "Calendar", "new event",
      words: ["New Event", "Cancel", "Add", "All-day", "Starts", "Ends", "Never", "Calendar"],
      counts: [.textField: 2, .switch: 1]
    ) { NewAppointment() },
    KnownScreen(
      "Maps", "home", words: ["Map", "Here", "Favourites", "Home", "Library", "Recents", "Botanical Garden"],
      counts: [.textField: 1]
    ) { MapsHome() },
    KnownScreen(
      "Maps", "place", inDark: true,
      words: [
        "Botanical Garden", "Close", "9 min", "Website", "Hours", "Open", "2.4 km", "DETAILS", "Address",
      ],
      counts: [.cell: 6]
    ) { PlaceCard() },
    KnownScreen(
      "Maps", "directions", words: ["Map", "Directions", "My Location", "Botanical Garden", "9 min", "GO"],
      counts: [.segmentedControl: 1]
    ) { Directions() },
  ]
}
