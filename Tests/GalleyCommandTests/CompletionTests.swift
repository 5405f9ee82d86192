import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyPages
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Completion scripts, loaded by the shells themselves.
@Suite(.timeLimit(.minutes(2))) struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    Git.find(shell, ["PATH": "/usr/local/bin:/usr/bin:/bin"]) != nil
  }

  private func script(_ shell: String) throws -> String {
    let result = Tool(sandbox: try Sandbox())("completions", shell)
    #expect(result.code == .clean && result.err == "")
    return result.out
  }

  private func run(_ words: [String], in sandbox: Sandbox) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": sandbox.root, "TERM": "dumb", "LC_ALL": "C.UTF-8",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - bash

  /// The words that bash offers for the last of some words, as it splits them.
  private func bash(_ words: String...) throws -> [String] {
    let sandbox = try Sandbox()
    try sandbox.write(try script("bash"), to: "galley.bash")
    try sandbox.write("", to: "two words.png")
    try sandbox.write("", to: "folder/inside")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let program = """
      set -u
      source galley.bash
      COMP_WORDS=(\(quoted))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _galley
      printf '%s\\n' "${COMPREPLY[@]-}"
      """
    return try run(["bash", "--norc", "-c", program], in: sandbox).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: isInstalled("bash"))) func bashCompletesCommandsAndOptions() throws {
    #expect(try bash("galley", "com") == ["compare", "completions"])
    let names = CommandLineTool.commands.map { $0.spec.name }
    #expect(try bash("galley", "") == names + ["help", "--help", "--version"])
    #expect(try bash("galley", "help", "di") == ["diff"])
    #expect(try bash("galley", "test", "--sh") == ["--shard"])
    for command in CommandLineTool.commands {
      let spec = command.spec
      #expect(
        try bash("galley", spec.name, "-").sorted() == spec.allOptions.flatMap(\.names).sorted(),
        "\(spec.name)")
    }
  }

  @Test(.enabled(if: isInstalled("bash"))) func bashCompletesValues() throws {
    #expect(try bash("galley", "diff", "--engine", "ok") == ["oklab"])
    #expect(try bash("galley", "diff", "--engine", "=", "y") == ["yiq"])
    #expect(try bash("galley", "diff", "--engine", "=") == PixelEngineCatalogue.standard.names)
    #expect(try bash("galley", "test", "--update-snapshots", "=") == ["none", "missing", "changed", "all"])
    // Without an equals sign the option has its default, and what follows is another word.
    #expect(try bash("galley", "test", "--update-snapshots", "") == [])
    #expect(try bash("galley", "completions", "") == ["bash", "zsh", "fish"])
    #expect(try bash("galley", "approve", "--appearance", "") == ["light", "dark"])
    #expect(try bash("galley", "gate", "--run", "") == [])
    #expect(try bash("galley", "lint-pages", "--explain", "dup").contains("duplicate-locator"))
  }

  @Test(.enabled(if: isInstalled("bash"))) func bashCompletesFiles() throws {
    #expect(try bash("galley", "diff", "two") == ["two words.png"])
    #expect(try bash("galley", "diff", "-o", "two") == ["two words.png"])
    #expect(try bash("galley", "compare", "fo") == ["folder"])
    #expect(try bash("galley", "gate", "--html", "") == ["folder"])
    #expect(try bash("galley", "test", "--", "--fil") == [])
  }

  // MARK: - zsh

  /// The words that zsh offers at the end of a line: an interactive shell in a pseudo-terminal of zsh's own collects them.
  private func zsh(_ line: String) throws -> String {
    let sandbox = try Sandbox()
    try sandbox.write(try script("zsh"), to: "galley.zsh")
    try sandbox.write("", to: "one.png")
    let program = #"""
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'PS1= PS2= RPS1=; stty -echo; unsetopt zle; autoload -Uz compinit && compinit -u -D; source ./galley.zsh; setopt zle'
      zpty -w z 'offered=(); compadd() { local -a hits; if (( ${argv[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi; builtin compadd -O hits "$@"; offered+=($hits); builtin compadd "$@" }'
      zpty -w z 'all() { _main_complete; print -r -- "<<${(j:|:)offered}>>"; exit }; zle -C offer complete-word all; bindkey "^I" offer; print READY'
      zpty -r -m z text '*READY*READY*'
      zpty -n -w z "$1"$'\t'
      zpty -r -m z text '*>>*'
      print -r -- "$text"
      """#
    return try run(["zsh", "-f", "-c", program, "zsh", line], in: sandbox)
  }

  @Test(.enabled(if: isInstalled("zsh"))) func zshLoadsTheScript() throws {
    let sandbox = try Sandbox()
    try sandbox.write(try script("zsh"), to: "_galley")
    #expect(try run(["zsh", "-f", "-n", "_galley"], in: sandbox) == "")
    let program =
      "fpath=($PWD $fpath); autoload -Uz compinit && compinit -u -D; print $_comps[galley]; autoload +X _galley && print loaded"
    #expect(try run(["zsh", "-f", "-c", program], in: sandbox) == "_galley\nloaded\n")
  }

  @Test(.enabled(if: isInstalled("zsh"))) func zshCompletes() throws {
    #expect(try zsh("galley com").contains("<<compare|completions>>"))
    #expect(try zsh("galley diff --engine ").contains("<<exact|yiq|oklab|ciede2000|ssim|strict|content>>"))
    #expect(try zsh("galley diff --engine=o").contains("oklab"))
    #expect(try zsh("galley test --update-snapshots=").contains("missing"))
    #expect(try zsh("galley completions ").contains("<<bash|zsh|fish>>"))
    #expect(try zsh("galley diff on").contains("one.png"))
  }

  // MARK: - fish

  private func fish(_ line: String) throws -> [String] {
    let sandbox = try Sandbox()
    try sandbox.write(try script("fish"), to: "galley.fish")
    try sandbox.write("", to: "one.png")
    try sandbox.write("", to: "folder/inside")
    let program = "source galley.fish; complete -C '\(line)'"
    return try run(["fish", "--no-config", "-c", program], in: sandbox).split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  @Test(.enabled(if: isInstalled("fish"))) func fishCompletes() throws {
    #expect(try fish("galley com") == ["compare", "completions"])
    #expect(try fish("galley diff --engi") == ["--engine"])
    #expect(
      try fish("galley diff --engine ").sorted() == PixelEngineCatalogue.standard.names.sorted())
    #expect(try fish("galley test --update-snapshots=m") == ["--update-snapshots=missing"])
    #expect(try fish("galley completions ").sorted() == ["bash", "fish", "zsh"])
    #expect(try fish("galley diff on") == ["one.png"])
    #expect(try fish("galley gate --html ") == ["folder/"])
    #expect(try fish("galley help und") == ["undo"])
  }

  @Test func anUnknownShellIsUsage() throws {
    let result = Tool(sandbox: try Sandbox())("completions", "csh")
    #expect(result.code == .usage)
    expectGolden(result.err)
  }

  // MARK: - The manual

  @Test func theManualNamesEverything() throws {
    let page = Tool(sandbox: try Sandbox())("manual").out
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for command in CommandLineTool.commands {
      for option in command.spec.allOptions {
        #expect(page.contains(option.name.replacing("-", with: "\\-")), "\(command.spec.name) \(option.name)")
      }
    }
  }

  @Test(.enabled(if: isInstalled("groff"))) func theManualIsSetWithoutWarnings() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Tool(sandbox: sandbox)("manual").out, to: "galley.1")
    #expect(try run(["groff", "-man", "-ww", "-z", "galley.1"], in: sandbox) == "")
    let text = try run(["groff", "-man", "-ww", "-Tascii", "-P-cbou", "galley.1"], in: sandbox)
    #expect(text.contains("galley - test user interfaces against approved pictures"))
    #expect(text.contains("--update-snapshots[=<mode>]"))
    #expect(text.contains("bash: source <(galley completions bash)"))
  }
}
