import Charts
import Foundation

@testable import GalleyViews

/// Changes of one screen, as an app's author makes them in one line.
enum ChangedLook: String, CaseIterable {
  case kerning, lineSpacing, strikethrough, stackAlignment, textAlignment, offset, controlSize, titleMode,
    font, weight
  case longerText, cutText, gradient, theme, borderWidth, avatarShape, material, clip, rotation,
    buttonStyle
  case columnOrder, badge, progress, rowInsets, sectionHeader, listStyle, buttonTitle, avatarSize,
    contentMargins
  case palette, tileColor, gridSpacing, gauge, pickerStyle, toggleStyle, dividerColor, opacityOfText,
    underlinedLink
  case sheetHeight, blurred, frameHeight, minimumHeight, monospaced, capsule, imageScale, hiddenRow, footer,
    listSpacing
  case chartData, chartColor, paletteOfFive, tokenInGradient, numberFormat, tabOrder, pageColor, swappedRows,
    italic, systemImage, tabSelected, backgroundShape, maskShape, doubleShadow,
    saturation
}

/// An app that shows a changed look as it was or as it is.
struct ChangedLooksApp: App {
  static let bundleIdentifier = "org.example.Looks"

  var body: some Scene {
    WindowGroup { ChangedLookView() }
  }
}

private struct ChangedLookView: View {
  @Environment(\.launchEnvironment) private var environment

  private var change: ChangedLook? {
    guard environment[ChangedScreensApp.changedKey] == "1" else { return nil }
    return environment[ChangedScreensApp.screenKey].flatMap(ChangedLook.init)
  }

  private func has(_ look: ChangedLook) -> Bool { change == look }

  private var page: String { environment["PAGE"] ?? "profile" }

  var body: some View {
    switch page {
    case "list": list
    case "tabs": tabs
    case "sheet": sheet
    case "board": board
    default: profile
    }
  }

  private var accent: Color { has(.palette) ? .pink : .indigo }

  private var profile: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: has(.stackAlignment) ? .trailing : .leading, spacing: 14) {
          header
          statistics
          controls
          about
        }
        .padding()
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(has(.titleMode) ? .inline : .large)
    }
    .preferredColorScheme(has(.theme) ? .dark : .light)
    .tint(accent)
  }

  private var header: some View {
    HStack(spacing: 12) {
      Text("AL")
        .font(.system(size: has(.avatarSize) ? 24 : 20))
        .frame(width: has(.avatarSize) ? 72 : 60, height: has(.avatarSize) ? 72 : 60)
        .background(
          LinearGradient(
            colors: has(.gradient) ? [.orange, .red] : [.mint, .blue], startPoint: .top, endPoint: .bottom)
        )
        .clipShape(has(.avatarShape) ? AnyShape(RoundedRectangle(cornerRadius: 16)) : AnyShape(Circle()))
        .rotationEffect(.degrees(has(.rotation) ? 12 : 0))
        .blur(radius: has(.blurred) ? 2 : 0)
        .saturation(has(.saturation) ? 0.3 : 1)
      VStack(alignment: .leading) {
        Text("Ada Lovelace")
          .font(has(.font) ? .title : .headline)
          .fontWeight(has(.weight) ? .heavy : nil)
          .kerning(has(.kerning) ? 2 : 0)
          .italic(has(.italic))
        Text(
          has(.longerText) ? "Analyst of engines and of everything that can be computed at all" : "Analyst"
        )
        .strikethrough(has(.strikethrough))
        .opacity(has(.opacityOfText) ? 0.5 : 1)
        .frame(maxWidth: has(.cutText) ? 40 : nil)
        .lineLimit(has(.cutText) ? 1 : nil)
      }
      Spacer(minLength: 8)
      Image(systemName: has(.systemImage) ? "bookmark" : "star")
        .imageScale(has(.imageScale) ? .large : .medium)
        .offset(y: has(.offset) ? 10 : 0)
    }
  }

  private var statistics: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: has(.gridSpacing) ? 20 : 8), count: 3),
      spacing: 8
    ) {
      ForEach(["Notes", "Programs", "Letters"], id: \.self) { name in
        VStack {
          Text("\(name.count * 3)").font(.title2).monospacedDigit()
          Text(name).font(.caption)
        }
        .frame(maxWidth: .infinity, minHeight: has(.minimumHeight) ? 90 : 60)
        .background(has(.tileColor) ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.15))
        .clipShape(
          RoundedRectangle(
            cornerRadius: has(.capsule) ? 30 : 10, style: .continuous)
        )
        .overlay {
          RoundedRectangle(cornerRadius: 10).stroke(.gray, lineWidth: has(.borderWidth) ? 3 : 1)
        }
        .shadow(radius: has(.doubleShadow) ? 4 : 2)
      }
    }
  }

  private var controls: some View {
    VStack(alignment: .leading) {
      HStack {
        if has(.columnOrder) {
          Button("Message") {}.buttonStyle(.bordered)
          follow
        } else {
          follow
          Button("Message") {}.buttonStyle(.bordered)
        }
      }
      .controlSize(has(.controlSize) ? .large : .regular)
      ProgressView(value: has(.progress) ? 0.8 : 0.3)
      Gauge(value: has(.gauge) ? 0.9 : 0.4) { Text("Load") }
      Rectangle().fill(has(.dividerColor) ? Color.red : Color.gray).frame(height: has(.frameHeight) ? 6 : 2)
    }
  }

  @ViewBuilder private var follow: some View {
    if has(.buttonStyle) {
      Button("Follow") {}.buttonStyle(.bordered)
    } else {
      Button(has(.buttonTitle) ? "Subscribe" : "Follow") {}.buttonStyle(.borderedProminent)
    }
  }

  private var about: some View {
    Text("The Analytical Engine weaves algebraic patterns just as the loom weaves flowers and leaves.")
      .lineSpacing(has(.lineSpacing) ? 8 : 0)
      .multilineTextAlignment(has(.textAlignment) ? .center : .leading)
      .font(.system(.body, design: has(.monospaced) ? .monospaced : .default))
      .underline(has(.underlinedLink))
      .padding(12)
      .background(has(.material) ? Material.thickMaterial : Material.ultraThinMaterial)
      .background(has(.backgroundShape) ? AnyView(Circle().fill(.teal)) : AnyView(Rectangle().fill(.teal)))
      .frame(height: 120)
      .clipShape(RoundedRectangle(cornerRadius: has(.clip) ? 40 : 0))
      .mask { has(.maskShape) ? AnyView(Circle()) : AnyView(Rectangle()) }
  }

  private var list: some View {
    List {
      Section {
        ForEach(["Water", "Bread", "Soap"], id: \.self) { name in
          if !(has(.hiddenRow) && name == "Bread") {
            Text(name).listRowInsets(
              has(.rowInsets) ? EdgeInsets(top: 11, leading: 44, bottom: 11, trailing: 16) : nil)
          }
        }
      } header: {
        Text(has(.sectionHeader) ? "Needed" : "To buy")
      } footer: {
        Text(has(.footer) ? "Shops close at eight" : "Shops close at seven")
      }
      Section("Data") {
        if has(.swappedRows) {
          dataRow("Export", "square.and.arrow.up", "")
          dataRow("Notifications", "bell", "On")
        } else {
          dataRow("Notifications", "bell", "On")
          dataRow("Export", "square.and.arrow.up", "")
        }
      }
      Section("Settings") {
        Toggle("Share", isOn: .constant(has(.toggleStyle)))
        if has(.pickerStyle) {
          Picker("Kind", selection: .constant(1)) {
            Text("A").tag(0)
            Text("B").tag(1)
          }
          .pickerStyle(.segmented)
        } else {
          Picker("Kind", selection: .constant(1)) {
            Text("A").tag(0)
            Text("B").tag(1)
          }
        }
      }
    }
    .listSectionSpacing(has(.listSpacing) ? 8 : 35)
    .contentMargins(.horizontal, has(.contentMargins) ? 40 : 16, for: .scrollContent)
    .modifier(ListStyling(isPlain: has(.listStyle)))
  }

  private func dataRow(_ title: String, _ symbol: String, _ value: String) -> some View {
    HStack {
      Image(systemName: symbol)
      Text(title)
      Spacer()
      Text(value)
    }
  }

  private struct ListStyling: ViewModifier {
    let isPlain: Bool
    func body(content: Content) -> some View {
      if isPlain { content.listStyle(.plain) } else { content.listStyle(.insetGrouped) }
    }
  }

  private var tabs: some View {
    TabView(selection: .constant(has(.tabSelected) ? 1 : 0)) {
      if has(.tabOrder) {
        Text("Mail page").tabItem { Label("Mail", systemImage: "envelope") }.tag(1)
      }
      Text("Home page").tabItem { Label("Home", systemImage: "house") }.tag(0).badge(has(.badge) ? 3 : 0)
      if !has(.tabOrder) {
        Text("Mail page").tabItem { Label("Mail", systemImage: "envelope") }.tag(1)
      }
      Text("Map page").tabItem { Label("Map", systemImage: "map") }.tag(2)
    }
  }

  private func tone(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    has(.paletteOfFive)
      ? Color(red: blue, green: red, blue: green) : Color(red: red, green: green, blue: blue)
  }

  private func money(_ pounds: Int, _ pence: Int) -> String {
    has(.numberFormat)
      ? "\(pounds / 1000).\(pounds % 1000),\(pence) £" : "£\(pounds / 1000),\(pounds % 1000).\(pence)"
  }

  private var board: some View {
    VStack(alignment: .leading, spacing: 12) {
      let token =
        has(.tokenInGradient)
        ? Color(red: 0.1, green: 0.5, blue: 0.4) : Color(red: 0.7, green: 0.3, blue: 0.2)
      Text("Board").font(.title).foregroundStyle(tone(0.5, 0.1, 0.2))
      Text("Spent this month").foregroundStyle(token)
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: [token, token.opacity(0.4)], startPoint: .leading, endPoint: .trailing))
        .frame(height: 40)
      ForEach([1250, 3480, 2125], id: \.self) { pounds in
        HStack {
          Circle().fill(tone(0.2, 0.4, 0.7)).frame(width: 12)
          Text(money(pounds, 35)).foregroundStyle(tone(0.3, 0.3, 0.1))
        }
      }
      Chart {
        ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
          BarMark(
            x: .value("Day", day), y: .value("Sum", has(.chartData) && day == "Tue" ? 9 : day.count + 2)
          )
          .foregroundStyle(has(.chartColor) ? Color.orange : Color.purple)
        }
      }
      .frame(height: 160)
      Text("Limit").padding().background(tone(0.9, 0.8, 0.6)).border(tone(0.6, 0.2, 0.1), width: 2)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(has(.pageColor) ? Color(red: 0.9, green: 0.95, blue: 1) : Color.white)
  }

  private var sheet: some View {
    Text("Behind")
      .sheet(isPresented: .constant(true)) {
        Text("In front").presentationDetents(has(.sheetHeight) ? [.large] : [.medium])
      }
  }
}

extension ChangedLook {
  /// The page that shows it.
  var page: String {
    switch self {
    case .rowInsets, .sectionHeader, .listStyle, .pickerStyle, .toggleStyle, .hiddenRow, .footer,
      .listSpacing,
      .contentMargins, .swappedRows:
      "list"
    case .badge, .tabSelected, .tabOrder: "tabs"
    case .chartData, .chartColor, .paletteOfFive, .tokenInGradient, .numberFormat, .pageColor: "board"
    case .sheetHeight: "sheet"
    default: "profile"
    }
  }
}
