import Foundation
import Testing

/// Installs this build, and does to the installation what happens to installations.
@Suite struct InstallationTests {
  private let root = ReadmeTests.root + "/.build/installation"

  private func install() throws -> InstalledGalley {
    try InstalledGalley(at: root + "/prefix", of: ReadmeTests.root, in: ReadmeTests.binaries)
  }

  /// What SwiftPM says of the package that users depend on.
  private func describe(_ package: String) throws -> (exitCode: Int32, output: String) {
    try Shell.run(
      "swift package --package-path '\(package)' --scratch-path '\(root)/build' describe 2>&1",
      in: ReadmeTests.root)
  }

  @Test func anInstallationIsMovedBrokenMendedAndRemoved() throws {
    let galley = try install()
    let installed = FileManager.default.enumerator(atPath: galley.prefix)?.compactMap { $0 as? String } ?? []
    for path in [
      "bin/galley", "bin/galley-review", "bin/galley-tools", "lib/galley/libgalley.a",
      "lib/galley/galley-macros",
      "lib/galley/modules/Galley.swiftmodule", "lib/galley/modules/Galley.swiftdoc",
      "lib/galley/modules/CHarfBuzz/module.modulemap", "lib/galley/symbolgraph/Galley.symbols.json",
      "lib/pkgconfig/galley.pc", "share/galley/python/galley_pytest.py", "share/man/man1/galley.1",
      "src/galley/Sources/Doors/Galley",
    ] {
      #expect(installed.contains(path), "\(path)")
    }
    #expect(try describe(galley.package).exitCode == 0)

    // Another compiler.
    let manifest = try String(contentsOfFile: galley.package + "/Package.swift", encoding: .utf8)
    let condition = try #require(
      manifest.firstMatch(of: /#if !\(compiler\(>=(.*?)\) && compiler\(<(.*?)\)\)/))
    let other = manifest.replacing(condition.output.0, with: "#if !(compiler(>=99.1) && compiler(<99.2))")
    try other.write(toFile: galley.package + "/Package.swift", atomically: true, encoding: .utf8)
    let refused = try describe(galley.package)
    #expect(refused.exitCode != 0)
    #expect(
      refused.output.contains(
        """
        error: Galley 0.1.0 in \(galley.prefix) was built by Swift \(condition.output.1), and no other compiler reads its \
        modules. Build it again with the compiler on your PATH, by "make install PREFIX=\(galley.prefix)" in Galley's sources, \
        or put Swift \(condition.output.1) first on PATH. "galley doctor" names both compilers.
        """), "\(refused.output)")
    try manifest.write(toFile: galley.package + "/Package.swift", atomically: true, encoding: .utf8)

    // A lost library.
    let library = galley.prefix + "/lib/galley/libgalley.a"
    try FileManager.default.moveItem(atPath: library, toPath: library + ".lost")
    let lost = try describe(galley.package)
    #expect(lost.exitCode != 0)
    #expect(
      lost.output.contains("The installation of Galley 0.1.0 has lost its libraries: ")
        && lost.output.contains("Run \"make install PREFIX=\(galley.prefix)\" in Galley's sources again."),
      "\(lost.output)")
    try FileManager.default.moveItem(atPath: library + ".lost", toPath: library)

    // Files of others stay.
    let foreign = galley.prefix + "/bin/other"
    try "".write(toFile: foreign, atomically: true, encoding: .utf8)
    let removed = try Shell.run("Scripts/uninstall '\(galley.prefix)'", in: ReadmeTests.root)
    #expect(removed.exitCode == 0, "\(removed.output)")
    let left = FileManager.default.enumerator(atPath: galley.prefix)?.compactMap { $0 as? String } ?? []
    #expect(left == ["bin", "bin/other"])
    let again = try Shell.run("Scripts/uninstall '\(galley.prefix)' 2>&1", in: ReadmeTests.root)
    #expect(again.exitCode == 1)
    #expect(again.output.contains("Galley is not installed in \(galley.prefix)"), "\(again.output)")
  }

  @Test func anInterruptedInstallationSaysSo() throws {
    let prefix = root + "/interrupted"
    try? FileManager.default.removeItem(atPath: prefix)
    // A file where a folder belongs stops the copying.
    try FileManager.default.createDirectory(atPath: prefix + "/share", withIntermediateDirectories: true)
    try "".write(toFile: prefix + "/src", atomically: true, encoding: .utf8)
    #expect(throws: InstalledGalley.NotInstalled.self) {
      try InstalledGalley(at: prefix, of: ReadmeTests.root, in: ReadmeTests.binaries, replaces: false)
    }
    let result = try describe(prefix + "/share/galley")
    #expect(result.exitCode != 0)
    #expect(
      result.output.contains(
        """
        error: The installation of Galley 0.1.0 in \(prefix) is incomplete. Run "make install PREFIX=\(prefix)" in Galley's \
        sources again.
        """), "\(result.output)")
    // What was copied can be removed.
    #expect(try Shell.run("Scripts/uninstall '\(prefix)'", in: ReadmeTests.root).exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: prefix + "/bin"))
  }
}
