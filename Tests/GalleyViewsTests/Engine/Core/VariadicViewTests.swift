import Foundation
import GalleyViews
import Testing

/// Containers of an app's own in their older form.
@MainActor @Suite struct VariadicViewTests {
  private struct Separated: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Color.red.frame(height: 10) }
        }
      }
    }
  }

  private struct SeparatedStack<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { _VariadicView.Tree(Separated()) { content } }
  }

  @Test func `what a container holds is taken apart`() throws {
    let stage = try ViewTestHarness(width: 200, height: 300) {
      SeparatedStack {
        Text("first").frame(height: 30)
        ForEach(0..<2) { Text("of two \($0)").frame(height: 30) }
      }
    }
    let tops = ["first", "of two 0", "of two 1"].map { stage.frame($0).midY }
    #expect(tops.count == 3 && tops[1] - tops[0] == 40 && tops[2] - tops[1] == 40)
  }

  @Test func `a container of many views puts them into the one around`() throws {
    struct All: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { ForEach(children.reversed()) { $0 } }
    }
    let stage = try ViewTestHarness(width: 200, height: 300) {
      HStack {
        _VariadicView.Tree(All()) {
          Text("first")
          Text("second")
        }
      }
    }
    #expect(stage.frame("second").maxX < stage.frame("first").minX)
  }
}
