import GalleyDecisions
import Testing

@testable import GalleyCommands

/// Options are read by their declarations alone.
@Suite struct DeclaredOptionsTests {
  /// The options among the properties of a value, and of the groups in it.
  private static func properties(of options: Any) -> [any CommandOption] {
    Mirror(reflecting: options).children.flatMap { _, value -> [any CommandOption] in
      if let option = value as? any CommandOption { return [option] }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional, .collection, .tuple: return properties(of: value)
      default: return value is any CommandOptions ? properties(of: value) : []
      }
    }
  }

  private static func read<Tool: Command>(
    _ words: [String: [String]], for command: Tool.Type
  ) -> [any CommandOption] {
    var line = OptionReader(words)
    return properties(of: Tool.Options(&line)) + properties(of: StandardOptions(&line))
  }

  private static func declared<Tool: Command>(by command: Tool.Type) -> [OptionSpec] { Tool.Options.declared }

  @Test func `help, completion and parsing know exactly the options that a command reads`() {
    for command in CommandLineTool.commands {
      let names = command.spec.options.map(\.name)
      #expect(names == Self.declared(by: command).map(\.name), "\(command.name)")
      let properties = Self.read([:], for: command).map(\.name)
      #expect(properties.sorted() == command.spec.allOptions.map(\.name).sorted(), "\(command.name)")
    }
  }

  @Test func `an option that is given is given to the command, and no other is`() {
    for command in CommandLineTool.commands {
      for spec in command.spec.allOptions {
        let given = Self.read([spec.name: ["x"]], for: command).filter(\.isGiven).map(\.name)
        #expect(given == [spec.name], "\(command.name) \(spec.name)")
      }
    }
  }

  @Test func `names and aliases are unique in each command`() {
    for command in CommandLineTool.commands {
      let names = command.spec.allOptions.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test func `values are read in their form`() throws {
    var line = OptionReader(["--n": ["12"], "--x": ["0.5"], "--bad": ["-1"], "--list": ["1", "2"]])
    #expect(try line.value("--n", "n", as: .wholeNumber, summary: "").value() == 12)
    #expect(try line.value("--x", "x", as: .number(in: 0...1), summary: "").value() == 0.5)
    #expect(try line.list("--list", "n", as: .wholeNumber, summary: "").values() == [1, 2])
    #expect(try line.value("--none", "n", as: .wholeNumber, summary: "").value() == nil)
    let bad = line.value("--bad", "n", as: .wholeNumber, summary: "")
    #expect(throws: UsageError.badValue("--bad", "-1", needs: "a whole number from 0 up")) {
      try bad.value()
    }
    #expect(line.declared.map(\.name) == ["--n", "--x", "--list", "--none", "--bad"])
  }
}
