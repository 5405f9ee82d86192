import Foundation
import Galley
import GalleyBaselines
import GalleyDecisions
import GalleyPreviews
import GalleyReport
import GalleySimulator
import GalleySystem
import GalleyTree
import SwiftUI
import Synchronization
import Testing

@testable import Galley
@testable import GalleyChecks

/// Previews are checks: nobody has written a test for them, and a change of a view stops the gate.
@Suite(.serialized) struct PreviewCheckTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  /// Checks previews in a run of their own.
  private func check(_ name: String) throws -> [CheckFailure] {
    try? FileManager.default.removeItem(atPath: sandbox.root + "/.galley/runs")
    return try sandbox.failures {
      for preview in PreviewCheck.all(in: "GalleyTests") where preview.description.contains(name) {
        try preview.check(on: .iPhoneX)
      }
    }
  }

  private func verdict() throws -> Verdict {
    Gate().verdict(on: try Run(nil, in: sandbox.project), against: BaselineStore(sandbox.project))
  }

  private func approve() throws {
    let (run, store) = (try Run(nil, in: sandbox.project), BaselineStore(sandbox.project))
    let plan = ApprovalPlan(Selection(all: true), in: Gate().verdict(on: run, against: store))
    let result = DecisionService(run: run, store: store).approve(plan, Signature(by: "Ada", at: Date()))
    #expect(result.refused.isEmpty)
  }

  @Test func `a change of a previewed view stops the gate, and is approved with its cause`() throws {
    defer { PreviewedTitle.current.withLock { $0 = "Add to Basket" } }
    #expect(try check("Basket").count == 3)
    let first = try verdict()
    #expect(first.exitCode == .new)
    let keys = first.checks.map(\.key)
    #expect(
      keys.allSatisfy {
        $0.suite == ["GalleyTests", "PreviewedViews.swift"] && $0.test == nil && $0.name == "Basket"
      })
    #expect(
      Set(keys.map { "\($0.environment.appearance) \($0.environment.textSize)" })
        == ["light large", "dark large", "light accessibility5"])
    try approve()
    #expect(try check("Basket").isEmpty)
    #expect(try verdict().exitCode == .clean)

    PreviewedTitle.current.withLock { $0 = "Put into Basket" }
    let failures = try check("Basket")
    #expect(failures.count == 3)
    #expect(
      failures.allSatisfy { $0.message.contains("basket.add") && $0.message.contains("Put into Basket") },
      "\(failures.map(\.message))")
    let changed = try verdict()
    #expect(changed.exitCode == .differences)
    #expect(TerminalReport.gate(changed).contains("Put into Basket"))
    try approve()
    #expect(try check("Basket").isEmpty)
    #expect(try verdict().exitCode == .clean)
  }

  /// The preview of the button.
  @MainActor private static func basket() throws -> ShownPreview { try preview("Basket") }

  @MainActor private static func preview(_ name: String) throws -> ShownPreview {
    let entries = PreviewRegistry.entries().filter { $0.module == "GalleyTests" }
    return try #require(entries.flatMap { ShownPreview.all(of: $0) }.first { $0.name == name })
  }

  @Test func `an activity indicator without an end is shown, at its first angle`() throws {
    let preview = try MainActorEntry.run { try Self.preview("Turning") }
    let pictures = try (1...2).map { _ in
      try PreviewRenderer.pictures(of: preview, on: .iPhoneX, thumbnail: (88, 104))
    }
    #expect(pictures[0].count == 3)
    #expect(pictures[0].map(\.file) == pictures[1].map(\.file))
    #expect(pictures[0].allSatisfy { $0.tree.paths { $0.type == .activityIndicator }.count == 1 })
    #expect(try check("Turning").count == 3)
    #expect(try verdict().exitCode == .new)
    try approve()
    #expect(try check("Turning").isEmpty)
    #expect(try verdict().exitCode == .clean)
  }

  @Test func `a preview that loads is shown with what it has loaded`() throws {
    let preview = try MainActorEntry.run { try Self.preview("Loaded later") }
    let variants = [PreviewVariant(name: "light")]
    let picture = try #require(
      try PreviewRenderer.pictures(of: preview, on: .iPhoneX, in: variants, thumbnail: (88, 104)).first)
    #expect(picture.tree.paths { $0.label == "Loaded" }.count == 1)
    #expect(picture.tree.paths { $0.type == .activityIndicator }.isEmpty)
  }

  @Test @MainActor func `a test on the main actor shows previews`() throws {
    #expect(try PreviewRenderer.pictures(of: Self.basket(), on: .iPhoneX, thumbnail: (88, 104)).count == 3)
  }

  @Test func `a preview that fits its view is as large as the view`() throws {
    let basket = try MainActorEntry.run { try Self.basket() }
    let sizes = try PreviewRenderer.pictures(of: basket, on: .iPhoneX, thumbnail: (88, 104)).map { picture in
      [Double(picture.width), Double(picture.height)].map { $0 / picture.scale }
    }
    // A button with 16 points around it; the largest text takes two lines.
    #expect(sizes == [[172, 67], [172, 67], [213, 173]], "\(sizes)")
  }

  @Test func `a variant has a device, a language with its direction, and a scale`() throws {
    let basket = try MainActorEntry.run { try Self.basket() }
    let variant = PreviewVariant(
      name: "Arabic", appearance: .dark, textSize: .xLarge, locale: "ar-EG", device: .iPad, scale: 1)
    let picture = try #require(
      try PreviewRenderer.pictures(of: basket, on: .iPhoneX, in: [variant], thumbnail: (88, 104)).first)
    #expect(picture.configuration.device == "iPad")
    #expect(picture.configuration.slug == "ipad-dark-ar-EG-xLarge")
    #expect(picture.tree.frame.size == CGSize(width: picture.width, height: picture.height))
    #expect(picture.tree.type == .application)
    #expect(picture.remarks.isEmpty)
    #expect(variant.isRightToLeft)
    #expect(!PreviewVariant(name: "", locale: "de-CH").isRightToLeft)
    #expect(!PreviewVariant(name: "", locale: "he", isRightToLeft: false).isRightToLeft)
    #expect(PreviewVariant(name: "", isRightToLeft: true).isRightToLeft)
  }

  @Test func `devices are found by their names, and a wrong one is told with the nearest`() {
    #expect(DeviceProfile.catalogue.map(\.name) == DeviceNames.all)
    #expect(DeviceNames.find("ipad") == "iPad")
    #expect(
      "\(PreviewError.unknownDevice("iPhoneX"))"
        == "there is no device \"iPhoneX\"; did you mean \"iPhone X\"?")
    #expect(
      "\(PreviewError.unknownDevice("Pixel"))" == #"there is no device "Pixel"; "galley devices" lists them"#)
  }

  @Test func `each view of a provider is a check of its own size and orientation`() throws {
    #expect(try check("Signs").count == 6)
    let keys = try verdict().checks.map(\.key)
    #expect(Set(keys.map(\.name)) == ["Signs", "Entrance"])
    #expect(keys.filter { $0.name == "Entrance" }.allSatisfy { $0.environment.orientation == .landscapeLeft })
  }

  @Test func `no previews at all are no success`() throws {
    let none = PreviewCheck.all(in: "NoSuchModule")
    #expect(none.count == 1)
    #expect(throws: PreviewError.noPreviews) { try none[0].check() }
    #expect(
      "\(PreviewError.noPreviews)"
        == "there are no previews: the modules that this test target depends on have neither #Preview nor PreviewProvider; add the module with the views to the target's dependencies"
    )
  }

  @Test func `two previews of one name are told with their lines`() throws {
    #expect(
      "\(PreviewError.sameName("Basket", place: "Shop/Basket.swift", lines: [3, 9]))"
        == "two previews of Shop/Basket.swift are named \"Basket\" (lines 3 and 9); give each its own name, as by #Preview(\"…\") or previewDisplayName(_:)"
    )
    #expect(throws: PreviewError.sameName("Twice", place: "PreviewedModule/Twice.swift", lines: [3, 7])) {
      for preview in PreviewCheck.all(in: "PreviewedModule") where preview.description.contains("Twice") {
        try preview.check()
      }
    }
  }
}
