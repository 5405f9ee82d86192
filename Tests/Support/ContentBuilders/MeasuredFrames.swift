import Foundation
import GalleyViews

/// The frames of measured views, in points of the window.
@MainActor package final class MeasuredFrames {
  package var of: [String: CGRect] = [:]

  package init() {}
}

/// A text that notes its frame.
package struct MeasuredText: View {
  private let name: String
  private let frames: MeasuredFrames

  package init(_ name: String, _ frames: MeasuredFrames) {
    self.name = name
    self.frames = frames
  }

  package var body: some View {
    Text(name).background {
      GeometryReader { proxy in
        let _ = frames.of[name] = proxy.frame(in: .global)
        Color.clear
      }
    }
  }
}

/// Two texts without a container.
package struct Pair: View {
  private let frames: MeasuredFrames

  package init(frames: MeasuredFrames) {
    self.frames = frames
  }

  package var body: some View {
    MeasuredText("upper", frames)
    MeasuredText("lower", frames)
  }
}
