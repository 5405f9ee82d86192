import ContentBuilders
import Foundation
import GalleyViews
import Testing

/// A content builder of the public API with several views in it.
struct ContentBuilderCase: Sendable, CustomTestStringConvertible {
  /// The type or modifier, and its parameter.
  let testDescription: String
  let order: ViewOrder
  /// The control that shows its content.
  var opener: String?
  let view: @MainActor @Sendable (MeasuredFrames) -> AnyView

  init(
    _ name: String, _ order: ViewOrder, opener: String? = nil,
    @ViewBuilder _ view: @escaping @MainActor @Sendable (MeasuredFrames) -> some View
  ) {
    testDescription = name
    self.order = order
    self.opener = opener
    self.view = { AnyView(view($0)) }
  }

  /// The builders that end in a stack or a container of their own.
  static let all = [
    ContentBuilderCase("WindowGroup.content", .column) { frames in Pair(frames: frames) },
    ContentBuilderCase("Group.content", .column) { frames in Group { Pair(frames: frames) } },
    ContentBuilderCase("VStack.content", .column) { frames in VStack { Pair(frames: frames) } },
    ContentBuilderCase("ScrollView.content", .column) { frames in ScrollView { Pair(frames: frames) } },
    ContentBuilderCase("ScrollViewReader.content", .column) { frames in
      ScrollViewReader { _ in Pair(frames: frames) }
    },
    ContentBuilderCase("LazyVStack.content", .column) { frames in
      ScrollView { LazyVStack { Pair(frames: frames) } }
    },
    ContentBuilderCase("Grid.content", .column) { frames in Grid { Pair(frames: frames) } },
    ContentBuilderCase("Form.content", .column) { frames in Form { Pair(frames: frames) } },
    ContentBuilderCase("List.content", .column) { frames in List { Pair(frames: frames) } },
    ContentBuilderCase("Section.content", .column) { frames in List { Section { Pair(frames: frames) } } },
    ContentBuilderCase("ForEach.content", .column) { frames in
      ForEach(0..<1, id: \.self) { _ in Pair(frames: frames) }
    },
    ContentBuilderCase("TimelineView.content", .column) { frames in
      TimelineView(.everyMinute) { _ in Pair(frames: frames) }
    },
    ContentBuilderCase("GlassEffectContainer.content", .column) { frames in
      GlassEffectContainer { Pair(frames: frames) }
    },
    ContentBuilderCase("NavigationStack.root", .column) { frames in NavigationStack { Pair(frames: frames) }
    },
    ContentBuilderCase("animation.body", .column) { frames in Pair(frames: frames).animation(.default) { $0 }
    },
    ContentBuilderCase("transaction.body", .column) { frames in
      Pair(frames: frames).transaction { _ in
      } body: {
        $0
      }
    },
    ContentBuilderCase("Toggle.label", .column) { frames in
      Toggle(isOn: .constant(true)) { Pair(frames: frames) }
    },
    ContentBuilderCase("LabeledContent.label", .column) { frames in
      Form {
        LabeledContent {
          Text("Value")
        } label: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("Tab.content", .column) { frames in
      TabView {
        Tab("First", systemImage: "star") { Pair(frames: frames) }
        Tab("Second", systemImage: "heart") { Text("Other") }
      }
    },
    ContentBuilderCase("NavigationLink.destination", .column, opener: "Go") { frames in
      NavigationStack { NavigationLink("Go") { Pair(frames: frames) } }
    },
    ContentBuilderCase("navigationDestination.destination", .column, opener: "Open") { frames in
      NavigationStack {
        Opener { isOn, button in button.navigationDestination(isPresented: isOn) { Pair(frames: frames) } }
      }
    },
    ContentBuilderCase("sheet.content", .column, opener: "Open") { frames in
      Opener { isOn, button in button.sheet(isPresented: isOn) { Pair(frames: frames) } }
    },
    ContentBuilderCase("fullScreenCover.content", .column, opener: "Open") { frames in
      Opener { isOn, button in button.fullScreenCover(isPresented: isOn) { Pair(frames: frames) } }
    },
    ContentBuilderCase("popover.content", .column, opener: "Open") { frames in
      Opener { isOn, button in
        button.popover(isPresented: isOn) { Pair(frames: frames).presentationCompactAdaptation(.popover) }
      }
    },
    ContentBuilderCase("HStack.content", .row) { frames in HStack { Pair(frames: frames) } },
    ContentBuilderCase("LazyHStack.content", .row) { frames in
      ScrollView(.horizontal) { LazyHStack { Pair(frames: frames) } }
    },
    ContentBuilderCase("GridRow.content", .row) { frames in Grid { GridRow { Pair(frames: frames) } } },
    ContentBuilderCase("LazyVGrid.content", .row) { frames in
      LazyVGrid(columns: [GridItem(), GridItem()]) { Pair(frames: frames) }
    },
    ContentBuilderCase("Button.label", .row) { frames in
      Button {
      } label: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("ButtonStyle.makeBody", .row) { frames in
      Button("a") {}.buttonStyle(PairButtonStyle(frames: frames))
    },
    ContentBuilderCase("Menu.label", .row) { frames in
      Menu {
        Button("One") {}
      } label: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("NavigationLink.label", .row) { frames in
      NavigationStack {
        NavigationLink {
          Text("There")
        } label: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("Link.label", .row) { frames in
      Link(destination: URL(fileURLWithPath: "/")) { Pair(frames: frames) }
    },
    ContentBuilderCase("PhotosPicker.label", .row) { frames in
      PhotosPicker(selection: .constant(nil)) { Pair(frames: frames) }
    },
    ContentBuilderCase("ShareLink.label", .row) { frames in ShareLink(item: "a") { Pair(frames: frames) } },
    ContentBuilderCase("LazyHGrid.content", .column) { frames in
      LazyHGrid(rows: [GridItem(), GridItem()]) { Pair(frames: frames) }
    },
    ContentBuilderCase("ZStack.content", .depth) { frames in ZStack { Pair(frames: frames) } },
    ContentBuilderCase("overlay.content", .depth) { frames in Color.clear.overlay { Pair(frames: frames) } },
    ContentBuilderCase("background.content", .depth) { frames in
      Color.clear.background { Pair(frames: frames) }
    },
    ContentBuilderCase("mask.mask", .depth) { frames in Color.red.mask { Pair(frames: frames) } },
    ContentBuilderCase("GeometryReader.content", .depth) { frames in
      GeometryReader { _ in Pair(frames: frames) }
    },
    ContentBuilderCase("Label.title", .apart) { frames in
      Label {
        Pair(frames: frames)
      } icon: {
        Image(systemName: "star")
      }
    },
    ContentBuilderCase("Label.icon", .apart) { frames in
      Label {
        Text("a")
      } icon: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("GroupBox.content", .apart) { frames in GroupBox { Pair(frames: frames) } },
    ContentBuilderCase("GroupBox.label", .apart) { frames in
      GroupBox {
        Text("a")
      } label: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("DisclosureGroup.content", .apart) { frames in
      DisclosureGroup("a", isExpanded: .constant(true)) { Pair(frames: frames) }
    },
    ContentBuilderCase("DisclosureGroup.label", .apart) { frames in
      DisclosureGroup {
        Text("a")
      } label: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("ContentUnavailableView.label", .apart) { frames in
      ContentUnavailableView {
        Pair(frames: frames)
      } description: {
        Text("a")
      }
    },
    ContentBuilderCase("ContentUnavailableView.description", .apart) { frames in
      ContentUnavailableView {
        Text("a")
      } description: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("LabeledContent.content", .apart) { frames in
      Form { LabeledContent("a") { Pair(frames: frames) } }
    },
    ContentBuilderCase("Section.header", .apart) { frames in
      List {
        Section {
          Text("a")
        } header: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("Section.footer", .apart) { frames in
      List {
        Section {
          Text("a")
        } footer: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("ColorPicker.label", .apart) { frames in
      ColorPicker(selection: .constant(.red)) { Pair(frames: frames) }
    },
    ContentBuilderCase("DatePicker.label", .apart) { frames in
      DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Pair(frames: frames) }
    },
    ContentBuilderCase("Picker.label", .apart) { frames in
      Form {
        Picker(selection: .constant(1)) {
          Text("a").tag(1)
        } label: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("Picker.currentValueLabel", .apart) { frames in
      Form {
        Picker(selection: .constant(1)) {
          Text("a").tag(1)
        } label: {
          Text("b")
        } currentValueLabel: {
          Pair(frames: frames)
        }
      }
    },
    ContentBuilderCase("ProgressView.label", .apart) { frames in
      ProgressView(value: 0.5) { Pair(frames: frames) }
    },
    ContentBuilderCase("ProgressView.currentValueLabel", .apart) { frames in
      ProgressView(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Pair(frames: frames)
      }
    },
    ContentBuilderCase("Stepper.label", .apart) { frames in
      Stepper(value: .constant(1), in: 0...3) { Pair(frames: frames) }
    },
    ContentBuilderCase("Gauge.label", .apart) { frames in Gauge(value: 0.5) { Pair(frames: frames) } },
    ContentBuilderCase("Slider.minimumValueLabel", .apart) { frames in
      Slider(value: .constant(0.5)) {
        Text("a")
      } minimumValueLabel: {
        AnyView(Pair(frames: frames))
      } maximumValueLabel: {
        AnyView(Text("b"))
      }
    },
    ContentBuilderCase("Slider.maximumValueLabel", .apart) { frames in
      Slider(value: .constant(0.5)) {
        Text("a")
      } minimumValueLabel: {
        AnyView(Text("b"))
      } maximumValueLabel: {
        AnyView(Pair(frames: frames))
      }
    },
    ContentBuilderCase("safeAreaInset.content", .apart) { frames in
      Color.clear.safeAreaInset(edge: .bottom) { Pair(frames: frames) }
    },
    ContentBuilderCase("safeAreaBar.content", .apart) { frames in
      Color.clear.safeAreaBar(edge: .bottom) { Pair(frames: frames) }
    },
    ContentBuilderCase("ControlGroup.content", .apart) { frames in ControlGroup { Pair(frames: frames) } },
    ContentBuilderCase("KeyframeAnimator.content", .apart) { frames in
      KeyframeAnimator(initialValue: 0.0) { _ in
        Pair(frames: frames)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 0.1)
      }
    },
    ContentBuilderCase("PhaseAnimator.content", .apart) { frames in
      PhaseAnimator([1]) { _ in Pair(frames: frames) }
    },
    ContentBuilderCase("NavigationSplitView.sidebar", .apart) { frames in
      NavigationSplitView {
        Pair(frames: frames)
      } detail: {
        Text("a")
      }
    },
  ]

  /// The builders without a stack of their own, by the reason.
  static let withoutStack: [String: [String]] = [
    "a menu or a dialog takes its rows, buttons and texts apart": [
      "Menu.content", "ContextMenu.menuItems", "contextMenu.menuItems", "CommandMenu.content",
      "CommandGroup.addition", "ControlGroup.label", "alert.actions", "alert.message",
      "confirmationDialog.actions", "confirmationDialog.message", "toolbarTitleMenu.content",
      "ToolbarTitleMenu.content",
    ],
    "each view is an item, a choice, a tab, a column, a row or a cell": [
      "toolbar.content", "ToolbarItem.content", "ToolbarItemGroup.content", "swipeActions.content",
      "searchScopes.scopes", "searchSuggestions.suggestions", "searchable.suggestions", "Picker.content",
      "TabView.content",
      "TabSection.content", "TabSection.header", "Tab.label", "tabItem.label", "TableColumn.content",
      "NavigationView.content", "List.rowContent", "List.row", "OutlineGroup.content", "ViewThatFits.content",
      "Canvas.symbols", "callAsFunction.content", "Tree.content", "Group.transform",
    ],
    "nothing is drawn, or the view is heard alone": [
      "accessibilityAction.label", "accessibilityActions.content",
      "accessibilityRepresentation.representation", "accessibilityChildren.children",
      "accessibilityShowsLargeContentViewer.largeContentView", "accessibilityLabel.content",
      "MultiDatePicker.label", "Slider.label", "TextField.label", "SecureField.label",
    ],
    "a Mac has it, and its window is that of a WindowGroup": [
      "Window.content", "Settings.content", "MenuBarExtra.content", "MenuBarExtra.label",
    ],
    "it ends as another one that is walked": [
      "keyframeAnimator.content", "phaseAnimator.content", "overlayPreferenceValue.transform",
      "backgroundPreferenceValue.transform", "containerBackground.content", "presentationBackground.content",
      "AsyncImage.content", "AsyncImage.placeholder", "NavigationSplitView.content",
      "NavigationSplitView.detail", "Gauge.currentValueLabel", "Gauge.markedValueLabels",
      "Gauge.minimumValueLabel", "Gauge.maximumValueLabel", "contextMenu.preview", "draggable.preview",
      "onDrag.preview", "tabViewBottomAccessory.content",
    ],
  ]
}

/// A button that shows something.
struct Opener<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Binding<Bool>, Button<Text>) -> Content

  var body: some View { content($isOn, Button("Open") { isOn = true }) }
}
