import AppVariants
import SwiftUI

/// A chat of several, with a poll and a voice message.
struct GroupScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      DarkHeader(title: look.groupTitle, subtitle: "5 people") { members }
      ScrollView {
        VStack(spacing: 12) {
          if look.pinnedIsShown {
            Label(look.pinnedNotice, systemImage: "pin.fill")
              .font(.footnote)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(10)
              .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
          }
          HStack(alignment: .bottom, spacing: 8) {
            Avatar(person: .mila, size: 30)
            Bubble(text: "The hut has five beds and a stove.", time: "16:02")
          }
          poll
          voice
          Bubble(text: "I vote for Saturday, so that we see the market.", time: "16:40", isOutgoing: true)
        }
        .padding(14)
      }
      .background(look.wall)
    }
  }

  private var members: some View {
    HStack(spacing: look.memberOverlap) {
      let people = [Person.mila, .sam, .ines]
      ForEach(look.memberOrderIsReversed ? people.reversed() : people) { person in
        Avatar(person: person, size: 32).overlay { Circle().stroke(look.header, lineWidth: 2) }
      }
    }
  }

  private var poll: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(look.pollQuestion).font(look.pollQuestionFont.font)
      ForEach(0..<look.pollShares.count, id: \.self) { option in
        GeometryReader { space in
          ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 8).fill(look.incoming)
            RoundedRectangle(cornerRadius: 8)
              .fill(look.accent.opacity(0.3))
              .frame(width: space.size.width * look.pollShares[option])
            HStack {
              Text(["Friday night", "Saturday morning", "Saturday noon"][option]).font(.subheadline)
              Spacer()
              Text("\(Int((look.pollShares[option] * 100).rounded())) %").font(.caption).fontWeight(.semibold)
            }
            .padding(.horizontal, 10)
          }
        }
        .frame(height: look.pollBarHeight)
      }
      Button(look.pollVoteTitle) {}
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
        .disabled(look.pollIsClosed)
        .accessibilityIdentifier("poll.vote")
    }
    .padding(14)
    .background {
      RoundedRectangle(cornerRadius: 16)
        .fill(look.wall)
        .shadow(color: .black.opacity(0.2), radius: look.pollCardShadow, y: 2)
    }
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(
        look.accent.opacity(0.5), lineWidth: look.pollCardBorder)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("group.poll")
  }

  private var voice: some View {
    HStack(spacing: 10) {
      Image(systemName: "play.fill").foregroundStyle(look.accent).accessibilityLabel("Play")
      HStack(alignment: .center, spacing: 3) {
        ForEach(0..<look.voiceBars, id: \.self) { bar in
          Capsule()
            .fill(bar < 9 ? look.accent : Color.gray.opacity(0.5))
            .frame(width: 3, height: 6 + look.voiceHeight * CGFloat((bar * 7) % 11) / 11)
        }
      }
      Text("0:24").font(.caption).monospacedDigit().foregroundStyle(.secondary)
    }
    .padding(12)
    .background(look.incoming, in: Capsule())
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("group.voice")
  }
}
