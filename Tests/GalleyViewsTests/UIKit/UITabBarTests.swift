import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Looks that an app sets for its tab bars.
@MainActor @Suite struct UITabBarTests {
  private static let (red, blue) = (RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF))

  private var bar: UITabBar { UITabBar.appearance() }

  private func stage(rows: Int = 1, _ dress: @escaping () -> Void) throws -> ViewTestHarness {
    try ViewTestHarness {
      Dressed(dress) {
        TabView {
          ScrollView {
            ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity, minHeight: 30) }
          }
          .tabItem { Label("One", systemImage: "star") }
          Text("second").tabItem { Label("Two", systemImage: "heart") }.badge(3)
        }
      }
    }
  }

  private func foreground(_ name: String, _ stage: ViewTestHarness) -> String? {
    stage.all(.button).first { $0.label == name }?.appearance?.foreground
  }

  /// Whether a part of the window has pixels of a colour.
  private func has(_ color: RGBA, in rect: CGRect, _ stage: ViewTestHarness) throws -> Bool {
    let picture = try stage.picture()
    return (Int(rect.minY)..<Int(rect.maxY)).contains { y in
      (Int(rect.minX)..<Int(rect.maxX)).contains { picture[$0, y] == color }
    }
  }

  @Test func `an opaque background is painted with its line`() throws {
    let dress: () -> Void = {
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.shadowColor = .blue
      bar.standardAppearance = appearance
    }
    let long = try stage(rows: 40, dress)
    // The bar is 49 points high.
    #expect(try long.color(4, 551) == Self.blue && long.color(4, 552) == Self.red)
    #expect(try long.color(4, 599) == Self.red)
    #expect(try stage(dress).color(4, 599) == .white, "nothing goes on below the bar")
    let always = try stage {
      dress()
      bar.scrollEdgeAppearance = bar.standardAppearance
    }
    #expect(try always.color(4, 599) == Self.red)
  }

  @Test func `the colour behind the bar is always there, and the tint of the bar above content alone`() throws
  {
    #expect(try stage { bar.backgroundColor = .red }.color(4, 599) == Self.red)
    let dress: () -> Void = {
      bar.barTintColor = .red
      bar.isTranslucent = false
    }
    #expect(try stage(dress).color(4, 599) == .white)
    #expect(try stage(rows: 40, dress).color(4, 599) == Self.red)
  }

  @Test func `buttons have the colours of the bar`() throws {
    let stage = try stage {
      bar.tintColor = .red
      bar.unselectedItemTintColor = .blue
    }
    #expect(foreground("One", stage) == "#FF0000FF" && foreground("Two", stage) == "#0000FFFF")
    stage.tap("Two")
    stage.advance(.milliseconds(100))
    #expect(foreground("One", stage) == "#0000FFFF" && foreground("Two", stage) == "#FF0000FF")
  }

  @Test func `pictures, titles and badges have the looks of their items`() throws {
    let stage = try stage {
      let appearance = UITabBarAppearance()
      let items = UITabBarItemAppearance(style: .stacked)
      items.normal.iconColor = .red
      items.normal.titleTextAttributes = [
        .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 12),
      ]
      items.normal.badgeBackgroundColor = .green
      items.selected.titleTextAttributes = [.foregroundColor: UIColor.magenta]
      appearance.stackedLayoutAppearance = items
      bar.standardAppearance = appearance
    }
    let two = try #require(stage.all(.button).first { $0.label == "Two" })
    #expect(two.appearance?.foreground == "#0000FFFF" && two.appearance?.fontSize == 12)
    #expect(foreground("One", stage) == "#FF00FFFF")
    #expect(try has(Self.red, in: two.frame, stage), "the picture")
    #expect(try has(RGBA(hex: 0x00FF00), in: two.frame, stage), "the badge")
    let one = try #require(stage.all(.button).first { $0.label == "One" })
    #expect(try !has(Self.red, in: one.frame, stage))
  }

  @Test func `items of an older kind set titles, of which the chosen one has the font alone`() throws {
    let stage = try stage {
      UITabBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.blue], for: .normal)
    }
    let buttons = stage.all(.button).filter { ["One", "Two"].contains($0.label) }
    #expect(buttons.map { $0.appearance?.fontSize } == [14, 14])
    #expect(foreground("Two", stage) == "#0000FFFF" && foreground("One", stage) == "#007AFFFF")
  }

  @Test func `a hidden bar is not there`() throws {
    #expect(try stage {}.all(.tabBar).count == 1)
    #expect(try stage { bar.isHidden = true }.all(.tabBar).isEmpty)
  }
}
