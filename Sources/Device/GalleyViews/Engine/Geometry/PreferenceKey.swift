/// A value that views give to the views around them.
///
/// - Reference: [SwiftUI's `PreferenceKey`](https://developer.apple.com/documentation/swiftui/preferencekey).
nonisolated public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value

  /// The value where no view gives one.
  static var defaultValue: Value { get }

  /// Combines the value of a view with that of the next one.
  ///
  /// - Parameters:
  ///   - value: The value of the views before, in the order of the tree.
  ///   - nextValue: A closure that returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing, where no view gives a value.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Keeps the first value.
  public static func reduce(value: inout Value, nextValue: () -> Value) {}
}

extension [Node] {
  /// Returns the combined values that the nodes set for a preference, in their order; `nil` if none sets one.
  @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for node in self {
      guard let next = node.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

nonisolated extension View {
  /// Sets the value of a preference, replacing the values of views inside.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - value: The value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `preference(key:value:)`](https://developer.apple.com/documentation/swiftui/view/preference(key:value:)).
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modified(by: PreferenceModifier<K>(setting: .value(value)))
  }

  /// Changes the value of a preference that views inside have set.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - callback: A closure that changes the value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transformPreference(_:_:)`](https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)).
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modified(by: PreferenceModifier<K>(setting: .change(callback)))
  }

  /// Sets the value of a preference to a value that is computed from the view's place.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - value: The point or rectangle of the view.
  ///   - transform: A closure that computes the value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `anchorPreference(key:value:transform:)`](https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)).
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modified(
      by: AnchorPreferenceModifier<K, A>(source: value, keepsInner: false) { $0 = transform($1) })
  }

  /// Changes the value of a preference with the view's place.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - value: The point or rectangle of the view.
  ///   - transform: A closure that changes the value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `transformAnchorPreference(key:value:transform:)`](https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)).
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modified(by: AnchorPreferenceModifier<K, A>(source: value, keepsInner: true, change: transform))
  }

  /// Calls an action with the value of a preference, at first and whenever it changes.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - action: An action that receives the value.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `onPreferenceChange(_:perform:)`](https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)).
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modified(by: LaidOutValueModifier(reading: PreferenceValue<K>()) { _, value in action(value) })
  }

  /// Places a view in front of this one that is created from a preference of the views inside.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - transform: A closure that creates the view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `overlayPreferenceValue(_:_:)`](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:_:)).
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Places a view in front of this one that is created from a preference of the views inside.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: The alignment of the view on this one.
  ///   - transform: A closure that creates the view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `overlayPreferenceValue(_:alignment:_:)`](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)).
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(PreferenceReader<K, _>(content: transform)), alignment: alignment, isBehind: false))
  }

  /// Places a view behind this one that is created from a preference of the views inside.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - transform: A closure that creates the view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `backgroundPreferenceValue(_:_:)`](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:_:)).
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Places a view behind this one that is created from a preference of the views inside.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: The alignment of the view behind this one.
  ///   - transform: A closure that creates the view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `backgroundPreferenceValue(_:alignment:_:)`](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)).
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type = K.self, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View {
    modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(PreferenceReader<K, _>(content: transform)), alignment: alignment, isBehind: true))
  }
}
