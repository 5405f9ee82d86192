import Foundation
import Galley
import GalleyServices
import GalleyTree
import Testing

/// Requests of an app that imports SwiftUI alone.
@Suite struct SessionAppTests {
  @Test func aViewThatImportsSwiftUIAloneAsksAServer() throws {
    let app = try Application.launch(SessionApp.self) { device in
      device.network.serve("https://notes.example/") { NetworkResponse(body: Data("body of \($0.url)".utf8)) }
    }
    let device = try #require(app.device)
    device.advance(by: .seconds(1))
    let screen = try device.snapshot().screen
    #expect(
      screen.paths { $0.label == "body of https://notes.example/first" }.count == 1,
      "\(ElementText.tree(screen))")
  }
}
