import Foundation
import GalleyTree
import GalleyViews

/// The menu bar of a Mac, and the menu that is open.
///
/// - Reference: [The menu bar](https://developer.apple.com/design/human-interface-guidelines/the-menu-bar) in Apple's guidelines.
struct MacMenuBarView: View {
  let model: MacModel

  /// The time of the device's start, which stands still here as in the status bar of a telephone.
  private static let time = "Tue Jan 9  9:41 AM"

  var body: some View {
    ZStack(alignment: .topLeading) {
      if model.openMenu != nil {
        // A click beside the menu closes it.
        Color.clear.contentShape(Rectangle()).onTapGesture { model.openMenu = nil }
          .accessibilityHidden(true)
      }
      bar
      if let open = model.openMenu, model.menus.indices.contains(open) {
        // As far from the edge as its name in the bar.
        HStack(spacing: 0) {
          mark.hidden()
          ForEach(0..<open, id: \.self) { name(at: $0).hidden() }
          MacMenuPanel(menu: model.menus[open]) { item in
            model.openMenu = nil
            model.choose(open, item)
          }
        }
        .padding(.top, MacModel.menuBarHeight)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var mark: some View {
    Image(systemName: "applelogo").font(.system(size: 14)).frame(width: 44).accessibilityHidden(true)
  }

  private var bar: some View {
    HStack(spacing: 0) {
      mark
      ForEach(model.menus.indices, id: \.self) { index in
        Button {
          model.openMenu = model.openMenu == index ? nil : index
        } label: {
          name(at: index)
            .background(
              model.openMenu == index ? Color.primary.opacity(0.15) : .clear,
              in: RoundedRectangle(cornerRadius: 4))
        }
        .buttonStyle(.plain)
        .elementType(.menuBarItem, title: model.menus[index].title)
      }
      Spacer()
      Text(verbatim: Self.time).font(.system(size: 13)).padding(.trailing, 14).accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity)
    .frame(height: MacModel.menuBarHeight)
    .background(.regularMaterial)
    .contentShape(Rectangle()).onTapGesture { model.openMenu = nil }
    .accessibilityElement(children: .contain)
    .elementType(.menuBar)
  }

  private func name(at index: Int) -> some View {
    Text(verbatim: model.menus[index].title)
      .font(.system(size: 13, weight: index == 0 ? .bold : .regular))
      .padding(.horizontal, 10).frame(height: MacModel.menuBarHeight)
  }
}

/// The entries of an open menu.
private struct MacMenuPanel: View {
  let menu: MacMenu
  let choose: (Int) -> Void

  /// The width for the longest entry with its keys, at as much as a letter of the menu's font takes at the most usually.
  private var width: CGFloat {
    let longest = menu.items.map { $0.title.count + ($0.shortcut?.signs.count ?? 0) }.max() ?? 0
    return max(200, 96 + 8 * CGFloat(longest))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(menu.items.indices, id: \.self) { index in
        let item = menu.items[index]
        Button {
          choose(index)
        } label: {
          if item.kind == .divider {
            Divider().padding(.horizontal, 10).frame(maxWidth: .infinity).frame(height: 11)
          } else {
            entry(item)
          }
        }
        .buttonStyle(.plain).disabled(!item.isEnabled)
        .elementType(.menuItem, identifier: item.identifier, title: item.title)
      }
    }
    .padding(.vertical, 5)
    .frame(width: width)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 6))
    .background {
      RoundedRectangle(cornerRadius: 6).fill(Color.black.opacity(0.25)).blur(radius: 10).offset(y: 6)
    }
    .accessibilityElement(children: .contain)
    .elementType(.menu, title: menu.title)
  }

  private func entry(_ item: MacMenu.Item) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "checkmark").font(.system(size: 11, weight: .bold))
        .opacity(item.kind == .toggle(isOn: true) ? 1 : 0).accessibilityHidden(true)
      Text(verbatim: item.title)
      Spacer(minLength: 28)
      if let shortcut = item.shortcut {
        Text(verbatim: shortcut.signs).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .font(.system(size: 13)).padding(.horizontal, 10).frame(maxWidth: .infinity).frame(height: 22)
    .foregroundStyle(item.isEnabled ? Color.primary : Color.secondary.opacity(0.6))
    .contentShape(Rectangle())
  }
}
