import AppVariants
import SwiftUI

/// The pictures of a chat.
struct MediaScreen: View {
  @Environment(\.look) private var look

  private var numbers: [Int] {
    var numbers = Array(1...15)
    if look.mediaFirstTwoSwapped { numbers.swapAt(0, 1) }
    return numbers
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: look.mediaGap), count: look.mediaColumns),
          spacing: look.mediaGap
        ) {
          Section {
            ForEach(numbers, id: \.self) { number in
              Scenery(number: number == 5 ? number + look.mediaPictureSeed : number)
                .aspectRatio(1, contentMode: .fill)
                .clipShape(RoundedRectangle(cornerRadius: look.mediaRadius))
                .opacity(number == 4 ? look.mediaOpacity : 1)
                .overlay(alignment: .bottomTrailing) {
                  if number == 6 && look.mediaDurationIsShown {
                    Text("0:36").font(.caption2).foregroundStyle(.white).padding(4)
                      .background(.black.opacity(0.5), in: Capsule()).padding(5)
                  }
                }
            }
          } header: {
            Text(look.mediaHeader).font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(12)
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Picker("Kind", selection: .constant(look.mediaPeriod)) {
          Text("Media").tag(0)
          Text("Links").tag(1)
          Text("Files").tag(2)
        }
        .pickerStyle(.segmented)
        .padding(12)
        .background(.bar)
      }
      .navigationTitle("Shared")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button(look.mediaSelectTitle) {} } }
    }
  }
}
