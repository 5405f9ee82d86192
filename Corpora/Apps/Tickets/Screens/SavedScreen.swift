import AppVariants
import SwiftUI

/// What is kept for later.
struct SavedScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    list
      .listRowSpacing(look.saved.rowSpacing)
      .navigationTitle(look.saved.title)
      .navigationBarTitleDisplayMode(look.saved.titleIsLarge ? .large : .inline)
      .toolbar { if look.saved.editIsShown { EditButton() } }
  }

  private var list: some View {
    List {
      Section(look.saved.header) {
        if look.saved.isReordered {
          if look.saved.hasBraga { braga }
          lisboa
        } else {
          lisboa
          if look.saved.hasBraga { braga }
        }
        if look.saved.hasCoimbra {
          row("Porto – Coimbra", "Every day", icon: "bus.fill", color: 0x6A4C93)
        }
      }
      Section {
        row("Night of Fado", "July 2, Casa da Música", icon: "music.mic", color: 0xE76F51)
          .badge(look.saved.alerts)
      } header: {
        Text(look.saved.eventsHeader)
      } footer: {
        Text(look.saved.hint)
      }
    }
    .scrollContentBackground(look.saved.background ? .visible : .hidden)
    .background(theme.ground)
  }

  private var lisboa: some View {
    row(look.saved.first, look.saved.note, icon: look.saved.icon, color: look.saved.iconColor, isNew: true)
  }
  private var braga: some View {
    row("Porto – Braga", "Fridays, 17:40", icon: "tram.fill", color: 0x457B9D)
  }

  private func row(
    _ name: String, _ note: String, icon: String, color: Int, isNew: Bool = false
  ) -> some View {
    HStack(spacing: look.saved.rowGap) {
      Image(systemName: icon)
        .foregroundStyle(.white)
        .frame(width: look.saved.iconBox, height: look.saved.iconBox)
        .background(
          Color(hex: color), in: look.saved.iconIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 9))
        )
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(name).font(.headline)
          if isNew, look.saved.badgeIsShown {
            Text(look.saved.badge)
              .font(.caption2.bold())
              .padding(.horizontal, 6)
              .padding(.vertical, 1)
              .background(.tint.opacity(0.2), in: .capsule)
          }
        }
        Text(note).font(look.saved.noteFont.font).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: look.saved.starIsFilled ? "star.fill" : "star")
        .foregroundStyle(.yellow)
        .accessibilityLabel("Kept")
    }
    .listRowInsets(
      EdgeInsets(top: look.saved.rowInset, leading: 16, bottom: look.saved.rowInset, trailing: 16)
    )
    .swipeActions { Button("Share", systemImage: "square.and.arrow.up") {} }
  }
}
