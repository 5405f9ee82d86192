import SwiftUI

/// The mailboxes of Mail.
struct Mailboxes: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          MailboxRow(title: "All Inboxes", symbol: "tray.2", count: 12)
          MailboxRow(title: "iCloud", symbol: "tray", count: 9)
          MailboxRow(title: "Office", symbol: "tray", count: 3)
          MailboxRow(title: "VIP", symbol: "star", count: 0)
          MailboxRow(title: "Flagged", symbol: "flag", count: 2)
        }
        Section("iCloud") {
          MailboxRow(title: "Inbox", symbol: "tray", count: 9)
          MailboxRow(title: "Drafts", symbol: "doc", count: 1)
          MailboxRow(title: "Sent", symbol: "paperplane", count: 0)
          MailboxRow(title: "Junk", symbol: "xmark.bin", count: 4)
          MailboxRow(title: "Trash", symbol: "trash", count: 0)
          MailboxRow(title: "Archive", symbol: "archivebox", count: 0)
        }
        .headerProminence(.increased)
      }
      .navigationTitle("Mailboxes")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        MailBottomBar(status: "Updated Just Now")
      }
    }
  }
}

/// What Mail has at the bottom: when it was updated, and the button for a new message.
private struct MailBottomBar: ToolbarContent {
  let status: String

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Spacer()
      Text(status).font(.caption)
      Spacer()
      Button("New Message", systemImage: "square.and.pencil") {}
    }
  }
}

private struct MailboxRow: View {
  let title: String
  let symbol: String
  let count: Int

  var body: some View {
    NavigationLink {
      Text(title)
    } label: {
      Label(title, systemImage: symbol).badge(count)
    }
  }
}

/// A message as the inbox shows it.
private struct Message: Identifiable {
  let id: Int
  let sender: String
  let date: String
  let subject: String
  let preview: String
  var isUnread = false

  static let all = [
    Message(
      id: 1, sender: "Emily Parker", date: "09:12", subject: "Garden party on Saturday",
      preview:
        "Hello Johnny, we would be glad if you came. Bring the children, and maybe a salad for everyone.",
      isUnread: true),
    Message(
      id: 2, sender: "City Library", date: "08:40", subject: "Your loan ends soon",
      preview: "Two books are due on Friday: The Orchard Keeper and A Field Guide to Apples.", isUnread: true),
    Message(
      id: 3, sender: "Tom Okafor", date: "Yesterday", subject: "Re: Offer for the roof",
      preview: "Thanks, that looks fine. When could your people begin? We are away until the tenth."),
    Message(
      id: 4, sender: "Railway", date: "Yesterday", subject: "Your tickets to Vienna",
      preview: "Please find your tickets attached. Show them on your telephone or print them."),
    Message(
      id: 5, sender: "Mia", date: "Sunday", subject: "Photos",
      preview: "The best ones from the lake. The one with the dog is for grandma!"),
    Message(
      id: 6, sender: "Bank of Orchards", date: "Saturday", subject: "Your statement is ready",
      preview: "Sign in to see the statement of your account for the month of October."),
  ]
}

/// The inbox: messages with sender, date, subject and the first lines.
struct Inbox: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List(Message.all) { message in
        NavigationLink {
          Text(message.subject)
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              Text(message.sender).font(.headline).lineLimit(1)
              Spacer()
              Text(message.date).font(.subheadline).foregroundStyle(.secondary)
            }
            Text(message.subject).font(.subheadline).lineLimit(1)
            Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
          }
          .padding(.leading, 10)
          .overlay(alignment: .topLeading) {
            if message.isUnread {
              Circle().fill(.tint).frame(width: 10, height: 10).offset(x: -8, y: 6)
                .accessibilityLabel("Unread")
            }
          }
        }
        .swipeActions {
          Button("Trash", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: $words)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        MailBottomBar(status: "2 Unread")
      }
    }
  }
}

/// One message.
struct OpenMessage: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 12) {
            Text("EP").font(.headline).foregroundStyle(.white).frame(width: 40, height: 40)
              .background(Color.purple.gradient, in: Circle())
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text("Emily Parker").font(.subheadline).fontWeight(.semibold)
                Spacer()
                Text("09:12").font(.subheadline).foregroundStyle(.secondary)
              }
              Text("To: Johnny Appleseed").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Divider()
          Text("Garden party on Saturday").font(.title2).bold()
          Text(
            """
            Hello Johnny,

            we would be glad if you came on Saturday at four. Bring the children, and maybe a salad for everyone.

            The way to the new garden: leave the train at [Orchard Road](https://maps.example), then ten minutes up the hill.

            Emily
            """)
          Label("Map of the garden.pdf", systemImage: "doc.fill").padding(12)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
        }
        .padding()
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Previous", systemImage: "chevron.up") {}
          Button("Next", systemImage: "chevron.down") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Trash", systemImage: "trash") {}
          Spacer()
          Button("Move", systemImage: "folder") {}
          Spacer()
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
          Spacer()
          Button("New Message", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}
