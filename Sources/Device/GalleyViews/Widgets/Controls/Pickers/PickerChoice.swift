import Foundation

/// The options of a picker, with the chosen one.
struct PickerChoice {
  /// One option.
  struct Option {
    let tag: AnyHashable
    let view: AnyView
    let isChosen: Bool
  }

  let options: [Option]
  /// The app's view for the chosen option where it is shown alone.
  private let currentValueLabel: AnyView?
  private let choose: (AnyHashable) -> Void

  /// Collects the options.
  @MainActor init(
    _ content: any View, currentValueLabel: AnyView? = nil, isChosen: (AnyHashable) -> Bool,
    choose: @escaping (AnyHashable) -> Void
  ) {
    let list = ListContent(content)
    self.choose = choose
    self.currentValueLabel = currentValueLabel
    options = (0..<list.count).compactMap { index in
      let entry = list.entry(at: index)
      guard case .row = entry.item else { return nil }
      let view = entry.make()
      let tag = (view as? any TaggedView)?.tag ?? list.pickerTag(at: index) ?? AnyHashable(index)
      return Option(tag: tag, view: AnyView(view), isChosen: isChosen(tag))
    }
  }

  /// The place of the chosen option, if one is.
  var chosen: Int? { options.firstIndex(where: \.isChosen) }

  /// The view for the chosen option where it is shown alone; `nil` if none is chosen.
  var shown: AnyView? { currentValueLabel ?? chosen.map { options[$0].view } }

  func choose(_ index: Int) {
    choose(options[index].tag)
  }
}

/// The options as rows: the chosen one has a check mark.
nonisolated struct PickerRows: View {
  let choice: PickerChoice
  var afterwards: () -> Void = {}

  var body: some View { ForEach(choice.options.indices) { row($0) } }

  func row(_ index: Int) -> some View {
    OptionRow(option: choice.options[index]) {
      choice.choose(index)
      afterwards()
    }
  }
}

extension PickerRows: Flattening {
  var flattened: [(number: Int, view: any View)] { [(0, ForEach(choice.options.indices) { row($0) })] }
}

/// One option as a row.
nonisolated struct OptionRow: View {
  let option: PickerChoice.Option
  let choose: () -> Void
  @Environment(\.tint) private var tint

  var body: some View {
    WholeRowButton(action: choose) {
      HStack(spacing: 8) {
        option.view
        Spacer(minLength: 0)
        if option.isChosen {
          AccessoryIcon("checkmark", size: 14).foregroundStyle(tint)
        }
      }
    }
    .accessibilityAddTraits(option.isChosen ? .selected : [])
  }
}

/// A button that is tapped anywhere on the row it is in.
nonisolated struct WholeRowButton<Label: View>: View, PrimitiveView {
  typealias Body = Never

  let action: () -> Void
  @ViewBuilder let label: Label

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ButtonNode) ?? ButtonNode(context.host)
    if context.environment.isEnabled {
      context.environment.row?.actions.set(action, of: node)
    } else {
      context.environment.row?.actions.remove(node)
    }
    node.update(label, role: nil, look: .plain, action: action, in: context)
    return node
  }
}

/// The options below each other, outside of a list.
nonisolated struct InlineOptions: View {
  let choice: PickerChoice
  let label: AnyView
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      // Each is an item of the menu, which is tapped anywhere on its line.
      label.foregroundStyle(.secondary).font(.footnote)
      PickerRows(choice: choice)
    } else {
      VStack(alignment: .leading, spacing: 11) {
        label.foregroundStyle(.secondary).font(.footnote)
        PickerRows(choice: choice)
      }
    }
  }
}

private enum MenuKey: WindowBoundKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is an item of a menu.
  var isInMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

/// A row that opens a page of the options.
nonisolated struct OptionsLink: View {
  let choice: PickerChoice
  let label: AnyView

  var body: some View {
    NavigationLink {
      OptionsPage(choice: choice)
    } label: {
      LabeledContent {
        choice.shown
      } label: {
        label
      }
      .labeledContentStyle(.automatic)
    }
  }
}

/// A page of options; choosing one goes back.
nonisolated struct OptionsPage: View {
  let choice: PickerChoice
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    List { PickerRows(choice: choice, afterwards: { dismiss() }) }
      .navigationBarTitleDisplayMode(.inline)
  }
}
