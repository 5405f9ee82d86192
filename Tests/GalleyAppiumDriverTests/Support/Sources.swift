/// Page sources, with the attributes that the drivers of Appium write.
enum Sources {
  /// A source of iOS with elements below the app's window.
  static func iOS(_ elements: String, bundle: String? = "com.example.tea") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Tea" label="Tea" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="375" height="812" index="0"\(bundle.map { " bundleId=\"\($0)\"" } ?? "")>
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" accessible="false" x="0" y="0" width="375" height="812" index="0">
    \(elements)
    </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  /// An element of iOS.
  static func element(
    _ type: String, name: String? = nil, label: String? = nil, value: String? = nil, visible: Bool = true,
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ children: String = ""
  ) -> String {
    let texts = [("value", value), ("name", name ?? label), ("label", label)].compactMap { key, text in
      text.map { " \(key)=\"\($0)\"" }
    }
    return """
      <XCUIElementType\(type) type="XCUIElementType\(type)"\(texts.joined()) enabled="true" visible="\(visible)" \
      accessible="true" x="\(x)" y="\(y)" width="\(width)" height="\(height)" index="0">\(children)</XCUIElementType\(type)>
      """
  }

  /// An alert of the system, in front of everything.
  static let systemAlert = iOS(
    element(
      "Alert", label: "“Tea” Would Like to Send You Notifications", 52, 300, 270, 200,
      element("StaticText", label: "“Tea” Would Like to Send You Notifications", 60, 310, 254, 60)
        + element("Button", label: "Don’t Allow", 52, 450, 135, 50)
        + element("Button", label: "Allow", 187, 450, 135, 50)), bundle: "com.apple.springboard")

  /// The sign-in of a shop on Android, with the attributes of UiAutomator2.
  static let android = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2209">
    <android.widget.FrameLayout index="0" package="com.example.tea" class="android.widget.FrameLayout" text="" checkable="false" \
    checked="false" clickable="false" enabled="true" focusable="false" focused="false" long-clickable="false" password="false" \
    scrollable="false" selected="false" bounds="[0,0][1080,2209]" displayed="true">
    <android.widget.EditText index="0" package="com.example.tea" class="android.widget.EditText" text="Name" \
    resource-id="com.example.tea:id/name" hint="Name" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" \
    focused="true" long-clickable="true" password="false" scrollable="false" selected="false" bounds="[42,263][1038,389]" displayed="true" />
    <androidx.appcompat.widget.SwitchCompat index="1" package="com.example.tea" class="androidx.appcompat.widget.SwitchCompat" text="Remember" \
    resource-id="com.example.tea:id/remember" checkable="true" checked="true" clickable="true" enabled="true" focusable="true" focused="false" \
    password="false" scrollable="false" selected="false" bounds="[42,420][1038,546]" displayed="true" />
    <android.widget.Button index="2" package="com.example.tea" class="android.widget.Button" text="Sign In" content-desc="" \
    resource-id="com.example.tea:id/submit" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
    password="false" scrollable="false" selected="false" bounds="[42,579][1038,705]" displayed="true" />
    <android.widget.TextView index="3" package="com.example.tea" class="android.widget.TextView" text="Below" \
    resource-id="com.example.tea:id/below" clickable="false" enabled="true" focused="false" password="false" \
    bounds="[42,2100][1038,2205]" displayed="false" />
    </android.widget.FrameLayout></hierarchy>
    """

  /// The question for a permission on Android, the only window that the source reports.
  static let androidPermission = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2209">
    <android.widget.FrameLayout index="0" package="com.google.android.permissioncontroller" class="android.widget.FrameLayout" text="" \
    clickable="false" enabled="true" focused="false" password="false" bounds="[42,779][1038,1430]" displayed="true">
    <android.widget.TextView index="0" package="com.google.android.permissioncontroller" class="android.widget.TextView" \
    text="Allow Tea to take pictures?" resource-id="com.android.permissioncontroller:id/permission_message" clickable="false" enabled="true" \
    focused="false" password="false" bounds="[105,842][975,968]" displayed="true" />
    <android.widget.Button index="1" package="com.google.android.permissioncontroller" class="android.widget.Button" \
    text="While using the app" resource-id="com.android.permissioncontroller:id/permission_allow_foreground_only_button" clickable="true" \
    enabled="true" focused="false" password="false" bounds="[84,1010][996,1147]" displayed="true" />
    <android.widget.Button index="2" package="com.google.android.permissioncontroller" class="android.widget.Button" \
    text="Don’t allow" resource-id="com.android.permissioncontroller:id/permission_deny_button" clickable="true" enabled="true" \
    focused="false" password="false" bounds="[84,1273][996,1410]" displayed="true" />
    </android.widget.FrameLayout></hierarchy>
    """
}
