import AppVariants
import SwiftUI

/// What an episode is about.
struct EpisodeScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.episode.gap) {
        EpisodeHead()
        Divider()
        EpisodeNotes()
        ChapterGrid()
        if look.episode.boxIsShown { sponsor }
        Hosts()
        transcript
      }
      .padding(20)
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Save", systemImage: look.episode.saveIcon) {}
    }
  }

  private var sponsor: some View {
    GroupBox {
      Text(look.episode.sponsor).font(.callout).frame(maxWidth: .infinity, alignment: .leading)
    } label: {
      Label(look.episode.box, systemImage: look.episode.boxIcon)
    }
  }

  private var transcript: some View {
    DisclosureGroup("Transcript", isExpanded: .constant(look.episode.transcriptIsOpen)) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 2).fill(look.accent).frame(width: look.episode.quoteBar)
        Text(look.episode.transcript).italic(look.episode.transcriptIsItalic).font(.callout)
        Spacer(minLength: 0)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.top, 8)
    }
  }
}

/// The title, its date and what can be done.
private struct EpisodeHead: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text(look.episode.date).overline()
        Text(look.episode.season)
          .font(.caption2.weight(.bold))
          .padding(.horizontal, 5)
          .padding(.vertical, 2)
          .overlay {
            RoundedRectangle(cornerRadius: look.episode.seasonRadius)
              .strokeBorder(.secondary, lineWidth: look.episode.seasonIsBordered ? 1 : 0)
          }
      }
      Text(look.episode.title).font(look.episode.titleFont.font).bold()
      if look.episode.playIsProminent {
        playButton.buttonStyle(.borderedProminent)
      } else {
        playButton.buttonStyle(.bordered)
      }
    }
  }

  private var playButton: some View {
    Button(look.episode.play, systemImage: "play.fill") {}
      .controlSize(look.episode.playIsLarge ? .large : .small)
  }
}

/// A few paragraphs.
private struct EpisodeNotes: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: look.episode.noteSide.horizontal, spacing: 12) {
      Text(
        "Every night at two a tug leaves the **old harbour** without a light. Nobody ordered it, nobody pays for it."
      )
      Text(look.episode.second)
      if look.episode.hasThanks { Text("Thanks to *everyone* who let us aboard.") }
      Text(look.episode.link).foregroundStyle(look.accent).underline(look.episode.linkIsUnderlined)
    }
    .font(look.episode.noteFont.font)
    .lineSpacing(look.episode.noteSpacing)
    .multilineTextAlignment(look.episode.noteSide.text)
    .frame(maxWidth: .infinity, alignment: look.episode.noteSide.frame)
  }
}

/// What comes when.
private struct ChapterGrid: View {
  @Environment(\.look) private var look

  private var chapters: [(String, String)] {
    var chapters = [
      ("00:00", "Two in the morning"), (look.episode.stamp, "Below the bridge"),
      ("14:05", "A boat for nine years"),
    ]
    if look.episode.hasFourthChapter { chapters.append(("31:40", "Who pays")) }
    return chapters
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(look.episode.chapters).font(.headline)
      Grid(
        alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: look.episode.chapterGap
      ) {
        ForEach(chapters, id: \.1) { stamp, name in
          GridRow {
            stampText(stamp)
              .font(.subheadline)
              .foregroundStyle(
                look.episode.stampColor == 0 ? look.accent : Color(hex: look.episode.stampColor))
            Text(name).font(.subheadline)
          }
        }
      }
    }
  }

  private func stampText(_ stamp: String) -> Text {
    look.episode.stampIsDigits ? Text(stamp).monospacedDigit() : Text(stamp)
  }
}

/// Who speaks.
private struct Hosts: View {
  @Environment(\.look) private var look

  private var names: [String] {
    look.episode.hostsAreSwapped ? ["Omar Lind", "Ana Whitlock"] : ["Ana Whitlock", "Omar Lind"]
  }

  var body: some View {
    HStack(spacing: 20) {
      ForEach(names, id: \.self) { name in
        HStack(spacing: 8) {
          Text(name.split(separator: " ").compactMap(\.first).map(String.init).joined())
            .font(.footnote.weight(.semibold))
            .frame(width: look.episode.hostSize, height: look.episode.hostSize)
            .background(
              look.accent.opacity(0.18),
              in: look.episode.hostsAreRound
                ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8)))
          Text(name).font(.footnote)
        }
      }
    }
  }
}
