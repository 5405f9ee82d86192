import BaselineFixtures
import Foundation

@testable import GalleyCommands

/// A package that was built before: with a plan, a program of tests, and a `swift` that keeps the arguments it is given.
///
/// The program lists the tests in the files `xctests` and `tests`, one a line, and ends with the statuses in `xctest-status` and
/// `testing-status`.
struct FakeBundle {
  private let package: FakeSwiftPackage
  var sandbox: Sandbox { package.sandbox }

  /// Makes the package.
  ///
  /// - Parameters:
  ///   - xctest: The names of XCTest's tests.
  ///   - testing: The names of Swift Testing's tests.
  ///   - isBuilt: Whether there is a plan.
  init(xctest: [String] = [], testing: [String] = [], isBuilt: Bool = true) throws {
    package = try FakeSwiftPackage([:])
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try sandbox.write(xctest.map { "\($0)\n" }.joined(), to: "xctests")
    try sandbox.write(testing.map { "\($0)\n" }.joined(), to: "tests")
    let program = ".build/x86_64/debug/ShopPackageTests.xctest"
    if isBuilt { try sandbox.write(SamplePlan.text(in: sandbox.root), to: ".build/debug.yaml") }
    try write(
      """
      case "$*" in
        --list-tests) echo "Listing $(wc -l < xctests) tests in Shop:"; echo; cat xctests; exit 0 ;;
        *--list-tests) [ -s tests ] || exit 69; cat tests; exit 0 ;;
      esac
      echo "tests${*:+ $*}" >> calls
      env > environment-of-tests
      pwd > folder-of-tests
      case "$*" in
        *swift-testing*) sh -c "$(cat testing-script 2>/dev/null)"; exit "$(cat testing-status 2>/dev/null || echo 0)" ;;
        *) exit "$(cat xctest-status 2>/dev/null || echo 0)" ;;
      esac
      """, to: program)
    try write(
      """
      echo "swift $*" >> calls
      cat swift-messages 2>/dev/null
      env > environment-of-swift
      exit "$(cat swift-status 2>/dev/null || echo 0)"
      """, to: "bin/swift")
  }

  private func write(_ script: String, to path: String) throws {
    try sandbox.write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.root + "/" + path)
  }

  /// The environment in which the fake `swift` is found.
  var environment: [String: String] { package.environment }

  /// Runs the tool.
  func galley(_ words: [String], _ environment: [String: String] = [:]) throws -> ToolResult {
    try package.galley(words, environment)
  }

  /// The calls of `swift` and of the program, with a dash for the file of events.
  func calls() throws -> [String] {
    ((try? sandbox.text("calls")) ?? "").split(separator: "\n").map { line in
      String(line).replacing(#/--event-stream-output-path \S+/#, with: "-")
    }
  }
}
