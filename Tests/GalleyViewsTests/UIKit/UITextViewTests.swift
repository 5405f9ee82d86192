import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Text views of UIKit: found, typed into, and followed by their delegates.
@MainActor @Suite struct UITextViewTests {
  private struct Shown: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ uiView: UITextView, context: Context) {}
  }

  private final class Follower: UITextViewDelegate {
    var log: [String] = []
    var refused = ""

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) {
      log.append("text \(textView.text ?? "") at \(textView.selectedRange.location)")
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      log.append("change \(range.location)+\(range.length) to \(text)")
      return !refused.contains(text) || text.isEmpty
    }
  }

  private func stage(_ view: UITextView) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 200) { Shown(view: view).frame(width: 160, height: 80) }
  }

  @Test func `a text view is one element with its text and its names`() throws {
    let view = UITextView()
    view.text = "note"
    view.accessibilityIdentifier = "notes"
    let stage = try stage(view)
    #expect(stage.all(.textView).map(\.identifier) == ["notes"])
    #expect(stage.all(.textView).first?.value == .text("note"))
    view.text = "other"
    stage.advance(.milliseconds(10))
    #expect(stage.all(.textView).first?.value == .text("other"))
  }

  @Test func `the delegate is asked before each change, and told after it`() throws {
    let (view, follower) = (UITextView(), Follower())
    view.text = "é"
    view.delegate = follower
    follower.refused = "x\n"
    let stage = try stage(view)
    stage.tap("é")
    stage.advance(.milliseconds(10))
    #expect(view.isFirstResponder && follower.log == ["begin"])
    stage.type("😀bx")
    _ = stage.host.press(.enter)
    _ = stage.host.press(.delete)
    #expect(view.text == "é😀")
    #expect(
      follower.log.dropFirst() == [
        "change 1+0 to 😀", "text é😀 at 3", "change 3+0 to b", "text é😀b at 4", "change 4+0 to x",
        "change 4+0 to \n", "change 3+1 to ", "text é😀 at 3",
      ])
    view.resignFirstResponder()
    #expect(!view.isFirstResponder && follower.log.last == "end")
  }

  @Test func `the app selects, and the person's typing replaces it`() throws {
    let view = UITextView()
    view.text = "one 😀 two"
    let stage = try stage(view)
    #expect(!view.isFirstResponder && view.becomeFirstResponder() && view.isFirstResponder)
    view.selectedRange = NSRange(location: 4, length: 2)
    stage.advance(.milliseconds(10))
    stage.type("2")
    #expect(view.text == "one 2 two")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test func `a text that can only be read gets no keyboard`() throws {
    let view = UITextView()
    view.text = "fixed"
    view.isEditable = false
    let stage = try stage(view)
    stage.tap("fixed")
    stage.type("x")
    #expect(view.text == "fixed" && !view.isFirstResponder && !view.becomeFirstResponder())
    #expect(stage.all(.textView).first?.isEnabled == true)
  }

  @Test func `a text view covers what is behind it, and grows with its lines where it does not scroll`()
    throws
  {
    let view = UITextView()
    view.text = "a"
    view.isScrollEnabled = false
    view.textContainer.lineFragmentPadding = 0
    let low = view.sizeThatFits(CGSize(width: 100, height: 0))
    view.text = "a\nb"
    let high = view.sizeThatFits(CGSize(width: 100, height: 0))
    // One and two lines of 14.32 points in whole pixels, with 8 points above and below.
    #expect(low.height == 31 && high.height == 45)
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == high.height - 16)

    view.text = ""
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Color.red.overlay { Shown(view: view).padding(20) }
    }
    #expect(try stage.color(50, 70) == .white)
    view.backgroundColor = .clear
    stage.advance(.milliseconds(10))
    #expect(try stage.color(50, 70) != .white)
  }
}
