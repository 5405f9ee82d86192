import AppVariants
import SwiftUI

/// What a chat shows of itself in the list.
struct ChatSummary: Identifiable, Hashable {
  let person: Person
  let preview: String
  let time: String
  var unread = 0
  var isMuted = false

  var id: String { person.id }
}

/// All chats.
struct ChatsScreen: View {
  @Environment(\.look) private var look

  private var chats: [ChatSummary] {
    let nora = ChatSummary(person: .nora, preview: look.firstPreview, time: "18:42", unread: look.unreadCount)
    let mila = ChatSummary(
      person: .mila, preview: look.hasDraft ? "Draft: See you at" : "Sent a picture", time: "17:05")
    var chats = look.pinnedFirst ? [nora, mila] : [mila, nora]
    if !look.showsNora { chats.removeAll { $0.person == .nora } }
    return chats + [
      ChatSummary(
        person: .sam, preview: "The invoice for the workshop is in your mail, both pages of it.", time: "Mon",
        isMuted: look.hasMutedBell),
      ChatSummary(person: .ines, preview: "Obrigada!", time: "Sun"),
      ChatSummary(person: .otto, preview: "Voice message, 0:24", time: "12 Nov", unread: 1),
    ]
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          stories
          Picker("Filter", selection: .constant(look.filterSelection)) {
            Text("All").tag(0)
            Text("Unread").tag(1)
            Text("Groups").tag(2)
          }
          .pickerStyle(.segmented)
          .padding(16)
          if look.hasArchivedRow {
            HStack(spacing: 12) {
              Image(systemName: "archivebox").frame(width: 52).foregroundStyle(.secondary)
                .accessibilityHidden(true)
              Text("Archived")
              Spacer()
              Text("7").foregroundStyle(.secondary)
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 10)
          }
          ForEach(chats) { chat in
            ChatRow(chat: chat)
            if look.chatDividers && chat.id != "otto" { Divider().padding(.leading, 80) }
          }
        }
        .padding(.bottom, 16)
      }
      .navigationTitle(look.chatsTitle)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(look.header, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        if look.hasCameraItem {
          ToolbarItem(placement: .topBarTrailing) { Button("Camera", systemImage: "camera") {} }
        }
        ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: look.composeIcon) {} }
      }
    }
  }

  private var stories: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: look.storySpacing) {
        ForEach(Person.all) { person in
          VStack(spacing: 5) {
            Avatar(person: person, size: 56)
              .padding(4)
              .overlay { Circle().strokeBorder(look.accent, lineWidth: look.storyRingWidth) }
            Text(person.name.split(separator: " ")[0]).font(.caption)
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.top, 12)
    }
  }
}

/// One chat.
private struct ChatRow: View {
  @Environment(\.look) private var look
  let chat: ChatSummary

  var body: some View {
    HStack(alignment: .top, spacing: look.chatRowSpacing) {
      Avatar(
        person: chat.person, size: look.avatarSize, isOnline: chat.person == .nora || chat.person == .ines)
      VStack(alignment: .leading, spacing: 3) {
        HStack(spacing: 5) {
          Text(chat.person.name).font(look.nameFont.font).fontWeight(look.nameWeight.weight)
          if chat.isMuted {
            Image(systemName: "bell.slash").font(.caption).foregroundStyle(.secondary).accessibilityLabel(
              "Muted")
          }
          Spacer()
          Text(chat.time).font(.footnote).foregroundStyle(.secondary)
        }
        HStack(alignment: .top) {
          Text(chat.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(look.previewLineLimit)
          Spacer()
          if chat.unread > 0 {
            Text("\(chat.unread)")
              .font(.caption)
              .fontWeight(.bold)
              .foregroundStyle(.white)
              .padding(.horizontal, 7)
              .padding(.vertical, 2)
              .background(look.accent, in: Capsule())
          }
        }
      }
    }
    .padding(.horizontal, look.chatListInset)
    .padding(.vertical, look.chatRowPadding)
    .accessibilityIdentifier("chat.\(chat.id)")
  }
}
