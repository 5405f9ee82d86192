import AppVariants
import SwiftUI

/// The tools and sacks of the club.
struct ShedScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var shed: AllotmentLook.Shed { look.shed }

  var body: some View {
    List {
      Section {
        DisclosureGroup(shed.tools, isExpanded: .constant(shed.toolsAreExpanded)) {
          ForEach(tools, id: \.name) { tool in ToolRow(name: tool.name, icon: tool.icon, keeper: tool.keeper)
          }
        }
        LabeledContent("Lock of the door") {
          Text(shed.lock).font(shed.lockIsDigits ? .body.monospaced() : .body)
        }
      } header: {
        Text(shed.header)
      }
      Section("Compost") { sacks }
      Section {
        Text(shed.note)
          .font(shed.noteFont.font)
          .fontWeight(shed.noteWeight.weight)
          .foregroundStyle(.secondary)
      }
      .listRowBackground(Color.clear)
    }
    .environment(\.defaultMinListRowHeight, shed.rowHeight)
    .contentMargins(.top, shed.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .background(shed.background.color(or: palette.linen))
    .navigationTitle(shed.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var tools: [(name: String, icon: String, keeper: String)] {
    var tools = [
      (name: shed.spade, icon: shed.spadeIcon, keeper: shed.keeper),
      (name: "Shears", icon: "scissors", keeper: "Tomasz"),
    ]
    if shed.hasBarrow { tools.append((name: "Barrow", icon: "cart.fill", keeper: "Priya")) }
    if shed.hasHose { tools.append((name: "Hose", icon: "drop.fill", keeper: "Imogen")) }
    if shed.isReordered { tools.swapAt(0, 1) }
    return tools
  }

  @ViewBuilder private var sacks: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("In store")
        Spacer()
        Chip(name: shed.warning, color: .orange)
      }
      ProgressView(value: shed.stock)
        .tint(shed.stockTint.color(or: palette.leaf))
        .accessibilityLabel("Stock")
    }
    HStack {
      Text("A sack")
      Spacer()
      if shed.oldIsShown {
        Text(9.5, format: .currency(code: "GBP"))
          .strikethrough(shed.priceIsStruck)
          .foregroundStyle(.secondary)
      }
      Text(shed.price, format: .currency(code: "GBP")).bold()
    }
    Stepper("\(shed.sacks) sacks", value: .constant(shed.sacks), in: 1...20)
    Picker("Size", selection: .constant(shed.unit)) {
      Text("40 litres").tag(0)
      Text("60 litres").tag(1)
    }
    Toggle("To the gate", isOn: .constant(shed.delivery))
    HStack {
      Gauge(value: shed.gauge) { Text("Budget") }
        .gaugeStyle(.accessoryCircularCapacity)
        .accessibilityLabel("Budget")
      Spacer()
      order
    }
  }

  @ViewBuilder private var order: some View {
    let button = Button {
    } label: {
      Text(shed.order).frame(minHeight: shed.orderHeight == 0 ? nil : shed.orderHeight)
    }
    .controlSize(shed.orderIsSmall ? .small : .regular)
    if shed.orderIsProminent {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

/// A tool, and who has it.
private struct ToolRow: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var name: String
  var icon: String
  var keeper: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: look.shed.iconBox, height: look.shed.iconBox)
        .background(
          palette.soil, in: look.shed.iconIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 7)))
      Text(name)
      Spacer()
      Text(keeper).foregroundStyle(.secondary)
    }
  }
}
