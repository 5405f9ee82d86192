import AppVariants
import SwiftUI

/// The journal: every visit to a hive, by month.
struct JournalScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var isWriting: Bool

  private var journal: SkepLook.Journal { look.journal }
  private var pages: SkepLook.Pages { look.pages }

  private struct Page: Identifiable {
    var day: String
    var title: String
    var detail: String
    var kilos: String
    var photos = 0

    var id: String { day }
  }

  private var month: [Page] {
    var month = [
      Page(day: "21", title: pages.first, detail: pages.detail, kilos: pages.kilos, photos: pages.photos),
      Page(day: "17", title: "First super on", detail: "Foundation in all ten frames.", kilos: "29.0"),
    ]
    if pages.hasSplit {
      month.append(Page(day: "12", title: "Split in two", detail: "The old queen moved.", kilos: "22.5"))
    }
    if pages.hasFeeding {
      month.append(Page(day: "9", title: "Fed a litre", detail: "Rain for three days.", kilos: "24.1"))
    }
    if pages.isReordered { month.swapAt(0, 1) }
    return month
  }

  var body: some View {
    List {
      Section {
        Toggle("Only my hives", isOn: .constant(journal.onlyMine))
        Toggle("Remind me on Fridays", isOn: .constant(journal.reminds))
        ProgressView(value: journal.synced) { Text(journal.syncWords).font(.footnote) }
          .tint(journal.syncTint.color(or: palette.honey))
          .padding(.vertical, 4)
      }
      Section {
        ForEach(month) { page in
          row(page)
            .listRowInsets(
              EdgeInsets(top: journal.rowInset, leading: 16, bottom: journal.rowInset, trailing: 16)
            )
            .listRowBackground(journal.rowColor.color(or: palette.comb))
            .listRowSeparator(journal.separators ? .visible : .hidden)
        }
      } header: {
        Text(journal.may)
      } footer: {
        Text(journal.footer)
      }
    }
    .listSectionSpacing(journal.sectionGap)
    .environment(\.defaultMinListRowHeight, journal.rowHeight)
    .contentMargins(.top, journal.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .waxPage()
    .searchable(text: .constant(""), prompt: journal.prompt)
    .navigationTitle(journal.title)
    .toolbar {
      if journal.addIsShown {
        ToolbarItem(placement: .primaryAction) { Button("New entry", systemImage: journal.add) {} }
      }
    }
    .sheet(isPresented: .constant(isWriting)) { EntrySheet() }
  }

  private func row(_ page: Page) -> some View {
    HStack(spacing: 12) {
      Text(page.day)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: pages.tile, height: pages.tile)
        .background(pages.tileColor.color(or: palette.honey), in: .rect(cornerRadius: pages.tileRadius))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text(page.title).font(pages.titleFont.font).lineLimit(1)
          if page.photos > 0, pages.pinIsShown {
            Image(systemName: pages.pin)
              .font(.caption)
              .foregroundStyle(.secondary)
              .accessibilityLabel("Attachment")
          }
        }
        Text(page.detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(pages.detailLines)
          .redacted(reason: pages.detailsAreRedacted ? .placeholder : [])
      }
      Spacer(minLength: 0)
      Text(page.kilos)
        .font(.system(.footnote, design: pages.kilosAreDigits ? .monospaced : .default))
    }
    .badge(page.photos)
  }
}
