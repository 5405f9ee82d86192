import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import GalleyText
import GalleyTree

/// Sets up a folder for Galley, in steps that are skipped if they were done before.
struct ProjectSetup {
  /// One step.
  struct Step: Hashable, Encodable {
    /// The outcome of a step.
    enum Outcome: String, Encodable {
      /// A new file was written.
      case wrote
      /// Something was added to a file or to settings.
      case added
      /// It was there, and is unchanged.
      case kept
      /// It could not be done; the text says what to do.
      case open
    }

    var outcome: Outcome
    var what: String
    var words: String
  }

  /// The options of `galley init`.
  struct Options {
    var sample = false
    var noSample = false
    var usesLFS = false
    var isDryRun = false
    /// A web page in place of the sample, and the work that sketches it.
    var web: (request: WebPageRequest, sketch: () throws -> SketchedWebPage)?
  }

  /// The steps, in order.
  private(set) var steps: [Step] = []
  /// Lines to add to a `Package.swift` that is not changed.
  private(set) var linesToPaste: [String] = []
  /// Whether the folder is now a package that has tests with Galley, as far as this is known.
  private(set) var isReady = false

  private let root: String
  private let options: Options
  private let context: CommandContext

  /// Sets up the working folder.
  init(_ options: Options, in context: CommandContext) throws {
    self.root = context.folder
    self.options = options
    self.context = context
    try checkFolder()
    let git = Result { () throws(GitError) in try Git(in: root, environment: context.environment) }
    if options.usesLFS {
      guard let found = try? git.get() else { throw SetupError.noRepositoryForLFS }
      guard found.lfsVersion() != nil else { throw SetupError.noLFS }
    }
    try setUpPackage()
    try write(Settings.template, to: Settings.fileName, "all settings with their defaults, commented out")
    let settings = (try? Project.open(root: root).settings) ?? Settings()
    try addAttributes(settings)
    try write(
      BaselineStore.ignored, to: (settings.baselines + [".gitignore"]).joined(separator: "/"),
      "interrupted changes belong to one checkout, and are not committed")
    setUpGit(git)
  }

  /// A package, or a folder that may become one.
  private func checkFolder() throws(SetupError) {
    let files = FileManager.default
    if files.fileExists(atPath: root + "/Package.swift") || files.fileExists(atPath: root + "/Galley.json") {
      return
    }
    let names = (try? files.contentsOfDirectory(atPath: root)) ?? []
    if names.allSatisfy({ $0.hasPrefix(".") || $0 == "README.md" || $0 == "LICENSE" }) { return }
    throw .noPackage(root)
  }

  // MARK: - The package

  private mutating func setUpPackage() throws {
    let galley = GalleyPackage.find(
      for: root, executable: context.executable, home: context.environment["HOME"])
    let package = galley ?? GalleyPackage(path: "../galley")
    let old = try Folder(root: root).readIfPresent("Package.swift").map {
      String(decoding: $0, as: UTF8.self)
    }
    let folderName = (root as NSString).lastPathComponent
    let manifest =
      old.map { PackageManifest($0) }
      ?? PackageManifest(name: SampleProject(package: folderName, isInModule: true).name)
    if options.web == nil, usesGalley() {
      steps.append(Step(outcome: .kept, what: "tests", words: "they use Galley already"))
      isReady = true
      return
    }
    // A new package gets a suite that runs; a package with sources of its own may not want other files.
    let wantsProject = !options.noSample && (options.sample || options.web != nil || manifest != nil)
    let name = manifest?.name ?? Self.nameOfPackage(in: old ?? "") ?? folderName
    let project: any StartProject
    if let web = options.web {
      let own = WebProject(package: name, isNew: old == nil, web.request, try web.sketch())
      if old == nil { try write(own.readme, to: "README.md", "the commands of the first run") }
      project = own
    } else {
      project = SampleProject(package: name, isInModule: manifest.map { $0.kind != .executable } ?? false)
    }
    if wantsProject {
      for file in project.files { try write(file.text, to: file.path, project.purpose) }
    }
    if let manifest, wantsProject {
      let text = manifest.text(with: project, package, isNew: old == nil)
      if old == nil {
        try write(text, to: "Package.swift", "a package that depends on Galley")
        try write("/.build\n/.swiftpm\n.DS_Store\n", to: ".gitignore", "build products are not committed")
      } else {
        try put(text, to: [], "Package.swift")
        steps.append(
          Step(
            outcome: .added, what: "Package.swift",
            words: options.web == nil
              ? "Galley, and the targets of the sample" : "Galley, and the target of the tests"))
      }
      isReady = true
    } else {
      steps.append(
        Step(
          outcome: .open, what: "Package.swift",
          words: old == nil
            ? "there is none; tests in Swift need one, see below" : "it exists and is not changed; see below")
      )
      linesToPaste = ["dependencies:  \(package.dependency),"]
      isReady = options.web != nil
      let targets =
        wantsProject
        ? project.targets(package)
        : [".testTarget(name: \"…Tests\", dependencies: [\"…\", \(package.product("Galley"))])"]
      for (index, target) in targets.enumerated() {
        linesToPaste.append("\(index == 0 ? "targets:       " : "               ")\(target),")
      }
    }
    if galley == nil {
      steps.append(
        Step(
          outcome: .open, what: package.path,
          words:
            "Galley is missing there; \"make install\" installs it, or write the path of its sources into Package.swift"
        ))
    }
  }

  private static func nameOfPackage(in manifest: String) -> String? {
    manifest.firstMatch(of: /Package\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
  }

  /// The number of test files that are read at most.
  private static let mostFiles = 5_000

  /// Whether a test imports Galley.
  private func usesGalley() -> Bool {
    guard let walker = FileManager.default.enumerator(atPath: root + "/Tests") else { return false }
    var count = 0
    while let path = walker.nextObject() as? String, count < Self.mostFiles {
      guard path.hasSuffix(".swift") else { continue }
      count += 1
      guard let file = FileHandle(forReadingAtPath: "\(root)/Tests/\(path)"),
        let head = try? file.read(upToCount: 16_384)
      else { continue }
      if String(decoding: head, as: UTF8.self).contains(/(?m)^\s*(@\w+\s+)*import Galley\s*$/) { return true }
    }
    return false
  }

  // MARK: - Git

  private mutating func addAttributes(_ settings: Settings) throws {
    let name = ".gitattributes"
    let lines = GitAttributes(settings, usesLFS: options.usesLFS)
    let old = try Folder(root: root).readIfPresent(name).map { String(decoding: $0, as: UTF8.self) }
    let (missing, others) = lines.missing(in: old ?? "")
    if !missing.isEmpty {
      var text = old ?? ""
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      text += missing.map { $0.text + "\n" }.joined()
      try put(text, to: [], name)
      let words = "baselines are stored byte for byte, and merged by Galley"
      steps.append(Step(outcome: old == nil ? .wrote : .added, what: name, words: words))
    } else if others.isEmpty {
      steps.append(Step(outcome: .kept, what: name, words: "it has what baselines need"))
    }
    for line in others {
      steps.append(
        Step(
          outcome: .open, what: name,
          words: "it has another line for \(line.pattern); Galley needs: \(line.text)"))
    }
  }

  /// The command that git passes to a shell.
  static func driver(_ context: CommandContext) -> String {
    let arguments = "merge-driver %O %A %B %P"
    if Git.find("galley", context.environment) != nil { return "galley \(arguments)" }
    let quoted = context.executable.replacing("'", with: "'\\''").replacing("%", with: "%%")
    return "'\(quoted)' \(arguments)"
  }

  private mutating func setUpGit(_ git: Result<Git, GitError>) {
    do throws(GitError) {
      let git = try git.get()
      if let driver = try git.setting("merge.galley.driver"), !driver.isEmpty {
        steps.append(Step(outcome: .kept, what: "merge driver", words: "git has it already"))
        return
      }
      if !options.isDryRun {
        try git.set("merge.galley.name", to: "Galley's baselines, by key and tree")
        try git.set("merge.galley.recursive", to: "binary")
        try git.set("merge.galley.driver", to: Self.driver(context))
      }
      steps.append(
        Step(
          outcome: .added, what: "merge driver",
          words: "in the settings of this clone; run \"galley init\" once in each clone"))
    } catch {
      let words =
        if case .noRepository = error {
          "there is no git repository yet; after \"git init\", run \"galley init\" again"
        } else {
          "\(error)"
        }
      steps.append(Step(outcome: .open, what: "merge driver", words: words))
    }
  }

  // MARK: - Files

  /// Writes a file unless there is one.
  private mutating func write(_ text: String, to path: String, _ words: String) throws {
    var folders = path.split(separator: "/").map(String.init)
    let name = folders.removeLast()
    if try Folder(root: root, steps: folders).contains(name) {
      steps.append(Step(outcome: .kept, what: path, words: "it exists, and is not changed"))
      return
    }
    try put(text, to: folders, name)
    steps.append(Step(outcome: .wrote, what: path, words: words))
  }

  private func put(_ text: String, to folders: [String], _ name: String) throws {
    if options.isDryRun { return }
    try Folder(root: root, steps: folders).write(Array(text.utf8), to: name)
  }
}

/// The reason why a folder cannot be set up.
enum SetupError: Error, Hashable, CustomStringConvertible {
  /// It is neither a package nor empty.
  case noPackage(String)
  /// Git LFS is not installed.
  case noLFS
  /// There is no repository that Git LFS could keep files of.
  case noRepositoryForLFS

  var description: String {
    switch self {
    case .noPackage(let path):
      "\(CleanText.line(path)) has no Package.swift and is not empty; change to a package, or to a new folder"
    case .noLFS: "Git LFS is not installed; apt-get install git-lfs, then \"git lfs install\""
    case .noRepositoryForLFS: "--lfs needs a git repository; make one with \"git init\""
    }
  }
}
