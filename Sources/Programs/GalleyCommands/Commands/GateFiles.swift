import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem

/// The files that the gate writes for other programs: JUnit, Markdown, and those of GitHub Actions.
struct GateFiles {
  struct Options: CommandOptions {
    var junit: ValueOption<String>
    var markdown: ValueOption<String>
    let github: Flag
    var reportURL: ValueOption<String>

    init(_ line: inout OptionReader) {
      junit = line.value(
        "--junit", "file", completion: .files, summary: "also write JUnit XML, for Jenkins, GitLab and others"
      )
      markdown = line.value(
        "--markdown", "file", completion: .files,
        summary: "also write Markdown, for a comment on a pull request")
      github = line.flag(
        "--github", summary: "print annotations and write the step summary; the default on GitHub Actions")
      reportURL = line.value(
        "--report-url", "url", as: Self.address,
        summary: "link to pictures at this address of the folder of --html")
    }

    private static var address: OptionForm<String> {
      OptionForm(needs: "an address that begins with https://") { url in
        guard let parts = URLComponents(string: url), ["http", "https"].contains(parts.scheme?.lowercased()),
          parts.host?.isEmpty == false
        else { return nil }
        return url
      }
    }

    /// Checks values before any work is done.
    func check() throws(UsageError) { _ = try reportURL.value() }
  }

  var options: Options
  var context: CommandContext
  var printer: Printer

  /// Writes the files.
  func write(_ verdict: Verdict, of run: Run, report: WrittenReport?) throws {
    let environment = context.environment
    if let file = options.junit.word {
      // GitLab names attachments from its folder, Jenkins by their whole path.
      let isGitLab = environment["GITLAB_CI"] == "true"
      let junit = JUnitReport(
        verdict, started: run.started, report: report,
        attachmentRoot: isGitLab ? environment["CI_PROJECT_DIR"] ?? run.project.root : nil)
      try save(junit.text, file)
    }
    let markdown = MarkdownReport(verdict, report: report, reportURL: options.reportURL.word)
    if let file = options.markdown.word {
      var local = markdown
      local.reportPath = report.flatMap { path(of: $0, from: context.absolute(file)) }
      try save(local.text(limit: Self.longestComment), file)
    }
    guard options.github.isGiven || environment["GITHUB_ACTIONS"] == "true" else { return }
    let annotations = GitHubReport(verdict, prefix: prefix(of: run.project.root))
    printer.say(annotations.annotations)
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty { append(markdown, to: path) }
  }

  /// The path of a report's folder from a file; `nil` if it is not below the file's folder.
  private func path(of report: WrittenReport, from file: String) -> String? {
    let page = (report.page as NSString).deletingLastPathComponent
    let folder = (file as NSString).deletingLastPathComponent
    if page == folder { return "." }
    return page.hasPrefix(folder + "/") ? String(page.dropFirst(folder.count + 1)) : nil
  }

  /// A comment of GitHub has at most 65 536 characters, one of GitLab a million.
  private static let longestComment = 65_536

  /// A step summary has at most 1 MiB; a longer one is not shown at all.
  ///
  /// - Reference: GitHub, "Workflow commands", on job summaries' limits.
  private static let longestSummary = 1024 * 1024

  private func save(_ text: String, _ file: String) throws(FileError) {
    let path = context.absolute(file)
    let parent = (path as NSString).deletingLastPathComponent
    if parent != "/" { try Folder.make(parent) }
    try AtomicFile.write(Data(text.utf8), to: path)
  }

  private func append(_ markdown: MarkdownReport, to path: String) {
    do throws(FileError) {
      try AtomicFile.append(to: path) { used in
        Data(markdown.text(limit: max(0, Self.longestSummary - used)).utf8)
      }
    } catch {
      // The verdict does not depend on it, and the annotations have been printed.
      printer.remark("the step's summary is not written: \(error)")
    }
  }

  /// The path from the root of the repository to that of the project, ended by a slash unless they are the same.
  private func prefix(of root: String) -> String {
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let project = resolved(root)
    var repository = context.environment["GITHUB_WORKSPACE"].map(resolved) ?? ""
    if repository.isEmpty {
      repository = project
      while repository != "/", !FileManager.default.fileExists(atPath: repository + "/.git") {
        repository = (repository as NSString).deletingLastPathComponent
      }
    }
    guard project.hasPrefix(repository + "/") else { return "" }
    return project.dropFirst(repository.count + 1) + "/"
  }
}
