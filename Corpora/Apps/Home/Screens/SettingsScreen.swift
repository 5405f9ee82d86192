import AppVariants
import SwiftUI

/// What can be set.
struct SettingsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    Form {
      Section {
        Household()
        TextField(look.settings.placeholder, text: .constant(""))
        Stepper("\(look.settings.guests) guests", value: .constant(look.settings.guests), in: 0...9)
      } header: {
        Text(look.settings.header)
      } footer: {
        Text(look.settings.footer)
      }
      .listRowInsets(EdgeInsets(top: 8, leading: look.settings.inset, bottom: 8, trailing: 16))
      Section {
        LabeledContent {
          Text(look.settings.hubState)
        } label: {
          Label(look.settings.hub, systemImage: look.settings.hubIcon)
        }
        DisclosureGroup(look.settings.advanced, isExpanded: .constant(look.settings.advancedIsOpen)) {
          network
        }
      }
      Section {
        Toggle("Use location", isOn: .constant(look.settings.location))
          .tint(look.settings.tint.color(or: .green))
        Picker("Units", selection: .constant(look.settings.units)) {
          Text("Celsius").tag(0)
          Text("Fahrenheit").tag(1)
        }
      }
      Section {
        Button(look.settings.leave, role: .destructive) {}
          .foregroundStyle(look.settings.leaveColor.color(or: .red))
      } footer: {
        if look.settings.versionIsShown {
          Text(look.settings.version)
            .frame(maxWidth: .infinity, alignment: look.settings.versionSide.frame)
        }
      }
    }
    .listSectionSpacing(look.settings.sectionGap)
    .navigationTitle(look.settings.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var network: some View {
    if look.settings.isReordered {
      firmware
      address
    } else {
      address
      firmware
    }
    if look.settings.hasSignal {
      LabeledContent("Signal") {
        ProgressView(value: look.settings.signal).frame(width: 110)
      }
    }
  }

  private var address: some View {
    LabeledContent("Address") {
      Text(look.settings.address).if(look.settings.addressIsMonospaced) { $0.monospaced() }
    }
  }

  private var firmware: some View { LabeledContent("Firmware", value: look.settings.firmware) }
}

/// Who lives here.
private struct Household: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.settings.labelGap) {
      HStack(spacing: look.settings.overlap) {
        avatar("I", Color(hex: 0xB5179E)).zIndex(look.settings.frontIsLast ? 0 : 3)
        avatar("T", Color(hex: 0x3A86FF)).zIndex(look.settings.frontIsLast ? 0 : 2)
        avatar("M", Color(hex: 0x38B000)).zIndex(look.settings.frontIsLast ? 0 : 1)
      }
      VStack(alignment: .leading) {
        Text(look.settings.name).font(.headline)
        Text(look.settings.members).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  private func avatar(_ initial: String, _ color: Color) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.settings.avatarIsRound ? look.settings.avatar / 2 : 10)
    return Text(initial)
      .font(.system(size: look.settings.avatar * 0.42, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: look.settings.avatar, height: look.settings.avatar)
      .background(color, in: shape)
      .overlay { shape.stroke(Color(.secondarySystemGroupedBackground), lineWidth: 2) }
  }
}
