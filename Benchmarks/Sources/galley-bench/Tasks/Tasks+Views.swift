import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews

/// Changes a state of a view from outside.
@MainActor private final class Switch {
  var action: () -> Void = {}
}

/// A view with a state of its own.
private struct Ticker: View {
  let control: Switch
  @State private var count = 0

  var body: some View {
    control.action = { count += 1 }
    return Text(count.isMultiple(of: 2) ? "even" : "uneven")
  }
}

/// Texts in stacks of ten, as many as ten to the power of a number.
private struct Block: View {
  let depth: Int
  let number: Int

  var body: AnyView {
    guard depth > 0 else { return AnyView(Text("text \(number)").font(.footnote)) }
    return AnyView(
      VStack(spacing: 0) { ForEach(0..<10) { Block(depth: depth - 1, number: number * 10 + $0) } })
  }
}

/// A screen with one view that changes.
private struct Screen: View {
  let control: Switch
  let depth: Int

  var body: some View {
    ScrollView {
      VStack {
        Ticker(control: control)
        Block(depth: depth, number: 0)
      }
    }
  }
}

/// A window that stays from one repetition to the next.
@MainActor private final class KeptWindow {
  private var host: ViewHost?
  private lazy var control = Switch()

  nonisolated init() {}

  /// Changes a state in a window of so many texts, and returns how many bodies were evaluated.
  func change(depth: Int, _ typesetter: Typesetter) -> Int {
    let host = host ?? Window.make(typesetter) { Screen(control: control, depth: depth) }
    self.host = host
    control.action()
    host.flush()
    return host.evaluatedBodies
  }
}

/// A button that counts its taps above a column of texts.
private struct Tapped: View {
  let texts: Int
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack {
        Button("\(count)") { count += 1 }.frame(maxWidth: .infinity, minHeight: 100)
        ForEach(0..<texts) { Text("row \($0)") }
      }
    }
  }
}

/// A window that is tapped from one repetition to the next.
@MainActor private final class TappedWindow {
  private var host: ViewHost?

  nonisolated init() {}

  /// Taps the button above so many texts, and returns how many layouts there were.
  func tap(texts: Int, _ typesetter: Typesetter) -> Int {
    let host = host ?? Window.make(typesetter) { Tapped(texts: texts) }
    self.host = host
    host.touch(.began, at: CGPoint(x: 180, y: 50))
    host.flush()
    host.touch(.ended, at: CGPoint(x: 180, y: 50))
    host.flush()
    precondition(host.evaluatedBodies > 0, "the tap changed nothing")
    return host.version
  }
}

/// Windows of views.
@MainActor enum Window {
  static func make(_ typesetter: Typesetter, @ViewBuilder _ view: () -> some View) -> ViewHost {
    let host = ViewHost(
      AnyView(view()), typesetter: typesetter, size: CGSize(width: 375, height: 812), safeArea: EdgeInsets(),
      environment: EnvironmentValues())
    host.flush()
    return host
  }

  /// Goes through a list from its start to its end, a screen at a time, and returns the number of layouts.
  static func walkList(_ library: FontLibrary, rows: Int) -> Int {
    let host = make(Typesetter(library)) { List { ForEach(0..<rows) { Text("row \($0)") } } }
    for _ in 0..<(rows / 15) {
      host.scroll(at: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -700))
    }
    return host.version
  }

  /// Makes and lays out a screen of texts in stacks of ten.
  fileprivate static func screen(depth: Int, _ typesetter: Typesetter) -> Int {
    make(typesetter) { Screen(control: Switch(), depth: depth) }.version
  }

  /// Makes and lays out a column of texts.
  fileprivate static func column(_ count: Int, _ library: FontLibrary) -> Int {
    make(Typesetter(library)) { ScrollView { VStack { ForEach(0..<count) { Text("row \($0)") } } } }.version
  }
}

extension Task {
  /// Windows of 100 to 10 000 texts: made and laid out for the first time (`first`), and after one `@State` has changed (`change`);
  /// columns of as many texts, made and laid out (`column`), and a button in such a column tapped (`tap`); and a list of 100 000 rows
  /// gone through from start to end, a screen at a time (`list`).
  static func views(library: FontLibrary) -> [Task] {
    nonisolated(unsafe) let typesetter = Typesetter(library)
    nonisolated(unsafe) let library = library
    var tasks: [Task] = []
    for (depth, count) in [(2, 100), (3, 1000), (4, 10_000)] {
      tasks.append(
        Task(
          name: "views.first.\(count)",
          run: { MainActor.assumeIsolated { Window.screen(depth: depth, typesetter) } }))
      let kept = KeptWindow()
      tasks.append(
        Task(
          name: "views.change.\(count)",
          run: { MainActor.assumeIsolated { kept.change(depth: depth, typesetter) } }))
    }
    for count in [1000, 10_000, 100_000] {
      tasks.append(
        Task(
          name: "views.column.\(count)",
          run: { MainActor.assumeIsolated { Window.column(count, library) } }))
      let tapped = TappedWindow()
      tasks.append(
        Task(
          name: "views.tap.\(count)",
          run: { MainActor.assumeIsolated { tapped.tap(texts: count, typesetter) } }))
    }
    tasks.append(
      Task(name: "views.list", run: { MainActor.assumeIsolated { Window.walkList(library, rows: 100_000) } }))
    return tasks
  }
}
