import Foundation

/// developer.apple.com/documentation/swiftui/button.
nonisolated public struct Button<Label> where Label: View {
  /// developer.apple.com/documentation/swiftui/button/init(action:label:).
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button: View {
  /// developer.apple.com/documentation/swiftui/button/body.
  public typealias Body = Never
}

extension Button where Label == Text {
  /// developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}

  /// developer.apple.com/documentation/swiftui/button/init(_:role:action:).
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

/// developer.apple.com/documentation/swiftui/buttonrole.
public struct ButtonRole: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/buttonrole/cancel.
  public static let cancel = ButtonRole()
  /// developer.apple.com/documentation/swiftui/buttonrole/destructive.
  public static let destructive = ButtonRole()
}

/// developer.apple.com/documentation/swiftui/primitivebuttonstyle.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle.
nonisolated public struct BorderedProminentButtonStyle {}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderedprominent.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}

/// developer.apple.com/documentation/swiftui/link.
@MainActor @preconcurrency public struct Link<Label>: View where Label: View {
  /// developer.apple.com/documentation/swiftui/link/body.
  public typealias Body = Never
}

extension Link where Label == Text {
  /// developer.apple.com/documentation/swiftui/link/init(_:destination:).
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
}

/// developer.apple.com/documentation/swiftui/toggle.
nonisolated public struct Toggle<Label> where Label: View {}

extension Toggle: View {
  /// developer.apple.com/documentation/swiftui/toggle/body.
  public typealias Body = Never
}

extension Toggle where Label == Text {
  /// developer.apple.com/documentation/swiftui/toggle/init(_:ison:).
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

/// developer.apple.com/documentation/swiftui/stepper.
nonisolated public struct Stepper<Label> where Label: View {}

extension Stepper: View {
  /// developer.apple.com/documentation/swiftui/stepper/body.
  public typealias Body = Never
}

extension Stepper where Label == Text {
  /// developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:).
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {}
}

/// developer.apple.com/documentation/swiftui/slider.
nonisolated public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {}

extension Slider: View {
  /// developer.apple.com/documentation/swiftui/slider/body.
  public typealias Body = Never
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:).
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

/// developer.apple.com/documentation/swiftui/picker.
nonisolated public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {}

extension Picker: View {
  /// developer.apple.com/documentation/swiftui/picker/body.
  public typealias Body = Never
}

extension Picker where Label == Text {
  /// developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

/// developer.apple.com/documentation/swiftui/pickerstyle.
public protocol PickerStyle {}

/// developer.apple.com/documentation/swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle {}

extension SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/segmented.
  public static var segmented: SegmentedPickerStyle { fatalError() }
}

/// developer.apple.com/documentation/swiftui/wheelpickerstyle.
public struct WheelPickerStyle {}

extension WheelPickerStyle: PickerStyle {}

extension PickerStyle where Self == WheelPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/wheel.
  public static var wheel: WheelPickerStyle { fatalError() }
}

/// developer.apple.com/documentation/swiftui/progressview.
nonisolated public struct ProgressView<Label, CurrentValueLabel>
where Label: View, CurrentValueLabel: View {}

extension ProgressView: View {
  /// developer.apple.com/documentation/swiftui/progressview/body.
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// developer.apple.com/documentation/swiftui/progressview/init(_:)-6k5se.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {}
}

/// developer.apple.com/documentation/swiftui/labeledcontent.
public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  /// developer.apple.com/documentation/swiftui/labeledcontent/body.
  public typealias Body = Never
}

extension LabeledContent where Label == Text, Content: View {
  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:).
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { self }

  /// developer.apple.com/documentation/swiftui/view/pickerstyle(_:).
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }

  /// developer.apple.com/documentation/swiftui/view/labelshidden().
  nonisolated public func labelsHidden() -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/disabled(_:).
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
}
