import Foundation
import GalleyTree
import GalleyViews

/// The home screen: pages of icons above the dock, and the menu of an icon that is held.
///
/// The dock holds no apps, as those that it has on a new device are not there.
struct HomeView: View {
  /// The trait that distinguishes icons from other buttons until they become icons.
  static let iconTrait = ElementTraits.updatesFrequently

  /// The identifier of the pages of icons, as the system has it.
  static let pagesIdentifier = "Home screen icons"
  /// The identifier of an icon's menu until it becomes a list of the system's own.
  static let menuIdentifier = "menu"
  /// The identifier of the pages of an open folder until they have its name.
  static let folderIdentifier = "folder"

  let model: SpringboardModel

  private var grid: HomeGrid { model.grid }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if model.isHome {
        wallpaper
        if model.cards == nil {
          pages
          dock
          if let folder = model.openFolder { FolderView(folder: folder, model: model) }
          if let held = model.held { menu(of: held) }
        } else {
          AppSwitcherView(model: model)
        }
      }
    }
  }

  private var wallpaper: some View {
    LinearGradient(
      colors: [
        Color(light: 0x2F6CB5, dark: 0x0F2747), Color(light: 0x6FA8DC, dark: 0x1C3F66),
        Color(light: 0xF0B88A, dark: 0x4A3550),
      ], startPoint: .top, endPoint: .bottom)
  }

  private var pageNumbers: Range<Int> {
    0..<max(1, (model.items.count + grid.capacity - 1) / grid.capacity)
  }

  private var pages: some View {
    TabView(selection: Binding(get: { model.page }, set: { model.page = $0 })) {
      ForEach(pageNumbers, id: \.self) { number in
        page(number).tag(number)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: pageNumbers.count > 1 ? .always : .never))
    // The dots are white on the wallpaper.
    .environment(\.colorScheme, .dark)
    .frame(width: grid.size.width, height: grid.dock.minY)
    .accessibilityIdentifier(Self.pagesIdentifier)
  }

  /// The places of a row's icons among all of them.
  private func places(ofRow row: Int, page: Int) -> Range<Int> {
    let first = page * grid.capacity + row * grid.columns
    return min(first, model.items.count)..<min(first + grid.columns, model.items.count)
  }

  private func page(_ number: Int) -> some View {
    VStack(alignment: .leading, spacing: grid.rowPitch - grid.icon - HomeGrid.nameHeight) {
      ForEach(0..<grid.rows, id: \.self) { row in
        HStack(alignment: .top, spacing: grid.columnPitch - grid.icon) {
          ForEach(places(ofRow: row, page: number), id: \.self) { index in icon(at: index) }
        }
      }
    }
    .padding(.top, grid.top).padding(.leading, grid.leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private func icon(at index: Int) -> some View {
    switch model.items[index] {
    case .app(let icon): AppIconButton(icon: icon, frame: grid.frame(at: index), model: model)
    case .folder(let folder): button(of: folder)
    }
  }

  private func button(of folder: SpringboardModel.Folder) -> some View {
    Button {
      model.folderPage = 0
      model.openFolderID = folder.id
    } label: {
      IconLabel(name: folder.name, length: grid.icon) { FolderIconView(folder: folder, length: grid.icon) }
    }
    .buttonStyle(.plain).accessibilityAddTraits(Self.iconTrait)
    .accessibilityLabel(Text(verbatim: folder.label)).accessibilityValue(Text(verbatim: folder.content))
    .accessibilityIdentifier(folder.name)
  }

  private var dock: some View {
    RoundedRectangle(cornerRadius: grid.dock.minX > 0 ? 34 : 0).fill(Color.white.opacity(0.28))
      .frame(width: grid.dock.width, height: grid.dock.height)
      .accessibilityElement().accessibilityLabel("Dock").accessibilityIdentifier("Dock")
      .padding(.top, grid.dock.minY).padding(.leading, grid.dock.minX)
  }
}

/// The menu that a long press on an icon opens.
extension HomeView {
  private static let menuWidth: CGFloat = 250
  private static let rowHeight: CGFloat = 44

  /// The menu stands below the icon, or above it where there is no room; a tap beside it closes it.
  private func menu(of held: SpringboardModel.HeldIcon) -> some View {
    let (icon, frame) = (held.icon, held.frame)
    let isBelow = frame.maxY + 40 + Self.rowHeight < grid.dock.minY
    let left = min(frame.minX, grid.size.width - Self.menuWidth - 12)
    return ZStack(alignment: .topLeading) {
      Rectangle().fill(.ultraThinMaterial).onTapGesture { model.held = nil }
      AppIconView(icon: icon, length: grid.icon).padding(.top, frame.minY).padding(.leading, frame.minX)
      Button(role: .destructive) {
        model.remove(icon.id)
      } label: {
        HStack {
          Text("Remove App")
          Spacer()
          Image(systemName: "minus.circle").accessibilityHidden(true)
        }
        .font(.body).foregroundStyle(.red).padding(.horizontal, 16)
        .frame(width: Self.menuWidth, height: Self.rowHeight)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .contain).accessibilityIdentifier(Self.menuIdentifier)
      .padding(.top, isBelow ? frame.maxY + 12 : frame.minY - Self.rowHeight - 12).padding(.leading, left)
    }
  }
}

/// An app's icon with its name, which opens the app, and its menu after a long press.
struct AppIconButton: View {
  let icon: SpringboardModel.Icon
  /// The frame of the icon in points of the screen.
  let frame: CGRect
  let model: SpringboardModel

  var body: some View {
    Button {
      model.open(icon.id)
    } label: {
      IconLabel(name: icon.name, length: frame.width) {
        AppIconView(icon: icon, length: frame.width).overlay(alignment: .topTrailing) { badge }
      }
    }
    .buttonStyle(.plain).accessibilityAddTraits(HomeView.iconTrait)
    .accessibilityValue(Text(verbatim: icon.news), isEnabled: icon.badge > 0)
    .onLongPressGesture { model.held = .init(icon: icon, frame: frame) }
  }

  /// The number on the icon.
  @ViewBuilder private var badge: some View {
    if icon.badge > 0 {
      Text(verbatim: "\(icon.badge)").font(.system(size: 15)).foregroundStyle(.white)
        .padding(.horizontal, 7).frame(minWidth: 24, minHeight: 24).background(Color.red, in: Capsule())
        .fixedSize().offset(x: 9, y: -9).accessibilityHidden(true)
    }
  }
}

/// An icon with its name below.
struct IconLabel<Icon: View>: View {
  let name: String
  let length: CGFloat
  @ViewBuilder let icon: Icon

  var body: some View {
    VStack(spacing: 6) {
      icon
      Text(verbatim: name).font(.system(size: 12)).foregroundStyle(.white).lineLimit(1)
        .frame(width: length + 20, height: HomeGrid.nameHeight - 6)
    }
    .frame(width: length)
  }
}
