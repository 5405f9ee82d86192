import SwiftUI

/// Buttons in all styles, sizes, shapes and roles.
struct ButtonsPage: View {
  var body: some View {
    Page {
      Part("Styles") {
        Line {
          Button("Automatic") {}
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
        }
        Line {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
      }
      Part("Disabled") {
        Line {
          Button("Automatic") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        .disabled(true)
      }
      Part("Roles") {
        Line {
          Button("Delete", role: .destructive) {}
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        Button("Cancel", role: .cancel) {}
      }
      Part("Sizes") {
        Line {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
      }
      Part("Shapes") {
        Line {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.borderedProminent)
      }
      Part("Labels and tints") {
        Line {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Play", systemImage: "play.fill") {}.buttonStyle(.bordered).tint(.green)
          Button("Buy", systemImage: "cart") {}.buttonStyle(.borderedProminent).tint(.orange)
        }
        Line {
          Link("A link", destination: URL(string: "https://example.com")!)
          ShareLink(item: "Something to share")
          Button("Own colour") {}.foregroundStyle(.purple)
        }
      }
      Button {
      } label: {
        Text("As wide as the page").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
  }
}
