import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The colour of the status bar and of the mark at the lower edge, over what an app shows.
@Suite struct StatusBarTests {
  /// Whether the letters of the time are white, and the mark at the lower edge.
  private struct Look: Equatable, CustomStringConvertible {
    var isWhiteAbove: Bool
    var isWhiteBelow: Bool

    var description: String { "above: \(isWhiteAbove), below: \(isWhiteBelow)" }
  }

  private func look(_ screen: String, on appearance: ColorScheme = .light, then button: String? = nil) throws
    -> Look
  {
    let device = try SimulatedDevice(appearance: appearance)
    device.install(SchemeApp.self)
    try device.launch(LaunchRequest(SchemeApp.bundleIdentifier, environment: ["SCREEN": screen]))
    if let button {
      try device.touch(button)
      device.advance(by: .seconds(1))
    }
    let picture = try device.capture().picture
    // The most frequent colour around the time is that of the ground; letters are of the other extreme.
    func isWhite(_ area: CGRect) -> Bool {
      let values = stride(from: Int(area.minY), to: Int(area.maxY), by: 1).flatMap { y in
        (Int(area.minX)..<Int(area.maxX)).map { x in Int(picture[x, y].green) }
      }
      let ground = values.sorted()[values.count / 2]
      let mark = values.max { abs($0 - ground) < abs($1 - ground) } ?? ground
      #expect(abs(mark - ground) > 100, "the mark is seen")
      return mark > ground
    }
    return Look(
      isWhiteAbove: isWhite(CGRect(x: 80, y: 50, width: 160, height: 60)),
      isWhiteBelow: isWhite(CGRect(x: 520, y: 2380, width: 90, height: 40)))
  }

  @Test func thePreferredSchemeOfAScreenIsThatOfItsStatusBar() throws {
    #expect(try look("plain") == Look(isWhiteAbove: false, isWhiteBelow: false))
    #expect(try look("dark") == Look(isWhiteAbove: true, isWhiteBelow: true))
    #expect(try look("light", on: .dark) == Look(isWhiteAbove: false, isWhiteBelow: false))
    #expect(try look("plain", on: .dark) == Look(isWhiteAbove: true, isWhiteBelow: true))
  }

  @Test func aSmallDarkViewLeavesTheStatusBarAsItIs() throws {
    #expect(try look("part") == Look(isWhiteAbove: false, isWhiteBelow: false))
  }

  @Test func thePageInFrontHasTheWord() throws {
    #expect(try look("pages") == Look(isWhiteAbove: false, isWhiteBelow: false))
    #expect(try look("pages", then: "Next") == Look(isWhiteAbove: true, isWhiteBelow: true))
  }

  @Test func aBarHasItsOwnScheme() throws {
    #expect(try look("bar") == Look(isWhiteAbove: true, isWhiteBelow: false))
    #expect(try look("bare bar") == Look(isWhiteAbove: false, isWhiteBelow: false))
  }

  @Test func aCoverSetsItAndACardDoesNot() throws {
    #expect(try look("cover", then: "Show") == Look(isWhiteAbove: true, isWhiteBelow: true))
    #expect(try look("half card", then: "Show") == Look(isWhiteAbove: false, isWhiteBelow: true))
    // Around a card as high as the screen it is black.
    #expect(try look("card", then: "Show") == Look(isWhiteAbove: true, isWhiteBelow: true))
    #expect(try look("light card", then: "Show") == Look(isWhiteAbove: true, isWhiteBelow: false))
  }

  @Test func aCardIsAsDarkAsItsContent() throws {
    let device = try SimulatedDevice()
    device.install(SchemeApp.self)
    try device.launch(LaunchRequest(SchemeApp.bundleIdentifier, environment: ["SCREEN": "half card"]))
    try device.touch("Show")
    device.advance(by: .seconds(1))
    let picture = try device.capture().picture
    // Below the content, and above it within the card.
    #expect(picture[30, 2300].green < 40)
    #expect(picture[560, 1400].green < 40)
  }
}

/// Screens that set their colour schemes.
private struct SchemeApp: App {
  static let bundleIdentifier = "org.example.Scheme"

  var body: some Scene { WindowGroup { SchemeView() } }
}

private struct SchemeView: View {
  @Environment(\.launchEnvironment) private var launch
  @State private var isShown = false

  var body: some View {
    switch launch["SCREEN"] {
    case "dark": filling.preferredColorScheme(.dark)
    case "light": filling.preferredColorScheme(.light)
    case "part": Text("part").preferredColorScheme(.dark)
    case "pages":
      NavigationStack {
        NavigationLink("Next") { filling.preferredColorScheme(.dark) }
      }
    case "bar": bar(background: .visible)
    case "bare bar": bar(background: .automatic)
    case "cover": button.fullScreenCover(isPresented: $isShown) { filling.preferredColorScheme(.dark) }
    case "card": button.sheet(isPresented: $isShown) { filling.preferredColorScheme(.dark) }
    case "light card": button.sheet(isPresented: $isShown) { filling.preferredColorScheme(.light) }
    case "half card":
      button.sheet(isPresented: $isShown) {
        Text("half").frame(maxWidth: .infinity).preferredColorScheme(.dark).presentationDetents([.medium])
      }
    default: filling
    }
  }

  private var filling: some View { Text("screen").frame(maxWidth: .infinity, maxHeight: .infinity) }

  private var button: some View { Button("Show") { isShown = true } }

  private func bar(background: Visibility) -> some View {
    NavigationStack {
      filling.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color.indigo, for: .navigationBar)
        .toolbarBackground(background, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
