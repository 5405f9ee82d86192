import SwiftUI

/// A view of another module, with previews of both kinds.
struct Card: View {
  let title: String

  var body: some View {
    Text(title).padding()
  }
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card(title: "From a provider")
    Card(title: "Another")
  }
}

#Preview("A card", traits: .sizeThatFitsLayout, .fixedLayout(width: 200, height: 80)) {
  Card(title: "Named")
}

#Preview {
  Card(title: "Unnamed")
}
