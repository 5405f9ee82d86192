import AppVariants
import SwiftUI

/// What is written to the clinic, and what it answers.
struct MessagesScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: look.chat.gap) {
        Text(look.chat.day)
          .font(.caption)
          .textCase(look.chat.dayIsUppercased ? .uppercase : nil)
          .foregroundStyle(.secondary)
        Message(text: look.chat.first, isOwn: false)
        Message(text: look.chat.second, isOwn: true)
        if look.chat.hasFile { Attachment() }
        Message(text: look.chat.third, isOwn: false)
        HStack(spacing: 4) {
          Spacer()
          Text(look.chat.time).font(look.chat.timeFont.font)
          if look.chat.readIsShown {
            Image(systemName: look.chat.readIcon).font(.caption2).accessibilityLabel("Read")
          }
        }
        .foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .background(look.paper)
    .safeAreaInset(edge: .bottom, spacing: 0) { WriteBar() }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        VStack(spacing: 0) {
          Text(look.chat.title).font(.headline)
          Text(look.chat.subtitle).font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// One message.
private struct Message: View {
  @Environment(\.look) private var look
  var text: String
  var isOwn: Bool

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: look.chat.radius, bottomLeadingRadius: isOwn ? look.chat.radius : look.chat.tail,
      bottomTrailingRadius: isOwn ? look.chat.tail : look.chat.radius, topTrailingRadius: look.chat.radius)
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isOwn {
        Spacer(minLength: 56)
      } else {
        Face(initials: "W4", color: 0x0E7490, size: look.chat.face, isRound: look.chat.faceIsRound)
      }
      Text(text)
        .lineSpacing(look.chat.lineSpacing)
        .foregroundStyle(isOwn ? look.sheet : .primary)
        .padding(look.chat.padding)
        .background(
          isOwn ? look.chat.ownColor.color(or: look.care) : look.chat.theirColor.color(or: look.sheet),
          in: shape)
      if !isOwn { Spacer(minLength: 40) }
    }
  }
}

/// A file that was sent along.
private struct Attachment: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: look.chat.fileIcon).font(.title2).foregroundStyle(look.care)
      VStack(alignment: .leading) {
        Text(look.chat.file).font(.subheadline.weight(.medium))
        Text(look.chat.fileSize).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(12)
    .overlay(
      RoundedRectangle(cornerRadius: 14).stroke(look.care.opacity(0.6), lineWidth: look.chat.fileStroke)
    )
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// To write something.
private struct WriteBar: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 10) {
        TextField(look.chat.prompt, text: .constant(""))
          .padding(.horizontal, 14)
          .frame(height: 38)
          .background(look.paper, in: .rect(cornerRadius: look.chat.fieldRadius))
        Button("Send", systemImage: look.chat.sendIcon) {}.labelStyle(.iconOnly)
      }
      if look.chat.noteIsShown {
        Text(look.chat.note).font(.caption2).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(look.sheet)
  }
}
