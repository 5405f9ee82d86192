import BaselineFixtures
import Foundation
import Testing

@testable import GalleyCommands
@testable import galley_tools

/// The facts of an installation, and what `galley` makes of them.
///
/// `ReadmeTests` installs this build for real, and builds a package against it.
@Suite struct InstallationTests {
  private static let facts = #"{ "version": "0.1.0", "commit": "0123456789ab", "compiler": "6.3.1" }"#

  /// A prefix with an installation, and the tool in it.
  private func tool(_ sandbox: Sandbox, facts: String? = facts) throws -> Tool {
    try sandbox.write("", to: "prefix/share/galley/Package.swift")
    if let facts { try sandbox.write(facts, to: "prefix/lib/galley/installation.json") }
    try sandbox.write(
      "lib/\nlib/galley/\nlib/galley/files.txt\nshare/galley/Package.swift\n",
      to: "prefix/lib/galley/files.txt")
    try sandbox.write("", to: "prefix/bin/galley-review")
    return Tool(
      sandbox: sandbox, environment: ["USER": "ada", "PATH": "/nonexistent"],
      executable: sandbox.root + "/prefix/bin/galley")
  }

  /// A compiler of a version, in a folder for the `PATH`.
  private func compiler(_ version: String, in sandbox: Sandbox) throws -> String {
    try sandbox.write(
      "#!/bin/sh\necho 'Swift version \(version) (swift-\(version)-RELEASE)'\n", to: "toolchain/swift")
    let folder = sandbox.root + "/toolchain"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/swift")
    return folder
  }

  private func rows(_ result: ToolResult) -> [String] {
    let lines = result.out.split(separator: "\n").map(String.init)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("installed") }) else { return [] }
    return lines[first...].prefix { !$0.hasPrefix("git ") }.map { $0 }
  }

  @Test func theVersionNamesCommitAndCompiler() throws {
    let sandbox = try Sandbox()
    let tool = try tool(sandbox)
    #expect(tool("--version").out == "galley 0.1.0 (commit 0123456789ab, Swift 6.3.1)\n")
    #expect(
      tool("--version", "--json").out.contains(#""commit": "0123456789ab""#),
      "\(tool("--version", "--json").out)")
    #expect(Tool(sandbox: sandbox)("--version").out == "galley 0.1.0 (not installed)\n")
  }

  @Test func newPackagesDependOnTheInstallation() throws {
    let sandbox = try Sandbox()
    let tool = try tool(sandbox)
    let found = GalleyPackage.find(for: sandbox.root + "/hello", executable: tool.executable)
    #expect(found?.dependency == ".package(path: \"\(sandbox.root)/prefix/share/galley\")")
    #expect(found?.product("SwiftUI") == ".product(name: \"SwiftUI\", package: \"galley\")")
    // Another person's home has the same place.
    let atHome = GalleyPackage.find(
      for: sandbox.root + "/hello", executable: tool.executable, home: sandbox.root)
    #expect(atHome?.path == "~/prefix/share/galley")
    // An installation in part of a name is not at home.
    let elsewhere = GalleyPackage.find(
      for: sandbox.root + "/hello", executable: tool.executable, home: sandbox.root + "/pre")
    #expect(elsewhere?.path == sandbox.root + "/prefix/share/galley")
  }

  @Test func theDoctorNamesTheInstallationAndTheCompiler() throws {
    let sandbox = try Sandbox()
    var tool = try tool(sandbox)
    tool.environment["PATH"] = try compiler("6.3.1", in: sandbox)
    #expect(
      rows(tool("doctor")) == [
        "installed  0.1.0 in \(sandbox.root)/prefix, commit 0123456789ab, built by Swift 6.3.1",
        "compiler   Swift 6.3.1, as the libraries need",
      ])
  }

  @Test func theDoctorNamesTheCommandThatMendsAnotherCompiler() throws {
    let sandbox = try Sandbox()
    var tool = try tool(sandbox)
    tool.environment["PATH"] = try compiler("6.4", in: sandbox)
    #expect(
      rows(tool("doctor")).last == """
        compiler   Swift 6.4 on the PATH, and the libraries were built by Swift 6.3.1: \
        make install PREFIX=\(sandbox.root)/prefix in Galley's sources, or put Swift 6.3.1 first on the PATH
        """)
    tool.environment["PATH"] = "/nonexistent"
    #expect(
      rows(tool("doctor")).last == """
        compiler   there is no Swift on the PATH: install Swift 6.3.1: https://www.swift.org/install/linux/
        """)
  }

  @Test func theDoctorNamesWhatAnInstallationHasLost() throws {
    let sandbox = try Sandbox()
    let tool = try tool(sandbox)
    try sandbox.write(
      "lib/galley/libgalley.a\nlib/galley/modules/Galley.swiftmodule\n", to: "prefix/lib/galley/files.txt")
    #expect(
      rows(tool("doctor")).first?.hasSuffix(
        """
        built by Swift 6.3.1; 2 files missing: lib/galley/libgalley.a, lib/galley/modules/Galley.swiftmodule: \
        make install PREFIX=\(sandbox.root)/prefix
        """) == true, "\(rows(tool("doctor")))")
  }

  @Test(arguments: [nil, "{", #"{ "version": 1 }"#])
  func theDoctorNamesAnIncompleteInstallation(_ facts: String?) throws {
    let sandbox = try Sandbox()
    let tool = try tool(sandbox, facts: facts)
    #expect(
      rows(tool("doctor")) == [
        """
        installed  in \(sandbox.root)/prefix, incomplete: its list of files or its facts are missing: \
        make install PREFIX=\(sandbox.root)/prefix
        """
      ])
    #expect(tool("--version").out == "galley 0.1.0 (not installed)\n")
  }

  @Test func theDoctorNamesASecondInstallation() throws {
    let sandbox = try Sandbox()
    var tool = try tool(sandbox)
    try sandbox.write("", to: "other/share/galley/Package.swift")
    try sandbox.write(
      #"{ "version": "0.0.9", "commit": "x", "compiler": "6.2" }"#, to: "other/lib/galley/installation.json")
    tool.environment["PATH"] = "\(sandbox.root)/other/bin"
    #expect(
      rows(tool("doctor")).contains("           another in \(sandbox.root)/other: 0.0.9, built by Swift 6.2"))
  }
}
