import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The arguments of `galley-review`.
struct ReviewArguments: Equatable {
  /// The project's root; found from the working folder if `nil`.
  var root: String?
  /// The run; the newest one if `nil`.
  var run: String?
  /// The port; 0 for any that is free.
  var port: UInt16 = 0
  /// Whether a browser is opened.
  var opens = true
  /// After how many seconds without use the server stops.
  var idleTimeout = Duration.seconds(4 * 60 * 60)
  /// An address other than the loopback ones.
  var address: String?
  /// Why it is decided on CI.
  var onCI: String?
  /// A file with the token.
  var tokenFile: String?
  /// Whether to print help and stop.
  var help = false

  /// The names of options.
  enum Option: String, CaseIterable {
    case root = "--root"
    case run = "--run"
    case port = "--port"
    case noOpen = "--no-open"
    case idleTimeout = "--idle-timeout"
    case onCI = "--on-ci"
    case address = "--bind"
    case tokenFile = "--token-file"
    case help = "--help"

    /// The option of a name, or of the short name of ``help``.
    init?(name: String) {
      guard let option = Option(rawValue: name == "-h" ? Option.help.rawValue : name) else { return nil }
      self = option
    }
  }

  /// An error in the arguments, as one sentence without a full stop.
  struct UsageError: Error, Equatable {
    var words: String
  }

  /// Reads arguments.
  ///
  /// - Throws: ``UsageError``.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var seen: Set<String> = []
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard seen.insert(name).inserted else { throw UsageError(words: "\(name) was given twice") }
      func value(_ what: String) throws(UsageError) -> String {
        let value = parts.count == 2 ? parts[1] : rest.popFirst()
        guard let value, !value.isEmpty else {
          throw UsageError(words: "\(name) needs a value: \(name) <\(what)>")
        }
        return value
      }
      func flag() throws(UsageError) -> Bool {
        guard parts.count == 1 else { throw UsageError(words: "\(name) takes no value") }
        return true
      }
      guard let option = Option(name: name) else {
        throw UsageError(
          words:
            "\"galley review\" has no option \(Self.shown(word)); \"galley help review\" lists its options")
      }
      switch option {
      case .root: root = try value("path")
      case .run: run = try value("name")
      case .onCI: onCI = try value("reason")
      case .address: address = try value("address")
      case .tokenFile: tokenFile = try value("file")
      case .port:
        let text = try value("number")
        guard let number = UInt16(text) else {
          throw UsageError(words: "\(name) needs a number from 0 to 65535, not \"\(Self.shown(text))\"")
        }
        port = number
      case .idleTimeout:
        let text = try value("time")
        guard let time = Self.duration(text) else {
          throw UsageError(
            words: "\(name) needs a time such as 30m, 4h or 90s, or 0 for never, not \"\(Self.shown(text))\"")
        }
        idleTimeout = time
      case .noOpen: opens = try !flag()
      case .help: help = try flag()
      }
    }
    guard address == nil || tokenFile != nil else {
      throw UsageError(
        words:
          "--bind lets other machines decide; also give --token-file, with a secret that only reviewers know")
    }
  }

  /// Reads a time: a number with `s`, `m` or `h`, in seconds without.
  static func duration(_ text: String) -> Duration? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), (0...1_000_000).contains(number) else { return nil }
    return .seconds(number * (unit ?? 1))
  }

  private static func shown(_ text: String) -> String { CleanText.line(text, limit: 120) }

  /// The help.
  static let usage = """
    Usage: galley review [--run NAME] [--port N] [--no-open] [--idle-timeout TIME]
                         [--bind ADDRESS --token-file FILE] [--on-ci REASON]

    Serves a page that shows the changes of a run and takes decisions. The server answers requests of this
    machine only, and needs the token in the address that it prints. Control-C ends it; the exit code is
    that of "galley gate" for the checks that still wait.

      --root PATH          the root of the project; the default is found from the working folder
      --run NAME           the run; the default is the newest one
      --port N             the port; the default is a free one
      --no-open            do not open a browser
      --idle-timeout TIME  stop after a time without use, such as 30m; the default is 4h, 0 is never
      --on-ci REASON       the reason for deciding on CI, where decisions are refused without one
      --bind ADDRESS       listen on this address instead of 127.0.0.1 and ::1; needs --token-file
      --token-file FILE    read the token from a file that only you may read, so that the address stays
                           the same when the server is started again on the same port

    """
}
