import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Scroll views of UIKit: content is moved by fingers and by the app, and the delegate follows it.
@MainActor @Suite struct UIScrollViewTests {
  private struct Shown: UIViewRepresentable {
    let view: UIScrollView

    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
  }

  private final class Follower: UIScrollViewDelegate {
    var log: [String] = []
    var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.append("begin \(scrollView.isDragging)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(scrollView.isDragging)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
  }

  /// A scroll view of 100 points in the middle of a window of 200, whose content has a label at each 100 points.
  private func stage(_ size: CGSize, _ change: (UIScrollView) -> Void = { _ in }) throws -> (
    ViewTestHarness, UIScrollView
  ) {
    let view = UIScrollView()
    view.contentSize = size
    view.accessibilityIdentifier = "scroller"
    for row in 0..<Int(size.height / 100) {
      let label = UILabel(frame: CGRect(x: 0, y: row * 100, width: 60, height: 20))
      label.text = "row \(row)"
      view.addSubview(label)
    }
    change(view)
    let stage = try ViewTestHarness(width: 200, height: 200) {
      Shown(view: view).frame(width: 100, height: 100)
    }
    return (stage, view)
  }

  @Test func `subviews stand at their places in the content`() throws {
    let (stage, view) = try stage(CGSize(width: 100, height: 400))
    #expect(view.frame.size == CGSize(width: 100, height: 100))
    #expect(stage.all(.scrollView).map(\.identifier) == ["scroller"])
    #expect(stage.frame("row 0") == CGRect(x: 50, y: 50, width: 60, height: 20))
  }

  @Test func `a finger moves the content, and the delegate follows until it rests`() throws {
    let follower = Follower()
    let (stage, view) = try stage(CGSize(width: 100, height: 1000)) { $0.delegate = follower }
    stage.drag(from: CGPoint(x: 100, y: 140), by: CGVector(dx: 0, dy: -60), over: .milliseconds(200))
    stage.advance(.seconds(5))
    #expect(view.contentOffset.y > 20 && view.contentOffset.x == 0)
    #expect(follower.offsets.last == view.contentOffset)
    #expect(follower.offsets == follower.offsets.sorted { $0.y < $1.y })
    #expect(follower.log == ["begin true", "end false", "rest"])
    #expect(abs(stage.frame("row 1").minY - (150 - view.contentOffset.y)) <= 1)
  }

  @Test func `the app moves the content, up to its end`() throws {
    let follower = Follower()
    let (stage, view) = try stage(CGSize(width: 100, height: 400)) { $0.delegate = follower }
    view.contentOffset = CGPoint(x: 0, y: 120)
    stage.advance(.milliseconds(100))
    #expect(stage.frame("row 2") == CGRect(x: 50, y: 130, width: 60, height: 20))
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(follower.offsets.map(\.y) == [120, 200] && follower.log == ["arrived"])
    view.scrollRectToVisible(CGRect(x: 0, y: 320, width: 10, height: 40), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 260))
    view.scrollRectToVisible(CGRect(x: 0, y: 330, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 260)
    stage.advance(.milliseconds(100))
    #expect(stage.frame("row 3").minY == 90)
  }

  @Test func `content that fits, or must not be moved, stays where it is`() throws {
    for isEnabled in [true, false] {
      let (stage, view) = try stage(CGSize(width: 100, height: isEnabled ? 100 : 400)) {
        $0.isScrollEnabled = isEnabled
      }
      stage.drag(from: CGPoint(x: 100, y: 140), by: CGVector(dx: 0, dy: -60), over: .milliseconds(200))
      stage.advance(.seconds(2))
      #expect(view.contentOffset == .zero)
      #expect(stage.frame("row 0").minY == 50)
    }
  }

  @Test func `content grows and shrinks with its subviews`() throws {
    let (stage, view) = try stage(CGSize(width: 100, height: 200))
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 60, height: 20))
    label.text = "late"
    view.addSubview(label)
    stage.advance(.milliseconds(100))
    #expect(stage.frame("late").minY == 90)
    label.removeFromSuperview()
    stage.advance(.milliseconds(100))
    #expect(stage.find("late") == nil)
  }
}
