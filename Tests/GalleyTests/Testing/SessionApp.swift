import SwiftUI

/// An app that asks a server.
///
/// This file imports SwiftUI alone, as sources of apps for an iPhone do.
struct SessionApp: App {
  var body: some Scene { WindowGroup { SessionView() } }
}

private struct SessionView: View {
  @State private var text = "no answer"

  var body: some View {
    Text(text).task { text = await answer() }
  }

  private func answer() async -> String {
    guard let url = URL(string: "https://notes.example/first") else { return "no URL" }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      return String(decoding: data, as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}
