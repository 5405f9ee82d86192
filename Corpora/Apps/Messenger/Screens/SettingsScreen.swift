import AppVariants
import SwiftUI

/// What can be set.
struct SettingsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack(spacing: 14) {
            Avatar(person: .otto, size: 60)
            VStack(alignment: .leading, spacing: 2) {
              Text("Otto Brandt").font(.title3).fontWeight(.semibold)
              Text(look.accountNumber).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "qrcode").foregroundStyle(.tint).accessibilityLabel("Code")
          }
        }
        Section {
          Toggle("Read receipts", isOn: .constant(look.readReceipts))
          Toggle("Last seen", isOn: .constant(look.lastSeen))
          Stepper("Keep for \(look.keepDays) days", value: .constant(look.keepDays), in: 1...365)
        } header: {
          Text(look.settingsHeader)
        } footer: {
          Text(look.settingsFooter)
        }
        .listRowInsets(EdgeInsets(top: 6, leading: look.settingsRowInset, bottom: 6, trailing: 16))
        Section("Appearance") {
          HStack {
            Text("Text size")
            Slider(value: .constant(look.fontScale))
          }
          Picker("Wallpaper", selection: .constant(look.wallpaper)) {
            Text("Plain").tag(0)
            Text("Dots").tag(1)
          }
        }
        Section("Data") {
          VStack(alignment: .leading, spacing: 8) {
            Text("Storage").font(.subheadline)
            ProgressView(value: look.storageUsed)
          }
          ForEach(
            look.settingsOrderIsChanged ? ["Export", "Notifications"] : ["Notifications", "Export"],
            id: \.self
          ) { name in
            LabeledContent {
              Text(name == "Notifications" ? look.notificationsValue : "")
            } label: {
              Label(name, systemImage: icon(name)).foregroundStyle(Color(hex: look.settingsIconColor))
            }
          }
        }
      }
      .listSectionSpacing(look.settingsSectionSpacing)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(look.header, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }

  private func icon(_ name: String) -> String {
    let icon = name == "Notifications" ? "bell" : "square.and.arrow.up"
    return look.iconsAreFilled ? icon + ".fill" : icon
  }
}
