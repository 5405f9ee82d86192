import AppVariants
import SwiftUI

/// What can be set.
struct SettingsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    Form {
      Section("Learning") {
        Stepper("Daily goal: \(look.settings.goal) min", value: .constant(look.settings.goal), in: 5...60)
        Picker("Level", selection: .constant(look.settings.level)) {
          Text("Easy").tag(0)
          Text("Normal").tag(1)
          Text("Hard").tag(2)
        }
        .pickerStyle(.segmented)
        LabeledContent("Voice speed") { Slider(value: .constant(look.settings.speed)) }
      }
      Section {
        Toggle(isOn: .constant(look.settings.reminders)) { entry("Reminders", "bell.fill") }
        Toggle(isOn: .constant(look.settings.sounds)) { entry("Sounds", "speaker.fill") }
      } footer: {
        Text("You can mute single lessons, too.")
      }
      Section(look.settings.account) {
        DisclosureGroup("Privacy", isExpanded: .constant(look.settings.privacyIsOpen)) {
          Text("Show me in leagues")
        }
        Button(look.settings.delete, role: .destructive) {}
      }
      Text(look.settings.version).font(.system(size: look.settings.versionSize))
        .foregroundStyle(.secondary)
    }
    .navigationTitle(look.settings.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func entry(_ title: String, _ icon: String) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: icon).font(.footnote).foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(Color(hex: look.settings.icons), in: .rect(cornerRadius: 6))
    }
  }
}
