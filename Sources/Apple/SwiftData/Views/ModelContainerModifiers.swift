import GalleyViews
import SwiftUI

extension EnvironmentValues {
  /// The context of the objects that views show; without a container it is one of an empty container.
  ///
  /// - Reference: [SwiftData's `modelContext`](https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext).
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    guard let container = try? ModelContainer(for: Schema([])) else {
      preconditionFailure("a container in memory has no reason to fail")
    }
    return ModelContext(container)
  }
}

/// Gives views a container that exists as long as they do.
private struct OwnContainer: ViewModifier {
  @State private var container: Swift.Result<ModelContainer, any Error>
  private let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void

  init(
    _ types: [any PersistentModel.Type], inMemory: Bool,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    _container = State(
      initialValue: Swift.Result { try ModelContainer(for: Schema(types), configurations: [configuration]) })
    self.onSetup = onSetup
  }

  func body(content: Content) -> some View {
    content
      .environment(\.modelContext, context)
      .onAppear { onSetup(container) }
  }

  private var context: ModelContext {
    (try? container.get())?.mainContext ?? ModelContextKey.defaultValue
  }
}

extension View {
  /// Sets the context of the views.
  ///
  /// - Parameter modelContext: The context.
  /// - Returns: A view with the context.
  /// - Reference: [SwiftData's `modelContext(_:)`](https://developer.apple.com/documentation/swiftui/view/modelcontext(_:)).
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the views.
  ///
  /// - Parameter container: The container.
  /// - Returns: A view with the container's main context.
  /// - Reference: [SwiftData's `modelContainer(_:)`](https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:)).
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views a container of a model.
  ///
  /// - Parameters:
  ///   - modelType: The class of the model.
  ///   - inMemory: Whether objects are in memory alone.
  ///   - isAutosaveEnabled: Whether changes are saved without being asked for.
  ///   - isUndoEnabled: Whether changes can be undone; here they cannot.
  ///   - onSetup: A function that receives the container.
  /// - Returns: A view with the container's main context.
  /// - Reference: [SwiftData's `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-18hhy).
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Gives the views a container of models.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(modelTypes, inMemory: inMemory, onSetup: onSetup))
  }
}

nonisolated extension Scene {
  /// Sets the context of the scene's views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the scene's views.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the scene's views a container of a model.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Gives the scene's views a container of models.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let own = OwnContainer(modelTypes, inMemory: inMemory, onSetup: onSetup)
    return changedRoot { AnyView($0.modifier(own)) }
  }
}
