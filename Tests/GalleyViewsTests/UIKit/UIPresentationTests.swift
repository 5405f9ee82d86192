import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Controllers of UIKit that show others, or the device's sheets.
@MainActor @Suite struct UIPresentationTests {
  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }

  private func page(_ text: String) -> UIViewController { UIHostingController(rootView: Text(text)) }

  private final class Chooser: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var log: [String] = []

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log += urls.map(\.lastPathComponent)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.append("no photo") }
  }

  @Test func `pages are shown one at a time`() throws {
    let (first, second) = (page("first"), page("second"))
    let pages = UINavigationController(rootViewController: first)
    let stage = try ViewTestHarness { Shown(controller: pages) }
    #expect(stage.find("first") != nil)
    pages.pushViewController(second, animated: true)
    stage.advance(.seconds(1))
    #expect(stage.find("second") != nil && stage.find("first") == nil)
    #expect(second.navigationController === pages && pages.topViewController === second)
    #expect(pages.popViewController(animated: true) === second && second.navigationController == nil)
    #expect(pages.popViewController(animated: true) == nil)
    stage.advance(.seconds(1))
    #expect(stage.find("first") != nil && stage.find("second") == nil)
  }

  @Test func `a controller of tabs shows the selected one`() throws {
    let tabs = UITabBarController()
    let stage = try ViewTestHarness { Shown(controller: tabs) }
    tabs.viewControllers = [page("first"), page("second")]
    stage.advance(.seconds(1))
    #expect(stage.find("first") != nil && stage.find("second") == nil)
    tabs.selectedIndex = 1
    stage.advance(.seconds(1))
    #expect(stage.find("second") != nil && stage.find("first") == nil)
    #expect(tabs.selectedViewController?.tabBarController === tabs)
  }

  @Test func `a person chooses a document, or none`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: folder.appendingPathComponent("plan.json"))
    let (browser, chooser) = (UIDocumentPickerViewController(forOpeningContentTypes: [.json]), Chooser())
    browser.delegate = chooser
    let stage = try ViewTestHarness(environment: { $0.documentFolder = folder }) {
      Shown(controller: browser)
    }
    stage.tap("plan.json")
    stage.tap("Cancel")
    #expect(chooser.log == ["plan.json", "cancelled"])
  }

  @Test func `a device without photos offers none, and has no camera`() throws {
    let (picker, chooser) = (UIImagePickerController(), Chooser())
    picker.delegate = chooser
    let stage = try ViewTestHarness { Shown(controller: picker) }
    stage.advance(.seconds(1))
    #expect(chooser.log == ["no photo"])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
  }
}
