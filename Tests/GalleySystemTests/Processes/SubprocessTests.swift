import GalleySystem
import Glibc
import Testing

@Suite struct SubprocessTests {
  private func shell(_ script: String) -> Subprocess {
    Subprocess("/bin/sh", ["-c", script], environment: ["A": "1"])
  }

  @Test func `what a program prints is read, and what it is given is written`() throws {
    let input = [UInt8](repeating: 7, count: 300_000)
    let end = try Subprocess("cat", [], environment: [:]).run(
      input: input, seconds: 60, mostBytes: 1_000_000)
    #expect(end.status == 0 && end.bytes == input && end.errors.isEmpty)
  }

  @Test func `the status tells an exit and a signal`() throws {
    let end = try shell("echo $A; echo no >&2; exit 3").run(seconds: 60, mostBytes: 100)
    #expect(end.status == 3 && end.bytes == Array("1\n".utf8) && end.errors == "no\n")
    #expect(try shell("kill -TERM $$").run(seconds: 60, mostBytes: 100).status == 128 + SIGTERM)
  }

  @Test func `one that takes too long or prints too much is ended`() {
    #expect(throws: Subprocess.Failure.tooSlow) {
      try Subprocess("/bin/sleep", ["600"], environment: [:]).run(seconds: 0, mostBytes: 1)
    }
    #expect(throws: Subprocess.Failure.tooMuchOutput) {
      try shell("while :; do echo more; done").run(seconds: 60, mostBytes: 1000)
    }
  }

  @Test func `one that is not there cannot be started`() {
    #expect(throws: Subprocess.Failure.notStarted("No such file or directory")) {
      try Subprocess("/nonexistent", [], environment: [:]).start()
    }
  }
}
