import AVKit
import ContentBuilders
import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import StoreKit
import SwiftUI
import Testing

/// An app with several views in the content builders of Apple's other modules.
private struct BuildersApp: App {
  static let bundleIdentifier = "org.example.Builders"

  var body: some Scene {
    WindowGroup {
      VStack {
        VideoPlayer(player: nil) {
          Text("back")
          Text("front")
        }
        ProductView(id: "tea") {
          Text("leading")
          Text("trailing")
        }
        SubscriptionStoreView(groupID: "tea") {
          Text("upper")
          Text("lower")
        }
        StoreView(ids: ["tea"]) { _ in
          Text("icon")
        } placeholderIcon: {
          Text("placeholder")
        }
      }
    }
  }
}

/// Several views in a content builder of Apple's other modules, without a container of their own.
@Suite struct ContentBuilderTests {
  @Test func `every content builder is walked`() throws {
    let modules = ["StoreKit", "WebKit", "AVFoundation", "AVKit", "PDFKit", "Vision", "UserNotifications"]
    let declared = try modules.map { try DeclaredContentBuilders.names(in: "Sources/Apple/\($0)") }
    #expect(
      declared.reduce(into: Set()) { $0.formUnion($1) } == [
        "VideoPlayer.videoOverlay", "ProductView.icon", "SubscriptionStoreView.marketingContent",
        "StoreView.icon", "StoreView.placeholderIcon",
      ])
  }

  @Test func `several views are a pile, a row and a column, and an empty store has no icons`() throws {
    let device = try SimulatedDevice()
    device.install(BuildersApp.self)
    try device.launch(LaunchRequest(BuildersApp.bundleIdentifier))
    func frame(_ name: String) throws -> CGRect { try #require(try device.element(name)).frame }
    let (back, front) = (try frame("back"), try frame("front"))
    #expect(abs(back.midX - front.midX) <= 1 && abs(back.midY - front.midY) <= 1)
    #expect(try frame("leading").maxX <= frame("trailing").minX)
    #expect(try frame("upper").maxY <= frame("lower").minY)
    #expect(try device.element("icon") == nil && device.element("placeholder") == nil)
  }
}
