import AppVariants
import SwiftUI

/// What plays, on the whole screen.
struct PlayerScreen: View {
  @Environment(\.look) private var look
  var setsTimer = false

  var body: some View {
    ZStack {
      PlayerBackdrop()
      VStack(spacing: look.player.gap) {
        if look.player.grabber {
          Capsule().fill(.white.opacity(0.4)).frame(width: 36, height: 5)
        }
        Spacer(minLength: 0)
        Artwork(series: .tide, size: look.player.artSize, radius: look.player.artRadius)
          .scaleEffect(look.player.artScale)
          .shadow(color: .black.opacity(0.5), radius: look.player.artShadow, y: 12)
        Spacer(minLength: 0)
        PlayerTitle()
        PlayerTime()
        Transport()
        if look.player.volumeIsShown { volume }
        PlayerBar()
      }
      .padding(.horizontal, 28)
      .padding(.vertical, 10)
      .frame(maxWidth: 520)
    }
    .environment(\.colorScheme, .dark)
    .sheet(isPresented: .constant(setsTimer)) {
      TimerSheet().presentationDetents(look.timer.isLarge ? [.large] : [.height(480)])
    }
  }

  private var volume: some View {
    HStack(spacing: 10) {
      Image(systemName: "speaker.fill").accessibilityHidden(true)
      Slider(value: .constant(look.player.volume)).tint(.white).accessibilityLabel("Volume")
      Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
    }
    .font(.caption)
    .foregroundStyle(.white.opacity(0.6))
  }
}

/// The colours of the cover behind everything.
private struct PlayerBackdrop: View {
  @Environment(\.look) private var look

  var body: some View {
    LinearGradient(
      colors: [Color(hex: look.player.top), Color(hex: look.player.bottom)], startPoint: .top,
      endPoint: .bottom
    )
    .overlay(alignment: .topTrailing) {
      Circle()
        .fill(Color(hex: 0x8FD3E8).opacity(0.5))
        .frame(width: 260, height: 260)
        .blur(radius: look.player.blob)
        .blendMode(look.player.blobBlend ? .plusLighter : .normal)
        .offset(x: look.player.blobShift, y: -60)
    }
    .clipped()
    .ignoresSafeArea()
  }
}

/// What it is called, and its heart.
private struct PlayerTitle: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(look.player.caption)
        .font(.caption.weight(.medium))
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(
          look.player.captionIsThick ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(.ultraThinMaterial),
          in: Capsule())
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(look.player.title)
            .font(.system(size: look.player.titleSize, weight: .bold))
            .kerning(look.player.titleKerning)
          Text(look.player.show).opacity(look.player.showOpacity)
        }
        Spacer()
        if look.player.heart {
          Button("Like", systemImage: "heart") {}
            .labelStyle(.iconOnly)
            .font(.title2)
            .tint(.white)
        }
      }
    }
    .foregroundStyle(.white)
  }
}

/// How far it has come.
private struct PlayerTime: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: .constant(look.player.progress)).tint(.white).accessibilityLabel("Position")
      HStack {
        stamp(look.player.elapsed)
        Spacer()
        stamp("-24:56")
      }
      .font(.caption)
      .foregroundStyle(.white.opacity(0.7))
    }
  }

  private func stamp(_ time: String) -> Text {
    look.player.timesAreDigits ? Text(time).monospacedDigit() : Text(time)
  }
}

/// Back, play, forward.
private struct Transport: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.player.transportGap) {
      Button("Back", systemImage: look.player.back) {}.buttonStyle(TransportStyle(size: 30))
      Button("Play or pause", systemImage: look.player.playIcon) {}
        .buttonStyle(TransportStyle(size: look.player.playSize))
      Button("Forward", systemImage: "goforward.30") {}.buttonStyle(TransportStyle(size: 30))
    }
  }
}

/// Speed, timer, where it sounds, what comes next.
private struct PlayerBar: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.player.barGap) {
      if look.player.barIsSwapped {
        timer
        speed
      } else {
        speed
        timer
      }
      Button("Output", systemImage: look.player.airIcon) {}
      Button("Queue", systemImage: "list.bullet") {}
    }
    .labelStyle(.iconOnly)
    .font(.title3)
    .tint(.white)
  }

  private var timer: some View { Button("Timer", systemImage: "moon") {} }

  private var speed: some View {
    Menu {
      Button("1×") {}
      Button("1.5×") {}
    } label: {
      Text(look.player.speed)
        .font(.subheadline.weight(.semibold))
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .overlay {
          Capsule().stroke(.white.opacity(0.7), lineWidth: look.player.speedIsBordered ? 1.5 : 0)
        }
    }
  }
}
