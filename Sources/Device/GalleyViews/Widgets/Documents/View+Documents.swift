import Foundation

/// The browser of the device's documents: those that the test has put into the device's folder.
nonisolated extension View {
  /// Lets a person choose a file while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the browser is shown; becomes false when a file is chosen or the person
  ///     cancels.
  ///   - allowedContentTypes: The kinds of files that can be chosen.
  ///   - onCompletion: A closure that receives the file; not called when the person cancels.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `fileImporter(isPresented:allowedContentTypes:onCompletion:)`](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)).
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    browsing(.opening(allowedContentTypes, severalAtOnce: false), isPresented, first(onCompletion))
  }

  /// Lets a person choose files while a condition holds.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    browsing(
      .opening(allowedContentTypes, severalAtOnce: allowsMultipleSelection), isPresented, onCompletion)
  }

  /// Lets a person choose files while a condition holds, and reports cancellation.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    browsing(
      .opening(allowedContentTypes, severalAtOnce: allowsMultipleSelection), isPresented, onCompletion,
      onCancellation)
  }

  /// Lets a person save a document while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the browser is shown; becomes false when the document is saved or the person
  ///     cancels.
  ///   - document: The document; without one the browser is not shown.
  ///   - contentType: The kind of the file.
  ///   - defaultFilename: The name of the file, with or without its ending.
  ///   - onCompletion: A closure that receives the file; not called when the person cancels.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)-32vwk).
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document.map { [$0] } ?? [], contentType, defaultFilename, first(onCompletion))
  }

  /// Lets a person save a document while a condition holds, and reports cancellation.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [$0] } ?? [], contentTypes.first, defaultFilename, first(onCompletion),
      onCancellation)
  }

  /// Lets a person save documents while a condition holds.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    exporting(isPresented, Array(documents), contentType, nil, onCompletion)
  }

  /// Lets a person save a reference document while a condition holds.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    let files = (document.map { [$0] } ?? []).map { document in
      DocumentFile(defaultFilename, contentType) {
        try document.fileWrapper(
          snapshot: document.snapshot(contentType: contentType),
          configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
      }
    }
    return browsing(.saving(files), isPresented, first(onCompletion))
  }

  /// Lets a person move a file while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the browser is shown; becomes false when the file is moved or the person
  ///     cancels.
  ///   - file: The file; without one the browser is not shown.
  ///   - onCompletion: A closure that receives the file at its new place; not called when the person cancels.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `fileMover(isPresented:file:onCompletion:)`](https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)).
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    browsing(.moving(file.map { [$0] } ?? []), isPresented, first(onCompletion))
  }

  /// Lets a person move a file while a condition holds, and reports cancellation.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    browsing(.moving(file.map { [$0] } ?? []), isPresented, first(onCompletion), onCancellation)
  }

  /// Lets a person move files while a condition holds.
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    browsing(.moving(Array(files)), isPresented, onCompletion)
  }

  /// Returns a closure for all files from one for the first file.
  private func first(_ completion: @escaping (Result<URL, any Error>) -> Void) -> (
    Result<[URL], any Error>
  ) -> Void {
    {
      completion(
        $0.flatMap { files in files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
    }
  }

  private func exporting<Document: FileDocument>(
    _ isPresented: Binding<Bool>, _ documents: [Document], _ type: UTType?, _ name: String?,
    _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = type ?? Document.writableContentTypes.first ?? .data
    let files = documents.map { document in
      DocumentFile(name, type) {
        try document.fileWrapper(
          configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
      }
    }
    return browsing(.saving(files), isPresented, completion, cancellation)
  }

  private func browsing(
    _ request: DocumentRequest, _ isPresented: Binding<Bool>,
    _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void = {}
  ) -> some View {
    let isPossible =
      switch request {
      case .opening: true
      case .saving(let files): !files.isEmpty
      case .moving(let files): !files.isEmpty
      }
    let isShown = Binding(
      get: { isPresented.wrappedValue && isPossible },
      set: { isShown in
        // Only the person takes the sheet away by this.
        guard !isShown, isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        cancellation()
      })
    return sheet(isPresented: isShown) {
      DocumentBrowser(
        request: request,
        finish: { result in
          isPresented.wrappedValue = false
          completion(result)
        },
        cancel: { isShown.wrappedValue = false })
    }
  }
}
