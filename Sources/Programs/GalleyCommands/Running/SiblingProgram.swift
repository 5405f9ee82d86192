import Glibc

/// A program of this package that replaces this process, so that `galley` links nothing that few commands need.
struct SiblingProgram: Hashable {
  /// The name of its file.
  var name: String
  /// The purpose, as a clause that goes on after its name.
  var purpose: String
  /// The way out where it is not installed, as the end of a sentence.
  var advice: String

  /// The program that serves the page of `galley review`.
  static let review = SiblingProgram(
    name: "galley-review", purpose: "which serves the page",
    advice: "install both with \"make install\", or decide without it: galley review --terminal")

  /// The program that knows fonts, symbols, layouts and beepers, shows views, and watches packages.
  static let tools = SiblingProgram(
    name: "galley-tools", purpose: "which does the work of this command",
    advice: "install both with \"make install\"")

  /// Replaces this process by the program, and returns only if that fails.
  func start(_ words: [String], _ environment: [String: String]) -> SiblingProgramError {
    var fault = SiblingProgramError(program: self, places: candidates(environment))
    for path in fault.places where access(path, X_OK) == 0 {
      var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
      arguments.append(nil)
      defer { for argument in arguments { free(argument) } }
      execv(path, &arguments)
      fault.code = errno
      break
    }
    return fault
  }

  /// The paths to try: beside this program, then those of the `PATH`.
  func candidates(_ environment: [String: String]) -> [String] {
    var folders: [String] = []
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    if count > 0 {
      let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      folders.append(
        own.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    }
    // An empty or relative part means the working folder, whose programs must not be run.
    folders += (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(name)" }
  }
}

/// The reason why a sibling program was not started.
struct SiblingProgramError: Error, CustomStringConvertible {
  /// The program.
  var program: SiblingProgram
  /// The paths that were tried.
  var places: [String]
  /// The error number of its start, if it was found.
  var code: Int32?

  var description: String {
    if let code {
      return
        "\(places.first { access($0, X_OK) == 0 } ?? program.name) cannot be started: \(String(cString: strerror(code)))"
    }
    return
      "the program \(program.name), \(program.purpose), is neither beside galley nor on the PATH; \(program.advice)"
  }
}
