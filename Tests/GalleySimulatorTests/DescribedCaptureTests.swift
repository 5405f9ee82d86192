import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct ParcelApp: App {
  static let bundleIdentifier = "org.example.Parcels"

  var body: some Scene { WindowGroup { ParcelView() } }
}

private struct ParcelView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 18) {
      Text("Parcel").accessibilityIdentifier("title")
      Button("More") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("Inside").accessibilityIdentifier("inside") }
  }
}

/// The views that captures come with.
@Suite struct DescribedCaptureTests {
  private func started() throws -> SimulatedDevice {
    let device = try SimulatedDevice()
    device.install(ParcelApp.self)
    try device.launch(LaunchRequest(ParcelApp.bundleIdentifier))
    return device
  }

  private func kinds(_ root: ViewDescription) -> [String] {
    [root.kind] + root.children.flatMap(kinds)
  }

  /// The element that stands for the first view of a kind.
  private func element(_ kind: String, in root: Element) -> Element? {
    func found(_ view: ViewDescription) -> ViewDescription? {
      if view.kind == kind { return view }
      for child in view.children { if let found = found(child) { return found } }
      return nil
    }
    guard let number = root.views.flatMap(found)?.element else { return nil }
    var elements: [Element] = []
    root.walk { element, _ in
      elements.append(element)
      return true
    }
    return elements[number]
  }

  @Test func onlyCapturesHaveViews() throws {
    let device = try started()
    #expect(try device.snapshot().applications.allSatisfy { $0.root.views == nil })
    let capture = try device.capture()
    let root = try #require(capture.snapshot.application(ParcelApp.bundleIdentifier)?.root)
    let views = try #require(root.views)
    #expect(kinds(views) == ["screen", "VStack", "Text", "Button", "Text"])
    #expect(views.children.first?.facts == ["spacing": "18"])
    #expect(element("Text", in: root)?.identifier == "title")
    #expect(element("Button", in: root)?.label == "More")
    #expect(try device.snapshot().applications.allSatisfy { $0.root.views == nil })
  }

  @Test func aCaptureOfAnotherScreenHasItsViews() throws {
    let device = try started()
    let first = try device.capture()
    let root = try #require(first.snapshot.application(ParcelApp.bundleIdentifier)?.root)
    let button = try #require(element("Button", in: root))
    try device.perform(.tap(CGPoint(x: button.frame.midX, y: button.frame.midY)))
    try Automator(driver: device).settle(until: device.now + .seconds(5))
    let second = try device.capture()
    let views = try #require(second.snapshot.application(ParcelApp.bundleIdentifier)?.root.views)
    #expect(views.children.map(\.kind) == ["VStack", "sheet"])
  }

  @Test func theHomeScreenHasViewsOfItsOwn() throws {
    let device = try SimulatedDevice()
    device.install(ParcelApp.self)
    let capture = try device.capture()
    let root = try #require(capture.snapshot.applications.last?.root)
    #expect(root.views?.kind == "screen")
    #expect(root.views?.children.isEmpty == false)
  }
}
