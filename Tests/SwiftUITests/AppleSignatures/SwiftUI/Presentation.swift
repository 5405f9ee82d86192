import Foundation

/// developer.apple.com/documentation/swiftui/visibility.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// developer.apple.com/documentation/swiftui/visibility/automatic.
  case automatic
  /// developer.apple.com/documentation/swiftui/visibility/visible.
  case visible
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:).
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:).
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:).
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// developer.apple.com/documentation/swiftui/view/onappear(perform:).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/onopenurl(perform:).
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:).
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
}
