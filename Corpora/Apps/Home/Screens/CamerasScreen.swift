import AppVariants
import SwiftUI

/// What the cameras see.
struct CamerasScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: look.cameras.gap) {
        if look.cameras.gardenIsFirst, look.cameras.hasGarden { garden }
        FeedCard(name: look.cameras.name, time: look.cameras.time) { StreetPicture() }
        if !look.cameras.gardenIsFirst, look.cameras.hasGarden { garden }
        OfflineCard()
      }
      .frame(maxWidth: 560)
      .frame(maxWidth: .infinity)
      .padding(16)
    }
    .background(look.wall)
    .navigationTitle(look.cameras.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var garden: some View {
    FeedCard(name: "Garden", time: "19:42:06") {
      GardenPicture().grayscale(look.cameras.nightIsGray ? 1 : 0)
    }
  }
}

/// A picture with what is known of it above.
private struct FeedCard<Picture: View>: View {
  @Environment(\.look) private var look
  let name: String
  let time: String
  @ViewBuilder var picture: Picture

  private var isFront: Bool { name == look.cameras.name }

  var body: some View {
    picture
      .aspectRatio(look.cameras.ratio, contentMode: .fit)
      .overlay(alignment: Alignment(horizontal: look.cameras.liveSide.horizontal, vertical: .top)) {
        LiveBadge().padding(12)
      }
      .overlay(alignment: .bottom) { strip }
      .clipShape(.rect(cornerRadius: look.cameras.radius))
      .shadow(color: .black.opacity(0.4), radius: look.cameras.shadow, y: 1)
  }

  private var strip: some View {
    HStack(spacing: 10) {
      if isFront, look.cameras.hasTalk, look.cameras.talkIsFirst { talk }
      VStack(alignment: .leading, spacing: 1) {
        Text(name).font(look.cameras.nameFont.font.weight(.semibold))
        Text(time).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
      }
      Spacer()
      if isFront, look.cameras.hasTalk, !look.cameras.talkIsFirst { talk }
    }
    .padding(.horizontal, look.cameras.stripPadding)
    .padding(.vertical, 8)
    .background(
      look.cameras.stripIsThick ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(.ultraThinMaterial),
      in: .rect(cornerRadius: look.cameras.stripIsInset ? 12 : 0)
    )
    .padding(look.cameras.stripIsInset ? 8 : 0)
  }

  private var talk: some View {
    Button("Talk", systemImage: look.cameras.talkIcon) {}
      .labelStyle(.iconOnly)
      .frame(width: look.cameras.talkSize, height: look.cameras.talkSize)
      .background(look.tileOn, in: .circle)
  }
}

/// That a picture is of now.
private struct LiveBadge: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 4) {
      if look.cameras.dotIsShown { Circle().fill(.white).frame(width: 6, height: 6) }
      Text(look.cameras.live).tracking(look.cameras.liveKerning)
    }
    .font(.caption2.weight(.heavy))
    .foregroundStyle(.white)
    .padding(.horizontal, look.cameras.livePadding)
    .padding(.vertical, 4)
    .background(Color(hex: look.cameras.liveColor), in: Capsule())
  }
}

/// The street before the door, with a frame around what moves.
private struct StreetPicture: View {
  @Environment(\.look) private var look

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        LinearGradient(
          colors: [Color(hex: look.cameras.sky), Color(hex: 0xF3D9B1)], startPoint: .top, endPoint: .bottom)
        HStack(alignment: .bottom, spacing: 10) {
          Rectangle().fill(Color(hex: 0x8C6A5D)).frame(height: proxy.size.height * 0.62)
          Rectangle().fill(Color(hex: 0xA98467)).frame(height: proxy.size.height * 0.5)
          Rectangle().fill(Color(hex: 0x6C584C)).frame(height: proxy.size.height * 0.7)
        }
        .padding(.horizontal, 24)
        Rectangle().fill(Color(hex: 0x55606E)).frame(height: proxy.size.height * 0.3)
        Image(systemName: "figure.walk")
          .font(.system(size: 40))
          .foregroundStyle(.black.opacity(0.75))
          .padding(6)
          .overlay {
            if look.cameras.motion {
              RoundedRectangle(cornerRadius: 6)
                .strokeBorder(Color(hex: look.cameras.motionColor), lineWidth: 2)
                .scaleEffect(look.cameras.motionScale)
            }
          }
          .offset(x: 30 + look.cameras.motionShift, y: -proxy.size.height * 0.34)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Picture of the street")
    .accessibilityAddTraits(.isImage)
  }
}

/// The garden at night.
private struct GardenPicture: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x1D3B2A), Color(hex: 0x4C7A52)], startPoint: .top, endPoint: .bottom)
      HStack(spacing: 36) {
        Image(systemName: "tree.fill").font(.system(size: 84))
        Image(systemName: "tree.fill").font(.system(size: 60))
        Image(systemName: "leaf.fill").font(.system(size: 30))
      }
      .foregroundStyle(Color(hex: 0x9CCB86))
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Picture of the garden")
    .accessibilityAddTraits(.isImage)
  }
}

/// A camera that is not there.
private struct OfflineCard: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      GardenPicture().blur(radius: look.cameras.blur).opacity(0.5)
      VStack(spacing: 10) {
        Image(systemName: look.cameras.offlineIcon).font(.title)
          .accessibilityLabel("No picture")
        Text(look.cameras.offline).font(.subheadline)
        Button(look.cameras.retry) {}
          .buttonStyle(.borderedProminent)
          .controlSize(look.cameras.retryIsSmall ? .small : .large)
      }
    }
    .frame(height: 170)
    .clipShape(.rect(cornerRadius: look.cameras.radius))
  }
}
