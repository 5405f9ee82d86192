import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Views of UIKit in SwiftUI: made once, kept up to date, placed, drawn and found.
@MainActor @Suite struct UIViewRepresentableTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Swatch: UIViewRepresentable {
    let name: String
    let log: Log
    @Binding var count: Int

    final class Coordinator {
      var increase: () -> Void = {}
    }

    func makeCoordinator() -> Coordinator {
      log.entries.append("coordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UIButton {
      log.entries.append("make")
      let coordinator = context.coordinator
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "More") { _ in coordinator.increase() })
      button.accessibilityIdentifier = "button"
      return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {
      log.entries.append("update \(name) \(count)")
      context.coordinator.increase = { count += 1 }
      uiView.setTitle("\(name) \(count)", for: .normal)
    }

    static func dismantleUIView(_ uiView: UIButton, coordinator: Coordinator) {
      UIViewRepresentableTests.dismantled.append(uiView.currentTitle ?? "")
    }
  }

  private static var dismantled: [String] = []

  private struct Screen: View {
    let log: Log
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Text("count \(count)")
        if isShown { Swatch(name: "n", log: log, count: $count).frame(width: 200, height: 50) }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test func `a view is made once, updated after each change, and taken apart`() throws {
    Self.dismantled = []
    let log = Log()
    let stage = try ViewTestHarness { Screen(log: log) }
    #expect(log.entries == ["coordinator", "make", "update n 0"])
    #expect(stage.find("button")?.type == .button)
    #expect(stage.find("button")?.label == "n 0")

    stage.tap("button")
    stage.advance(.milliseconds(100))
    #expect(log.entries == ["coordinator", "make", "update n 0", "update n 1"])
    #expect(stage.find("count 1") != nil)
    #expect(stage.find("button")?.label == "n 1")

    stage.tap("Hide")
    stage.advance(.seconds(1))
    #expect(stage.find("button") == nil)
    #expect(Self.dismantled == ["n 1"])
  }

  private struct Shown: UIViewRepresentable {
    let make: () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func `views inside stand where their frames say, in their colours`() throws {
    let stage = try ViewTestHarness(width: 200, height: 200) {
      Shown {
        let view = UIView()
        view.backgroundColor = .red
        view.accessibilityIdentifier = "outer"
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
        inner.backgroundColor = .blue
        inner.accessibilityIdentifier = "inner"
        view.addSubview(inner)
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.backgroundColor = .green
        hidden.isHidden = true
        view.addSubview(hidden)
        return view
      }
      .frame(width: 100, height: 100)
    }
    #expect(stage.frame("outer") == CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(stage.frame("inner") == CGRect(x: 70, y: 80, width: 60, height: 40))
    #expect(try stage.color(55, 55) == RGBA(255, 0, 0))
    #expect(try stage.color(100, 100) == RGBA(0, 0, 255))
    #expect(try stage.color(20, 20) == .white)
  }

  @Test func `corners, opacity and borders are drawn`() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Shown {
        let view = UIView()
        view.backgroundColor = .black
        view.alpha = 0.5
        view.layer.cornerRadius = 50
        view.layer.masksToBounds = true
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.layer.borderWidth = 10
        inner.layer.borderColor = UIColor.white.cgColor
        view.addSubview(inner)
        return view
      }
    }
    #expect(try stage.color(3, 3) == .white)
    #expect(try stage.color(50, 50) == RGBA(127, 127, 127) || stage.color(50, 50) == RGBA(128, 128, 128))
    #expect(try stage.color(50, 5) == .white)
  }

  @Test func `changes from outside of SwiftUI are shown`() throws {
    let label = UILabel()
    label.text = "first"
    let stage = try ViewTestHarness(width: 200, height: 200) { Shown { label } }
    #expect(stage.find("first")?.type == .staticText)
    label.text = "second"
    stage.host.flush()
    #expect(stage.find("first") == nil)
    #expect(stage.find("second") != nil)
    label.frame.origin.x = 5
    label.isHidden = true
    stage.host.flush()
    #expect(stage.find("second") == nil)
  }

  @Test
  func
    `a view without a size of its own takes what is offered, and a label keeps to its text where it says so`()
    throws
  {
    let wide = UILabel()
    wide.text = "Word"
    let narrow = UILabel()
    narrow.text = "Word"
    narrow.setContentHuggingPriority(.required, for: .horizontal)
    narrow.setContentHuggingPriority(.required, for: .vertical)
    let stage = try ViewTestHarness(width: 300, height: 400) {
      VStack(spacing: 0) {
        Shown { wide }
        Shown { narrow }
        Text("Word").font(.system(size: 17)).accessibilityIdentifier("text")
      }
    }
    let text = stage.frame("text").size
    #expect(wide.frame.size == CGSize(width: 300, height: 400 - 2 * text.height))
    #expect(narrow.frame.size == text)
    // Outside of the app's code the screen's scale is one pixel a point, as the test's.
    #expect(narrow.intrinsicContentSize == text)
  }

  private struct Square: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = "square"
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      let side = min(proposal.width ?? 10, proposal.height ?? 10)
      return CGSize(width: side, height: side)
    }
  }

  @Test func `a representable can say its size`() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) { Square() }
    #expect(stage.frame("square") == CGRect(x: 50, y: 0, width: 200, height: 200))
  }

  private final class Ruled: UIView {
    let line = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      line.accessibilityIdentifier = "line"
      addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
    }
  }

  @Test func `an app's own view places what is inside`() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) { Shown { Ruled() } }
    #expect(stage.frame("line") == CGRect(x: 0, y: 198, width: 300, height: 2))
  }

  @Test func `masks say what grows with the view around`() {
    let cases: [(UIView.AutoresizingMask, CGRect)] = [
      (.flexibleWidth, CGRect(x: 10, y: 20, width: 230, height: 40)),
      (.flexibleLeftMargin, CGRect(x: 210, y: 20, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 230, height: 140)),
      // What is flexible shares the growth by its length: 20 and 40 points share 100.
      ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20 + 100 / 3.0, width: 30, height: 40)),
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ]
    for (mask, expected) in cases {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.layoutIfNeeded()
      outer.frame.size = CGSize(width: 300, height: 200)
      outer.layoutIfNeeded()
      #expect(abs(inner.frame.minX - expected.minX) < 1e-9)
      #expect(abs(inner.frame.minY - expected.minY) < 1e-9)
      #expect(abs(inner.frame.width - expected.width) < 1e-9)
      #expect(abs(inner.frame.height - expected.height) < 1e-9)
    }
  }
}
