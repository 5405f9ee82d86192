import Foundation
import GalleyTree
import SwiftUI
import Testing

/// A view of a name, with a frame to look at.
private struct Tile: View {
  let name: String
  var size = CGSize(width: 20, height: 20)

  var body: some View {
    Color.red.frame(width: size.width, height: size.height).accessibilityElement().accessibilityLabel(name)
  }
}

/// Names of scroll views.
@MainActor @Suite struct ScrollingUsageTests {
  private func stage(@ViewBuilder _ view: () -> some View) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 200) { view() }
  }

  @Test("scrollIndicators/scrollDisabled/bounce/clip/dismissesKeyboard") func scrolling() throws {
    let stage = try stage {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Tile(name: "\($0)") } } }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollBounceBehavior(.basedOnSize)
        .scrollClipDisabled().scrollDismissesKeyboard(.immediately)
    }
    stage.drag(
      from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -100), over: .milliseconds(300))
    #expect(stage.frame("0").minY == 0, "no finger scrolls it")
  }

  @Test("ScrollView(showsIndicators:)") func showsIndicators() throws {
    let stage = try stage {
      ScrollView(.horizontal, showsIndicators: false) { HStack { ForEach(0..<20) { Tile(name: "\($0)") } } }
    }
    stage.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: -100, dy: 0), over: .milliseconds(300))
    #expect(stage.frame("1").minX < 0)
  }

  @Test("ScrollViewReader / scrollTo") func scrollTo() throws {
    let stage = try stage {
      ScrollViewReader { proxy in
        ScrollView {
          Button("go") { proxy.scrollTo(15, anchor: .top) }
          ForEach(0..<30) { Tile(name: "\($0)").id($0) }
        }
      }
    }
    stage.tap("go")
    stage.advance(.seconds(1))
    #expect(stage.frame("15").minY == 0)
  }

  @Test("scrollPosition/TargetBehavior/Transition/onScrollGeometryChange") func scrollPosition() throws {
    struct Pages: View {
      @State private var page: Int? = 2
      @State private var offset = 0.0

      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5) {
              Text("page \($0)").containerRelativeFrame(.horizontal).scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.9)
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging).scrollPosition(id: $page)
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.x
        } action: {
          offset = $1
        }
        Text("offset \(Int(offset))")
      }
    }
    let stage = try stage { VStack { Pages() } }
    stage.advance(.seconds(1))
    #expect(stage.frame("page 2").midX == 100)
    stage.drag(from: CGPoint(x: 150, y: 60), by: CGVector(dx: -120, dy: 0), over: .milliseconds(300))
    stage.advance(.seconds(2))
    #expect(stage.frame("page 3").midX == 100 && stage.find("offset 600") != nil)
  }
}
