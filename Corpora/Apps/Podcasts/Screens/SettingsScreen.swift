import AppVariants
import SwiftUI

/// What can be set.
struct SettingsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        Section { account }
        Section {
          Toggle(isOn: .constant(look.settings.wifiOnly)) {
            Label("Wi-Fi only", systemImage: "wifi").labelStyle(SquareIconLabelStyle(color: .blue))
          }
          Picker(look.settings.limitName, selection: .constant(look.settings.limit)) {
            ForEach(["3 episodes", "5 episodes", "10 episodes"], id: \.self) { Text($0) }
          }
          .tint(.secondary)
          Toggle(isOn: .constant(look.settings.sync)) {
            Label("Sync with iCloud", systemImage: "arrow.triangle.2.circlepath")
              .labelStyle(SquareIconLabelStyle(color: .teal))
          }
        } header: {
          Text(look.settings.header)
        } footer: {
          Text(look.settings.footer)
        }
        Section("Playback") {
          ForEach(links, id: \.title) { link in
            NavigationLink {
              EmptyView()
            } label: {
              Label(link.title, systemImage: link.icon)
                .labelStyle(SquareIconLabelStyle(color: link.color))
            }
            .badge(link.title == "Notifications" ? look.settings.badge : 0)
          }
          Stepper(
            "Skip \(look.settings.skip) seconds", value: .constant(look.settings.skip), in: 5...60, step: 5)
          LabeledContent("Voice boost") {
            Slider(value: .constant(look.settings.boost))
              .tint(look.settings.boostTint == 0 ? look.accent : Color(hex: look.settings.boostTint))
              .frame(width: 150)
              .accessibilityLabel("Boost")
          }
          Picker("Quality", selection: .constant(look.settings.quality)) {
            Text("Low").tag(0)
            Text("Normal").tag(1)
            Text("High").tag(2)
          }
          .pickerStyle(.segmented)
        }
        Section {
          TextField(look.settings.nickname, text: .constant(""))
          LabeledContent("Version", value: look.settings.version)
          Button(look.settings.signOut, role: .destructive) {}
            .frame(maxWidth: .infinity, alignment: look.settings.signOutSide.frame)
        }
      }
      .listSectionSpacing(look.settings.gap)
      .navigationTitle(look.settings.title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var account: some View {
    HStack(spacing: 14) {
      Text("JE")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: look.settings.avatar, height: look.settings.avatar)
        .background(look.accent, in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(look.settings.name).font(.title3.weight(.semibold))
        Text(look.settings.plan).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }

  private var links: [(title: String, icon: String, color: Color)] {
    var links: [(String, String, Color)] = [
      ("Notifications", "bell.fill", Color(hex: look.settings.bellColor)),
      ("Speed", look.settings.speedIcon, .indigo),
    ]
    if look.settings.hasSiri { links.append(("Shortcuts", "square.stack.3d.up.fill", .pink)) }
    if look.settings.isReordered { links.swapAt(0, 1) }
    return links.map { (title: $0.0, icon: $0.1, color: $0.2) }
  }
}
