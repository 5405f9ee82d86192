import Foundation
import GalleyImage
import GalleyTree
import GalleyViews

/// The system's sheet in which a person chooses photos for an app.
///
/// - Reference: [Selecting photos and videos in iOS](https://developer.apple.com/documentation/photokit/selecting-photos-and-videos-in-ios).
struct PhotoPickerView: View {
  let photos: [Bitmap]
  let request: PhotoRequest
  @State private var chosen: [Int] = []

  private static let gap: CGFloat = 2

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: Self.gap), count: 3), spacing: Self.gap
        ) {
          // The newest stands last, as in the library.
          ForEach(photos.indices, id: \.self) { photo(at: $0) }
        }
        if photos.isEmpty {
          Text("No Photos").font(.title3).foregroundStyle(.secondary).padding(.top, 120)
        }
      }
      .navigationTitle(request.title).navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { request.finish([]) } }
        ToolbarItem(placement: .confirmationAction) {
          Button(request.confirmation) { request.finish(chosen.map { photos[$0] }) }
            .disabled(chosen.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled()
  }

  private func photo(at index: Int) -> some View {
    let isChosen = chosen.contains(index)
    return Button {
      toggle(index)
    } label: {
      Color.clear.aspectRatio(1, contentMode: .fit)
        .overlay { Image(photos[index], scale: 2, label: "").resizable().scaledToFill() }
        .clipped()
        .overlay(alignment: .bottomTrailing) {
          if isChosen {
            Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.white, .blue)
              .padding(6)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Photo \(index + 1)").accessibilityIdentifier("PXGGridLayout-Info")
    .accessibilityAddTraits(isChosen ? [.isImage, .isSelected] : .isImage)
  }

  private func toggle(_ index: Int) {
    if let place = chosen.firstIndex(of: index) {
      chosen.remove(at: place)
    } else if request.limit == 1 {
      request.finish([photos[index]])
    } else if request.limit == 0 || chosen.count < request.limit {
      chosen.append(index)
    }
  }
}

/// The request to a person to choose photos.
struct PhotoRequest {
  let title: String
  /// The title of the button that ends the choice.
  let confirmation: String
  /// The greatest number of photos; 0 for any number.
  let limit: Int
  /// Receives the chosen photos; none if the person cancelled.
  let finish: ([Bitmap]) -> Void
}
