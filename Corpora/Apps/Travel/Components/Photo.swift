import SwiftUI

/// A photograph of the app's catalogue that fills its frame.
struct Photo: View {
  let name: String
  var isDecorative = false

  private static let bundle =
    Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Tokens/Photos")) ?? .module

  var body: some View {
    Color.clear
      .overlay { picture.resizable().scaledToFill() }
      .clipped()
  }

  private var picture: Image {
    isDecorative ? Image(decorative: name, bundle: Self.bundle) : Image(name, bundle: Self.bundle)
  }
}
