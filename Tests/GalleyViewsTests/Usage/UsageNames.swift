/// The 200 additions to SwiftUI that the view files of public apps need first, the most needed first.
///
/// They come from a count over 22 repositories; each is the name of one test in this folder.
enum UsageNames {
  /// The names.
  static let all = """
    PreviewProvider
    ViewModifier protocol + modifier()
    Environment(Observable type)
    App.main() (@main)
    ObservableObject family (Combine)
    #Preview macro
    LocalizedStringKey
    Animation / withAnimation / animation()
    LocalizedStringResource
    preview modifiers (previewLayout/device/displayName)
    ButtonStyle / PrimitiveButtonStyle protocols
    preferredColorScheme / colorScheme()
    ignoresSafeArea / edgesIgnoringSafeArea
    overlay(view/style/in:)
    LabelStyle protocol / labelStyle
    AnyShape / Shape statics (.rect, .capsule, .circle)
    onChange(of:)
    GeometryReader / GeometryProxy
    contentShape
    listRowBackground/Insets/Separator…
    NavigationLink(destination: value)/isActive/tag
    contentMargins / safeAreaPadding
    symbolVariant
    Text(verbatim:)
    Menu / contextMenu
    symbolRenderingMode/renderingMode
    Font design/custom/leading/monospaced …
    UIKit system objects (UIApplication/UIScreen/UIDevice/UIPasteboard)
    UIColor / Color(uiColor:)
    transition / AnyTransition
    mask
    task
    NavigationView
    named *Style types (PlainButtonStyle() …)
    ScrollView(showsIndicators:)
    imageScale
    Text + Text, Text-returning modifiers
    LazyVGrid / LazyHGrid
    Color(white:/hue:/colorspace) & missing names
    colour effects (hueRotation, saturation, brightness …)
    phaseAnimator / keyframeAnimator
    asset symbols: Image(.x)/Color(.x)/ImageResource
    onReceive
    Combine publishers (subjects, sink, Timer.publish)
    Section(header:footer:) legacy inits
    scrollIndicators/scrollDisabled/bounce/clip/dismissesKeyboard
    AccessibilityTraits .isButton/.isHeader/…
    accessibilityHint
    DisclosureGroup / OutlineGroup
    ToggleStyle protocol / toggleStyle
    Liquid Glass (glassEffect …)
    PreferenceKey / preference / onPreferenceChange
    id(_:)
    navigationBarTitle/Items/Hidden (legacy)
    redacted
    UIImage / Image(uiImage:)
    State(initialValue:)
    scrollContentBackground
    env: accessibility settings
    gestures (DragGesture, gesture(), …)
    ToolbarItem placements (principal, cancel/confirm, bottomBar …)
    rotation3DEffect / projectionEffect / GeometryEffect
    Text(date:style:) / Text(value, format:)
    @FocusState / focused()
    Button/Toggle/Menu/Picker(title, systemImage:)
    LazyVStack / LazyHStack
    @AccessibilityFocusState
    stroke(antialiased:) / stroke as Shape / trim …
    presentationBackground/CornerRadius/Sizing/selection …
    minimumScaleFactor/allowsTightening
    TextField(axis:/prompt:/value:format:/onCommit:)
    ToolbarItem .navigationBarLeading/.navigationBarTrailing
    WindowGroup(id:/for:) & other scenes
    Font.Weight type name, .heavy/.ultraLight
    @AppStorage
    keyboardType / textContentType / submitLabel
    autocorrection/autocapitalization
    textFieldStyle
    border
    accessibilityAction(s)/adjustable/rotor
    DatePicker / ColorPicker
    Color("asset") / asset catalog colours
    ToolbarItemGroup / ToolbarSpacer
    accessibilitySortPriority/inputLabels/representation/misc
    ShapeStyle .opacity/.shadow/.secondary …
    legacy Alert / ActionSheet
    ShapeStyle .tint/.background/.quaternary/AnyShapeStyle
    foregroundStyle(primary, secondary)
    hidden()
    allowsHitTesting
    Path as Shape, Path{}, addArc(Angle), addRect …
    ToolbarContent protocol / builder
    onDelete/onMove (DynamicViewContent)
    toolbar visibility/background/role/titleDisplayMode
    @ScaledMetric
    DynamicTypeSize type / dynamicTypeSize()
    textCase
    gradient statics/Elliptical/Mesh
    zIndex
    alignmentGuide
    drawingGroup/geometryGroup
    hoverEffect / onHover
    refreshable (async)
    env: size classes
    accessibilityLabel/Value(Text/LocalizedStringKey)
    position
    accessibilityRemoveTraits
    Layout protocol / AnyLayout
    background(ignoresSafeAreaEdges:) / background(in:)
    @Namespace / matchedGeometryEffect
    UIKit haptics
    navigationBarBackButtonHidden
    Text(AttributedString)
    contentTransition
    buttonBorderShape
    View.onSubmit
    SecureField
    symbolEffect
    env: scenePhase
    @GestureState
    progressViewStyle
    onGeometryChange / visualEffect / containerRelativeFrame
    ScrollViewReader / scrollTo
    accentColor(_:)
    onLongPressGesture(minimumDuration:…)
    env: locale/calendar/timeZone
    accessibilityHeading/TextContentType/Speech…
    ProgressView(value:) / label builder / Gauge
    AccessibilityNotification / UIAccessibility
    NavigationStack(path:) / NavigationPath
    env: openWindow/dismissWindow/openSettings
    buttonStyle(.borderless)
    controlSize
    ShareLink
    env: presentationMode
    Shape.fill().stroke() chaining
    legacy accessibility(label:) …
    Grid / GridRow
    transaction / withTransaction
    Color.gradient/mix/resolve
    searchable
    env: misc (controlSize, pixelLength …)
    EditMode / EditButton
    AsyncImage
    safeAreaInset / safeAreaBar
    CGSize/Axis overloads (offset, scaleEffect, aspectRatio)
    statusBar / persistentSystemOverlays / misc system
    coordinateSpace
    clipped/cornerRadius(antialiased:)
    bold(Bool)/fontDesign/monospaced on View
    UIViewRepresentable & UIKit views
    List(data, id:) / selection / $binding / children
    Binding.transaction/animation
    Angle arithmetic
    keyboardShortcut / onKeyPress
    Image(name, bundle:/label:/variableValue:)
    @Entry macro
    popover
    navigationViewStyle / navigationSplitViewStyle
    navigationTitle(Text/Binding)
    alert/dialog presenting:/error:/Text
    Picker(selection:label:) legacy
    navigationTransition / matchedTransitionSource
    UnevenRoundedRectangle(cornerRadii:)
    Text(Substring/StringProtocol)
    NavigationSplitView
    Animatable / AnimatablePair
    CoreGraphics types (CGAffineTransform, CGPath, CGImage)
    containerShape
    scrollPosition/TargetBehavior/Transition/onScrollGeometryChange
    listStyle .grouped/.inset/.sidebar/.automatic
    lineLimit(range / reservesSpace)
    focusedValue
    labeledContentStyle / textEditorStyle …
    first/lastTextBaseline alignment
    Text(Image)
    Slider legacy inits
    Image.resizable(capInsets:resizingMode:)
    GroupBox / ControlGroup
    tabViewBottomAccessory etc. (iOS 26 tab API)
    iOS 26 scroll edge / background extension
    onTapGesture(count:/location)
    menuStyle/menuOrder/menuIndicator
    TimelineView
    Canvas (full GraphicsContext)
    headerProminence
    Table
    ImageRenderer
    tint(nil/ShapeStyle)
    textSelection
    sensoryFeedback
    os.Logger
    onAppear(nil)
    flipsForRightToLeftLayoutDirection
    drag & drop / paste / transferable
    UTType / NSItemProvider
    defaultFocus / focusable / focusScope
    custom AlignmentID / baselines guides
    containerValue / containerBackground
    anchorPreference / Anchor
    """.split(separator: "\n").map(String.init)
}
