import AppVariants
import SwiftUI

/// The projects, and the ways to everything else.
struct HomeScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    List {
      Section {
        Label("Inbox", systemImage: look.home.inboxIcon).badge(look.home.inboxCount)
        Label(look.home.mine, systemImage: "checklist")
        Label("Team", systemImage: "person.2")
      }
      Section {
        ForEach(projects, id: \.name) { project in
          ProjectRow(
            name: project.name, icon: project.icon, color: project.color, share: project.share,
            text: project.name == look.home.first ? look.home.shareText : nil)
        }
        if look.home.hasArchive {
          Label("Archive", systemImage: "archivebox").foregroundStyle(.secondary)
        }
      } header: {
        Text(look.home.header)
      } footer: {
        Text(look.home.footer)
      }
    }
    .listStyle(.sidebar)
    .navigationTitle(look.home.title)
    .navigationBarTitleDisplayMode(look.home.titleIsLarge ? .large : .inline)
    .toolbar { Button("New", systemImage: look.home.newIcon) {} }
    .safeAreaInset(edge: .bottom, spacing: 0) { AccountBar() }
  }

  private var projects: [(name: String, icon: String, color: Color, share: Double)] {
    var projects: [(String, String, Color, Double)] = [
      (look.home.first, "ferry.fill", Color(hex: look.home.firstColor), look.home.share),
      ("Ticket machine", "printer.fill", .teal, 0.3), ("Harbour signs", "signpost.right.fill", .indigo, 0.85),
    ]
    if look.home.hasFourth { projects.append(("Winter plan", "snowflake", .blue, 0.1)) }
    if look.home.isReordered { projects.swapAt(0, 1) }
    return projects.map { (name: $0.0, icon: $0.1, color: $0.2, share: $0.3) }
  }
}

/// A project with how much of it is done.
private struct ProjectRow: View {
  @Environment(\.look) private var look
  let name: String
  let icon: String
  let color: Color
  let share: Double
  var text: Double?

  var body: some View {
    HStack(spacing: look.home.rowGap) {
      Image(systemName: icon)
        .font(.system(size: 13))
        .foregroundStyle(.white)
        .frame(width: look.home.squareSize, height: look.home.squareSize)
        .background(color, in: .rect(cornerRadius: look.home.squareRadius))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(name)
        if look.home.shareIsShown {
          ProgressView(value: share).tint(color)
        }
      }
      Text(text ?? share, format: .percent.precision(.fractionLength(0)))
        .font(look.home.detailFont.font)
        .foregroundStyle(.secondary)
    }
  }
}

/// Who is signed in, below the list.
private struct AccountBar: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 10) {
      Face(member: .lin, size: look.home.faceSize)
      VStack(alignment: .leading) {
        Text(look.home.account).font(.subheadline.weight(.medium))
        Text(look.home.team).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.up.chevron.down").font(.caption).foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(.bar)
    .overlay(alignment: .top) {
      if look.home.barHasLine { Divider() }
    }
  }
}
