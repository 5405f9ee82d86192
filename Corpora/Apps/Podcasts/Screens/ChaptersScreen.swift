import AppVariants
import SwiftUI

/// The chapters of what plays.
struct ChaptersScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          WaveformCard()
          VStack(spacing: 0) {
            ForEach(Array(chapters.enumerated()), id: \.element) { index, chapter in
              ChapterRow(number: index + 1, chapter: chapter, isCurrent: chapter == "Below the bridge")
              if look.chapters.dividers, chapter != chapters.last { Divider() }
            }
          }
        }
        .padding(16)
      }
      .background(look.page)
      .navigationTitle(look.chapters.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Close", systemImage: look.chapters.close) {}
        }
      }
    }
  }

  private var names: [String] { ["Two in the morning", "Below the bridge", look.chapters.third, "Who pays"] }

  private var chapters: [String] {
    var chapters = names
    if look.chapters.isReordered { chapters.swapAt(2, 3) }
    if look.chapters.hasCredits { chapters.append("Credits") }
    return chapters
  }
}

/// The sound as bars, which are drawn by hand.
private struct WaveformCard: View {
  @Environment(\.look) private var look
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label("The harbour at night", systemImage: "waveform.circle.fill").font(.subheadline.weight(.semibold))
      Canvas { context, size in
        let count = 48
        let step = size.width / CGFloat(count)
        let played = Int(CGFloat(count) * look.chapters.wavePlayed)
        let color = look.chapters.waveColor == 0 ? look.accent : Color(hex: look.chapters.waveColor)
        for index in 0..<count {
          let height = size.height * (0.25 + 0.75 * CGFloat((index * 37) % 11) / 10)
          let bar = CGRect(
            x: CGFloat(index) * step, y: (size.height - height) / 2, width: step * 0.6, height: height)
          context.fill(
            Path(roundedRect: bar, cornerRadius: 2),
            with: .color(index < played ? color : Color.gray.opacity(0.35)))
        }
      }
      .frame(height: look.chapters.waveHeight)
      .mask {
        LinearGradient(
          colors: [.black, .black, look.chapters.fadeIsOn ? .clear : .black], startPoint: .leading,
          endPoint: .trailing)
      }
      .accessibilityElement()
      .accessibilityLabel("Waveform")
    }
    .padding(look.chapters.cardPadding)
    .background(look.panel)
    .clipShape(.rect(cornerRadius: look.chapters.cardRadius))
    .overlay {
      RoundedRectangle(cornerRadius: look.chapters.cardRadius)
        .strokeBorder(look.accent, lineWidth: look.chapters.cardBorder)
    }
  }
}

/// One chapter.
private struct ChapterRow: View {
  @Environment(\.look) private var look
  let number: Int
  let chapter: String
  let isCurrent: Bool

  private var shape: AnyShape {
    look.chapters.numberIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 6))
  }

  var body: some View {
    HStack(spacing: look.chapters.rowGap) {
      Text("\(number)")
        .font(.footnote.bold())
        .foregroundStyle(isCurrent ? .white : .secondary)
        .frame(width: look.chapters.number, height: look.chapters.number)
        .background(isCurrent ? look.accent : Color.gray.opacity(0.15), in: shape)
      Text(chapter)
        .fontWeight(isCurrent ? .semibold : .regular)
        .strikethrough(chapter == "Two in the morning" && look.chapters.lineStruck)
      Spacer()
      if isCurrent {
        Image(systemName: look.chapters.nowIcon).foregroundStyle(look.accent)
      }
      Text(length).font(look.chapters.lengthFont.font).monospacedDigit().foregroundStyle(.secondary)
    }
    .padding(.vertical, look.chapters.gap)
    .padding(.horizontal, 10)
    .background(
      isCurrent ? look.accent.opacity(look.chapters.paint) : .clear, in: RoundedRectangle(cornerRadius: 10))
  }

  private var length: String {
    switch chapter {
    case "Two in the morning": "6:20"
    case "Below the bridge": "7:45"
    case "Who pays": "9:12"
    case "Credits": "2:08"
    default: "17:35"
    }
  }
}
