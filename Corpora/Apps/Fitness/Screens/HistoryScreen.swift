import AppVariants
import SwiftUI

/// A workout that was done.
struct Session: Identifiable {
  let id: String
  let name: String
  let when: String
  let amount: String
  let icon: String
  let color: Color
  var isBest = false
}

/// Workouts so far, by month.
struct HistoryScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(week) { session in
            SessionRow(session: session)
              .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) {} }
          }
        } header: {
          Text(look.history.header)
        } footer: {
          Text(look.history.footer)
        }
        .listRowInsets(EdgeInsets(top: 0, leading: look.history.inset, bottom: 0, trailing: 16))
        .listRowSeparator(look.history.separators ? .visible : .hidden)
        Section("April") {
          SessionRow(
            session: Session(
              id: "ride", name: "Coast ride", when: "28 April", amount: "41.7 km", icon: "bicycle",
              color: .orange))
        }
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(look.history.sectionGap)
      .searchable(text: .constant(""), prompt: look.history.prompt)
      .navigationTitle(look.history.title)
      .navigationBarTitleDisplayMode(look.history.titleIsLarge ? .large : .inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: look.history.filter) {} }
      }
    }
  }

  private var week: [Session] {
    var sessions = [
      Session(
        id: "swim", name: look.history.first, when: "Yesterday", amount: look.history.distance,
        icon: look.history.icon, color: look.sky),
      Session(
        id: "tempo", name: look.history.longName, when: "Tuesday", amount: "8.1 km", icon: "figure.run",
        color: look.move, isBest: true),
    ]
    if look.history.hasYoga {
      sessions.append(
        Session(
          id: "core", name: "Core", when: "Monday", amount: "35 min", icon: "dumbbell", color: .purple))
    }
    if look.history.hasHike {
      sessions.append(
        Session(
          id: "hike", name: "Hill walk", when: "Sunday", amount: "11.8 km", icon: "figure.hiking",
          color: look.lime))
    }
    if look.history.isReordered { sessions.swapAt(0, 1) }
    return sessions
  }
}

/// One workout.
private struct SessionRow: View {
  @Environment(\.look) private var look
  let session: Session

  var body: some View {
    HStack(spacing: look.history.gap) {
      icon
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text(session.name).lineLimit(1)
          if session.isBest && look.history.medalIsShown {
            Image(systemName: "star.fill").font(.caption).foregroundStyle(.yellow)
              .accessibilityLabel("Personal best")
          }
        }
        Text(session.when).font(look.history.detail.font).foregroundStyle(.secondary)
      }
      Spacer()
      amount.foregroundStyle(.secondary)
    }
    .frame(height: look.history.rowHeight + 10)
  }

  private var amount: Text {
    look.history.distanceIsDigits ? Text(session.amount).monospacedDigit() : Text(session.amount)
  }

  private var icon: some View {
    Image(systemName: session.icon)
      .foregroundStyle(look.history.iconIsFilled ? Color.white : session.color)
      .frame(width: look.history.iconBox, height: look.history.iconBox)
      .background {
        RoundedRectangle(cornerRadius: look.history.iconRadius)
          .fill(look.history.iconIsFilled ? session.color : session.color.opacity(0.15))
      }
      .accessibilityHidden(true)
  }
}
