import AppVariants
import SwiftUI

/// What the app is set to.
struct ProfileScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    Form {
      account
      reminders
      Section {
        if look.settings.isReordered {
          language
          family
        } else {
          family
          language
        }
        Toggle(isOn: .constant(look.settings.faceID)) { line(look.settings.faceName, "lock.fill", 0x334155) }
      }
      storage
      Section {
        Button(look.settings.signOut, role: .destructive) {}.frame(maxWidth: .infinity)
      } footer: {
        Text(look.settings.version)
          .opacity(look.settings.versionOpacity)
          .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle(look.settings.title)
  }

  private var account: some View {
    Section {
      HStack(spacing: 14) {
        Image(systemName: look.settings.faceIcon)
          .font(.system(size: look.settings.face))
          .foregroundStyle(.tint)
        VStack(alignment: .leading) {
          Text("Mara Lindqvist").font(.title3.weight(.semibold))
          Text(look.settings.account).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  private var reminders: some View {
    Section {
      Toggle("Before visits", isOn: .constant(look.settings.reminders))
        .tint(look.settings.tint.color(or: look.care))
      Stepper("\(look.settings.lead) hours ahead", value: .constant(look.settings.lead), in: 1...12)
      Picker("Sound", selection: .constant(look.settings.sound)) {
        Text("None").tag(0)
        Text("Soft").tag(1)
        Text("Loud").tag(2)
      }
      .pickerStyle(.segmented)
    } header: {
      Text(look.settings.header)
    } footer: {
      Text(look.settings.footer)
    }
  }

  private var language: some View {
    LabeledContent {
      Text(look.settings.language)
    } label: {
      line("Language", "globe", 0x2563EB)
    }
  }

  private var family: some View {
    NavigationLink(value: ClinicScreen.family) { line("Family", look.settings.familyIcon, 0xD97706) }
  }

  private var storage: some View {
    DisclosureGroup("Storage", isExpanded: .constant(look.settings.dataIsOpen)) {
      VStack(alignment: .leading, spacing: 6) {
        ProgressView(look.settings.shareName, value: look.settings.share)
        Text(look.settings.storage).font(.caption).foregroundStyle(.secondary)
      }
      if look.settings.hasExport { Button("Export records") {} }
    }
  }

  private func line(_ title: String, _ icon: String, _ color: Int) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: icon)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(Color(hex: color), in: .rect(cornerRadius: look.settings.iconRadius))
    }
  }
}
