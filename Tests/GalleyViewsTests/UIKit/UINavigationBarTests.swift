import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Looks that an app sets for the bars above its pages.
@MainActor @Suite struct UINavigationBarTests {
  private static let (red, green, blue) = (RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0x0000FF))

  private var bar: UINavigationBar { UINavigationBar.appearance() }

  /// A page with a title in the bar, an item, and content that is longer than the screen.
  private func stage(
    width: Double = 375, height: Double = 600, safeArea: EdgeInsets = EdgeInsets(),
    mode: NavigationBarItem.TitleDisplayMode = .inline, _ dress: @escaping () -> Void,
    change: @escaping (AnyView) -> AnyView = { $0 }
  ) throws -> ViewTestHarness {
    let page = AnyView(
      ScrollView {
        Button("below") {}
        ForEach(0..<40, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 30) }
      }
      .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      .toolbar { ToolbarItem { Button("item") {} } })
    return try ViewTestHarness(width: width, height: height, safeArea: safeArea) {
      Dressed(dress) { NavigationStack { change(page) } }
    }
  }

  private func scroll(_ stage: ViewTestHarness) {
    stage.drag(from: CGPoint(x: 187, y: 350), by: CGVector(dx: 0, dy: -200), over: .milliseconds(500))
    stage.advance(.seconds(2))
  }

  /// A text or a button; the bar itself has the title for its identifier.
  private func element(_ name: String, _ stage: ViewTestHarness) -> Element? {
    stage.elements.first {
      [.staticText, .button].contains($0.type) && ($0.label == name || $0.identifier == name)
    }
  }

  private func foreground(_ name: String, _ stage: ViewTestHarness) -> String? {
    element(name, stage)?.appearance?.foreground
  }

  /// An opaque look of a colour.
  private func opaque(_ color: UIColor, title: UIColor = .label) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.titleTextAttributes = [.foregroundColor: title]
    appearance.largeTitleTextAttributes = [.foregroundColor: title]
    return appearance
  }

  @Test func `an opaque background is painted with its line, and the title has its attributes`() throws {
    let stage = try stage {
      let appearance = opaque(.red, title: .white)
      appearance.shadowColor = .blue
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
    }
    #expect(try stage.color(4, 4) == Self.red && stage.color(4, 42) == Self.red)
    #expect(try stage.color(4, 43) == Self.blue, "the line below")
    #expect(try stage.color(4, 45) == .white)
    #expect(foreground("Title", stage) == "#FFFFFFFF")
  }

  @Test func `above content at its start there is no background unless the app sets one`() throws {
    let stage = try stage { bar.standardAppearance = opaque(.red, title: .white) }
    #expect(try stage.color(4, 4) == .white)
    scroll(stage)
    #expect(try stage.color(4, 4) == Self.red)
  }

  @Test func `each state has its own title`() throws {
    let stage = try stage {
      let edge = UINavigationBarAppearance()
      edge.configureWithTransparentBackground()
      edge.titleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.standardAppearance = opaque(.red, title: .white)
      bar.scrollEdgeAppearance = edge
    }
    #expect(foreground("Title", stage) == "#0000FFFF")
    #expect(try stage.color(4, 4) == .white && stage.color(4, 43) == .white, "no background and no line")
    scroll(stage)
    #expect(foreground("Title", stage) == "#FFFFFFFF")
    #expect(try stage.color(4, 4) == Self.red)
  }

  @Test func `a low window has the compact look`() throws {
    let dress: () -> Void = {
      bar.standardAppearance = opaque(.red)
      bar.scrollEdgeAppearance = opaque(.red)
      bar.compactScrollEdgeAppearance = opaque(.blue)
    }
    #expect(try stage(width: 667, height: 375, dress).color(4, 4) == Self.blue)
    #expect(try stage(dress).color(4, 4) == Self.red)
  }

  @Test func `a default background is the system's, with the colour above it`() throws {
    let plain = try stage {}
    let same = try stage { bar.standardAppearance = UINavigationBarAppearance() }
    let coloured = try stage {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithDefaultBackground()
      appearance.backgroundColor = .green
      bar.standardAppearance = appearance
    }
    for stage in [plain, same, coloured] { scroll(stage) }
    #expect(try plain.picture() == same.picture())
    #expect(try coloured.color(4, 4) == Self.green)
  }

  // MARK: Properties without an appearance

  @Test func `the colour of the bar ends below the status bar, and the tint of the bar above it`() throws {
    let insets = EdgeInsets(top: 47, bottom: 34)
    let behind = try stage(safeArea: insets) { bar.backgroundColor = .red }
    #expect(try behind.color(4, 10) == .white && behind.color(4, 60) == Self.red)
    let painted = try stage(safeArea: insets) {
      bar.barTintColor = .red
      bar.isTranslucent = false
    }
    #expect(try painted.color(4, 60) == .white, "content is at its start")
    scroll(painted)
    #expect(try painted.color(4, 10) == Self.red && painted.color(4, 60) == Self.red)
  }

  @Test func `titles have the attributes of the bar`() throws {
    let dress: () -> Void = {
      bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.largeTitleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20),
      ]
    }
    let large = try stage(mode: .large, dress)
    #expect(foreground("Title", large) == "#FF0000FF")
    #expect(element("Title", large)?.appearance?.fontSize == 20)
    scroll(large)
    #expect(foreground("Title", large) == "#0000FFFF")
    #expect(try foreground("Title", stage(dress)) == "#0000FFFF")
  }

  @Test func `buttons of the bar have its tint, and a tint of a view wins`() throws {
    let dress: () -> Void = { bar.tintColor = .red }
    let stage = try stage(dress)
    #expect(foreground("item", stage) == "#FF0000FF")
    #expect(foreground("below", stage) == "#007AFFFF", "the page is not the bar")
    let tinted = try ViewTestHarness {
      Dressed(dress) {
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar { ToolbarItem { Button("item") {} } }
        }
        .tint(.green)
      }
    }
    #expect(foreground("item", tinted) == "#34C759FF")
  }

  @Test func `the way back has the tint of the bar, and its title the attributes of back buttons`() throws {
    func opened(_ dress: @escaping () -> Void) throws -> ViewTestHarness {
      let stage = try ViewTestHarness {
        Dressed(dress) {
          NavigationStack {
            NavigationLink("open") { Text("second").navigationTitle("Second") }.navigationTitle("First")
          }
        }
      }
      stage.tap("open")
      stage.advance(.seconds(1))
      return stage
    }
    #expect(try foreground("BackButton", opened { bar.tintColor = .red }) == "#FF0000FF")
    let titled = try opened {
      let appearance = UINavigationBarAppearance()
      appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.standardAppearance = appearance
    }
    #expect(foreground("BackButton", titled) == "#0000FFFF")
  }

  // MARK: Pages

  @Test func `a page's own background wins`() throws {
    let dress: () -> Void = {
      bar.standardAppearance = opaque(.red)
      bar.scrollEdgeAppearance = opaque(.red)
    }
    let hidden = try stage(dress) { AnyView($0.toolbarBackground(.hidden, for: .navigationBar)) }
    #expect(try hidden.color(4, 4) == .white)
    let own = try stage(dress) {
      AnyView(
        $0.toolbarBackground(Color.green, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar))
    }
    #expect(try own.color(4, 4) == RGBA(hex: 0x34C759))
  }

  @Test func `bars take the looks when they are shown first`() throws {
    struct Late: View {
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .onAppear { UINavigationBar.appearance().backgroundColor = .red }
        }
      }
    }
    let stage = try ViewTestHarness { Late() }
    stage.advance(.seconds(1))
    #expect(try stage.color(4, 4) == .white)
  }
}
