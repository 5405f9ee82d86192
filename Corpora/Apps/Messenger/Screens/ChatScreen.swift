import AppVariants
import SwiftUI

/// A chat with one person.
struct ChatScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      DarkHeader(title: "Nora Lindqvist", subtitle: "online") {
        HStack(spacing: 18) {
          Image(systemName: "video").accessibilityLabel("Video call")
          Image(systemName: "phone").accessibilityLabel("Call")
        }
      }
      ScrollView {
        VStack(spacing: look.bubbleSpacing) {
          Text(look.dayLabel)
            .font(.caption)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(look.incoming, in: Capsule())
          Bubble(text: "Are we still on for the lake on Sunday? I can bring the big tent.", time: "18:20")
          Bubble(text: look.secondMessage, time: "18:24", isOutgoing: true)
          attachment
          Bubble(text: "Perfect.", time: "18:31")
          file
          Text(look.deliveredText)
            .font(.caption2)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(12)
      }
      .background {
        look.wall.overlay(alignment: .topTrailing) {
          Circle().fill(look.accent.opacity(look.wallPattern)).frame(width: 320).offset(x: 120, y: 60)
        }
      }
      inputBar
    }
  }

  private var attachment: some View {
    Scenery(number: 3 + look.attachmentPicture)
      .aspectRatio(look.attachmentRatio, contentMode: .fit)
      .blur(radius: look.attachmentBlur)
      .clipShape(RoundedRectangle(cornerRadius: look.attachmentRadius))
      .frame(width: 220)
      .zIndex(look.reactionIsInFront ? 0 : 2)
      .background(alignment: .bottomLeading) { if !look.reactionIsInFront { reaction } }
      .overlay(alignment: .bottomLeading) { if look.reactionIsInFront { reaction } }
      .frame(maxWidth: .infinity, alignment: .trailing)
      .padding(.bottom, 8)
  }

  private var reaction: some View {
    Image(systemName: look.reaction)
      .font(.footnote)
      .foregroundStyle(.pink)
      .padding(6)
      .background(.white, in: Circle())
      .shadow(color: .black.opacity(0.2), radius: 2)
      .offset(x: 12, y: look.reactionOffset)
      .accessibilityLabel("Reaction")
  }

  private var file: some View {
    HStack(spacing: 10) {
      Image(systemName: "doc.fill").foregroundStyle(look.accent).font(.title2).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(look.attachmentName).font(.subheadline).underline(look.linkIsUnderlined)
        Text("184 KB").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(12)
    .background(look.incoming, in: RoundedRectangle(cornerRadius: 14))
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("chat.file")
  }

  private var inputBar: some View {
    HStack(spacing: 10) {
      Button("Attach", systemImage: "plus") {}.labelStyle(.iconOnly)
      TextField(look.inputPrompt, text: .constant(""))
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(look.incoming, in: RoundedRectangle(cornerRadius: look.inputRadius))
        .accessibilityIdentifier("chat.input")
      if look.hasMicButton { Button("Record", systemImage: "mic") {}.labelStyle(.iconOnly) }
      Button("Send", systemImage: look.sendIcon) {}.labelStyle(.iconOnly).font(.title2)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(look.inputBarIsThick ? .ultraThickMaterial : .bar)
  }
}
