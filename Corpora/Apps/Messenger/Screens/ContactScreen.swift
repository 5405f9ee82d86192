import AppVariants
import SwiftUI

/// All about one person.
struct ContactScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ZStack(alignment: .bottom) {
          VStack(spacing: 0) {
            Rectangle().fill(Color(hex: look.contactBanner)).frame(height: look.contactBannerHeight)
            Color.clear.frame(height: 54)
          }
          Avatar(person: .nora, size: look.contactAvatarSize)
            .overlay { Circle().stroke(look.wall, lineWidth: 4) }
        }
        VStack(alignment: look.contactAlignment.horizontal, spacing: 4) {
          Text(look.contactName).font(.title2).fontWeight(.bold)
          Text(look.contactStatus).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: look.contactAlignment.frame)
        .padding(.horizontal, 20)
        buttons.padding(.horizontal, 20)
        Text(look.bio)
          .font(.callout)
          .kerning(look.bioKerning)
          .multilineTextAlignment(look.bioAlignment.text)
          .padding(.horizontal, 28)
        rows.padding(.horizontal, 20)
        media.padding(.horizontal, 20)
      }
      .padding(.bottom, 20)
    }
    .background(look.wall)
    .ignoresSafeArea(edges: .top)
  }

  private var buttons: some View {
    HStack(spacing: look.contactButtonSpacing) {
      ForEach([("Write", "message"), ("Call", "phone"), ("Mute", "bell")], id: \.0) { title, icon in
        let button = Button {
        } label: {
          Label(title, systemImage: icon).frame(maxWidth: .infinity)
        }
        if look.contactButtonsAreBordered {
          button.buttonStyle(.bordered)
        } else {
          button.buttonStyle(.borderedProminent)
        }
      }
    }
  }

  private var rows: some View {
    VStack(spacing: 12) {
      if look.hasEncryptionRow {
        row("Encryption", "Verified", icon: "lock.shield")
        Divider()
      }
      row("Shared groups", "3", icon: "person.3")
      Divider()
      HStack {
        Button("Block Nora", role: look.blockIsDestructive ? .destructive : nil) {}
        Spacer()
      }
    }
    .padding(14)
    .background(look.incoming, in: RoundedRectangle(cornerRadius: 14))
  }

  private func row(_ title: String, _ value: String, icon: String) -> some View {
    HStack {
      Label(title, systemImage: icon)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }

  private var media: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: look.contactMediaSpacing), count: look.contactMediaColumns),
      spacing: look.contactMediaSpacing
    ) {
      ForEach(1..<7) { number in
        Scenery(number: number).aspectRatio(1, contentMode: .fill).clipShape(
          RoundedRectangle(cornerRadius: 6))
      }
    }
  }
}
