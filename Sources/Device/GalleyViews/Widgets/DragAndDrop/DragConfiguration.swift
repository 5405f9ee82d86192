/// What may become of something that is dragged.
///
/// - Reference: [SwiftUI's `DragConfiguration`](https://developer.apple.com/documentation/swiftui/dragconfiguration).
public struct DragConfiguration: Sendable {
  /// What may become of it within the app.
  ///
  /// - Reference: [SwiftUI's
  ///   `OperationsWithinApp`](https://developer.apple.com/documentation/swiftui/dragconfiguration/operationswithinapp-swift.struct).
  public struct OperationsWithinApp: Sendable {
    /// Whether it may be moved; here the drop's side alone decides that.
    public var allowMove: Bool

    /// Says whether it may be moved.
    public init(allowMove: Bool = false) {
      self.allowMove = allowMove
    }
  }

  /// What may become of it in other apps.
  ///
  /// - Reference: [SwiftUI's
  ///   `OperationsOutsideApp`](https://developer.apple.com/documentation/swiftui/dragconfiguration/operationsoutsideapp-swift.struct).
  public struct OperationsOutsideApp: Sendable {
    /// Whether they are offered it.
    public var allowCopy: Bool

    /// Says whether other apps are offered it.
    public init(allowCopy: Bool = true) {
      self.allowCopy = allowCopy
    }
  }

  /// What may become of it within the app.
  public var operationsWithinApp: OperationsWithinApp
  /// What may become of it in other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Makes a configuration that says whether it may be moved within the app.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }
}

nonisolated extension View {
  /// Sets what may become of views inside that are dragged, such as whether other apps are offered them.
  ///
  /// A finger that carries something out of its app, while another one goes to the home screen and opens an app, finds nobody who takes
  /// it where `operationsOutsideApp` does not allow a copy.
  ///
  /// - Reference: [SwiftUI's `dragConfiguration(_:)`](https://developer.apple.com/documentation/swiftui/view/dragconfiguration(_:)).
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modified(by: EnvironmentModifier { $0.dragConfiguration = configuration })
  }
}

private enum DragConfigurationKey: EnvironmentKey {
  static let defaultValue = DragConfiguration()
}

extension EnvironmentValues {
  /// What may become of what is dragged.
  var dragConfiguration: DragConfiguration {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }
}
