/// A part of an app's menu bar, or the shortcuts in it.
///
/// They are shown on a simulated Mac. An iPhone and an iPad have no menu bar: they show no commands, and here
/// the keys of commands do nothing.
///
/// - Reference: [SwiftUI's `Commands`](https://developer.apple.com/documentation/swiftui/commands).
@MainActor @preconcurrency public protocol Commands {
  /// The type of the content.
  associatedtype Body: Commands

  /// The content.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

nonisolated extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
///
/// - Reference: [SwiftUI's `EmptyCommands`](https://developer.apple.com/documentation/swiftui/emptycommands).
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// A result builder that combines commands.
///
/// - Reference: [SwiftUI's `CommandsBuilder`](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder
public enum CommandsBuilder {
  /// Commands in a block.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single part is returned unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several parts, one after the other.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ others: repeat each Other
  ) -> some Commands {
    var parts: [any Commands] = [first]
    repeat parts.append(each others)
    return CommandList(parts: parts)
  }

  /// Commands under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(parts: content.map { [$0] } ?? [])
  }

  /// The commands of one branch.
  public static func buildEither<First: Commands>(first: First) -> some Commands {
    CommandList(parts: [first])
  }

  /// The commands of the other branch.
  public static func buildEither<Second: Commands>(second: Second) -> some Commands {
    CommandList(parts: [second])
  }

  /// Commands under an availability condition.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// A menu of the menu bar.
///
/// - Reference: [SwiftUI's `CommandMenu`](https://developer.apple.com/documentation/swiftui/commandmenu).
nonisolated public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  public typealias Body = Never

  private let name: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor var root: AnyView {
    AnyView(CommandEntries(place: { .menu(name.plainText(in: $0)) }, content: AnyView(content)))
  }
}

/// Entries beside or instead of a standard group.
///
/// - Reference: [SwiftUI's `CommandGroup`](https://developer.apple.com/documentation/swiftui/commandgroup).
nonisolated public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
  public typealias Body = Never

  private let place: CommandPlace
  private let content: Content

  /// Creates entries before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }

  /// Creates entries after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }

  /// Creates entries that replace a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }

  @MainActor var root: AnyView {
    AnyView(CommandEntries(place: { _ in place }, content: AnyView(content)))
  }
}

/// A standard group of entries.
///
/// - Reference: [SwiftUI's `CommandGroupPlacement`](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of other apps.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Creating documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Working with text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// One window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The app's help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands for a sidebar, which are not shown here so far.
///
/// - Reference: [SwiftUI's `SidebarCommands`](https://developer.apple.com/documentation/swiftui/sidebarcommands).
nonisolated public struct SidebarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// Commands for an inspector, which are not shown here so far.
///
/// - Reference: [SwiftUI's `InspectorCommands`](https://developer.apple.com/documentation/swiftui/inspectorcommands).
nonisolated public struct InspectorCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// Commands for toolbars, which are not shown here so far.
///
/// - Reference: [SwiftUI's `ToolbarCommands`](https://developer.apple.com/documentation/swiftui/toolbarcommands).
nonisolated public struct ToolbarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// Commands for editing text, which are not shown here so far.
///
/// - Reference: [SwiftUI's `TextEditingCommands`](https://developer.apple.com/documentation/swiftui/texteditingcommands).
nonisolated public struct TextEditingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}

/// Commands for the look of text, which are not shown here so far.
///
/// - Reference: [SwiftUI's `TextFormattingCommands`](https://developer.apple.com/documentation/swiftui/textformattingcommands).
nonisolated public struct TextFormattingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}

  @MainActor var root: AnyView { AnyView(EmptyView()) }
}
