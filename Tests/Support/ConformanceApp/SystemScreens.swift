import Foundation
import GalleyServices
import GalleySimulator
import GalleyViews

/// Two pages behind tabs.
struct TabsScreen: View {
  var body: some View {
    TabView {
      Text("Chats page").tabItem { Label("Chats", systemImage: "list.bullet") }
      Text("Settings page").tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}

/// A web page, which comes after two seconds.
struct WebScreen: View {
  @State private var isLoaded = false
  @Environment(\.clock) private var clock

  var body: some View {
    SimulatedWebView(isLoaded ? "Example Domain" : "") {
      if isLoaded {
        Text("Example Domain").font(.title)
        ForEach(1..<61, id: \.self) { line in Text("Line \(line)") }
        if let url = URL(string: "https://www.iana.org/domains/example") {
          Link("More information", destination: url)
        }
      }
    }
    .onAppear { clock.after(.seconds(2)) { isLoaded = true } }
  }
}

/// Something that never rests, below a sheet that moves.
struct RestlessScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 20) {
      ProgressView()
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      Button("Close") { isOpen = false }
    }
  }
}
