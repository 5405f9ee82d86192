import SwiftUI

/// Every control and view of the library, in every state, on pages.
package struct GalleryApp: App {
  /// The name the app is installed under.
  package static let bundleIdentifier = "org.galley.samples.Gallery"

  /// Starts the app.
  package init() {}

  /// A page, if the launch environment names one, and else the list of all.
  package var body: some Scene {
    WindowGroup { GalleryRoot() }
  }
}

extension EnvironmentValues {
  /// The page that is shown alone.
  @Entry package var shownPage: GalleryPage?
}

package enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  /// Buttons in all styles, sizes and roles.
  case buttons
  /// Switches, steppers and sliders.
  case switches
  /// Pickers in all styles.
  case pickers
  /// Fields for text.
  case fields
  /// Dates and colours.
  case dates
  /// Lists of cards.
  case cards
  /// Plain lists, with buttons behind their rows.
  case rows
  /// Bars, a large title and a search.
  case bars
  /// Tabs with badges.
  case tabs
  /// Sheets, dialogs, alerts and menus.
  case presentations
  /// Progress and gauges.
  case progress
  /// The indicator of something that loads.
  case loading
  /// Labels, groups and boxes.
  case groups
  case grids
  /// Shapes and effects.
  case shapes
  case text

  /// Its name.
  package var id: String { rawValue }

  package var title: String { rawValue.capitalized }
}

/// The list of all pages, or one of them.
struct GalleryRoot: View {
  @Environment(\.shownPage) private var shownPage

  var body: some View {
    if let shownPage {
      PageView(page: shownPage)
    } else {
      NavigationStack {
        List(GalleryPage.allCases) { page in
          NavigationLink(page.title) { PageView(page: page) }
        }
        .navigationTitle("Gallery")
      }
    }
  }
}

/// A page by its name.
struct PageView: View {
  let page: GalleryPage

  var body: some View {
    switch page {
    case .buttons: ButtonsPage()
    case .switches: SwitchesPage()
    case .pickers: PickersPage()
    case .fields: FieldsPage()
    case .dates: DatesPage()
    case .cards: CardsPage()
    case .rows: RowsPage()
    case .bars: BarsPage()
    case .tabs: TabsPage()
    case .presentations: PresentationsPage()
    case .progress: ProgressPage()
    case .loading: LoadingPage()
    case .groups: GroupsPage()
    case .grids: GridsPage()
    case .shapes: ShapesPage()
    case .text: TextPage()
    }
  }
}

/// The frame of all pages without their own bar.
struct Page<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
  }
}

/// Some views with a name above them.
struct Part<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      content
    }
  }
}

/// Some views beside each other, or below each other where text is very large.
struct Line<Content: View>: View {
  @ViewBuilder let content: Content

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
    layout { content }
  }
}
