import AppVariants
import SwiftUI

/// One concert: its hall, what is played, what may follow and how many seats are sold.
struct ConcertScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private let essay = """
    The suite was written for a wedding that never took place. Its third dance is played without the conductor, who \
    sits down among the violas, and its last one begins behind the stage with a single drum.
    """

  private var concert: TuttiLook.Concert { look.concert }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        hall
        VStack(alignment: .leading, spacing: 16) {
          ProgrammeCard()
          Text(essay)
            .font(concert.essayFont.font)
            .lineLimit(concert.essayLines == 0 ? nil : concert.essayLines)
            .lineSpacing(concert.essaySpacing)
            .multilineTextAlignment(concert.essaySide.text)
            .frame(maxWidth: .infinity, alignment: concert.essaySide.frame)
          HallCard()
          EncoresBox()
          papers
        }
        .padding(.horizontal, 16)
      }
      .padding(.bottom, 16)
    }
    .background(palette.score)
    .navigationTitle("Concert 6")
    .toolbar(.hidden, for: .tabBar)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if concert.starIsShown { Button("Keep", systemImage: concert.star) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { bar }
  }

  private var hall: some View {
    LinearGradient(
      colors: [palette.garnet, Color(hex: concert.floor)], startPoint: .topTrailing, endPoint: .bottomLeading
    )
    .overlay(alignment: .topTrailing) {
      Image(systemName: concert.picture)
        .font(.system(size: 44))
        .foregroundStyle(.white.opacity(0.9))
        .accessibilityLabel("Picture of the hall")
        .padding(20)
    }
    .mask {
      LinearGradient(
        colors: [.black, .black.opacity(concert.veil ? 0.35 : 1)], startPoint: .center, endPoint: .bottom)
    }
    .overlay(alignment: .bottomLeading) {
      Text("Dances")
        .font(.system(size: concert.titleSize, weight: .heavy, design: .serif))
        .padding(16)
    }
    .frame(height: 104)
  }

  private var papers: some View {
    VStack(alignment: .leading, spacing: 10) {
      LabeledContent("Promoter") { Text(concert.promoter).lineLimit(1) }
      if concert.rule { Divider() }
      Text("Rules of the house")
        .underline(concert.houseRulesAreUnderlined)
        .foregroundStyle(palette.garnet)
    }
    .font(.footnote)
  }

  private var bar: some View {
    HStack(spacing: 12) {
      Button("Begin") {}
        .buttonStyle(.borderedProminent)
        .tint(concert.startTint.color(or: palette.garnet))
      if concert.shareIsBordered {
        Button("Publish") {}.buttonStyle(.bordered)
      } else {
        Button("Publish") {}.buttonStyle(.plain)
      }
      Spacer()
      Text("19:30").font(.headline)
    }
    .controlSize(concert.buttonsAreLarge ? .large : .regular)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(palette.score)
  }
}

/// What is played: each piece as its share of the evening, and in words.
private struct ProgrammeCard: View {
  @Environment(\.look) private var look

  /// A piece.
  private struct Piece: Identifiable {
    var work: String
    var who: String
    var minutes: Int
    var share: Int
    var color: Int

    var id: String { work }
  }

  private var programme: TuttiLook.Programme { look.programme }

  private var pieces: [Piece] {
    var pieces = [
      Piece(work: "Overture", who: "Tutti", minutes: 9, share: 9, color: programme.pieceColor),
      Piece(work: "Concerto", who: programme.soloist, minutes: 31, share: 31, color: 0x8E2A3C),
      Piece(
        work: "Suite", who: "Strings", minutes: programme.suite, share: programme.suiteShare, color: 0xA9761F),
    ]
    if programme.hasWaltz {
      pieces.append(Piece(work: "Waltz", who: "Winds", minutes: 11, share: 11, color: 0x5B7A4A))
    }
    if programme.isReordered { pieces.swapAt(0, 1) }
    return pieces
  }

  var body: some View {
    FeltCard(title: programme.header) {
      ShareLayout(gap: programme.barGap) {
        ForEach(pieces) { piece in
          RoundedRectangle(cornerRadius: 4)
            .fill(Color(hex: piece.color))
            .frame(height: programme.barHeight)
            .accessibilityElement()
            .accessibilityLabel("Bar of \(piece.work)")
            .share(piece.share)
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: programme.rowGap) {
        ForEach(pieces) { piece in
          GridRow {
            if programme.columnsAreSwapped {
              who(piece)
              work(piece)
            } else {
              work(piece)
              who(piece)
            }
            Text("\(piece.minutes) min")
              .font(.system(.footnote, design: programme.minutesAreDigits ? .monospaced : .default))
              .gridColumnAlignment(.trailing)
          }
        }
        if programme.rule { Divider() }
        GridRow {
          Text("Together").frame(maxWidth: .infinity, alignment: .leading)
          Text(programme.pause).foregroundStyle(.secondary)
          Text("95 min").bold().foregroundStyle(programme.totalColor.color(or: .primary))
        }
        .font(.footnote)
      }
    }
  }

  private func work(_ piece: Piece) -> some View {
    Text(piece.work)
      .font(.subheadline)
      .fontWeight(programme.workWeight.weight)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func who(_ piece: Piece) -> some View {
    Text(piece.who).font(.footnote).foregroundStyle(.secondary)
  }
}

/// The seats that are sold, and what the players have to know.
private struct HallCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var hall: TuttiLook.Hall { look.hall }

  private var facts: [String] {
    var facts = [hall.dress, "Own stands"]
    if hall.hasRadio { facts.append("On the radio") }
    if hall.hasCamera { facts.append("With cameras") }
    if hall.tagsAreReordered { facts.swapAt(0, 1) }
    return facts
  }

  var body: some View {
    HStack(spacing: 20) {
      Gauge(value: hall.sold) {
        Text("seats sold")
      } currentValueLabel: {
        Text(hall.sold, format: .percent)
      }
      .gaugeStyle(HalfRingGaugeStyle(color: hall.tint.color(or: palette.garnet), line: hall.line))
      ZigzagLayout(shift: hall.shift, lineGap: hall.lineGap) {
        ForEach(facts, id: \.self) { fact in
          Text(fact)
            .font(.footnote)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(palette.felt, in: .rect(cornerRadius: hall.tagRadius))
            .overlay {
              RoundedRectangle(cornerRadius: hall.tagRadius)
                .strokeBorder(hall.tagColor.color(or: .primary.opacity(0.2)), lineWidth: hall.tagStroke)
            }
        }
      }
    }
  }
}

/// The pieces that may follow.
private struct EncoresBox: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var encores: TuttiLook.Encores { look.encores }

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: encores.gap) {
        piece("Polka in the rain", isPlayed: encores.polkaIsPlayed)
        piece("Aria for two flutes", isPlayed: encores.ariaIsPlayed)
        if encores.marchIsListed { piece(encores.third, isPlayed: false) }
        if encores.lullabyIsListed { piece("Lullaby", isPlayed: false) }
      }
    } label: {
      Text(encores.header)
    }
    .groupBoxStyle(CrateGroupBoxStyle(radius: encores.radius))
  }

  private func piece(_ name: String, isPlayed: Bool) -> some View {
    Toggle(isOn: .constant(isPlayed)) { Text(name).font(.subheadline) }
      .toggleStyle(KeyToggleStyle(color: encores.tint.color(or: palette.garnet), width: encores.width))
  }
}
