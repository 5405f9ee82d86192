import Foundation

/// The browser of the device's documents, as a sheet shows it.
nonisolated struct DocumentBrowser: View {
  private static let column: CGFloat = 104

  let request: DocumentRequest
  /// A closure that receives the chosen files, or an error.
  let finish: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  @Environment(\.documentFolder) private var folder
  @State private var chosen: Set<URL> = []

  @MainActor var body: some View {
    NavigationStack {
      Group {
        if files.isEmpty {
          ContentUnavailableView("No Recents", systemImage: "clock")
        } else {
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.column))], spacing: 24) {
              ForEach(files, id: \.self) { file in button(file) }
            }
            .padding()
          }
        }
      }
      .navigationTitle("Recents").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) {
          if let title = request.actionTitle {
            Button(title, action: act).disabled(isWaiting)
          }
        }
      }
    }
  }

  /// The files in the device's folder, by name.
  private var files: [URL] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Whether nothing can be done yet: no file is chosen, or there is no place for one.
  private var isWaiting: Bool {
    if case .opening = request { return chosen.isEmpty }
    return folder == nil
  }

  @MainActor private func button(_ file: URL) -> some View {
    Button {
      guard request.actionTitle != nil else { return finish(.success([file])) }
      if chosen.remove(file) == nil { chosen.insert(file) }
    } label: {
      VStack(spacing: 6) {
        Image(systemName: "doc").font(.system(size: 52, weight: .ultraLight)).foregroundStyle(.secondary)
          .frame(height: 72)
          .overlay(alignment: .bottomTrailing) {
            if chosen.contains(file) {
              Image(systemName: "checkmark.circle.fill").font(.title3).foregroundStyle(.tint)
            }
          }
        Text(verbatim: file.lastPathComponent).font(.footnote).lineLimit(2).multilineTextAlignment(.center)
      }
      .frame(maxWidth: .infinity).contentShape(Rectangle())
    }
    .buttonStyle(.plain).disabled(!request.allows(file))
    .accessibilityLabel(file.lastPathComponent)
    .accessibilityAddTraits(chosen.contains(file) ? .isSelected : [])
  }

  private func act() {
    if case .opening = request { return finish(.success(files.filter(chosen.contains))) }
    guard let folder else { return }
    finish(Result { try request.finish(in: folder) })
  }
}

private enum DocumentFolderKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
  /// The folder of the documents on the device; `nil` if there are none and none can be saved.
  package var documentFolder: URL? {
    get { self[DocumentFolderKey.self] }
    set { self[DocumentFolderKey.self] = newValue }
  }
}
