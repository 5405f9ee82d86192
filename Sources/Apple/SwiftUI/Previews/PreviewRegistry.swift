import GalleyViews

/// The previews of a program: every `#Preview` and every `PreviewProvider` of all modules in it.
package enum PreviewRegistry {
  /// A preview that was found.
  package struct Entry: Sendable {
    /// The kind of declaration.
    package enum Kind: Equatable, Sendable {
      /// `#Preview`.
      case declaration
      /// A type that conforms to ``PreviewProvider``.
      case provider
    }

    package let kind: Kind
    /// The given name, or the type's without `_Previews`; otherwise `Preview`, with a number from the second
    /// of a file on.
    package fileprivate(set) var name: String
    /// The module.
    package let module: String
    /// The file's name, if it is known: a type does not know its file.
    package let file: String?
    /// The line in the file, where it is known.
    package let line: Int?
    /// A closure that creates the traits of the preview.
    package let makeTraits: @MainActor @Sendable () -> [PreviewTrait<Preview.ViewTraits>]
    /// A closure that creates the view.
    package let makeView: @MainActor @Sendable () -> any View

    /// Module and file; the type's name replaces an unknown file.
    package var place: String { "\(module)/\(file ?? typeName)" }
    /// The name of the type that conforms.
    package let typeName: String

    /// Creates an entry.
    package init(
      kind: Kind, name: String, module: String, file: String?, line: Int?,
      makeTraits: @escaping @MainActor @Sendable () -> [PreviewTrait<Preview.ViewTraits>] = { [] },
      makeView: @escaping @MainActor @Sendable () -> any View, typeName: String
    ) {
      self.kind = kind
      self.name = name
      self.module = module
      self.file = file
      self.line = line
      self.makeTraits = makeTraits
      self.makeView = makeView
      self.typeName = typeName
    }
  }

  /// All previews, ordered by module, file, line and name.
  package static func entries() -> [Entry] {
    let declarations = Conformances.types(to: (any _PreviewDeclaration).self).compactMap { type in
      (type as? any _PreviewDeclaration.Type).map(entry)
    }
    let providers = Conformances.types(to: (any PreviewProvider).self).compactMap { type in
      (type as? any PreviewProvider.Type).map(entry)
    }
    return numbered((declarations + providers).sorted(by: isBefore))
  }

  /// The name of a preview without a name.
  private static let unnamed = "Preview"

  /// Numbers the previews of a file without names: lines would shift with every change above them.
  private static func numbered(_ entries: [Entry]) -> [Entry] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      guard entry.name.isEmpty else { return entry }
      var entry = entry
      let count = counts[entry.place, default: 0] + 1
      counts[entry.place] = count
      entry.name = count == 1 ? unnamed : "\(unnamed) \(count)"
      return entry
    }
  }

  private static func isBefore(_ a: Entry, _ b: Entry) -> Bool {
    (a.module, a.file ?? "", a.line ?? 0, a.name) < (b.module, b.file ?? "", b.line ?? 0, b.name)
  }

  private static func entry(of type: any _PreviewDeclaration.Type) -> Entry {
    // A type of a program is there for good and the same on every thread.
    nonisolated(unsafe) let type = type
    let parts = type.fileID.split(separator: "/", maxSplits: 1).map(String.init)
    let file = parts.last ?? type.fileID
    return Entry(
      kind: .declaration, name: type.name ?? "", module: parts.first ?? "", file: file,
      line: type.line, makeTraits: { type.traits }, makeView: { type.makeView() }, typeName: "\(type)")
  }

  private static func entry(of type: any PreviewProvider.Type) -> Entry {
    nonisolated(unsafe) let type = type
    // The name of a private type has the file's discriminator in brackets, which no part of a name is.
    let path = String(reflecting: type).split(separator: ".").map(String.init).filter { !$0.hasPrefix("(") }
    let simple = "\(type)"
    let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first {
      simple.hasSuffix($0) && simple.count > $0.count
    }
    return Entry(
      kind: .provider, name: String(simple.dropLast(suffix?.count ?? 0)), module: path.first ?? "", file: nil,
      line: nil, makeView: { view(of: type) }, typeName: simple)
  }

  @MainActor private static func view<Provider: PreviewProvider>(of type: Provider.Type) -> any View {
    type.previews
  }
}
