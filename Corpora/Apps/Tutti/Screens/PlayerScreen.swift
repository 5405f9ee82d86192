import AppVariants
import SwiftUI

/// One player: the instrument, its strings, the desk and the way to the next hall.
struct PlayerScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var player: TuttiLook.Player { look.player }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .center, spacing: 24) {
          instrument
          words
        }
        Picker("Part", selection: .constant(player.part)) {
          Text("Violin I").tag(0)
          Text("Violin II").tag(1)
          Text("Viola").tag(2)
        }
        .pickerStyle(.segmented)
        FeltCard(title: "Tonight", radius: player.radius) {
          Stepper("Desk \(player.desk)", value: .constant(player.desk), in: 1...8).font(.subheadline)
          strings
          LabeledContent("Travels") { Text(player.travels).lineLimit(1) }.font(.subheadline)
        }
        DisclosureGroup("Her violin", isExpanded: .constant(player.storyIsOpen)) {
          Text("Made in 1791 in a workshop above a bakery, and lent by the town until the end of the season.")
            .font(.footnote)
            .multilineTextAlignment(player.storySide.text)
            .frame(maxWidth: .infinity, alignment: player.storySide.frame)
            .padding(.top, 4)
        }
      }
      .padding(16)
    }
    .background(palette.score)
    .navigationTitle("Player")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: player.mail) {} }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Text(player.bookTitle)
      }
      .buttonStyle(ValveButtonStyle())
      .disabled(player.bookIsDisabled)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.bar)
    }
  }

  private var instrument: some View {
    ViolinBody(waist: look.violin.waist, shoulder: look.violin.shoulder, holes: look.violin.holes)
      .fill(Color(hex: look.violin.varnish), style: FillStyle(eoFill: true))
      .frame(width: 96, height: look.violin.height)
      .accessibilityElement()
      .accessibilityLabel("Violin")
      .rotationEffect(.degrees(look.violin.turn))
      .shadow(color: Color(hex: 0x9A4A1E), radius: look.violin.glow)
      .background(alignment: .bottomTrailing) {
        if player.signIsBehind { sign }
      }
      .overlay(alignment: .bottomTrailing) {
        if !player.signIsBehind { sign }
      }
  }

  private var sign: some View {
    Stamp(word: player.sign, color: palette.brass).offset(x: player.signShift, y: -20)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(player.name).font(.title3.bold())
      Text("Leader since 2011").font(.footnote).foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(player.fee).font(.title3).fontWeight(player.feeWeight.weight)
        Text("a night").font(.caption)
      }
      Fermata(span: player.span, dot: player.dot)
        .fill(palette.garnet)
        .frame(width: player.mark, height: player.mark * 0.7)
        .accessibilityElement()
        .accessibilityLabel("Fermata")
    }
  }

  private var strings: some View {
    HStack(spacing: player.stringGap) {
      Text("Pegs").font(.subheadline)
      Spacer()
      peg("G", 0x7A7A7A)
      if player.stringsAreReordered {
        peg("A", 0x5A5A5A)
        peg("D", 0x9A9A9A)
      } else {
        peg("D", 0x9A9A9A)
        peg("A", 0x5A5A5A)
      }
      peg("E", player.gut)
    }
  }

  private func peg(_ name: String, _ color: Int) -> some View {
    Circle()
      .fill(Color(hex: color))
      .overlay { Circle().strokeBorder(.primary.opacity(0.4), lineWidth: player.pegStroke) }
      .frame(width: 26, height: 26)
      .accessibilityElement()
      .accessibilityLabel("Peg \(name)")
  }
}
