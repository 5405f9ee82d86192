import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree

/// A layout for a screen, written as a person would write it.
///
/// Elements are found by their most stable attribute: an identifier, else a visible text, else the place
/// inside of an element that can be found, and by position only as a last resort. Repeated elements become
/// rows, with their own layout. A tab bar becomes a component; an alert or a sheet a page of its own.
/// Decoration, the status bar and the keyboard are left out.
package struct Sketch: Sendable {
  /// The layouts as Swift, the page in front first.
  package let text: String
  /// The name of the layout of the page in front.
  package let name: String

  /// Sketches a screen.
  package init(of screen: Element, name: String? = nil) {
    let trees = Self.applications(of: screen).map { ApplicationTree(bundleIdentifier: "", root: $0) }
    var sketcher = Sketcher(screen: ScreenIndex(trees, size: screen.frame.size))
    let layouts = sketcher.layouts(named: name)
    text = SketchText.swift(layouts)
    self.name = layouts.first?.name ?? ""
  }

  /// The home screen's own app shows the status bar, and questions of the system.
  private static let system = "SpringBoard"

  /// The trees to look at, back to front: those of apps, and of the system where it asks something.
  static func applications(of screen: Element) -> [Element] {
    let applications = screen.children.filter { $0.type == .application }
    guard !applications.isEmpty else { return [unwrapped(screen)] }
    let front = unwrapped(applications.last { $0.label != system } ?? applications[0])
    let question = applications.last { $0.label == system && $0 != front && asks($0) }
    return [front] + (question.map { [$0] } ?? [])
  }

  /// An app in a browser is one page: its elements stand in the place of the view that shows the page.
  private static func unwrapped(_ application: Element) -> Element {
    guard application.children.count == 1, let page = application.children.first, page.type == .webView,
      !page.children.isEmpty
    else { return application }
    var application = application
    application.children = page.children
    return application
  }

  private static func asks(_ element: Element) -> Bool {
    element.type == .alert || element.type == .sheet || element.children.contains(where: asks)
  }
}

extension Page {
  /// A layout for the present screen, to be printed at a breakpoint and pasted.
  ///
  /// - Parameter name: The name of the layout; if you omit it, the name of the screen.
  /// - Returns: The layout as Swift; a component or row is sketched alone.
  /// - Throws: `DriverError` if the device does not answer, `PageError` if the component or row is not there.
  public func sketch(name: String? = nil) throws -> String {
    let snapshot = try context.snapshot()
    guard let path = target.find(snapshot).first, path.indices.count > 1, let part = snapshot.screen[path]
    else {
      return Sketch(of: snapshot.screen, name: name).text
    }
    return Sketch(of: part, name: name).text
  }
}

extension Application {
  /// A layout for the present screen, to be printed at a breakpoint and pasted.
  ///
  /// - Parameter name: The name of the layout; if you omit it, the name of the screen.
  /// - Returns: The layout as Swift.
  /// - Throws: `DriverError` if the device does not answer.
  public func sketch(name: String? = nil) throws -> String {
    Sketch(of: try automator.driver.snapshot().screen, name: name).text
  }
}
