/// A picture is shown by its size.
///
/// Its millions of bytes take seconds to describe, which a failed expectation, an error with pictures or a debugger does.
extension Bitmap: CustomReflectable {
  /// The width and the height.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}
