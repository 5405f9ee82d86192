import Combine
import SwiftUI

/// A video, which begins after an advertisement that cannot be skipped.
struct VideoView: View {
  /// The content of the player's screen.
  private enum Phase: Equatable {
    case waiting
    case advertisement(secondsLeft: Int)
    case playing(second: Int)
    case paused(second: Int)
    case ended
  }

  let article: Article

  private static let advertisement = 8
  private static let length = 20

  @State private var phase = Phase.waiting

  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ArticlePicture(article: article)
      .opacity(isShowingAdvertisement ? 0 : 1)
      .overlay { screen }
      .aspectRatio(16 / 9, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .onReceive(clock) { _ in tick() }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("video")
  }

  private var isShowingAdvertisement: Bool {
    if case .advertisement = phase { return true }
    return false
  }

  @ViewBuilder private var screen: some View {
    switch phase {
    case .waiting, .ended:
      Button(phase == .ended ? "Play Again" : "Play Video", systemImage: "play.fill") {
        phase = .advertisement(secondsLeft: Self.advertisement)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .accessibilityIdentifier("video.play")
    case .advertisement(let seconds):
      ZStack {
        LinearGradient(colors: [.yellow, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(spacing: 4) {
          Text("Fresh Bread, Every Morning").font(.title3).bold()
          Text("Your bakery at the harbour").font(.subheadline)
        }
        .foregroundStyle(.black)
      }
      .overlay(alignment: .bottomTrailing) {
        Text("Your video begins in \(seconds) s").font(.caption).monospacedDigit().foregroundStyle(.white)
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .background(.black.opacity(0.6), in: Capsule())
          .padding(10)
          .accessibilityIdentifier("video.advertisement")
      }
    case .playing(let second): controls(second, symbol: "pause.fill", title: "Pause")
    case .paused(let second): controls(second, symbol: "play.fill", title: "Continue")
    }
  }

  private func controls(_ second: Int, symbol: String, title: String) -> some View {
    VStack {
      Spacer()
      HStack(spacing: 12) {
        Button(title, systemImage: symbol) { isPlaying(title == "Continue", at: second) }
          .labelStyle(.iconOnly)
          .accessibilityIdentifier("video.pause")
        ProgressView(value: Double(second), total: Double(Self.length)).tint(.white)
          .accessibilityIdentifier("video.progress")
        Text("\(second) s").font(.caption).monospacedDigit().accessibilityIdentifier("video.time")
      }
      .foregroundStyle(.white)
      .padding(12)
      .background(.black.opacity(0.5))
    }
  }

  private func isPlaying(_ isPlaying: Bool, at second: Int) {
    phase = isPlaying ? .playing(second: second) : .paused(second: second)
  }

  private func tick() {
    switch phase {
    case .waiting, .paused, .ended: break
    case .advertisement(let seconds):
      phase = seconds > 1 ? .advertisement(secondsLeft: seconds - 1) : .playing(second: 0)
    case .playing(let second): phase = second + 1 < Self.length ? .playing(second: second + 1) : .ended
    }
  }
}
