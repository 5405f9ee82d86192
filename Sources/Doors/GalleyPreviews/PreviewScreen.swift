import Foundation
import GalleyAutomation
import GalleySimulator
import GalleySystem
import GalleyTree
import SwiftUI

/// A preview that can be shown: one view of a `#Preview` or of a `PreviewProvider`.
package struct ShownPreview: Sendable {
  /// Its module.
  package let module: String
  /// Its file, or its type where that is not known.
  package let owner: String
  /// The line in the file, where that is known.
  package let line: Int?
  /// Its name.
  package let name: String
  let entry: PreviewRegistry.Entry
  /// Which of the entry's views.
  let index: Int
  let facts: PreviewFacts

  /// The identifier of the preview, different from all others.
  package var id: String { "\(module)/\(owner): \(name)" }

  /// The views of an entry, for which its body is evaluated.
  @MainActor package static func all(of entry: PreviewRegistry.Entry) -> [ShownPreview] {
    let contents = PreviewedContent.all(in: entry.makeView())
    // Several views of a declaration are one preview, as in Xcode; those of a provider are several.
    let shown = entry.kind == .declaration ? Array(contents.prefix(1)) : contents
    return shown.enumerated().map { index, content in
      var facts = content.facts
      facts.traits = entry.makeTraits() + facts.traits
      let name = facts.name ?? (index == 0 ? entry.name : "\(entry.name) \(index + 1)")
      return ShownPreview(
        module: entry.module, owner: entry.file ?? entry.typeName, line: entry.line, name: name, entry: entry,
        index: index, facts: facts)
    }
  }

  @MainActor private static func erased(_ view: any View) -> AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return erase(view)
  }

  /// The view, made anew.
  @MainActor func makeView() -> AnyView {
    let whole = entry.makeView()
    var view = Self.erased(whole)
    if entry.kind == .provider {
      let contents = PreviewedContent.all(in: whole)
      view = contents.indices.contains(index) ? Self.erased(contents[index].view) : AnyView(EmptyView())
    }
    for case .modifier(_, let around) in facts.traits.map(\.kind) { view = around(view) ?? view }
    return view
  }
}

/// The reasons why a preview cannot be shown.
package enum PreviewError: Error, Hashable, CustomStringConvertible {
  /// There is none.
  case noPreviews
  /// Two have one name.
  case sameName(String, place: String, lines: [Int])
  /// The device has an unknown name.
  case unknownDevice(String)
  /// A modifier has a context that is made asynchronously.
  case sharedContext(String)
  /// Its content never comes to rest.
  case restless([String])

  /// The reason, and the way out.
  package var description: String {
    switch self {
    case .noPreviews:
      "there are no previews: the modules that this test target depends on have neither #Preview nor PreviewProvider; "
        + "add the module with the views to the target's dependencies"
    case .sameName(let name, let place, let lines):
      "two previews of \(place) are named \"\(name)\""
        + (lines.isEmpty ? "" : " (lines \(lines.map(String.init).joined(separator: " and ")))")
        + "; give each its own name, as by #Preview(\"…\") or previewDisplayName(_:)"
    case .unknownDevice(let name):
      DeviceNames.advice(for: name)
    case .sharedContext(let modifier):
      "the preview modifier \(modifier) makes a shared context, which is not evaluated here; set the values in the preview itself"
    case .restless(let activity):
      "the preview does not come to rest: \(activity.joined(separator: ", "))"
    }
  }
}

/// The device that a preview is shown on.
package enum PreviewScreen {
  /// The time that a preview has to come to rest, on the device's clock.
  private static let patience = Duration.seconds(20)

  /// A device model by its name.
  package static func profile(named name: String?) throws(PreviewError) -> DeviceProfile {
    guard let name else { return .iPhoneX }
    guard let found = DeviceProfile(named: name) else { throw .unknownDevice(name) }
    return found
  }

  /// Shows a preview on a device of its own.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - variant: The variant.
  ///   - profile: The device, unless the preview names another one.
  /// - Returns: The device, with the preview at rest; what moves without an end stands still.
  /// - Throws: ``PreviewError``, `FontError` and `DriverError`.
  package static func show(
    _ preview: ShownPreview, _ variant: PreviewVariant, on profile: DeviceProfile
  ) throws -> SimulatedDevice {
    var profile =
      preview.facts.device.flatMap { try? self.profile(named: $0) } ?? variant.device ?? profile
    if let scale = variant.scale { profile.scale = scale }
    var orientation = Orientation.portrait
    for trait in preview.facts.traits {
      switch trait.kind {
      case .deviceLayout: break
      case .sizeThatFits:
        let device = try start(preview, variant, on: plain(profile, size: profile.size))
        let size = device.fittingSize
        profile = plain(profile, size: CGSize(width: ceil(size.width), height: ceil(size.height)))
      case .fixed(let width, let height): profile = plain(profile, size: CGSize(width: width, height: height))
      case .orientation(let value): orientation = Orientation(value)
      case .modifier(let name, let around):
        let isMade = MainActorEntry.run { around(AnyView(EmptyView())) != nil }
        guard isMade else { throw PreviewError.sharedContext(name) }
      }
    }
    let device = try start(preview, variant, on: profile)
    if orientation != .portrait { try device.rotate(to: orientation) }
    try rest(device)
    return device
  }

  /// Waits until nothing moves, or only what never ends, such as an activity indicator; that is held at its start.
  ///
  /// An indicator of work is waited for as long as something is pending, so that a preview shows what it loads.
  private static func rest(_ device: SimulatedDevice) throws {
    let deadline = device.now + patience
    while !device.activity.isEmpty, !device.isIdle, device.now < deadline {
      try device.wait(until: deadline)
    }
    let moving = device.endingMotions
    guard moving.isEmpty else { throw PreviewError.restless(moving) }
    try device.freeze()
  }

  private static func start(_ preview: ShownPreview, _ variant: PreviewVariant, on profile: DeviceProfile)
    throws
    -> SimulatedDevice
  {
    let device = try SimulatedDevice(
      profile, appearance: variant.appearance, textSize: variant.textSize, locale: variant.locale)
    let isRightToLeft = variant.isRightToLeft
    try device.show(preview.module) {
      let view = preview.makeView()
      return isRightToLeft ? AnyView(view.environment(\.layoutDirection, .rightToLeft)) : view
    }
    return device
  }

  /// A piece of a screen: without status bar and home indicator.
  private static func plain(_ profile: DeviceProfile, size: CGSize) -> DeviceProfile {
    DeviceProfile(
      name: profile.name, size: CGSize(width: max(1, size.width), height: max(1, size.height)),
      scale: profile.scale, safeArea: EdgeInsets(), hasHomeIndicator: false)
  }
}

extension Orientation {
  fileprivate init(_ orientation: PreviewTrait<SwiftUI.Preview.ViewTraits>.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
