import Foundation
import GalleyTree

/// Commands that the library handles itself.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {
  /// An invisible view that passes the commands to the window.
  @MainActor var root: AnyView { get }
}

/// The view of commands, whose state is kept as that of views is.
nonisolated struct CommandsRoot<Content: Commands>: View, PrimitiveView {
  typealias Body = Never

  let commands: Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    if let primitive = commands as? any PrimitiveCommands {
      return primitive.root.reconciled(with: old, in: context)
    }
    let node = (old as? OwnerNode) ?? OwnerNode(context.host)
    node.update(commands, in: context) { CommandsRoot<Content.Body>(commands: $0.body) }
    return node
  }
}

/// Several commands.
nonisolated struct CommandList: PrimitiveCommands {
  typealias Body = Never

  let parts: [any Commands]

  @MainActor var root: AnyView {
    let views = parts.map { Self.view($0) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }

  @MainActor private static func view(_ commands: some Commands) -> AnyView {
    AnyView(CommandsRoot(commands: commands))
  }
}

/// The place of an app's entries in the menu bar.
package enum CommandPlace: Hashable, Sendable {
  /// In a separate menu.
  case menu(String)
  /// Before a standard group.
  case before(CommandGroupPlacement)
  /// After a standard group.
  case after(CommandGroupPlacement)
  /// Instead of a standard group.
  case replacing(CommandGroupPlacement)
}

/// An entry of a menu.
package struct MenuCommand {
  /// The kind of an entry: an action, or a line between others.
  package enum Kind: Hashable, Sendable {
    /// An action.
    case action
    /// A switch.
    case toggle(isOn: Bool)
    /// A line.
    case divider
  }

  /// The words.
  package let title: String
  /// The kind of the entry.
  package let kind: Kind
  /// The keys that do the same.
  package let shortcut: KeyboardShortcut?
  /// Whether it can be chosen.
  package let isEnabled: Bool
  /// A closure that performs the action.
  package let perform: () -> Void
}

/// A modifier that keeps the commands of a scene beside its views.
struct CommandsModifier: NodeModifier {
  let commands: AnyView

  var keepsLayout: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    context.environment.hasMenuBar ? commands.reconciled(with: old, in: context) : nil
  }
}

/// What the app adds to the menu bar.
private enum MenuBarEntries: WindowRegistryKey {
  typealias Value = () -> (place: CommandPlace, commands: [MenuCommand])?
}

/// The view of a menu, or of a part of one.
nonisolated struct CommandEntries: View, PrimitiveView {
  typealias Body = Never

  let place: @MainActor (EnvironmentValues) -> CommandPlace
  let content: AnyView

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? CommandEntriesNode) ?? CommandEntriesNode(context.host)
    node.update(self, in: context)
    return node
  }
}

/// The node of a menu, or of a part of one; it has no place in the window.
final class CommandEntriesNode: Node {
  private(set) var place = CommandPlace.menu("")
  private var content: Node?

  func update(_ entries: CommandEntries, in context: NodeContext) {
    var context = context
    context.environment = context.environment.inNewWindow
    context.environment.pickerStyle = .inline
    context.environment.isInMenu = true
    environment = context.environment
    place = entries.place(environment)
    content = entries.content.reconciled(with: content, in: context)
    host.registries[MenuBarEntries.self].set(
      { [weak self] in
        guard let self else { return nil }
        return (place: self.place, commands: self.commands)
      }, of: self)
  }

  override var layoutChildren: [Node] { [] }

  /// The current entries; controls other than buttons, switches and lines are left out so far.
  private var commands: [MenuCommand] { (content?.layoutChildren ?? []).compactMap(Self.command) }

  private static func command(_ node: Node) -> MenuCommand? {
    if let button = ActionButton(node)?.button {
      return MenuCommand(
        title: AccessibilityText(button.placedChildren).text, kind: .action, shortcut: button.shortcut,
        isEnabled: button.environment.isEnabled,
        perform: { button.host.actions.perform(button.rowAction, of: button) })
    }
    if let toggle = first(ToggleNode.self, in: node) {
      return MenuCommand(
        title: toggle.spoken.text, kind: .toggle(isOn: toggle.isOn), shortcut: nil,
        isEnabled: toggle.environment.isEnabled,
        perform: { if let action = toggle.tapAction { toggle.host.actions.perform(action, of: toggle) } })
    }
    guard first(DividerNode.self, in: node) != nil else { return nil }
    return MenuCommand(title: "", kind: .divider, shortcut: nil, isEnabled: false, perform: {})
  }

  private static func first<Found: Node>(_ type: Found.Type, in node: Node) -> Found? {
    (node as? Found) ?? node.placedChildren.lazy.compactMap { first(type, in: $0) }.first
  }
}

extension ViewHost {
  /// The entries that the app adds to the menu bar.
  package var commandMenus: [(place: CommandPlace, commands: [MenuCommand])] {
    registries[MenuBarEntries.self].values.compactMap { $0() }
  }

  /// Performs the action of a menu's entry.
  package func perform(_ command: MenuCommand) {
    onAppClock {
      command.perform()
      flush()
    }
  }
}
