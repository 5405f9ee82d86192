/// A part of an app's menu bar, or the shortcuts in it.
///
/// An iPhone has no menu bar, and neither has the simulated device: nothing of commands is shown, as on an iPhone.
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
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
///
/// - Reference: [SwiftUI's `EmptyCommands`](https://developer.apple.com/documentation/swiftui/emptycommands).
nonisolated public struct EmptyCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes no commands.
  public init() {}
}

/// A result builder that combines commands.
///
/// - Reference: [SwiftUI's `CommandsBuilder`](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder
public enum CommandsBuilder {
  /// Takes commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One part is all.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several parts, of which nothing is shown.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ others: repeat each Other
  ) -> some Commands {
    EmptyCommands()
  }

  /// Commands that there may be, of which nothing is shown.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }

  /// The commands of one branch, of which nothing is shown.
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }

  /// The commands of the other branch, of which nothing is shown.
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }

  /// Commands of newer systems, as they are.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// A menu of the menu bar.
///
/// - Reference: [SwiftUI's `CommandMenu`](https://developer.apple.com/documentation/swiftui/commandmenu).
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Makes a menu.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

/// Entries beside or instead of those that the system has.
///
/// - Reference: [SwiftUI's `CommandGroup`](https://developer.apple.com/documentation/swiftui/commandgroup).
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes entries before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes entries after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes entries instead of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of entries that the system has.
///
/// - Reference: [SwiftUI's `CommandGroupPlacement`](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
nonisolated public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Services of other apps.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding apps.
  public static let appVisibility = CommandGroupPlacement()
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement()
  /// Making documents and windows.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement()
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// Working with text.
  public static let textEditing = CommandGroupPlacement()
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// One window.
  public static let singleWindowList = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The app's help.
  public static let help = CommandGroupPlacement()
}

/// Commands for a sidebar.
///
/// - Reference: [SwiftUI's `SidebarCommands`](https://developer.apple.com/documentation/swiftui/sidebarcommands).
nonisolated public struct SidebarCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes the commands.
  public init() {}
}

/// Commands for an inspector.
///
/// - Reference: [SwiftUI's `InspectorCommands`](https://developer.apple.com/documentation/swiftui/inspectorcommands).
nonisolated public struct InspectorCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes the commands.
  public init() {}
}

/// Commands for toolbars.
///
/// - Reference: [SwiftUI's `ToolbarCommands`](https://developer.apple.com/documentation/swiftui/toolbarcommands).
nonisolated public struct ToolbarCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes the commands.
  public init() {}
}

/// Commands for editing text.
///
/// - Reference: [SwiftUI's `TextEditingCommands`](https://developer.apple.com/documentation/swiftui/texteditingcommands).
nonisolated public struct TextEditingCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes the commands.
  public init() {}
}

/// Commands for the look of text.
///
/// - Reference: [SwiftUI's `TextFormattingCommands`](https://developer.apple.com/documentation/swiftui/textformattingcommands).
nonisolated public struct TextFormattingCommands: Commands {
  /// There is none.
  public typealias Body = Never

  /// Makes the commands.
  public init() {}
}
