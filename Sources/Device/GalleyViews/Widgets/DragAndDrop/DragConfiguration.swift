/// The operations that are allowed on a dragged value.
///
/// - Reference: [SwiftUI's `DragConfiguration`](https://developer.apple.com/documentation/swiftui/dragconfiguration).
public struct DragConfiguration: Sendable {
  /// The operations that are allowed within the app.
  ///
  /// - Reference: [SwiftUI's
  ///   `OperationsWithinApp`](https://developer.apple.com/documentation/swiftui/dragconfiguration/operationswithinapp-swift.struct).
  public struct OperationsWithinApp: Sendable {
    /// Whether it may be moved; here only the target decides.
    public var allowMove: Bool

    /// Creates a set of operations, with or without moving.
    public init(allowMove: Bool = false) {
      self.allowMove = allowMove
    }
  }

  /// The operations that are allowed in other apps.
  ///
  /// - Reference: [SwiftUI's
  ///   `OperationsOutsideApp`](https://developer.apple.com/documentation/swiftui/dragconfiguration/operationsoutsideapp-swift.struct).
  public struct OperationsOutsideApp: Sendable {
    /// Whether other apps are offered the value.
    public var allowCopy: Bool

    /// Creates a set of operations, with or without offering the value to other apps.
    public init(allowCopy: Bool = true) {
      self.allowCopy = allowCopy
    }
  }

  /// The operations that are allowed within the app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations that are allowed in other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration that allows or forbids moving within the app.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }
}

nonisolated extension View {
  /// Sets the operations that are allowed on views inside while they are dragged, such as offering them to
  /// other apps.
  ///
  /// A finger that carries something out of its app, while another one goes to the home screen and opens an
  /// app, can drop it nowhere unless `operationsOutsideApp` allows a copy.
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
  /// The operations that are allowed on dragged views.
  var dragConfiguration: DragConfiguration {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }
}
