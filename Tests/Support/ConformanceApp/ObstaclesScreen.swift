import Foundation
import GalleyTree
import GalleyViews

/// Buttons that a touch does not reach, or that do nothing with it, each for another reason.
struct ObstaclesScreen: View {
  @State private var noticed = "nothing"

  var body: some View {
    VStack(spacing: 20) {
      Text(noticed).accessibilityIdentifier("noticed")
      Button("Free") { noticed = "Free" }.frame(height: 44)
      Button("Off") { noticed = "Off" }.disabled(true).frame(height: 44)
      Button("Below") { noticed = "Below" }.frame(height: 44)
        .overlay { Color.orange.frame(width: 200, height: 44).onTapGesture { noticed = "Lid" }.lid }
      Button("Cut") { noticed = "Cut" }.offset(x: 150).frame(width: 100, height: 44).clipped()
      Button("Outside") { noticed = "Outside" }.offset(x: 500).frame(height: 44)
      Text("Plain").frame(height: 44)
      Color.clear.frame(height: 100)
    }
  }
}

extension View {
  fileprivate var lid: some View { accessibilityElement().accessibilityIdentifier("lid") }
}
