import AppVariants
import SwiftUI

/// The settings of the app.
struct SettingsScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var settings: SkepLook.Settings { look.settings }

  var body: some View {
    Form {
      Section { account }
      if settings.apiaryIsFirst { apiary }
      Section {
        if settings.isReordered {
          scale
          swarms
        } else {
          swarms
          scale
        }
        Toggle(isOn: .constant(settings.nightIsOn)) {
          Label("Through the night", systemImage: "moon.fill")
            .labelStyle(TileLabelStyle(color: .indigo, radius: settings.iconRadius))
        }
        Slider(value: .constant(settings.volume)) { Text("Volume") }
          .tint(settings.volumeTint.color(or: palette.honey))
      } header: {
        Text(settings.header)
      } footer: {
        Text(settings.footer)
      }
      if !settings.apiaryIsFirst { apiary }
      Section {
        storage
        if settings.exportIsBordered {
          Button(settings.export) {}.buttonStyle(.bordered)
        } else {
          Button(settings.export) {}
        }
        Button("Sign out", role: settings.signOutIsPlain ? nil : .destructive) {}.disabled(
          settings.signOutIsDisabled)
      }
    }
    .navigationTitle(settings.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if settings.help {
        ToolbarItem(placement: .topBarTrailing) { Button("Help", systemImage: "questionmark.circle") {} }
      }
    }
  }

  private var apiary: some View {
    Section("Apiary") {
      Picker("Units", selection: .constant(settings.units)) {
        Text("Kilograms").tag(0)
        Text("Pounds").tag(1)
      }
      Stepper("Flight radius \(settings.radius) km", value: .constant(settings.radius), in: 1...6)
      LabeledContent("Version", value: settings.version)
      if settings.hasBackup { LabeledContent("Last backup", value: "yesterday") }
    }
  }

  private var account: some View {
    HStack(spacing: 14) {
      Portrait(letters: "MQ", color: 0x7A5A9A, size: settings.portrait, isRound: settings.portraitIsRound)
      LabeledContent {
        Text(settings.name).border(.red, width: settings.isFramed ? 1 : 0)
      } label: {
        Text(settings.role)
      }
      .labeledContentStyle(StackedContentStyle())
      Spacer()
      Pill(word: settings.rank, color: settings.rankColor.color(or: palette.heather))
    }
  }

  private var swarms: some View {
    Toggle(isOn: .constant(settings.swarmIsOn)) {
      Label("Swarms", systemImage: settings.bell)
        .labelStyle(TileLabelStyle(color: .orange, radius: settings.iconRadius))
    }
  }

  private var scale: some View {
    NavigationLink(value: "scale") {
      Label("Scales", systemImage: "scalemass.fill")
        .labelStyle(TileLabelStyle(color: .teal, radius: settings.iconRadius))
    }
    .badge(settings.alarms)
  }

  private var storage: some View {
    Gauge(value: settings.storage) {
      Text("Photographs").font(.footnote)
    }
    .tint(settings.storageColor.color(or: palette.honey))
  }
}
