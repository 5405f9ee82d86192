/// The output of the script that walks a web page: its elements in a flat list, parents before children.
struct DOMPage: Decodable {
  /// The version of the form.
  let version: Int
  let title: String?
  let viewport: Viewport
  var nodes: [Node]
  /// The boxes of the page with their styles, parents before children; earlier scripts had none.
  let boxes: [Box]?
  /// The limits at which the script stopped.
  let cut: [String]?
  /// The facts for a driver.
  let live: Live?

  /// The document of a driver.
  struct Live: Decodable {
    let address: String
    let origin: String
    let change: Int
    /// The activities that keep the document from resting.
    let activity: [String]?
    /// The frames of other origins.
    let frames: [Frame]?
    /// The elements as ``DOMLines`` reads them, in place of a list.
    let lines: String?
  }

  /// A frame of another origin.
  struct Frame: Decodable {
    let handle: UInt64
    /// The place of its document in the window.
    let at: [Double]
    /// The part of it that the elements around it leave visible.
    let visible: [Double]
  }

  /// The outcome of a touch of an element.
  struct Touch: Decodable {
    let visible: [Double]
    let point: [Double]?
    let cover: UInt64?
  }

  /// The size of the window and of the page, in CSS pixels.
  struct Viewport: Decodable {
    let width: Double
    let height: Double
    let scrollX: Double
    let scrollY: Double
    let scrollWidth: Double
    let scrollHeight: Double
    /// The number of pixels in a CSS pixel.
    let density: Double
  }

  /// An element.
  struct Node: Decodable {
    /// The number of the parent in the list; `nil` below the page itself.
    let parent: Int?
    /// The role: a role of WAI-ARIA, `text` for a run of text.
    let role: String
    let name: String?
    let value: String?
    let placeholder: String?
    let id: String?
    let frame: [Double]
    let disabled: Bool?
    let selected: Bool?
    let focused: Bool?
    let style: Style?
    var attributes: [String: String]?
    let handle: UInt64?
    let touch: Touch?
    let scrolls: Bool?
  }

  /// The computed styles that explain pixels.
  struct Style: Decodable {
    var color: String?
    var background: String?
    var font: String?
    var size: Double?
    var radius: Double?
    var visible: [Double]?
    var isTruncated: Bool?
    var lines: [String]?
  }

  /// The box of an element in the document.
  struct Box: Decodable {
    /// The number of the box around.
    let parent: Int?
    /// The name of the element in HTML, or of the pseudo-element with its colons.
    let tag: String
    let `class`: String?
    let id: String?
    /// The number of the element that assistive technology reads, if there is one.
    let node: Int?
    let frame: [Double]
    /// Properties of CSS that are not as usual, or not as around.
    let style: [String: String]
    /// The rules of style sheets from which they are.
    let rules: String?
  }
}
