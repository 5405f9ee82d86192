import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyPages
import GalleyTree

extension CheckRequest {
  /// Captures pixels and tree of one instant, once the screen is at rest, or as soon as it is what was approved; or all
  /// that scrolls, once it is at rest.
  ///
  /// What the layers ignore need not come to rest, and may be busy.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - runner: Knows what was approved.
  /// - Returns: The content; with the judgement, if the final frame was compared already to see whether it is at rest.
  /// - Throws: `SettlingError` for a screen that does not come to rest, or is busy and neither approved so nor meant
  ///   so by ``whileBusy(_:)``; `DriverError`; ``CheckError``; and what the request's closures throw.
  func capture(_ application: Application, for runner: CheckRunner) throws -> CheckCapture {
    let automator = application.automator
    var judged: (frame: Capture, capture: CheckCapture)?
    let settled = try automator.settledCapture(
      SettlingRequest(
        until: automator.driver.now + automator.timeout, scope: scope,
        allowsBusy: SnapshotOptions.current.allowsBusy,
        isMeantBusy: { runner.isApprovedBusy($0, of: key($1.configuration)) },
        isExpected: { frame in
          // All that scrolls is more than one frame; and what is to be checked may still be to come.
          guard !isFull, var capture = try? capture(frame, for: runner) else { return false }
          capture.judgement = runner.judge(capture)
          judged = (frame, capture)
          return capture.judgement?.passes ?? false
        }))
    guard isFull else {
      if let judged, judged.frame.showsTheSame(as: settled.capture) { return judged.capture }
      return try capture(settled.capture, for: runner)
    }
    let whole = try automator.whileFrozen {
      var whole = WholeContentCapture(automator)
      return try whole.capture(of: subject) { snapshot in
        try layers(snapshot).flatMap { $0.ignored(on: snapshot) }
      }
    }
    return try capture(whole, for: runner)
  }

  /// Cuts what is checked out of a frame, or of all that scrolls.
  private func capture(_ frame: Capture, for runner: CheckRunner) throws -> CheckCapture {
    let snapshot = frame.snapshot
    let path = try subject(snapshot)
    let screen = snapshot.screen
    var content = ScreenSnapshot(picture: frame.picture, tree: screen, scale: snapshot.configuration.scale)
    if path != .root, var element = screen[path] {
      element.views = screen.views(at: path)
      let visible = (element.appearance?.visibleFrame ?? element.frame).intersection(screen.frame)
      guard let part = content.cropped(to: visible, element) else {
        throw CheckError.nothingVisible(element, on: snapshot)
      }
      content = part
    }
    return try capture(content, of: path, on: snapshot, for: runner)
  }

  /// Captures a picture that no device made.
  func capture(_ picture: Bitmap, for runner: CheckRunner) throws -> CheckCapture {
    let size = CGSize(width: Double(picture.width), height: Double(picture.height))
    let snapshot = Snapshot(
      applications: [], configuration: Configuration(device: "the picture", size: size, scale: 1),
      fingerprint: Fingerprint(renderer: "a picture"), instant: .zero)
    return try capture(ScreenSnapshot(picture: picture), of: .root, on: snapshot, for: runner)
  }

  /// Captures a text.
  func capture(_ text: String, as key: CheckKey) -> CheckCapture {
    CheckCapture(.text(text), key: key, at: site, mode: mode, batch: batch)
  }

  /// Puts together what is compared, and finds the regions in it.
  private func capture(
    _ content: ScreenSnapshot, of path: ElementPath, on snapshot: Snapshot, for runner: CheckRunner
  ) throws -> CheckCapture {
    let layers = try layers(snapshot)
    let size = CGSize(
      width: Double(content.picture.width) / content.scale,
      height: Double(content.picture.height) / content.scale)
    let regions = try layers.flatMap { layer in
      try layer.regions.flatMap {
        try $0.found(in: path, of: size, on: snapshot, isInherited: layer.origin == .test)
      }
    }
    let (settings, origins) = MatchLayer.merged(
      [.project(runner.store.project.settings)] + layers, regions: regions)
    return CheckCapture(
      .picture(content, snapshot.fingerprint), key: key(snapshot.configuration), settings: settings,
      origins: origins, at: site, mode: mode, batch: batch)
  }

  /// The part of a frame that has to come to rest.
  private func scope(on snapshot: Snapshot) throws -> SettlingScope {
    let path = try subject(snapshot)
    let layers = try layers(snapshot)
    let screen = snapshot.screen
    let origin = screen[path].map {
      ($0.appearance?.visibleFrame ?? $0.frame).intersection(screen.frame).origin
    }
    var frames: [CGRect] = []
    for region in layers.flatMap(\.regions) where region.isIgnored {
      switch try? region.place.find(snapshot) {
      case .elements(let paths)? where region.padding != .zero:
        frames += paths.compactMap { screen[$0]?.frame }.map { region.padding.around($0) }
      case .rectangle(let frame)?:
        frames.append(region.padding.around(frame).offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0))
      default: break
      }
    }
    return SettlingScope(
      subject: path, leftOut: layers.flatMap { $0.ignored(on: snapshot) }, leftOutFrames: frames)
  }
}

extension Capture {
  /// Whether another capture has the same trees and pixels, whenever it was taken.
  fileprivate func showsTheSame(as other: Capture) -> Bool {
    snapshot.applications == other.snapshot.applications
      && snapshot.configuration == other.snapshot.configuration
      && snapshot.fingerprint == other.snapshot.fingerprint && picture == other.picture
  }
}

extension RegionEdges {
  /// A frame that reaches so far beyond another one.
  fileprivate func around(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX - left, y: frame.minY - up, width: frame.width + left + right,
      height: frame.height + up + down)
  }
}

extension ScreenSnapshot {
  /// The part that shows an element, with the element's tree; `nil` if there is nothing in it.
  fileprivate func cropped(to frame: CGRect, _ element: Element) -> ScreenSnapshot? {
    guard !frame.isNull, !frame.isEmpty else { return nil }
    let minX = Int((frame.minX * scale).rounded())
    let minY = Int((frame.minY * scale).rounded())
    let pixels = PixelRect(
      x: minX, y: minY, width: Int((frame.maxX * scale).rounded()) - minX,
      height: Int((frame.maxY * scale).rounded()) - minY)
    guard let part = picture.cropped(to: pixels) else { return nil }
    return ScreenSnapshot(picture: part, tree: element.moved(x: -frame.minX, y: -frame.minY), scale: scale)
  }
}

extension Element {
  /// The element and everything below it, with frames counted from elsewhere.
  func moved(x: CGFloat, y: CGFloat) -> Element {
    var element = self
    element.frame = frame.offsetBy(dx: x, dy: y)
    if let visible = appearance?.visibleFrame {
      element.appearance?.visibleFrame = visible.offsetBy(dx: x, dy: y)
    }
    element.views = views?.moved(x: x, y: y)
    element.children = children.map { $0.moved(x: x, y: y) }
    return element
  }
}
