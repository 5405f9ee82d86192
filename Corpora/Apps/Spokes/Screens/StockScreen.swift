import AppVariants
import SwiftUI

/// The parts on the shelves.
struct StockScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  /// A part on a shelf.
  private struct Item: Identifiable {
    var name: String
    var note: String
    var symbol: String
    var color: Int
    var price: String
    var count = 0

    var id: String { name }
  }

  private var stock: SpokesLook.Stock { look.stock }

  private var drivetrain: [Item] {
    var items = [
      Item(
        name: "Chain 11-speed", note: stock.note, symbol: "link", color: 0x4F6D7A, price: stock.price,
        count: stock.chains),
      Item(
        name: "Cassette 11-32", note: "Shelf 3, right", symbol: "gearshape.fill", color: 0x7A5C4F,
        price: "41.50"),
    ]
    if stock.hasPedals {
      items.append(
        Item(
          name: "Flat pedals", note: "Drawer 9", symbol: "square.grid.2x2.fill", color: 0x5E7A4F,
          price: "18.00"))
    }
    if stock.hasBelt {
      items.append(
        Item(
          name: "Belt 118 teeth", note: "On order", symbol: "circle.dotted", color: 0x6B4F7A, price: "69.00"))
    }
    if stock.isReordered { items.swapAt(0, 1) }
    return items
  }

  var body: some View {
    List {
      Section {
        ForEach(drivetrain) { row($0) }
      } header: {
        Text(stock.first).textCase(nil)
      } footer: {
        Text(stock.footer)
      }
      Section("Tyres") {
        row(
          Item(
            name: "Slick 28", note: "Rack by the door", symbol: "circle.circle", color: 0x3D3D3D,
            price: "32.00"))
        row(
          Item(
            name: "Winter 26", note: "Cellar, behind the pump", symbol: "snowflake", color: 0x5A7FA8,
            price: "44.00"))
      }
      Section {
        Toggle("Order by itself", isOn: .constant(stock.ordersAlone))
        VStack(alignment: .leading, spacing: 6) {
          Text("Shelf space").font(.subheadline)
          ProgressView(value: stock.space)
            .tint(stock.spaceTint.color(or: paint.moss))
            .accessibilityLabel("Space in use")
        }
      }
      .listRowBackground(paint.canvas)
    }
    .listSectionSpacing(stock.sectionGap)
    .environment(\.defaultMinListRowHeight, stock.rowHeight)
    .contentMargins(.top, stock.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .background(paint.chalk)
    .navigationTitle("Stock")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Add part", systemImage: stock.add) {} }
    }
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: Text(stock.prompt))
  }

  private func row(_ item: Item) -> some View {
    HStack {
      Label {
        VStack(alignment: .leading, spacing: 1) {
          Text(item.name).font(stock.nameFont.font)
          Text(item.note).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      } icon: {
        Image(systemName: item.symbol).accessibilityLabel("Mark of \(item.name)")
      }
      .labelStyle(TileLabelStyle(color: Color(hex: item.color), size: stock.mark, isRound: stock.markIsRound))
      Spacer(minLength: 8)
      Text(item.price)
        .font(.system(.subheadline, design: stock.priceIsDigits ? .monospaced : .default))
        .foregroundStyle(.secondary)
    }
    .badge(item.count)
    .listRowInsets(EdgeInsets(top: stock.rowInset, leading: 16, bottom: stock.rowInset, trailing: 16))
    .listRowBackground(stock.rowColor.color(or: paint.canvas))
    .alignmentGuide(.listRowSeparatorLeading) { _ in stock.mark + 12 }
    .listRowSeparator(stock.separators ? .automatic : .hidden)
    .swipeActions { Button("Order", systemImage: "cart.fill") {} }
  }
}
