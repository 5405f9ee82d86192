import Foundation
import GalleyViews

/// The icon of a folder: a rounded square with the icons of its first nine apps.
struct FolderIconView: View {
  let folder: SpringboardModel.Folder
  let length: CGFloat

  /// The number of small icons in a row.
  private static let columns = 3
  /// The length of a small icon, in parts of the folder's.
  private static let part: CGFloat = 0.22

  var body: some View {
    let small = length * Self.part
    let gap = length * 0.07
    VStack(alignment: .leading, spacing: gap) {
      ForEach(0..<Self.columns, id: \.self) { row in
        HStack(spacing: gap) {
          ForEach(icons(ofRow: row)) { AppIconView(icon: $0, length: small) }
        }
        .frame(height: small)
      }
    }
    .frame(width: 3 * small + 2 * gap, alignment: .leading)
    .frame(width: length, height: length)
    .background(
      Color.white.opacity(0.3),
      in: RoundedRectangle(cornerRadius: length * AppIconView.cornerRatio, style: .continuous)
    )
    .accessibilityHidden(true)
  }

  private func icons(ofRow row: Int) -> [SpringboardModel.Icon] {
    Array(folder.icons.dropFirst(row * Self.columns).prefix(Self.columns))
  }
}

/// An open folder: its name above a panel with pages of nine icons; a tap beside the panel closes it.
struct FolderView: View {
  let folder: SpringboardModel.Folder
  let model: SpringboardModel

  /// The number of columns, and of rows, on a page.
  private static let columns = 3
  /// The number of icons on a page.
  static let pageCapacity = columns * columns

  private var grid: HomeGrid { model.grid }

  /// The place of the panel.
  private var panel: CGRect {
    let least = CGFloat(Self.columns) * (grid.icon + HomeGrid.nameHeight + 4)
    let length = max(least, min(grid.size.width - 64, grid.size.height - 130, grid.icon * 5.2))
    let rest = grid.size.height - length - dotsHeight
    return CGRect(
      x: (grid.size.width - length) / 2, y: min(rest / 2 + 20, rest - 4), width: length,
      height: length + dotsHeight)
  }

  /// The height of the dots below the icons, of a folder with several pages.
  private var dotsHeight: CGFloat { pageNumbers.count > 1 ? 26 : 0 }

  private var pageNumbers: Range<Int> {
    0..<max(1, (folder.icons.count + Self.pageCapacity - 1) / Self.pageCapacity)
  }

  /// The frame of an icon on its page, from left to right.
  private func frame(at index: Int) -> CGRect {
    let panel = panel
    let pitch = panel.width / CGFloat(Self.columns)
    let place = index % Self.pageCapacity
    return CGRect(
      x: panel.minX + CGFloat(place % Self.columns) * pitch + (pitch - grid.icon) / 2,
      y: panel.minY + CGFloat(place / Self.columns) * pitch
        + (pitch - grid.icon - HomeGrid.nameHeight) / 2,
      width: grid.icon, height: grid.icon)
  }

  var body: some View {
    let panel = panel
    return ZStack(alignment: .topLeading) {
      Rectangle().fill(.ultraThinMaterial).onTapGesture { model.openFolderID = nil }
      Text(verbatim: folder.name).font(.system(size: 34)).foregroundStyle(.white).lineLimit(1)
        .frame(width: panel.width).padding(.top, max(0, panel.minY - 56)).padding(.leading, panel.minX)
      pages(in: panel)
        .background(Color.white.opacity(0.3), in: RoundedRectangle(cornerRadius: 38, style: .continuous))
        .padding(.top, panel.minY).padding(.leading, panel.minX)
    }
  }

  private func pages(in panel: CGRect) -> some View {
    TabView(selection: Binding(get: { model.folderPage }, set: { model.folderPage = $0 })) {
      ForEach(pageNumbers, id: \.self) { number in page(number).tag(number) }
    }
    .tabViewStyle(.page(indexDisplayMode: pageNumbers.count > 1 ? .always : .never))
    .environment(\.colorScheme, .dark)
    .frame(width: panel.width, height: panel.height)
    .accessibilityIdentifier(HomeView.folderIdentifier)
  }

  private func page(_ number: Int) -> some View {
    let pitch = panel.width / CGFloat(Self.columns)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<Self.columns, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(places(ofRow: row, page: number), id: \.self) { index in
            AppIconButton(icon: folder.icons[index], frame: frame(at: index), model: model)
              .frame(width: pitch, height: pitch)
          }
        }
        .frame(height: pitch)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func places(ofRow row: Int, page: Int) -> Range<Int> {
    let first = page * Self.pageCapacity + row * Self.columns
    let count = folder.icons.count
    return min(first, count)..<min(first + Self.columns, count)
  }
}
