import GalleySystem
import GalleyTree

/// A file that a test attached to its results.
package struct KeptAttachment: Hashable, Sendable, Codable {
  /// The name that the test gave it.
  package var name: String
  /// Its uniform type identifier, such as `public.png`.
  package var type: String
  /// Its name in the run's folder of attachments.
  package var file: String
  /// The activities it was attached in, outermost first; `nil` if in none.
  package var activities: [String]?

  /// Describes a file.
  package init(name: String, type: String, file: String, activities: [String]? = nil) {
    self.name = name
    self.type = type
    self.file = file
    self.activities = activities
  }

  /// Whether its file is called as those are that a run writes: a name from elsewhere is no path into other folders.
  package var isNamedAsWritten: Bool { Self.isWritten(file) }

  /// Whether a name is one that a run gives to attachments.
  package static func isWritten(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,80}\.[a-z0-9]{1,5}/) != nil
  }
}

extension Run {
  /// The path of a file that a test attached; `nil` if the file is missing.
  package func path(of attachment: KeptAttachment) -> String? {
    let folder = folder.inside(RunFileNames.attachments)
    guard attachment.isNamedAsWritten, (try? folder.contains(attachment.file)) == true else { return nil }
    return folder.path(of: attachment.file)
  }
}
