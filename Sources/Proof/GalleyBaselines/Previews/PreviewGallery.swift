import Foundation
import GalleyTree

/// The request for previews that `galley previews` hands to the process of the tests, and `galley render` to the
/// program that it makes: a file that an environment variable names.
package struct PreviewRequest: Codable, Hashable, Sendable {
  /// The folder that pictures and events are written to.
  package var folder: String
  /// The texts of which the name or place of a preview must contain one; empty for all previews.
  package var filters: [String]
  /// The device's name, if one was asked for.
  package var device: String?
  /// The ways in which each preview is shown; without any, those of a gallery.
  package var settings: [Setting] = []
  /// Whether the views of a program that `galley render` has made are shown, each with its tree, and no preview.
  package var isRendering = false
  /// The ids of previews that are not shown, as they were or cannot be.
  package var without: [String] = []
  /// The ids of previews one of which ended the process while they were shown together: each is shown alone.
  package var alone: [String] = []
  /// The largest size of the small picture of each, in pixels.
  package var thumbnail: Size

  /// A size in pixels.
  package struct Size: Codable, Hashable, Sendable {
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
    }
  }

  /// A way in which a preview is shown.
  package struct Setting: Codable, Hashable, Sendable {
    /// The device's name, if one was asked for.
    package var device: String?
    /// Light or dark.
    package var appearance = ColorScheme.light
    /// The size of text.
    package var textSize = TextSize.large
    /// Language and region, as a BCP 47 tag.
    package var locale = "en-US"
    /// Whether the layout runs from right to left; `nil` as the language does.
    package var isRightToLeft: Bool?
    /// Pixels a point; `nil` as the device has them.
    package var scale: Double?

    /// Light, with text of the ordinary size.
    package init() {}
  }

  /// The name in place of a file's for a view that `galley render` shows; no file has this name.
  package static let renderedFile = "<galley render>"

  /// Asks for previews.
  package init(folder: String, filters: [String], device: String?, thumbnail: Size) {
    self.folder = folder
    self.filters = filters
    self.device = device
    self.thumbnail = thumbnail
  }

  /// The time that a preview has on this machine; a body that never returns has more.
  package static let patience = Duration.seconds(30)
  /// The exit status of a process whose preview took longer.
  package static let stuck: Int32 = 86

  /// The environment variable with the path of the request.
  package static let variable = "GALLEY_PREVIEWS"

  /// The file that events are appended to, a line each.
  package var events: String { folder + "/events" }
}

/// A message about previews that the process of the tests writes.
package enum PreviewEvent: Codable, Hashable, Sendable {
  /// So many previews were found, before any was left out.
  case found(Int)
  /// A preview's views are evaluated now; what happens until they are shown is its doing.
  case began(PreviewEntry)
  /// The preview of an id was shown, with all that it consists of, or why it was not.
  case ended(String, [PreviewEntry])
  /// All are done.
  case finished
}

/// A preview, and what it looks like.
package struct PreviewEntry: Codable, Hashable, Sendable {
  /// The identifier of the preview, different from all others.
  package var id: String
  /// Its name.
  package var name: String
  /// Its module.
  package var module: String
  /// Its file, or its type where that is not known.
  package var owner: String
  /// The line in the file, where that is known.
  package var line: Int?
  /// The pictures, in the order of the variants.
  package var pictures: [Picture] = []
  /// The reason why there is no picture.
  package var failure: String?

  /// Names a preview.
  package init(id: String, name: String, module: String, owner: String, line: Int?) {
    (self.id, self.name, self.module, self.owner, self.line) = (id, name, module, owner, line)
  }

  /// One variant of a preview as a picture.
  package struct Picture: Codable, Hashable, Sendable {
    /// The variant in words.
    package var variant: String
    /// The device's name.
    package var device: String
    /// The file in the request's folder.
    package var file: String
    /// The file of the small picture there.
    package var thumbnail: String
    /// The width, in pixels.
    package var width: Int
    /// The height, in pixels.
    package var height: Int
    /// Pixels a point.
    package var scale: Double
    /// The file of the element tree, where it was asked for.
    package var tree: String?
    /// The device and its settings, where the tree was asked for.
    package var configuration: Configuration?
    /// The faults of the drawing in words, such as symbols that have no drawing, where the tree was asked for.
    package var remarks: [String] = []

    /// Describes a picture.
    package init(
      variant: String, device: String, file: String, thumbnail: String, width: Int, height: Int, scale: Double
    ) {
      (self.variant, self.device, self.file, self.thumbnail) = (variant, device, file, thumbnail)
      (self.width, self.height, self.scale) = (width, height, scale)
    }
  }
}
