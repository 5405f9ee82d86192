import AppVariants
import SwiftUI

/// The crops in the ground and in the packet, to be searched.
struct CropsScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var crops: AllotmentLook.Crops { look.crops }

  var body: some View {
    List {
      Section {
        ForEach(growing) { CropRow(crop: $0) }
      } header: {
        Text(crops.header)
      }
      .headerProminence(crops.headerIsProminent ? .increased : .standard)
      Section {
        CropRow(
          crop: Crop(name: "Broad bean", latin: "Vicia faba", months: "Nov", color: 0x7C6A9C)
        )
        .badge(crops.packets)
        CropRow(
          crop: Crop(name: "Leek", latin: "Allium ampeloprasum", months: "Mar", color: 0x4E8D8B))
        CropRow(
          crop: Crop(
            name: "Old parsnip", latin: "Best before 2023", months: "Apr", color: 0x9C8B6A, isOld: true))
      } header: {
        Text(crops.secondHeader)
      } footer: {
        Text(crops.footer)
      }
    }
    .listSectionSpacing(crops.sectionGap)
    .scrollContentBackground(.hidden)
    .background(palette.linen)
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: crops.prompt
    )
    .navigationTitle(crops.title)
    .navigationBarTitleDisplayMode(crops.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Picker("Show", selection: .constant(crops.filter)) {
          Text("All").tag(0)
          Text("Roots").tag(1)
          Text("Leaves").tag(2)
        }
        .pickerStyle(.menu)
      }
      ToolbarItem(placement: .topBarTrailing) {
        if crops.plusIsShown { Button("Add", systemImage: crops.plusIcon) {} }
      }
    }
  }

  private var growing: [Crop] {
    var all = [
      Crop(name: crops.name, latin: crops.note, months: crops.months, color: crops.beanColor, isLoved: true),
      Crop(name: "Potato", latin: "Solanum tuberosum", months: "Mar – Apr", color: 0xC9974B),
    ]
    if crops.hasGarlic {
      all.append(Crop(name: "Garlic", latin: "Allium sativum", months: "Oct", color: 0x8E7CC3))
    }
    if crops.hasChard {
      all.append(Crop(name: "Chard", latin: "Beta vulgaris", months: "Apr – Jul", color: 0xB83B5E))
    }
    if crops.isReordered { all.swapAt(0, 1) }
    return all
  }
}

/// A crop of the list.
private struct Crop: Identifiable {
  var name: String
  var latin: String
  var months: String
  var color: Int
  var isLoved = false
  var isOld = false

  var id: String { name }
}

/// A crop with its letter, its names and when to sow it.
private struct CropRow: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var crop: Crop

  private var crops: AllotmentLook.Crops { look.crops }

  var body: some View {
    HStack(spacing: crops.rowGap) {
      Text(String(crop.name.prefix(1)))
        .font(.system(size: crops.avatar * 0.45, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: crops.avatar, height: crops.avatar)
        .background(
          Color(hex: crop.color),
          in: crops.avatarIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8))
        )
      VStack(alignment: .leading, spacing: 2) {
        Text(crop.name)
          .font(crops.nameFont.font)
          .fontWeight(crops.nameWeight.weight)
          .strikethrough(crop.isOld && crops.oldIsStruck)
        Text(crop.latin)
          .font(crops.latinFont.font)
          .italic(crops.latinIsItalic)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 8)
      if crop.isLoved {
        Image(systemName: crops.heartIcon)
          .foregroundStyle(Color(hex: crops.heartColor))
          .accessibilityLabel("Loved")
      }
      if crops.monthsAreShown {
        Chip(name: crop.months, color: palette.soil, radius: crops.monthsRadius).fixedSize()
      }
    }
    .listRowInsets(EdgeInsets(top: crops.rowInset, leading: 16, bottom: crops.rowInset, trailing: 16))
    .listRowSeparator(crops.separators ? .visible : .hidden)
    .listRowBackground(crops.paperIsTinted ? palette.leaf.opacity(0.18) : palette.paper)
    .alignmentGuide(.listRowSeparatorLeading) { _ in crops.avatar + crops.rowGap }
    .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) {} }
  }
}
