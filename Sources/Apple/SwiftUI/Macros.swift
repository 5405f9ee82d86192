/// Declares a preview of a view.
///
/// - Parameters:
///   - name: The name in lists.
///   - body: A closure that creates the view.
///
/// - Reference: [SwiftUI's `Preview(_:body:)`](https://developer.apple.com/documentation/swiftui/preview(_:body:)).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// - Parameters:
///   - name: The name in lists.
///   - traits: The traits of the text.
///   - additionalTraits: Further traits.
///   - body: A closure that creates the view.
///
/// - Reference: [SwiftUI's `Preview(_:traits:_:body:)`](https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Lets the closure of a preview have state.
///
/// - Reference: [SwiftUI's `Previewable()`](https://developer.apple.com/documentation/swiftui/previewable()).
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")

/// Turns a property of an extension into a value of the environment, of transactions, of containers or of
/// focus.
///
/// - Reference: [SwiftUI's `Entry()`](https://developer.apple.com/documentation/swiftui/entry()).
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")
