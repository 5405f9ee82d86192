import AppVariants
import SwiftUI

/// Who the person is, and what they have set.
struct ProfileScreen: View {
  @Environment(\.look) private var look

  private let icons: [String: (String, Int)] = [
    "Security": ("lock.fill", 0x2F6FDE), "Notifications": ("bell.fill", 0xD1495B),
    "Statements": ("doc.text.fill", 0x6B7280),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack(spacing: 16) {
            Text(look.profileInitials)
              .font(.title2)
              .foregroundStyle(.white)
              .frame(width: look.profileAvatarSize, height: look.profileAvatarSize)
              .background(look.brand, in: Circle())
            VStack(alignment: .leading, spacing: 3) {
              Text("Amelia Rowe").font(.title3).fontWeight(.semibold)
              Text("Customer since 2019").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .padding(.vertical, 6)
        }
        Section("Settings") {
          ForEach(look.settingsOrder, id: \.self) { name in
            NavigationLink(value: name) {
              SettingsRow(
                title: name, icon: icons[name]?.0 ?? "gear", color: Color(hex: icons[name]?.1 ?? 0x888888))
            }
            .badge(name == "Statements" ? look.badgeText : 0)
          }
        }
        Section {
          Toggle("Sign in with your face", isOn: .constant(look.facesIn))
          Toggle("News and offers", isOn: .constant(look.hasMarketing))
        } footer: {
          Text("We never share what you buy.")
        }
        Section {
          Button("Sign out", role: look.signOutIsPlain ? nil : .destructive) {}
        } footer: {
          Text(look.versionText)
        }
      }
      .listSectionSpacing(look.sectionGap)
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
