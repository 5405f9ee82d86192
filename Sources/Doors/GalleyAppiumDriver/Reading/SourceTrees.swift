import Foundation
import GalleyTree
import GalleyTreeFormats

/// The apps of a page source, with the facts that a driver reads out of the attributes of their elements.
struct SourceTrees {
  /// The apps, from the back to the front.
  private(set) var applications: [ApplicationTree] = []
  /// The number of levels of elements.
  private(set) var depth = 0

  /// The packages whose windows are questions of Android, such as those for permissions.
  ///
  /// - Reference: [PermissionController](https://source.android.com/docs/core/ota/modular-system/permissioncontroller); `android` shows
  ///   the dialogs about apps that do not respond.
  private static let asking: Set = [
    "com.android.permissioncontroller", "com.google.android.permissioncontroller",
    "com.android.packageinstaller", "com.google.android.packageinstaller", "android",
  ]

  /// The identifiers of panels that are dialogs of an app on Android.
  ///
  /// - Reference: AOSP's `alert_dialog.xml`, and that of AppCompat.
  private static let panels: Set = ["parentPanel"]

  /// The types that are on or off.
  private static let switches: Set<ElementType> = [.switch, .toggle, .checkBox]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - name: Names the app whose tree has no name.
  init(
    _ root: Element, of platform: AppiumPlatform, screen: CGSize, unnamed name: () -> String
  ) {
    var root = root
    depth = prepare(&root, of: platform).depth
    if root.type != .application {
      root = Element(.application, frame: CGRect(origin: .zero, size: screen), children: [root])
    }
    switch platform {
    case .iOS:
      let roots = root.children.contains { $0.type == .application } ? root.children : [root]
      applications = roots.map {
        ApplicationTree(bundleIdentifier: $0.attributes["bundleId"] ?? name(), root: $0)
      }
    case .android: applications = Self.grouped(root, screen: screen, unnamed: name)
    }
  }

  /// Whether deeper elements may be cut off, which would seem to be gone.
  ///
  /// Servers count the levels with or without the app; those that cut nothing off go on below.
  func isCut(at limit: Int) -> Bool { (limit...limit + 1).contains(depth) }

  /// The elements of Android's windows by the package that shows them.
  private static func grouped(
    _ root: Element, screen: CGSize, unnamed name: () -> String
  ) -> [ApplicationTree] {
    var trees: [ApplicationTree] = []
    for child in root.children {
      let package = child.attributes["package"] ?? trees.last?.bundleIdentifier ?? name()
      if let index = trees.firstIndex(where: { $0.bundleIdentifier == package }) {
        trees[index].root.children.append(child)
      } else {
        let frame = CGRect(origin: .zero, size: screen)
        trees.append(
          ApplicationTree(
            bundleIdentifier: package, root: Element(.application, frame: frame, children: [child])))
      }
    }
    for index in trees.indices where asking.contains(trees[index].bundleIdentifier) {
      let children = trees[index].root.children
      let frame = children.reduce(CGRect.null) { $0.union($1.frame) }
      trees[index].root.children = [
        Element(.alert, label: firstText(of: children), frame: frame, traits: .modal, children: children)
      ]
    }
    return trees
  }

  private static func firstText(of elements: [Element]) -> String {
    var text = ""
    Element(.other, children: elements).walk { element, _ in
      if text.isEmpty, element.type == .staticText { text = element.label }
      return text.isEmpty
    }
    return text
  }

  /// Reads attributes of an element and all below it.
  ///
  /// - Returns: The number of levels, and whether any of the elements is shown.
  private func prepare(_ element: inout Element, of platform: AppiumPlatform) -> (depth: Int, isShown: Bool) {
    var (deepest, isShown) = (0, !element.isHiddenBySource)
    for index in element.children.indices {
      let inner = prepare(&element.children[index], of: platform)
      deepest = max(deepest, inner.depth)
      if inner.isShown { isShown = true }
    }
    if platform == .android {
      readName(of: &element)
      // Apple's switches have their state as their value.
      if Self.switches.contains(element.type) { element.value = .text(element.isSelected ? "1" : "0") }
    }
    if element.isHiddenBySource {
      // The device reports it as invisible, whatever its frame; elements inside may be visible.
      var appearance = element.appearance ?? Appearance()
      appearance.isTouchTransparent = true
      if !isShown { appearance.visibleFrame = .zero }
      element.appearance = appearance
    }
    return (deepest + 1, isShown)
  }

  /// The name of a view without its package: a page for both systems states one identifier.
  private func readName(of element: inout Element) {
    guard let slash = element.identifier.range(of: ":id/") else { return }
    element.attributes["resource-id"] = element.identifier
    element.identifier = String(element.identifier[slash.upperBound...])
    if Self.panels.contains(element.identifier) { element.type = .alert }
  }
}

extension Element {
  /// Whether the source reports the element as invisible.
  fileprivate var isHiddenBySource: Bool {
    attributes["visible"] == "false" || attributes["displayed"] == "false"
  }
}

extension ApplicationTree {
  /// Whether it shows an alert.
  var showsAlert: Bool {
    var isFound = false
    root.walk { element, _ in
      if element.type == .alert { isFound = true }
      return !isFound
    }
    return isFound
  }
}
