import AppVariants
import SwiftUI

/// What was said by radio.
struct LogScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var log: HarbourLook.Log { look.log }

  var body: some View {
    ScrollView {
      VStack(spacing: log.gap) {
        Pill(name: "Today", color: palette.sea)
        RadioCall(ship: "MS Tern", text: log.answer, time: "13:48")
        RadioCall(text: "MS Tern, come in. The pier is free.", time: "13:49", isOwn: true)
        if log.hasPilot {
          RadioCall(ship: "Pilot 7", text: "Fog at the outer light, two cables.", time: "13:55")
        }
        RadioCall(ship: "Tug Heron", text: "I lie at berth 4 and wait for MS Gannet.", time: "14:02")
        RadioCall(text: "Heron, tow her out at three.", time: "14:03", isOwn: true)
        if log.hasAnswer { RadioCall(ship: "Tug Heron", text: "At three it is.", time: "14:04") }
        forecast
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 12)
    }
    .background(palette.fog)
    .navigationTitle(log.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) { field }
  }

  private var forecast: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Forecast", systemImage: "wind").labelStyle(SignLabelStyle(color: palette.sea)).font(.headline)
      Text("South-west five, later six").font(.subheadline).strikethrough(log.weatherIsOld)
    }
    .plank(edge: palette.sea)
  }

  private var field: some View {
    HStack(spacing: 10) {
      TextField(log.prompt, text: .constant(""))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(palette.deck, in: .capsule)
      Button("Send", systemImage: log.send) {}.labelStyle(.iconOnly).font(.system(size: 30))
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

/// One call by radio, at the side of whoever speaks.
private struct RadioCall: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var ship = ""
  var text: String
  var time: String
  var isOwn = false

  private var log: HarbourLook.Log { look.log }

  /// The words, the ship's name before them.
  private var words: AttributedString {
    guard !isOwn else { return AttributedString(text) }
    var name = AttributedString("\(ship): ")
    name.font = log.font.font.bold()
    name.foregroundColor = log.shipColor.color(or: palette.sea)
    if log.shipIsUnderlined { name.underlineStyle = .single }
    return name + AttributedString(text)
  }

  private var shape: UnevenRoundedRectangle {
    let tail = log.hasTails ? CGFloat(3) : 16
    return UnevenRoundedRectangle(
      topLeadingRadius: 16, bottomLeadingRadius: isOwn ? 16 : tail,
      bottomTrailingRadius: isOwn ? tail : 16, topTrailingRadius: 16)
  }

  private var fill: Color {
    isOwn ? log.ownColor.color(or: palette.sea) : log.otherColor.color(or: palette.deck)
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isOwn { Spacer(minLength: 60) }
      Text(words)
        .font(log.font.font)
        .lineSpacing(1)
        .foregroundStyle(isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(log.padding)
        .background(fill, in: shape)
      if log.timesAreShown { Text(time).font(.caption2).foregroundStyle(.secondary) }
      if !isOwn { Spacer(minLength: 20) }
    }
  }
}
