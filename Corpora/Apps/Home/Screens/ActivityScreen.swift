import AppVariants
import SwiftUI

/// What happened, the newest first.
struct ActivityScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(look.notices.day).font(.title3).fontWeight(look.notices.dayWeight.weight)
          Spacer()
          if look.notices.unreadIsShown {
            Text("3 new").font(.caption.bold()).foregroundStyle(look.warm)
          }
        }
        .padding(.bottom, 12)
        ForEach(events) { EventRow(event: $0) }
      }
      .padding(16)
    }
    .background(look.wall)
    .safeAreaInset(edge: .top, spacing: 0) { FilterBar() }
    .navigationTitle(look.notices.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Mark as read", systemImage: "checkmark.circle") {}
      }
    }
  }

  private var events: [Event] {
    var events = [
      Event(
        time: "19:40", icon: look.notices.bellIcon, text: look.notices.text, color: look.warm, isRing: true),
      Event(time: "18:05", icon: "lock.open.fill", text: "Tor unlocked the back door.", color: .blue),
    ]
    if look.notices.hasLeak {
      events.append(
        Event(
          time: "16:22", icon: "drop.fill",
          text: "Water under the sink in the kitchen. The valve was closed.",
          color: Color(hex: look.notices.alarmColor)))
    }
    events.append(
      Event(time: "8:15", icon: "thermometer.medium", text: "The heating was lowered to 18°.", color: .teal))
    if look.notices.hasMore {
      events.append(Event(time: "7:02", icon: "sunrise.fill", text: "Morning was started.", color: .orange))
    }
    if look.notices.isReordered { events.swapAt(1, 2) }
    return events
  }
}

/// Something that happened.
private struct Event: Identifiable {
  var time: String
  var icon: String
  var text: String
  var color: Color
  var isRing = false

  var id: String { time }
}

/// What of all is shown.
private struct FilterBar: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: look.notices.chipGap) {
        ForEach(Array(["All", "Doors", look.notices.chip].enumerated()), id: \.offset) { index, name in
          let isChosen = index == look.notices.chosen
          Button(name) {}
            .font(.footnote.weight(.medium))
            .foregroundStyle(isChosen ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background {
              RoundedRectangle(cornerRadius: look.notices.chipRadius)
                .fill(isChosen ? AnyShapeStyle(look.night) : AnyShapeStyle(.gray.opacity(0.18)))
            }
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      if look.notices.barIsShown { Divider() }
    }
    .background(.bar)
  }
}

/// The time, a dot on the line, and what happened.
private struct EventRow: View {
  @Environment(\.look) private var look
  let event: Event

  var body: some View {
    HStack(alignment: .top, spacing: look.notices.gap) {
      Text(event.time)
        .font(look.notices.timeFont.font.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: look.notices.timeWidth, alignment: look.notices.timeSide.frame)
        .padding(.top, 12)
      Circle().fill(event.color)
        .frame(width: look.notices.dot, height: look.notices.dot)
        .padding(.top, 14)
        .frame(width: 16)
        .frame(maxHeight: .infinity, alignment: .top)
        .background {
          Rectangle().fill(Color(hex: look.notices.lineColor)).frame(width: look.notices.line)
        }
      card.padding(.bottom, look.notices.rowGap)
    }
    .fixedSize(horizontal: false, vertical: true)
    .opacity(event.time == "8:15" ? look.notices.fade : 1)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 8) {
        Image(systemName: event.icon).font(.subheadline).foregroundStyle(event.color)
        Text(event.text).font(.subheadline).lineSpacing(look.notices.textSpacing)
        Spacer(minLength: 0)
        if event.isRing, look.notices.thumbnailIsShown { thumbnail }
      }
      if event.isRing {
        HStack {
          if look.notices.dismissIsFirst {
            dismiss
            reply
          } else {
            reply
            dismiss
          }
        }
        .buttonStyle(.borderless)
      }
    }
    .panel(padding: look.notices.padding, radius: look.notices.radius)
  }

  private var reply: some View {
    Button(look.notices.reply) {}
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(look.warm, in: .rect(cornerRadius: look.notices.replyRadius))
  }

  private var dismiss: some View {
    Button("Dismiss") {}.font(.footnote).padding(.horizontal, 8)
  }

  private var thumbnail: some View {
    LinearGradient(colors: [Color(hex: 0x8EB8E5), Color(hex: 0xF3D9B1)], startPoint: .top, endPoint: .bottom)
      .overlay { Image(systemName: "figure.stand").font(.title2).foregroundStyle(.black.opacity(0.7)) }
      .frame(width: look.notices.thumbnail, height: look.notices.thumbnail * 0.75)
      .clipShape(.rect(cornerRadius: 8))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Snapshot")
      .accessibilityAddTraits(.isImage)
  }
}
