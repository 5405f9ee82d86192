import AppVariants
import SwiftUI

/// What can be set.
struct SettingsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      Form {
        Section { account }
        Section {
          Toggle("Pause by itself", isOn: .constant(look.settings.watch))
          Toggle("Voice of the coach", isOn: .constant(look.settings.coach))
          Stepper(
            "\(look.settings.goalDays) days a week", value: .constant(look.settings.goalDays), in: 1...7)
          Picker("Units", selection: .constant(look.settings.units)) {
            Text("Metric").tag(0)
            Text("Imperial").tag(1)
          }
          Slider(value: .constant(look.settings.volume)).accessibilityLabel("Volume")
        } header: {
          Text(look.settings.header)
        } footer: {
          Text(look.settings.footer)
        }
        .listRowInsets(EdgeInsets(top: 4, leading: look.settings.inset, bottom: 4, trailing: 16))
        Section("You") {
          TextField(look.settings.placeholder, text: .constant(""))
          LabeledContent("Weight", value: look.settings.weight)
          ForEach(links, id: \.self) { SettingsLink(name: $0) }
        }
      }
      .listSectionSpacing(look.settings.gap)
      .navigationTitle(look.settings.title)
      .navigationBarTitleDisplayMode(.inline)
    }
    .tint(look.settings.tintColor == 0 ? look.move : Color(hex: look.settings.tintColor))
  }

  private var account: some View {
    HStack(spacing: 14) {
      Image(systemName: "person.crop.circle.fill").font(.system(size: 44)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(look.settings.name).font(.headline)
        Text(look.settings.plan)
          .font(.caption2.weight(.semibold))
          .padding(.horizontal, 7)
          .padding(.vertical, 3)
          .background(look.settings.planIsFilled ? Color.yellow.opacity(0.35) : .clear, in: Capsule())
      }
      Spacer()
      Button(look.settings.upgrade) {}.buttonStyle(.bordered)
        .controlSize(look.settings.upgradeSmall ? .mini : .regular)
    }
  }

  private var links: [String] {
    let links = look.settings.isReordered ? ["Health data", "Notices"] : ["Notices", "Health data"]
    return look.settings.hasExport ? links + ["Export"] : links
  }
}

/// A row that leads to more, with an icon in a coloured square.
private struct SettingsLink: View {
  @Environment(\.look) private var look
  let name: String

  var body: some View {
    NavigationLink {
      Text(name)
    } label: {
      HStack(spacing: 12) {
        Image(systemName: icon)
          .font(.system(size: 15))
          .foregroundStyle(.white)
          .frame(width: look.settings.iconBox, height: look.settings.iconBox)
          .background(color, in: RoundedRectangle(cornerRadius: look.settings.iconRadius))
          .accessibilityHidden(true)
        Text(name)
      }
    }
    .badge(name == "Notices" ? look.settings.badge : 0)
  }

  private var icon: String {
    switch name {
    case "Notices": "bell.badge"
    case "Export": "square.and.arrow.up"
    default: look.settings.heartIcon
    }
  }

  private var color: Color {
    switch name {
    case "Notices": Color(hex: look.settings.bellColor)
    case "Export": .gray
    default: .pink
    }
  }
}
