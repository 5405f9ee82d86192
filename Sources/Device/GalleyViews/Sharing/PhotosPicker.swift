import Foundation
import GalleyServices

/// A button that lets a person choose photos in the system's sheet, for which an app needs no permission.
///
/// - Reference: [PhotosUI's `PhotosPicker`](https://developer.apple.com/documentation/photosui/photospicker).
nonisolated public struct PhotosPicker<Label: View>: View {
  @Environment(\.photoLibrary) private var library
  private let choice: PhotoChoice
  private let label: Label

  private init(_ choice: PhotoChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// Creates a button for the choice of one photo.
  ///
  /// - Parameters:
  ///   - selection: The chosen photo; it stays as it is if the person cancels.
  ///   - filter: The kinds of media; here always photos.
  ///   - label: The content of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.one(selection), label())
  }

  /// Creates a button for the choice of several photos.
  ///
  /// - Parameters:
  ///   - selection: The chosen photos; they stay as they are if the person cancels. The sheet opens without a choice here.
  ///   - maxSelectionCount: The greatest number of photos; `nil` for any number.
  ///   - selectionBehavior: The order of the photos.
  ///   - filter: The kinds of media; here always photos.
  ///   - label: The content of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.several(selection, limit: maxSelectionCount ?? 0), label())
  }

  @MainActor public var body: some View {
    Button {
      choice.begin(in: library)
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for the choice of one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for the choice of one photo.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a button for the choice of several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter
    ) { Text(titleKey) }
  }

  /// Creates a button for the choice of several photos.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior,
      matching: filter
    ) { Text(title) }
  }
}

nonisolated extension View {
  /// Shows the system's sheet for the choice of one photo while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; becomes false when it opens here, and has no effect afterwards.
  ///   - selection: The chosen photo; it stays as it is if the person cancels.
  ///   - filter: The kinds of media; here always photos.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`](https://developer.apple.com/documentation/swiftui/view/photospicker(ispresented:selection:matching:preferreditemencoding:)).
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    modifier(PhotosPresentation(isPresented: isPresented, choice: .one(selection)))
  }

  /// Shows the system's sheet for the choice of several photos while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    modifier(
      PhotosPresentation(
        isPresented: isPresented, choice: .several(selection, limit: maxSelectionCount ?? 0)))
  }
}

/// The value that a person's choice changes.
nonisolated private enum PhotoChoice {
  case one(Binding<PhotosPickerItem?>)
  case several(Binding<[PhotosPickerItem]>, limit: Int)

  /// Opens the sheet; without a choice nothing is changed.
  func begin(in library: any PhotoLibrary) {
    switch self {
    case .one(let selection):
      library.choosePhotos(limit: 1) { photos in
        if let photo = photos.first { selection.wrappedValue = PhotosPickerItem(photo) }
      }
    case .several(let selection, let limit):
      library.choosePhotos(limit: limit) { photos in
        if !photos.isEmpty { selection.wrappedValue = photos.map { PhotosPickerItem($0) } }
      }
    }
  }
}

/// A view that opens the sheet for photos when a value becomes true.
nonisolated private struct PhotosPresentation: ViewModifier {
  @Environment(\.photoLibrary) private var library
  @Binding var isPresented: Bool
  let choice: PhotoChoice

  init(isPresented: Binding<Bool>, choice: PhotoChoice) {
    _isPresented = isPresented
    self.choice = choice
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      isPresented = false
      choice.begin(in: library)
    }
  }
}
