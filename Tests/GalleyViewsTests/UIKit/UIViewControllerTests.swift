import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Controllers of UIKit in SwiftUI, and the other way round.
@MainActor @Suite struct UIViewControllerTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("load")
      view.accessibilityIdentifier = "page"
    }

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func viewDidLayoutSubviews() { log.append("layout \(view.bounds.width)") }
  }

  private struct Paged: UIViewControllerRepresentable {
    let page: Page

    func makeUIViewController(context: Context) -> Page { page }
    func updateUIViewController(_ uiViewController: Page, context: Context) {
      uiViewController.title = "\(context.environment.colorScheme)"
    }
  }

  private struct Screen: View {
    let page: Page
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Paged(page: page) }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test func `a controller is told of its life`() throws {
    let page = Page()
    let stage = try ViewTestHarness(width: 200, height: 300) { Screen(page: page) }
    #expect(page.log == ["load", "layout 200.0", "will appear", "did appear"])
    #expect(page.title == "light")
    #expect(stage.frame("page").width == 200)
    stage.tap("Hide")
    stage.advance(.seconds(1))
    #expect(page.log.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test func `a hosting controller shows a view inside of a controller's`() throws {
    let page = Page()
    let inner = UIHostingController(rootView: Text("first"))
    let stage = try ViewTestHarness(width: 200, height: 300) { Paged(page: page) }
    page.addChild(inner)
    inner.view.frame = CGRect(x: 20, y: 40, width: 100, height: 61)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    stage.host.flush()
    let text = try #require(stage.find("first"))
    #expect(text.frame.midX == 70)
    #expect(text.frame.midY == 70.5)
    inner.rootView = Text("second")
    stage.host.flush()
    #expect(stage.find("second") != nil)
    #expect(
      inner.sizeThatFits(in: CGSize(width: 500, height: 500)) == text.frame.size || stage.find("first") == nil
    )
    inner.removeFromParent()
    inner.view.removeFromSuperview()
    stage.host.flush()
    #expect(stage.find("second") == nil)
  }

  @Test func `what a controller presents is a sheet`() throws {
    let page = Page()
    let stage = try ViewTestHarness(width: 200, height: 300) { Paged(page: page) }
    page.present(UIHostingController(rootView: Text("presented")), animated: true)
    stage.advance(.seconds(2))
    #expect(stage.find("presented") != nil)
    page.dismiss(animated: true)
    stage.advance(.seconds(2))
    #expect(stage.find("presented") == nil)
    #expect(page.presentedViewController == nil)
  }

  private struct WindowReader: View {
    var body: some View {
      let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
      Text("top \(Int(window?.safeAreaInsets.top ?? -1)), width \(Int(window?.bounds.width ?? 0))")
    }
  }

  @Test func `the window tells the app's size and safe area`() throws {
    let stage = try ViewTestHarness(width: 320, height: 500, safeArea: EdgeInsets(top: 44)) { WindowReader() }
    #expect(stage.find("top 44, width 320") != nil)
  }
}
