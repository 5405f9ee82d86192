import Foundation
import GalleyTree
import Testing

@testable import GalleyViews

/// Small views and values of UIKit.
@MainActor @Suite struct UIKitViewTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func stage(_ view: UIView, width: CGFloat = 100, height: CGFloat = 40) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 100) { Shown(view: view).frame(width: width, height: height) }
  }

  @Test func `a page control steps to the side of a tap, and says so`() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    var told: [Int] = []
    control.addAction(
      UIAction { told.append(($0.sender as? UIPageControl)?.currentPage ?? -1) }, for: .valueChanged)
    let stage = try stage(control)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
    for x in [130.0, 130, 130, 70] { stage.tap(CGPoint(x: x, y: 50)) }
    #expect(told == [1, 2, 1])
    stage.advance(.milliseconds(100))
    #expect(stage.all(.pageIndicator).first?.value == .text("page 2 of 3"))
    control.accessibilityDecrement()
    #expect(told.last == 0)
  }

  @Test func `an activity indicator is seen while it turns`() throws {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.isHidden && view.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    view.startAnimating()
    let stage = try stage(view)
    #expect(stage.all(.activityIndicator).first?.label == "In progress")
    view.stopAnimating()
    stage.advance(.milliseconds(100))
    #expect(stage.all(.activityIndicator).isEmpty)
    view.hidesWhenStopped = false
    stage.advance(.milliseconds(100))
    #expect(stage.all(.activityIndicator).first?.label == "Progress halted")
  }

  @Test func `an effect view covers what is behind it, and its content stands before`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    let label = UILabel()
    label.text = "before"
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    view.contentView.addSubview(label)
    let stage = try ViewTestHarness(width: 200, height: 100) {
      Color.red.overlay { Shown(view: view).frame(width: 100, height: 40) }
    }
    #expect(stage.find("before")?.frame.minX == 50)
    #expect(view.contentView.frame.size == CGSize(width: 100, height: 40))
    #expect(try stage.color(140, 65) != stage.color(190, 90))
    view.effect = nil
    stage.advance(.milliseconds(100))
    #expect(try stage.color(140, 65) == stage.color(190, 90))
  }

  @Test func `attributed texts are measured and shown by their look`() throws {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
    let words = "several words" as NSString
    let (small, large) = (words.size(), words.size(withAttributes: font))
    #expect(large.height > 2 * small.height && large.width > 2 * small.width)
    let room = CGSize(width: large.width * 0.7, height: .greatestFiniteMagnitude)
    let two = words.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(two.height > 1.9 * large.height && two.width <= room.width)
    #expect(words.boundingRect(with: room, attributes: font, context: nil).height == large.height)

    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
    #expect(label.text == "red" && label.intrinsicContentSize.height > 20)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(try stage(label).find("plain") != nil)
  }

  @Test func `a symbol has the size of its configuration`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * plain.size.width) < 1)
    #expect(UIImage(systemName: "no.such.symbol", withConfiguration: nil) == nil)
    #expect(UIImage(named: "missing", in: .main, with: nil) == nil)
  }

  @Test func `lines of UIKit are those of SwiftUI`() throws {
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    var text = AttributedString("x")
    text.uiKit.foregroundColor = .red
    #expect(text.uiKit.foregroundColor == .red && text.foregroundColor == nil)
  }

  @Test func `a mask has a bit for each orientation`() {
    let mask: UIInterfaceOrientationMask = .allButUpsideDown
    #expect(mask.contains(.portrait) && mask.contains(.landscape) && !mask.contains(.portraitUpsideDown))
    // Apple's raw values.
    #expect(
      UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.landscape.rawValue == 24)
  }

  @Test func `code without animations sees that there are none`() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `lengths and rectangles are made as Core Graphics makes them`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    let number = CGFloat(2.5) as NSNumber
    #expect(number.doubleValue == 2.5 && number as? CGFloat == 2.5)
  }

  @Test func `members are joined in the language of a formatter`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de")
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: ["a", 2]) == "a und 2")
    #expect(formatter.string(for: 3) == nil)
  }
}
