import AppVariants
import SwiftUI

/// What plays next, to be put in another order.
struct QueueScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        Section("Now playing") {
          HStack(spacing: 12) {
            QueueItem(series: .tide, title: "The harbour at night", detail: "24 min left")
            Image(systemName: look.queue.nowIcon)
              .foregroundStyle(look.queue.nowColor == 0 ? look.accent : Color(hex: look.queue.nowColor))
              .accessibilityLabel("Playing")
          }
        }
        Section {
          ForEach(items, id: \.title) { item in
            QueueItem(series: item.series, title: item.title, detail: item.detail)
          }
          .onMove { _, _ in }
          .listRowInsets(EdgeInsets(top: 8, leading: look.queue.inset, bottom: 8, trailing: 16))
        } header: {
          HStack {
            Text(look.queue.header)
            Spacer()
            Button(look.queue.clear) {}.font(.footnote)
          }
        } footer: {
          Text(look.queue.footer)
        }
        Section {
          Toggle("Keep playing", isOn: .constant(look.queue.autoplay))
        }
      }
      .environment(\.editMode, .constant(look.queue.edits ? .active : .inactive))
      .listSectionSpacing(look.queue.sectionGap)
      .navigationTitle(look.queue.title)
      .toolbar { EditButton() }
    }
  }

  private var items: [(series: Series, title: String, detail: String)] {
    var items: [(Series, String, String)] = [
      (.night, "What the ice remembers", "Night Science"), (.ledger, look.queue.second, "The Ledger"),
    ]
    if look.queue.hasThird { items.append((.garden, "Nettles, a defence", "Weeds")) }
    if look.queue.hasFourth { items.append((.kitchen, "Soup for forty", "Kitchen Table")) }
    if look.queue.isReordered { items.swapAt(0, 1) }
    return items.map { (series: $0.0, title: $0.1, detail: $0.2) }
  }
}

/// An episode that waits.
private struct QueueItem: View {
  @Environment(\.look) private var look
  let series: Series
  let title: String
  let detail: String

  var body: some View {
    HStack(spacing: 12) {
      Artwork(series: series, size: look.queue.artSize, radius: 6)
      VStack(alignment: .leading, spacing: look.queue.spacing) {
        Text(title).font(.subheadline).lineLimit(1)
        Text(detail).font(look.queue.detailFont.font).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}
