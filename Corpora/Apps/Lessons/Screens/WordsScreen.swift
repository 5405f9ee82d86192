import AppVariants
import SwiftUI

/// The words that were learnt.
struct WordsScreen: View {
  @Environment(\.look) private var look
  @State private var text = ""

  private let meanings = [
    "Brot": "bread, loaf", "Käse": "cheese", "Milch": "milk", "Wasser": "water",
    "Erdbeermarmelade": "strawberry jam on a slice of toast, as it is eaten in the morning",
    "Zucker": "sugar",
  ]

  var body: some View {
    List {
      Section {
        ForEach(look.words.list, id: \.self) { row($0) }
          .listRowInsets(.init(top: 8, leading: look.words.insets, bottom: 8, trailing: 16))
      } header: {
        Text(look.words.food)
      } footer: {
        Text(look.words.foot)
      }
      Section("Breakfast") {
        row("Erdbeermarmelade")
        row("Zucker")
      }
    }
    .listSectionSpacing(look.words.sectionGap)
    .searchable(text: $text, prompt: look.words.prompt)
    .navigationTitle(look.words.title)
    .navigationBarTitleDisplayMode(look.words.isInline ? .inline : .large)
    .toolbar {
      if look.words.hasSort {
        ToolbarItem(placement: .topBarTrailing) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
      }
    }
  }

  private func row(_ word: String) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(word).bold().strikethrough(look.words.strikesOld && word == "Milch")
        Text(meanings[word] ?? "").font(.subheadline).foregroundStyle(.secondary)
          .lineLimit(look.words.meaningLines)
      }
      Spacer()
      strength(word == "Käse" ? look.words.strength : 4)
    }
  }

  private func strength(_ strength: Int) -> some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(1..<5) { bar in
        Capsule().fill(bar <= strength ? Palette.gold : Palette.line)
          .frame(width: 4, height: CGFloat(bar) * 5)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Strength")
    .accessibilityValue("\(strength)")
  }
}
