import Foundation
import GalleyTree

/// Makes elements of Android's `uiautomator dump`, and of the page source of Appium's driver for Android.
///
/// - Reference: [`AccessibilityNodeInfoDumper`](https://android.googlesource.com/platform/frameworks/testing/+/refs/heads/main/uiautomator_test_libraries/src/com/android/uiautomator/core/AccessibilityNodeInfoDumper.java).
struct UIAutomator {
  /// The package of the elements around the present one, by level: it is kept where it changes.
  private var packages: [String] = []

  mutating func element(_ tag: XMLTag, level: Int) throws(TreeFormatError) -> Element {
    var tag = tag
    if tag.name == "hierarchy" {
      packages = [""]
      var element = Element(.application)
      if let width = tag.take("width").flatMap(Double.init),
        let height = tag.take("height").flatMap(Double.init),
        width.isFinite, height.isFinite
      {
        element.frame = CGRect(x: 0, y: 0, width: width, height: height)
      }
      for name in ["index", "class"] { _ = tag.take(name) }
      if tag.attributes["rotation"] == "0" { _ = tag.take("rotation") }
      element.attributes = tag.attributes
      return element
    }
    let bounds = tag.take("bounds") ?? ""
    guard let frame = Self.frame(bounds) else {
      throw .damaged(.uiAutomator, reason: "<\(tag.name)> has the bounds \"\(bounds)\"", line: nil)
    }
    var element = Element(.other, identifier: tag.take("resource-id") ?? "", frame: frame)
    let name = tag.attributes["class"] ?? (tag.name == "node" ? "" : tag.name)
    element.type = Self.type(name, tag)
    readTexts(&tag, into: &element)
    element.isEnabled = tag.flag("enabled") ?? true
    element.isFocused = tag.flag("focused") ?? false
    let isSelected = tag.flag("selected") ?? false
    let isChecked = tag.flag("checked") ?? false
    element.isSelected = isSelected || isChecked
    if element.type == .button { element.traits.insert(.button) }
    for name in ["index", "password"] { _ = tag.take(name) }
    packages.removeLast(max(0, packages.count - level))
    let package = tag.attributes["package"] ?? packages.last ?? ""
    if packages.last == package { _ = tag.take("package") }
    packages.append(package)
    if tag.attributes["displayed"] == "true" { _ = tag.take("displayed") }
    element.attributes = tag.attributes.filter {
      !$0.value.isEmpty && $0.value != "false" || $0.key == "displayed"
    }
    return element
  }

  /// Reads `[0,63][1080,210]`.
  static func frame(_ bounds: String) -> CGRect? {
    let corners = bounds.dropFirst().dropLast().components(separatedBy: "][")
    guard bounds.hasPrefix("["), bounds.hasSuffix("]"), corners.count == 2 else { return nil }
    let numbers = corners.flatMap { $0.split(separator: ",").map { Int($0) } }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let right = numbers[2],
      let bottom = numbers[3], [x, y, right, bottom].allSatisfy({ abs($0) < 1 << 30 })
    else { return nil }
    // An element that is scrolled away may end before it begins.
    return CGRect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }

  private func readTexts(_ tag: inout XMLTag, into element: inout Element) {
    let text = tag.take("text") ?? ""
    let description = tag.take("content-desc") ?? ""
    let hint = tag.take("hint") ?? ""
    let isHint = tag.flag("showing-hint") ?? (text == hint)
    if element.type.takesText {
      element.label = description
      if !hint.isEmpty { element.placeholder = hint }
      if !text.isEmpty, !isHint { element.value = .text(text) }
    } else {
      element.label = description.isEmpty ? text : description
      if !description.isEmpty, !text.isEmpty, text != description { element.value = .text(text) }
    }
  }

  private static func type(_ name: String, _ tag: XMLTag) -> ElementType {
    if tag.attributes["password"] == "true" { return .secureTextField }
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if let type = types.first(where: { last.hasSuffix($0.suffix) })?.type { return type }
    // Compose has plain views.
    if tag.attributes["clickable"] == "true", !(tag.attributes["content-desc"] ?? "").isEmpty {
      return .button
    }
    if !(tag.attributes["text"] ?? "").isEmpty { return .staticText }
    return .other
  }

  /// The types by the end of a class's name, which libraries put words before, such as `AppCompatTextView`.
  static let types: [(suffix: String, type: ElementType)] = [
    ("RadioButton", .radioButton), ("ToggleButton", .toggle), ("ImageButton", .button),
    ("ActionButton", .button),
    ("Button", .button), ("CheckBox", .checkBox), ("CheckedTextView", .checkBox), ("Chip", .button),
    ("AutoCompleteTextView", .textField), ("EditText", .textField), ("SearchView", .searchField),
    ("TextView", .staticText), ("ImageView", .image), ("Image", .image), ("RadioGroup", .radioGroup),
    ("Switch", .switch), ("SwitchCompat", .switch), ("SwitchMaterial", .switch), ("SeekBar", .slider),
    ("Slider", .slider), ("RatingBar", .ratingIndicator), ("ProgressBar", .progressIndicator),
    ("Spinner", .popUpButton), ("RecyclerView", .collectionView), ("GridView", .collectionView),
    ("ListView", .table), ("ScrollView", .scrollView), ("ViewPager", .scrollView),
    ("ViewPager2", .scrollView),
    ("WebView", .webView), ("Toolbar", .toolbar), ("TabWidget", .tabGroup), ("TabLayout", .tabGroup),
    ("DatePicker", .datePicker), ("NumberPicker", .picker), ("Dialog", .dialog),
  ]
}
