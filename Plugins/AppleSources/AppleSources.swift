import Foundation
import PackagePlugin

/// Hands the compiler the sources of an app as an iPhone's would read them: `#if os(iOS)` holds, and a library has no entry point.
///
/// A target that uses it names one file of its own in `sources`; the plugin reads all others in the target's folder.
@main struct AppleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folder = target.directoryURL.path
    let own = Set(target.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let tool = try context.tool(named: "galley-sources").url
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
      let input = URL(fileURLWithPath: folder + "/" + name).standardizedFileURL
      guard !own.contains(input.path) else { return nil }
      // Another name than the original's, which the file takes on by #sourceLocation.
      let output = context.pluginWorkDirectoryURL.appending(
        path: name.dropLast(".swift".count).replacing("/", with: "+") + "+Linux.swift")
      return .buildCommand(
        displayName: "Reading \(name) for Linux", executable: tool,
        arguments: [target.kind == .executable ? "program" : "library", input.path, output.path],
        inputFiles: [input], outputFiles: [output])
    }
  }
}
