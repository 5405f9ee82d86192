import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Views with modifiers as types of their own, and modifiers that follow each other.
@MainActor @Suite struct ModifiedContentTests {
  private struct Framed: ViewModifier, Equatable {
    let side: CGFloat

    func body(content: Content) -> some View { content.frame(width: side, height: side) }
  }

  private struct Bordered: ViewModifier, Equatable {
    func body(content: Content) -> some View { content.padding(10) }
  }

  @Test func `the type names the view and the modifier`() throws {
    let view: ModifiedContent<Probe, Framed> = Probe("a").modifier(Framed(side: 40))
    #expect(view.modifier == Framed(side: 40))
    let stage = try ViewTestHarness(width: 100, height: 100) { view }
    #expect(stage.frame("a") == CGRect(x: 30, y: 30, width: 40, height: 40))
    let made = ModifiedContent(content: Probe("b"), modifier: Framed(side: 20))
    #expect(try ViewTestHarness(width: 100, height: 100) { made }.frame("b").width == 20)
  }

  @Test func `joined modifiers are applied in their order`() throws {
    let joined: ModifiedContent<Framed, Bordered> = Framed(side: 40).concat(Bordered())
    let stage = try ViewTestHarness(width: 100, height: 100) {
      VStack(spacing: 0) {
        Probe("a").modifier(joined)
        Probe("b")
      }
    }
    #expect(stage.frame("a") == CGRect(x: 30, y: 10, width: 40, height: 40))
    #expect(stage.frame("b").minY == 60)
    let other = try ViewTestHarness(width: 100, height: 100) {
      Probe("a").modifier(Bordered().concat(Framed(side: 40)))
    }
    #expect(other.frame("a") == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  private struct Sized: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Framed {
      Framed(side: environment.colorScheme == .dark ? 20 : 60)
    }
  }

  @Test func `an environmental modifier is made of what holds at its place`() throws {
    let stage = try ViewTestHarness(width: 100, height: 200) {
      VStack(spacing: 0) {
        Probe("light").modifier(Sized())
        Probe("dark").modifier(Sized()).environment(\.colorScheme, .dark)
      }
    }
    #expect(stage.frame("light").width == 60)
    #expect(stage.frame("dark").width == 20)
  }

  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  @Test func `joined modifiers hold for each row of a list`() throws {
    let stage = try ViewTestHarness {
      List {
        Group {
          Row(name: "one")
          Row(name: "two")
        }
        .modifier(Bordered().concat(Bordered()))
      }
    }
    #expect(stage.find("one") != nil)
    #expect(stage.frame("two").minY - stage.frame("one").minY >= 60)
  }
}
