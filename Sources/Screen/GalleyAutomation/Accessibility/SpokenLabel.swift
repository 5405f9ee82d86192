/// Distinguishes labels that were written for people from others.
///
/// It goes by bytes: an audit asks it for every control, and a regular expression takes a millisecond for that.
enum SpokenLabel {
  /// Words that only name the kind of an element.
  private static let types: Set<String> = [
    "button", "btn", "image", "img", "icon", "picture", "photo", "graphic", "link", "label", "view", "cell",
    "switch", "toggle", "slider", "text field", "textfield", "field", "control", "element", "tab", "item",
    "untitled",
  ]
  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "tif", "tiff", "bmp", "ico",
  ]
  /// The beginnings of names of assets, followed by a hyphen or a capital.
  private static let assets: Set<String> = ["ic", "icon", "img", "image", "btn", "bg"]
  /// The beginnings of photographs' names by cameras, followed by a number.
  private static let cameras = ["IMG", "DSC", "DSCF", "DSCN", "PXL"]

  /// Whether it is the name of a file, of a symbol such as `square.and.arrow.up`, or of an asset such as `ic_gear`.
  static func isNameOfFile(_ label: String) -> Bool {
    if cameras.contains(where: { isPhotograph(label, by: $0) }) { return true }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let end = parts.last, label.count > end.count + 1, label.first?.isWhitespace == false,
      extensions.contains(end.lowercased())
    {
      return true
    }
    return isSymbol(parts) || isAsset(label)
  }

  /// Words and numbers in small letters with points between them, such as `text.magnifyingglass`.
  ///
  /// One of them is a word: a number with a fraction is no symbol, nor is a speed such as `1.5x`.
  private static func isSymbol(_ parts: [Substring]) -> Bool {
    guard parts.count > 1, parts.allSatisfy({ isName($0) { $0.isSmallLetter || $0.isDigit } }) else {
      return false
    }
    return parts.contains { $0.utf8.count > 1 && $0.utf8.allSatisfy(\.isSmallLetter) }
  }

  /// Such as `ic_gear@2x`, `btn-close` and `iconClose`.
  private static func isAsset(_ label: String) -> Bool {
    let bare = ["@2x", "@3x"].contains { label.hasSuffix($0) } ? label.dropLast(3) : label[...]
    let parts = bare.split(separator: "_", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy({ isName($0, of: \.isLetterOrDigit) }) { return true }
    if let hyphen = label.firstIndex(of: "-") {
      let (kind, rest) = (label[..<hyphen].lowercased(), label[label.index(after: hyphen)...])
      return (assets.contains(kind) || kind == "asset")
        && isName(rest) { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    }
    let kind = label.prefix { !$0.isUppercase }
    return assets.contains(String(kind)) && isName(label[kind.endIndex...], of: \.isLetterOrDigit)
  }

  private static func isPhotograph(_ label: String, by camera: String) -> Bool {
    guard label.hasPrefix(camera) else { return false }
    var rest = label.utf8.dropFirst(camera.utf8.count)
    if let first = rest.first, "-_ ".utf8.contains(first) { rest = rest.dropFirst() }
    return rest.first?.isDigit == true
  }

  /// Whether there is something, and all of it is of one kind.
  private static func isName(_ part: Substring, of isPart: (UInt8) -> Bool) -> Bool {
    !part.isEmpty && part.utf8.allSatisfy(isPart)
  }

  /// Whether the label only names the kind of the element.
  static func isNameOfType(_ label: String) -> Bool { types.contains(label.lowercased()) }

  /// Whether its last word is a certain one, and not its only one.
  static func ends(_ label: String, with word: String) -> Bool {
    let words = label.lowercased().split { !$0.isLetter }
    return words.count > 1 && words.last.map(String.init) == word
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isLetterOrDigit: Bool {
    isDigit || isSmallLetter || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
