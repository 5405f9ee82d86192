import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Appearance proxies, of which each launch of an app has its own.
@MainActor @Suite struct UIAppearanceTests {
  private static let (red, blue) = (RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF))

  @Test func `a class has one proxy, and outside of an app what is set is forgotten`() throws {
    var isOne = false
    _ = try ViewTestHarness {
      Dressed {
        isOne =
          UITabBar.appearance() === UITabBar.appearance()
          && UITabBar.appearance(whenContainedInInstancesOf: [UIView.self]) !== UITabBar.appearance()
      } content: {
        Text("page")
      }
    }
    #expect(isOne)
    UINavigationBar.appearance().backgroundColor = .red
    #expect(UINavigationBar.appearance().backgroundColor == nil)
  }

  // MARK: Other classes

  @Test func `dots of pages have the colours of the proxy`() throws {
    let stage = try ViewTestHarness {
      Dressed {
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UIPageControl.appearance().pageIndicatorTintColor = .blue
      } content: {
        TabView {
          Text("one")
          Text("two")
        }
        .tabViewStyle(.page)
      }
    }
    let dots = try #require(stage.all(.pageIndicator).first).frame
    #expect(try stage.color(dots.minX + 17, dots.midY) == Self.red)
    #expect(try stage.color(dots.minX + 34, dots.midY) == Self.blue)
  }

  @Test func `scrolling content is pulled beyond its ends unless the proxy forbids it`() throws {
    func pull(bounces: Bool) throws -> CGFloat {
      let stage = try ViewTestHarness {
        Dressed {
          UIScrollView.appearance().bounces = bounces
        } content: {
          ScrollView { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(minHeight: 30) } }
        }
      }
      let start = stage.frame("row 0").minY
      stage.host.touch(.began, at: CGPoint(x: 187, y: 100))
      for step in 1...10 {
        stage.advance(.milliseconds(16))
        stage.host.touch(.moved, at: CGPoint(x: 187, y: 100 + 10 * Double(step)))
      }
      return stage.frame("row 0").minY - start
    }
    #expect(try pull(bounces: true) > 10)
    #expect(try pull(bounces: false) == 0)
  }

  @Test func `a drag takes the keyboard away if the proxy says so`() throws {
    func keyboards(_ mode: UIScrollView.KeyboardDismissMode) throws -> Int {
      let stage = try ViewTestHarness {
        Dressed {
          UIScrollView.appearance().keyboardDismissMode = mode
        } content: {
          ScrollView {
            TextField("field", text: .constant("")).accessibilityIdentifier("field")
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(minHeight: 30) }
          }
        }
      }
      stage.tap("field")
      stage.advance(.seconds(1))
      #expect(stage.all(.keyboard).count == 1)
      stage.drag(from: CGPoint(x: 187, y: 200), by: CGVector(dx: 0, dy: -100), over: .milliseconds(500))
      stage.advance(.seconds(1))
      return stage.all(.keyboard).count
    }
    #expect(try keyboards(.none) == 1 && keyboards(.onDrag) == 0)
  }

  private struct Notes: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ uiView: UITextView, context: Context) {}
  }

  @Test func `text views of UIKit have the background of the proxy, and editors before iOS 16 have it`()
    throws
  {
    let dress: () -> Void = { UITextView.appearance().backgroundColor = .red }
    func corner(_ version: String, @ViewBuilder _ content: @escaping () -> some View) throws -> RGBA {
      try ViewTestHarness(environment: { $0.systemVersion = version }) { Dressed(dress, content: content) }
        .color(300, 300)
    }
    #expect(try corner("26.0") { Notes() } == Self.red)
    #expect(try corner("15.0") { TextEditor(text: .constant("")) } == Self.red)
    #expect(try corner("26.0") { TextEditor(text: .constant("")) } == .white)
  }
}
