import AppVariants
import SwiftUI

/// A show: what it is about, and its episodes.
struct ShowScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: look.show.gap) {
        ShowHead()
        ShowButtons()
        about
        ShowFacts()
        HStack {
          Text(look.show.header).font(.title3.bold())
          Spacer()
          Menu {
            Button("Season 1") {}
            Button("Season 2") {}
          } label: {
            HStack(spacing: 4) {
              Text(look.show.season)
              Image(systemName: "chevron.down").imageScale(.small)
            }
            .font(.subheadline)
          }
        }
        EpisodeRows(series: .tide)
      }
      .padding(20)
    }
    .background {
      VStack(spacing: 0) {
        LinearGradient(
          colors: [Color(hex: look.show.topColor).opacity(0.6), .clear], startPoint: .top, endPoint: .bottom
        )
        .frame(height: 420)
        Spacer(minLength: 0)
      }
      .ignoresSafeArea()
    }
    .background(look.page)
    .miniPlayer()
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        if look.show.hasShare { Button("Share", systemImage: "square.and.arrow.up") {} }
        Button("More", systemImage: "ellipsis") {}
      }
    }
  }

  private var about: some View {
    Text(look.show.about)
      .font(.subheadline)
      .lineSpacing(look.show.aboutSpacing)
      .lineLimit(look.show.aboutLimit)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The cover, the name and who makes it.
private struct ShowHead: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: look.show.side.horizontal, spacing: 6) {
      Artwork(series: .tide, size: look.show.artSize, radius: 16)
        .rotationEffect(.degrees(look.show.artTurn))
        .shadow(color: .black.opacity(0.35), radius: look.show.artShadow, y: 6)
        .background {
          Circle().fill(Color(hex: look.show.topColor)).blur(radius: look.show.glow).padding(-20)
        }
        .padding(.bottom, 10)
      Text(look.show.name).font(look.show.nameFont.font).bold()
      Text(look.show.author).font(.body).underline(look.show.authorIsUnderlined).foregroundStyle(look.accent)
    }
    .frame(maxWidth: .infinity, alignment: look.show.side.frame)
  }
}

/// To play the newest episode, and to follow the show.
private struct ShowButtons: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.show.buttonGap) {
      Button {
      } label: {
        Label(look.show.latest, systemImage: look.show.latestIcon)
          .font(.headline)
          .frame(maxWidth: .infinity, minHeight: look.show.latestHeight)
          .foregroundStyle(.white)
          .background(look.accent, in: RoundedRectangle(cornerRadius: look.show.latestRadius))
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        Label(look.show.follow, systemImage: look.show.followIcon)
          .font(.subheadline.weight(.medium))
          .padding(.horizontal, 16)
          .frame(minHeight: look.show.latestHeight)
          .foregroundStyle(.primary)
          .background(
            look.show.followIsOn ? AnyShapeStyle(.green) : AnyShapeStyle(.thinMaterial), in: Capsule())
      }
      .buttonStyle(.plain)
    }
  }
}

/// Stars, and what kind of show it is.
private struct ShowFacts: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 8) {
      if look.show.factsAreSwapped {
        Text(look.show.genre)
        Text("·").accessibilityHidden(true)
        stars
      } else {
        stars
        Text("·").accessibilityHidden(true)
        Text(look.show.genre)
      }
      Spacer()
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder private var stars: some View {
    Image(systemName: "star.fill").foregroundStyle(Color(hex: look.show.starColor)).accessibilityHidden(true)
    Text(look.show.rating).fontWeight(.semibold).foregroundStyle(.primary)
    Text("(\(Text(look.show.ratings, format: .number)))")
  }
}
