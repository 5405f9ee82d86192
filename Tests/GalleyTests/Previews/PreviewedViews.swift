import SwiftUI
import Synchronization

/// What a previewed view shows, which a test changes as an author would.
enum PreviewedTitle {
  /// The title.
  static let current = Mutex("Add to Basket")
}

/// A view with previews of both kinds.
struct BasketButton: View {
  var body: some View {
    Button(PreviewedTitle.current.withLock { $0 }) {}.buttonStyle(.borderedProminent)
      .accessibilityIdentifier("basket.add")
  }
}

#Preview("Basket", traits: .sizeThatFitsLayout) {
  BasketButton().padding()
}

/// Several previews of one provider.
struct Signs_Previews: PreviewProvider {
  /// Two views, one of which has a name.
  static var previews: some View {
    Text("Exit").previewLayout(.fixed(width: 120, height: 60))
    Group {
      Text("Way in")
    }
    .previewDisplayName("Entrance")
    .previewInterfaceOrientation(.landscapeLeft)
  }
}

#Preview("Turning", traits: .sizeThatFitsLayout) {
  ProgressView().padding()
}

/// A view that shows an activity indicator until it has loaded its text.
private struct LoadedView: View {
  @State private var text: String?

  var body: some View {
    Group {
      if let text { Text(text) } else { ProgressView() }
    }
    .task {
      try? await Task.sleep(for: .seconds(3))
      text = "Loaded"
    }
  }
}

#Preview("Loaded later") {
  LoadedView()
}

#Preview("Two Lines") {
  Text("Upper")
  Text("Lower")
}

/// A provider of two views without names.
struct Lines_Previews: PreviewProvider {
  static var previews: some View {
    Text("Upper")
    Text("Lower")
  }
}

/// A modifier that adds a view after a preview.
struct AppendingPreview: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content
    Text("Lower")
  }
}

#Preview("Modified", traits: .modifier(AppendingPreview())) {
  Text("Upper")
}
