import AppVariants
import SwiftUI

/// An issue on the board.
struct CardModel: Hashable {
  var number: String
  var title: String
  var status: Status
  var tags: [String]
  var due: String?
  var members: [Member]
  var hasPicture = false
  var isUrgent = false
}

/// An issue as a card, with a stripe of its state's colour.
struct IssueCard: View {
  @Environment(\.look) private var look
  let model: CardModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if model.hasPicture, look.card.pictureIsShown { CardPicture() }
      Text(model.number).font(.caption2.monospacedDigit()).foregroundStyle(.secondary)
      Text(model.title)
        .font(look.card.titleFont.font)
        .fontWeight(look.card.titleWeight.weight)
        .foregroundStyle(look.ink)
        .lineLimit(look.card.titleLimit)
      FlowLayout(spacing: look.tokens.tagGap) {
        ForEach(model.tags, id: \.self) { Tag(name: $0) }
      }
      foot
    }
    .padding(look.card.padding)
    .padding(.leading, look.card.stripe)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.paper)
    .overlay(alignment: .leading) {
      look.color(of: model.status).frame(width: look.card.stripe)
    }
    .clipShape(.rect(cornerRadius: look.card.radius))
    .hairline(radius: look.card.radius, width: look.card.border)
    .shadow(color: .black.opacity(0.12), radius: look.card.shadow, y: 1)
    .rotationEffect(.degrees(model.isUrgent ? look.card.tilt : 0))
    .overlay(alignment: .topTrailing) {
      if model.isUrgent {
        Image(systemName: look.card.flag)
          .font(.footnote)
          .foregroundStyle(.red)
          .padding(10)
          .accessibilityLabel("Urgent")
      }
    }
  }

  private var foot: some View {
    HStack(spacing: 10) {
      if look.card.footIsSwapped {
        comments
        due
      } else {
        due
        comments
      }
      Spacer()
      FaceStack(
        members: model.members, size: look.card.faceSize, gap: look.card.faceGap, ring: look.tokens.faceRing,
        firstInFront: look.card.flagInFront)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder private var due: some View {
    if let due = model.due {
      Label(due, systemImage: look.card.dueIcon)
        .labelStyle(CompactLabelStyle())
        .foregroundStyle(Color(hex: look.card.dueColor))
    }
  }

  @ViewBuilder private var comments: some View {
    if model.hasPicture || model.isUrgent {
      Label("\(look.card.comments)", systemImage: "bubble.left").labelStyle(CompactLabelStyle())
    }
  }
}

/// What a designer has drawn.
private struct CardPicture: View {
  @Environment(\.look) private var look

  var body: some View {
    LinearGradient(
      colors: [Color(hex: look.card.pictureTop), Color(hex: 0xF4E3C1)], startPoint: .top, endPoint: .bottom
    )
    .frame(height: look.card.pictureHeight)
    .overlay(alignment: .bottom) {
      Image(systemName: "ferry.fill").font(.title).foregroundStyle(.white).padding(.bottom, 8)
    }
    .clipShape(.rect(cornerRadius: 6))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Sketch of the ferry")
    .accessibilityAddTraits(.isImage)
  }
}
