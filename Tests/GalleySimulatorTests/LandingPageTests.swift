import Foundation
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

struct TeaTimerApp: App {
  var body: some Scene {
    WindowGroup { TeaTimerView() }
  }
}

struct TeaTimerView: View {
  @State private var minutes = 3
  @State private var isStrong = false

  var body: some View {
    NavigationStack {
      Form {
        Stepper("\(minutes) minutes", value: $minutes, in: 1...10)
          .accessibilityIdentifier("tea.minutes")
        Toggle("Strong", isOn: $isStrong).accessibilityIdentifier("tea.strong")
        Button("More") { minutes += isStrong ? 2 : 1 }.accessibilityIdentifier("tea.more")
      }
      .navigationTitle("Tea")
    }
  }
}

/// The landing pages of `GalleyViews` and `GalleySimulator`: their examples run, and their tables name all there is.
@Suite struct LandingPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page(_ module: String) throws -> String {
    try String(
      contentsOf: Self.root.appending(path: "Sources/Device/\(module)/\(module).docc/\(module).md"),
      encoding: .utf8)
  }

  @Test func theExamplesRun() throws {
    let device = try SimulatedDevice(.iPhoneX, appearance: .dark, textSize: .xLarge)
    device.install(TeaTimerApp.self)
    device.network.serve("https://tea.example/") { _ in NetworkResponse(status: 404) }
    device.setPermission(.denied, of: .notifications, for: TeaTimerApp.self)
    try device.launch(LaunchRequest(TeaTimerApp.bundleIdentifier))
    device.present(PushNotification("Tea", body: "It is ready.", for: TeaTimerApp.bundleIdentifier))
    device.advance(by: .seconds(1))
    let picture = try device.capture().picture
    #expect((picture.width, picture.height) == (1125, 2436))
    device.advance(by: .seconds(5))
    for name in ["tea.strong", "tea.more"] {
      let screen = try device.snapshot().screen
      let path = try #require(screen.paths { $0.identifier == name }.first)
      let element = try #require(screen[path])
      let frame = (element.children.first ?? element).frame
      try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    }
    let screen = try device.snapshot().screen
    #expect(screen.paths { $0.type == .stepper && $0.label == "5 minutes" }.count == 1)
  }

  @Test(arguments: ["GalleyViews", "GalleySimulator"])
  func thePagesShowThisCode(_ module: String) throws {
    let code = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = try page(module).components(separatedBy: "```swift\n").dropFirst()
    let lines = blocks.flatMap { $0.components(separatedBy: "```")[0].split(separator: "\n") }
    #expect(lines.count > 5)
    for line in lines {
      #expect(code.contains(line.trimmingCharacters(in: .whitespaces)), "\(module): \(line)")
    }
  }

  /// Every public view and view modifier is in a table, and nothing else is.
  @Test func theTablesNameAllViewsAndModifiers() throws {
    let page = try page("GalleyViews")
    let tables = page.split(separator: "\n").filter { $0.hasPrefix("|") }.joined()
    var views: Set<String> = []
    var modifiers: Set<String> = []
    let folder = Self.root.appending(path: "Sources/Device/GalleyViews")
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
      let text = try "\n" + String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: /public struct (\w+)(<[^>]*>)?: [^{]*\b(View|Shape|InsettableShape|RectangularShape)\b/)
      {
        views.insert(String(match.1))
      }
      for part in text.split(
        separator: /\nnonisolated extension View (where Self: Equatable )?\{/,
        omittingEmptySubsequences: false
      ).dropFirst() {
        let body = part.components(separatedBy: "\n}")[0]
        for match in body.matches(of: /public func (\w+)/) { modifiers.insert(String(match.1)) }
      }
    }
    // Parts of a view builder's block, a modifier and what styles get, which nobody writes.
    views.subtract([
      "TupleView", "_ConditionalContent", "Content", "_InsetShape", "_ViewModifier_Content", "Title", "Icon",
      "CurrentValueLabel", "MinimumValueLabel", "MaximumValueLabel", "MarkedValueLabel",
      "_TextFieldStyleLabel", "PlaceholderContentView",
    ])
    for view in views.sorted() { #expect(tables.contains("``\(view)``"), "\(view) is in no table") }
    let section = try #require(
      page.components(separatedBy: "### Modifiers").last?.components(separatedBy: "###").first)
    let named = Set(section.matches(of: /`(\w+)`/).map { String($0.1) })
    #expect(named == modifiers)
  }
}
