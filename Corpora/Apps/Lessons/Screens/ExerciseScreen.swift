import AppVariants
import SwiftUI

/// A sentence to be translated with words from a bank.
struct ExerciseScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      progress
      Text(look.exercise.task).font(.title2).fontWeight(look.exercise.taskWeight.weight)
      speaker
      Rectangle().fill(Palette.line).frame(height: 2)
      WordBank(gap: look.exercise.chipGap) {
        ForEach(look.exercise.bank, id: \.self) { Chip(word: $0) }
      }
      Spacer()
      if look.exercise.hasSkip {
        Button("Skip") {}.font(.subheadline).frame(maxWidth: .infinity)
      }
      Button(look.exercise.button) {}
        .buttonStyle(KeyStyle(face: look.exercise.isDisabled ? Color(hex: 0xAFAFAF) : Palette.right))
        .disabled(look.exercise.isDisabled)
    }
    .padding(20)
  }

  private var progress: some View {
    HStack(spacing: 14) {
      Image(systemName: "xmark").foregroundStyle(Palette.calm).accessibilityLabel("Leave")
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Palette.line)
          Capsule().fill(Palette.right).frame(width: proxy.size.width * look.exercise.share)
            .overlay(alignment: .top) {
              Capsule().fill(.white.opacity(0.3)).frame(height: 4).padding(.horizontal, 8).padding(.top, 3)
            }
        }
      }
      .frame(height: look.exercise.barHeight)
      .accessibilityElement()
      .accessibilityLabel("Progress")
      .accessibilityValue(Text(look.exercise.share, format: .percent))
      Label("5", systemImage: "heart.fill").foregroundStyle(Palette.wrong)
    }
  }

  private var speaker: some View {
    HStack(alignment: .bottom, spacing: 12) {
      Image(systemName: look.exercise.face)
        .font(.system(size: look.exercise.faceSize))
        .foregroundStyle(.brown)
        .accessibilityLabel("Teacher")
      HStack(alignment: .top) {
        Image(systemName: "speaker.wave.2.fill").foregroundStyle(.tint).accessibilityLabel("Listen")
        Text(look.exercise.bubble)
          .lineSpacing(look.exercise.bubbleLineSpacing)
          .lineLimit(look.exercise.bubbleLines == 0 ? nil : look.exercise.bubbleLines)
      }
      .boxed(look.exercise.bubblePadding)
    }
  }
}

/// A word that can be taken.
private struct Chip: View {
  @Environment(\.look) private var look
  var word: String

  var body: some View {
    Button {
    } label: {
      Text(word)
        .underline(look.exercise.underlinesVerb && word == "drinks")
        .boxed(10, radius: look.exercise.chipRadius, width: look.exercise.chipLine)
    }
    .buttonStyle(.plain)
  }
}
