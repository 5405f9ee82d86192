import Foundation
import Testing

@testable import GalleyViews

/// An object whose methods views of UIKit call.
@MainActor private final class Listener: NSObject {
  var heard: [String] = []

  func tapped(_ recognizer: UITapGestureRecognizer) {
    heard.append("tap \(recognizer.state == .ended) \(recognizer.location(in: recognizer.view).x)")
  }

  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    heard.append("press \(recognizer.state == .began ? "began" : "ended")")
  }

  func chosen(_ button: UIButton) { heard.append("button \(button.tag)") }

  func noted() { heard.append("noted") }

  func selectors(_ view: UIView) {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(tapped)))
  }
}

/// Methods in place of selectors of Objective-C, and recognizers on views of UIKit.
@MainActor @Suite struct SelectorTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func stage(_ view: UIView) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 100) { Shown(view: view).frame(width: 100, height: 40) }
  }

  private let middle = CGPoint(x: 100, y: 50)

  @Test func `a tap on a view calls the method of its recognizer`() throws {
    let (view, listener) = (UIView(), Listener())
    let recognizer = UITapGestureRecognizer(target: listener, action: Selector(Listener.tapped))
    view.addGestureRecognizer(recognizer)
    let stage = try stage(view)
    stage.tap(middle)
    #expect(listener.heard == ["tap true 50.0"] && recognizer.state == .possible)
    stage.tap(CGPoint(x: 10, y: 10))
    recognizer.isEnabled = false
    stage.tap(middle)
    view.removeGestureRecognizer(recognizer)
    recognizer.isEnabled = true
    stage.tap(middle)
    #expect(listener.heard.count == 1 && view.gestureRecognizers == nil && recognizer.view == nil)
  }

  @Test func `a method of an object is called, too`() throws {
    let (view, listener) = (UIView(), Listener())
    listener.selectors(view)
    try stage(view).tap(middle)
    #expect(listener.heard == ["tap true 50.0"])
  }

  @Test func `a long press begins and ends`() throws {
    let (view, listener) = (UIView(), Listener())
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: listener, action: Selector(Listener.pressed)))
    let stage = try stage(view)
    stage.tap(middle)
    #expect(listener.heard.isEmpty)
    stage.host.touch(.began, at: middle)
    stage.advance(.seconds(1))
    stage.host.touch(.ended, at: middle)
    #expect(listener.heard == ["press began", "press ended"])
  }

  @Test func `a control calls methods with itself, and none of a target that is gone`() throws {
    let button = UIButton(type: .system)
    button.tag = 7
    var listener: Listener? = Listener()
    button.addTarget(listener, action: Selector(Listener.chosen), for: .touchUpInside)
    button.addTarget(listener, action: Selector(Listener.noted), for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(listener?.heard == ["button 7", "noted"])
    weak let gone = listener
    listener = nil
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `a method is called with notifications as long as its object is there`() throws {
    let (center, name) = (NotificationCenter(), Notification.Name("tea"))
    var listener: Listener? = Listener()
    center.addObserver(
      try #require(listener), selector: Selector(Listener.noted), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener?.heard == ["noted"])
    weak let gone = listener
    listener = nil
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }
}
