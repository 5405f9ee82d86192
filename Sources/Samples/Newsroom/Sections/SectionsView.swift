import SwiftUI

/// The sections, one a page, with their names above.
struct SectionsView: View {
  let feed: FeedStore
  let preferences: ReaderPreferences

  @State private var section = NewsSection.top
  @State private var isShowingSettings = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        SectionBar(section: $section)
        Divider()
        TabView(selection: $section) {
          ForEach(NewsSection.allCases) { section in
            SectionFeedView(section: section, feed: feed, preferences: preferences).tag(section)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .accessibilityIdentifier("sections.pager")
      }
      .overlay(alignment: .bottom) {
        if !feed.readingList.isEmpty {
          Label("\(feed.readingList.count) on your reading list", systemImage: "bookmark.fill")
            .font(.footnote)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(.regularMaterial, in: Capsule())
            .padding(.bottom, 8)
            .accessibilityIdentifier("reading.count")
        }
      }
      .navigationTitle("Newsroom")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Settings", systemImage: "gearshape") { isShowingSettings = true }
          .accessibilityIdentifier("news.settings")
      }
    }
    .sheet(isPresented: $isShowingSettings) { SettingsView(preferences: preferences) }
  }
}

/// The names of the sections; that of the shown one is underlined.
struct SectionBar: View {
  @Binding var section: NewsSection

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal) {
        HStack(spacing: 22) {
          ForEach(NewsSection.allCases) { entry in
            Button {
              withAnimation { section = entry }
            } label: {
              VStack(spacing: 6) {
                Text(entry.title).font(.subheadline).fontWeight(entry == section ? .bold : .regular)
                Rectangle().fill(entry == section ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear)).frame(
                  height: 3)
              }
              .fixedSize()
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(entry == section ? .isSelected : [])
            .accessibilityIdentifier("section.\(entry.id)")
            .id(entry)
          }
        }
        .padding(.horizontal, 16)
        .padding(.top, 10)
      }
      .scrollIndicators(.hidden)
      .fixedSize(horizontal: false, vertical: true)
      .onChange(of: section) { withAnimation { reader.scrollTo(section, anchor: .center) } }
    }
  }
}
