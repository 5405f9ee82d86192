import Foundation

/// The default style of gauges: a bar that fills.
///
/// - Reference: [SwiftUI's `DefaultGaugeStyle`](https://developer.apple.com/documentation/swiftui/defaultgaugestyle).
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  /// A bar that fills, with the labels around.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, isAccessory: false)
  }
}

/// A bar that fills from its leading edge.
///
/// - Reference: [SwiftUI's `LinearCapacityGaugeStyle`](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle).
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  /// A bar that fills, with the labels around.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, isAccessory: false)
  }
}

/// A small bar that fills from its leading edge.
///
/// - Reference: [SwiftUI's `AccessoryLinearCapacityGaugeStyle`](https://developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle).
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  /// A bar that fills, with the labels around.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: true, isAccessory: true)
  }
}

/// A small bar with a marker at the value.
///
/// - Reference: [SwiftUI's `AccessoryLinearGaugeStyle`](https://developer.apple.com/documentation/swiftui/accessorylineargaugestyle).
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  /// A bar with a marker, and the bounds beside it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCapacity: false, isAccessory: true)
  }
}

/// An open ring with a marker at the value.
///
/// - Reference: [SwiftUI's `AccessoryCircularGaugeStyle`](https://developer.apple.com/documentation/swiftui/accessorycirculargaugestyle).
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  /// A ring that is open at its bottom, where the label or the bounds are.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

/// A closed ring that fills.
///
/// - Reference: [SwiftUI's `AccessoryCircularCapacityGaugeStyle`](https://developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle).
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  /// A ring that fills clockwise from its top, around the value in words.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills from its leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills from its leading edge.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
