import AppVariants
import SwiftUI

/// Who travels, and what can be set.
struct ProfileScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      Form {
        Section { ProfileHead() }.listRowBackground(Color.clear)
        Section {
          Toggle("Price alerts", isOn: .constant(look.profile.alerts))
          Toggle("Newsletter", isOn: .constant(look.profile.newsletter))
          Picker("Currency", selection: .constant(look.profile.currency)) {
            Text("Dollar").tag(0)
            Text("Euro").tag(1)
          }
          Stepper("Within \(look.profile.radiusKm) km", value: .constant(look.profile.radiusKm), in: 5...100)
        } header: {
          Text(look.profile.header)
        } footer: {
          Text(look.profile.footer)
        }
        .listRowInsets(EdgeInsets(top: 4, leading: look.profile.inset, bottom: 4, trailing: 16))
        Section("Account") {
          ForEach(links, id: \.self) { name in
            NavigationLink(name) { Text(name) }.badge(name == "Passport" ? look.profile.badge : 0)
          }
        }
        Section {
          Button("Sign out", role: look.profile.signOutIsRed ? .destructive : nil) {}
        }
      }
      .listSectionSpacing(look.profile.gap)
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var links: [String] {
    look.profile.hasHelp ? look.profile.linkOrder : look.profile.linkOrder.filter { $0 != "Help" }
  }
}

/// The name, the level and how far it is to the next.
private struct ProfileHead: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: look.profile.alignment.horizontal, spacing: 10) {
      Photo(name: "kyoto", isDecorative: true)
        .frame(width: look.profile.photoSize, height: look.profile.photoSize)
        .clipShape(Circle())
        .overlay { Circle().strokeBorder(look.coral, lineWidth: look.profile.border) }
      Text(look.profile.name).font(.title2.weight(.semibold))
      Label(look.profile.level, systemImage: look.profile.levelIcon)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.orange)
      Gauge(value: look.profile.points) {
        Text(look.profile.pointsText)
      }
      .gaugeStyle(.linearCapacity)
      .font(.footnote)
      .tint(look.profile.tint == 0 ? look.ocean : Color(hex: look.profile.tint))
      Button(look.profile.invite) {}
        .buttonStyle(.borderedProminent)
        .controlSize(look.profile.inviteIsLarge ? .large : .regular)
    }
    .frame(maxWidth: .infinity)
  }
}
