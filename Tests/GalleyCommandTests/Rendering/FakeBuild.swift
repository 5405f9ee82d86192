import BaselineFixtures
import Foundation

@testable import GalleyCommands

/// A package with the plan of a build, a `swift` that does nothing but say where the build is, and a compiler that keeps what it is
/// given.
///
/// What the compiler would say is in the file `messages`, the program that it links is the file `program`.
struct FakeBuild {
  private let package: FakeSwiftPackage
  var sandbox: Sandbox { package.sandbox }

  /// Makes the package.
  ///
  /// - Parameter test: What `swift test` does, as a shell script.
  init(test: String = "exit 0") throws {
    package = try FakeSwiftPackage([:])
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let build = "\(sandbox.root)/.build/x86_64/debug"
    try sandbox.write(
      "\(sandbox.root)/Sources/Shop/Card.swift\n", to: ".build/x86_64/debug/Shop.build/sources")
    try sandbox.write("struct Card: View {}\n", to: "Sources/Shop/Card.swift")
    try sandbox.write("\(build)/Shop.build/Card.swift.o\n", to: ".build/x86_64/debug/Objects.LinkFileList")
    func command(_ words: String...) -> String {
      "    args: [\(words.map { "\"\($0)\"" }.joined(separator: ","))]\n"
    }
    let compiler = "\(sandbox.root)/bin/swiftc"
    let program = ["-module-name", "ShopPackageTests"]
    try sandbox.write(
      command(
        compiler, "-module-name", "Shop", "-emit-module-path", "m", "-package-name", "shop", "-c",
        "@\(build)/Shop.build/sources")
        + command(compiler, program[0], program[1], "-emit-module-path", "m", "-package-name", "shop")
        + command(
          compiler, "-o", "\(build)/ShopPackageTests.xctest", program[0], program[1], "-emit-executable",
          "@\(build)/Objects.LinkFileList"),
      to: ".build/debug.yaml")
    try write(
      """
      echo "$@" >> calls
      case "$*" in
        test*) \(test) ;;
        *--show-bin-path) echo '\(build)' ;;
        *) exit "$(cat build-status 2>/dev/null || echo 0)" ;;
      esac
      """, to: "bin/swift")
    try write(
      """
      case "$1" in
        -emit-executable) cp program "$3"; chmod +x "$3"; exit "$(cat link-status 2>/dev/null || echo 0)" ;;
      esac
      for source in "$@"; do cp "$source" generated-"$(basename "$source")" 2>/dev/null; done
      [ -e messages ] && cat messages && exit 1
      exit 0
      """, to: "bin/swiftc")
  }

  /// Writes a shell script that runs in the package's folder.
  func write(_ script: String, to path: String) throws {
    try sandbox.write("#!/bin/sh\ncd '\(sandbox.root)'\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.root + "/" + path)
  }

  /// The environment in which the fake `swift` is found.
  var environment: [String: String] { package.environment }

  /// Runs the tool.
  func galley(_ words: [String]) throws -> ToolResult { try package.galley(words) }
}
