import AppVariants
import SwiftUI

/// Something that happened.
private struct Event: Hashable {
  var text: String
  var icon: String
  var color: Color
  var time: String
  var hasQuote = false
  var hasChips = false
}

/// What happened, along a line.
struct ActivityScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        Picker("Whose", selection: .constant(look.activity.scope)) {
          Text("Everybody").tag(0)
          Text("Mine").tag(1)
        }
        .pickerStyle(.segmented)
        .padding(.bottom, 8)
        Section {
          ForEach(events, id: \.self) { event in
            EventRow(event: event, isLast: event == events.last)
          }
        } header: {
          DayHeader(title: look.activity.today)
        }
        Section {
          EventRow(
            event: Event(text: "Sven closed FA-181", icon: "checkmark", color: .green, time: "16:40"),
            isLast: true)
        } header: {
          DayHeader(title: "Yesterday")
        }
      }
      .padding(.horizontal, 20)
    }
    .background(look.canvas)
    .navigationTitle(look.activity.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if look.activity.hasBell { Button("Notify", systemImage: look.activity.filterIcon) {} }
    }
  }

  private var events: [Event] {
    var events = [
      Event(
        text: look.activity.first, icon: look.activity.firstIcon, color: Color(hex: look.activity.firstColor),
        time: look.activity.time),
      Event(
        text: "Pekka commented on FA-212", icon: "bubble.left", color: .orange, time: "8:55", hasQuote: true),
      Event(
        text: "Lin added three tags", icon: "tag", color: .purple, time: "8:31", hasChips: look.activity.chips
      ),
    ]
    if look.activity.hasMerge {
      events.append(
        Event(
          text: "Sven merged the branch passkeys", icon: "arrow.triangle.branch", color: .teal, time: "8:02"))
    }
    if look.activity.hasRelease {
      events.append(Event(text: "Version 3.1 was released", icon: "shippingbox", color: .pink, time: "7:30"))
    }
    if look.activity.isReordered { events.swapAt(0, 2) }
    return events
  }
}

/// The day, which stays at the top.
private struct DayHeader: View {
  @Environment(\.look) private var look
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 10)
      .background(look.activity.headerMaterial ? look.paper : look.canvas)
  }
}

/// One event beside the line.
private struct EventRow: View {
  @Environment(\.look) private var look
  let event: Event
  let isLast: Bool

  private var shape: AnyShape {
    look.activity.dotIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8))
  }

  var body: some View {
    HStack(alignment: .top, spacing: look.activity.gap) {
      Image(systemName: event.icon)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: look.activity.dot, height: look.activity.dot)
        .background(event.color, in: shape)
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline) {
          if look.activity.timeSide == .leading { time }
          Text(event.text).font(.subheadline)
          if look.activity.timeSide == .trailing {
            Spacer()
            time
          }
        }
        if event.hasQuote { quote }
        if event.hasChips {
          FlowLayout(spacing: look.tokens.tagGap) {
            Tag(name: "Bug")
            Tag(name: "iOS")
            Tag(name: "Access")
          }
        }
      }
      .padding(.top, 5)
    }
    .padding(.bottom, look.activity.rowGap)
    .background(alignment: .topLeading) {
      if look.activity.lineIsShown, !isLast {
        Rectangle()
          .fill(.gray.opacity(0.35))
          .frame(width: look.activity.line)
          .padding(.leading, (look.activity.dot - look.activity.line) / 2)
          .padding(.top, look.activity.dot)
      }
    }
  }

  private var time: some View {
    Text(event.time).font(look.activity.timeFont.font).foregroundStyle(.secondary)
  }

  private var quote: some View {
    Text(look.activity.quote)
      .font(.footnote)
      .underline(look.activity.linkIsUnderlined)
      .lineLimit(look.activity.quoteLimit)
      .padding(10)
      .background(
        (look.activity.quotePaint == 0 ? Color.primary : Color(hex: look.activity.quotePaint))
          .opacity(look.activity.quoteOpacity),
        in: .rect(cornerRadius: look.activity.quoteRadius))
  }
}
