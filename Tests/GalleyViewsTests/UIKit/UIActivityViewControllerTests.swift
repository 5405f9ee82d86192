import Foundation
import Testing

@testable import GalleyViews

@MainActor @Suite struct UIActivityViewControllerTests {
  private final class Log {
    var done: [String] = []
  }

  private struct Share: UIViewControllerRepresentable {
    let items: [Any]
    let log: Log
    var excluded: [UIActivity.ActivityType]? = nil

    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
      controller.excludedActivityTypes = excluded
      controller.completionWithItemsHandler = { [log] type, isDone, _, _ in
        log.done.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isDone)")
      }
      return controller
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
  }

  @Test func `the sheet names what is offered, and copies it`() throws {
    let log = Log()
    let stage = try ViewTestHarness(width: 390, height: 400) {
      Share(items: [URL(string: "https://example.org/a")!], log: log)
    }
    #expect(stage.frame("example.org").minY < stage.frame("Copy").minY)
    stage.tap("Copy")
    #expect(log.done == ["CopyToPasteboard true"])
    stage.tap("Close")
    #expect(log.done == ["CopyToPasteboard true", "none false"])
  }

  @Test func `what is excluded is not offered`() throws {
    let stage = try ViewTestHarness(width: 390, height: 400) {
      Share(items: ["A text", 3], log: Log(), excluded: [.copyToPasteboard])
    }
    #expect(stage.frame("A text").width > 0)
    #expect(stage.elements.first { $0.label == "Copy" } == nil)
  }
}
