import AppVariants
import SwiftUI

/// The club, where beekeepers write to each other.
struct ClubScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var club: SkepLook.Club { look.club }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: club.gap) {
        notice
        Post(name: "Ida Rook", letters: "IR", text: club.first, hour: "17:02", likes: club.likes)
        Post(text: "Yes, in the pear tree. I have a box ready.", hour: "17:05", isOwn: true)
        if club.hasThanks { Post(name: "Ida Rook", letters: "IR", text: "You are quick!", hour: "17:06") }
        if club.hasRecipe {
          Post(name: "Sam Teller", letters: "ST", text: "My recipe for fondant.", hour: "17:30")
        }
        PollCard()
        Post(name: "Sam Teller", letters: "ST", text: "Who has a spare queen?", hour: "18:20")
        Post(text: "From Tuesday on, yes.", hour: "18:31", isOwn: true)
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
    }
    .background(palette.wax)
    .navigationTitle(club.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) { field }
  }

  private var notice: some View {
    HStack(spacing: 12) {
      Image(systemName: club.picture)
        .resizable()
        .scaledToFit()
        .padding(8)
        .frame(width: 44, height: 44)
        .foregroundStyle(.white)
        .background(palette.honey.gradient, in: .rect(cornerRadius: 8))
        .accessibilityLabel("Picture of the evening")
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Extractor evening").font(.subheadline.bold())
          Spacer()
          Text("3 June").strikethrough(club.oldDateIsStruck, color: club.oldDateIsRed ? .red : nil)
            .foregroundStyle(.secondary)
          Text("5 June")
        }
        HStack {
          Text("Directions").underline(club.linkIsUnderlined, pattern: club.linkIsDotted ? .dot : .solid)
            .foregroundStyle(palette.honey)
          Spacer()
          Text("Key under the pot").blur(radius: club.spoiler)
        }
      }
    }
    .font(.footnote)
    .waxCard(radius: 12, inset: 12)
  }

  private var field: some View {
    HStack(spacing: 10) {
      if club.attach {
        Button("Attach", systemImage: "paperclip") {}.labelStyle(.iconOnly).font(.title3)
      }
      TextField(club.prompt, text: .constant(""))
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(palette.comb, in: .capsule)
      Button("Send", systemImage: club.send) {}.labelStyle(.iconOnly).font(.title)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

/// One message, at the side of whoever writes.
private struct Post: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var name = ""
  var letters = ""
  var text: String
  var hour: String
  var likes = 0
  var isOwn = false

  private var club: SkepLook.Club { look.club }

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: club.radius, bottomLeadingRadius: isOwn ? club.radius : club.tail,
      bottomTrailingRadius: isOwn ? club.tail : club.radius, topTrailingRadius: club.radius)
  }

  var body: some View {
    HStack(alignment: club.facesAreAtTop ? .top : .bottom, spacing: 8) {
      if isOwn {
        Spacer(minLength: 50)
      } else {
        Portrait(
          letters: letters, color: letters == "IR" ? 0x3F7F6B : 0x9A5A3A, size: club.face,
          isRound: club.faceIsRound)
      }
      bubble
      if !isOwn { Spacer(minLength: 50) }
    }
  }

  private var bubble: some View {
    VStack(alignment: isOwn ? .trailing : .leading, spacing: 2) {
      if !name.isEmpty, club.namesAreShown {
        Text(name).font(.caption).fontWeight(club.nameWeight.weight).foregroundStyle(palette.heather)
      }
      Text(text)
        .font(club.font.font)
        .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      if club.hoursAreShown {
        Text(hour).font(.caption2).foregroundStyle(isOwn ? Color.white.opacity(0.8) : .secondary)
      }
    }
    .padding(club.inset)
    .background(
      isOwn ? club.ownColor.color(or: palette.honey) : club.otherColor.color(or: palette.comb), in: shape
    )
    .overlay(alignment: .bottomTrailing) {
      if likes > 0 {
        Label("\(likes)", systemImage: club.likeIcon)
          .font(.caption2.bold())
          .labelStyle(.titleAndIcon)
          .foregroundStyle(.white)
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(palette.heather, in: .capsule)
          .offset(x: 22 + club.likeShift, y: 4)
      }
    }
  }
}

/// A poll among the members.
private struct PollCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var club: SkepLook.Club { look.club }

  private var answers: [(name: String, share: Double)] {
    let answers = [(name: "At the mill", share: club.pollValue), (name: "In the shed", share: 0.25)]
    return club.pollIsReordered ? answers.reversed() : answers
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(club.pollTitle).font(.subheadline.weight(.semibold))
      ForEach(answers, id: \.name) { answer in
        GeometryReader { proxy in
          RoundedRectangle(cornerRadius: 6)
            .fill(club.pollTint.color(or: palette.heather).opacity(0.35))
            .frame(width: proxy.size.width * answer.share)
            .accessibilityElement()
            .accessibilityLabel("Votes for \(answer.name)")
        }
        .frame(height: club.pollHeight)
        .overlay(alignment: .leading) { Text(answer.name).font(.footnote).padding(.leading, 8) }
      }
    }
    .waxCard()
  }
}
