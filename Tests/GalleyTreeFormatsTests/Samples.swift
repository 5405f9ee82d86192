/// Small trees in every form.
enum Samples {
  static let galley = """
    {
      "type": "application",
      "frame": [0, 0, 390, 844],
      "children": [
        {"type": "button", "label": "Add", "frame": [16, 88, 44, 44]}
      ]
    }
    """

  static func dom(
    version: Int = 1, width: Int = 390, density: Double = 2, scrollY: Int = 0, nodes: String? = nil
  ) -> String {
    """
    {"galley": "dom", "version": \(version), "title": "Shop",
     "viewport": {"width": \(width), "height": 844, "scrollX": 0, "scrollY": \(scrollY), "scrollWidth": \(width),
                  "scrollHeight": 2000, "density": \(density)},
     "nodes": \(nodes ?? domNodes)}
    """
  }

  static let domNodes = """
    [{"role": "banner", "frame": [0, 0, 390, 60], "style": {"background": "#FFFFFFFF"}},
     {"parent": 0, "role": "heading", "name": "Shop", "frame": [16, 16, 80, 28], "attributes": {"level": "1"},
      "style": {"color": "#111111FF", "font": "Inter 700", "size": 24}},
     {"role": "button", "name": "Add", "id": "add", "frame": [16, 88, 44, 44], "disabled": true,
      "style": {"radius": 8, "visible": [16, 88, 44, 44]}},
     {"role": "text", "name": "Below", "frame": [16, 1900, 44, 20]}]
    """

  static let iOS = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" \
    visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Basket" name="Basket" label="Basket" \
    enabled="true" visible="true" accessible="true" x="16" y="60" width="80" height="20" index="0" \
    traits="StaticText, Header"/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" value="1" name="basket.add" label="Add" enabled="false" \
    visible="true" accessible="true" x="16" y="88" width="44" height="44" index="1" traits="Button, Selected"/>
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Search" label="" enabled="true" \
    visible="true" accessible="true" x="16" y="140" width="358" height="36" index="2" placeholderValue="Search" \
    nativeAccessibility="1"/>
        <XCUIElementTypeCell type="XCUIElementTypeCell" label="Hidden" enabled="true" visible="false" \
    accessible="true" x="0" y="900" width="390" height="44" index="3"/>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  static let android = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2274">
      <android.widget.FrameLayout index="0" package="com.shop" class="android.widget.FrameLayout" text="" \
    enabled="true" displayed="true" bounds="[0,0][1080,2274]">
        <androidx.appcompat.widget.AppCompatTextView index="0" package="com.shop" \
    class="androidx.appcompat.widget.AppCompatTextView" text="Basket" resource-id="com.shop:id/title" enabled="true" \
    displayed="true" bounds="[48,100][400,180]"/>
        <android.widget.EditText index="1" package="com.shop" class="android.widget.EditText" text="Tea" \
    hint="Search" content-desc="Search field" resource-id="com.shop:id/search" enabled="true" focused="true" \
    displayed="true" bounds="[48,200][1032,300]"/>
        <android.widget.CheckBox index="2" package="com.other" class="android.widget.CheckBox" text="Gift" \
    checkable="true" checked="true" enabled="false" displayed="true" bounds="[48,320][400,400]"/>
      </android.widget.FrameLayout>
    </hierarchy>
    """

  static let androidDump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node index="0" text="" \
    resource-id="" class="android.widget.FrameLayout" package="com.shop" content-desc="" checkable="false" \
    checked="false" clickable="false" enabled="true" password="false" bounds="[0,0][1080,2274]"><node index="0" \
    text="••••" resource-id="com.shop:id/pin" class="android.widget.EditText" package="com.shop" content-desc="" \
    enabled="true" password="true" bounds="[48,200][1032,300]" /></node></hierarchy>UI hierchary dumped to: /dev/tty
    """

  static let xcui = """
    Attributes: Application, 0x105e24fe0, pid: 21188, label: 'Shop'
    Element subtree:
     →Application, 0x105e24fe0, pid: 21188, label: 'Shop'
        Window (Main), 0x105d18760, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x105a2f840, {{0.0, 44.0}, {390.0, 44.0}}, identifier: 'Basket'
            Button, 0x105d22b40, {{18.0, 69.0}, {44.0, 44.0}}, identifier: 'back', label: 'Back, Home', Selected
          StaticText, 0x102f2a060, {{51.0, 268.0}, {133.0, 17.0}}, label: 'Fig Tree 'Green Gem', label'
          TextField, 0x102f2a061, {{51.0, 300.5}, {133.0, 17.0}}, value: a, b, placeholderValue: 'Search', \
    Keyboard Focused
          StaticText, 0x102f2a062, {{51.0, 330.0}, {133.0, 40.0}}, label: 'Two
    lines', Disabled
          Other, 0x105929dd0, {{360.0, 49.0}, {30.0, 753.7}}, label: 'Vertical scroll bar, 2 pages', value: 0%
          Other, 0x105929dd1, {{inf, inf}, {0.0, 0.0}}, hint: 'x'
    Path to element:
     →Application, 0x105e24fe0, pid: 21188, label: 'Never read'
    Query chain:
     →Find: Target Application 'com.shop'
    """

  static let aria = """
    - banner:
      - heading "Shop" [level=1]
      - link "Home":
        - /url: https://shop.example/
    - textbox "Search": tea
    - checkbox "Gift" [checked] [disabled]
    - list:
      - listitem: First
      - 'listitem': "Second: \\"two\\""
    - button "Say \\"hi\\"" [active]
    - text: Plain text
    - 'paragraph: ''quoted'' text'
    """
}
