import AppVariants
import SwiftUI

/// The list of what to buy.
struct ShoppingScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// Something to buy.
  private struct Item: Identifiable {
    var name: String
    var note: String
    var amount: String
    var isBought = false
    var isOffer = false

    var id: String { name }
  }

  private var shopping: CookbookLook.Shopping { look.shopping }

  private var vegetables: [Item] {
    var items = [
      Item(name: shopping.peas, note: shopping.peasNote, amount: shopping.peasAmount),
      Item(name: "Leeks", note: "Thin ones", amount: "3", isBought: shopping.leeksAreBought),
      Item(name: "Fennel", note: "With its green", amount: "2", isBought: true),
    ]
    if shopping.hasGarlic { items.append(Item(name: "Garlic", note: "Fresh", amount: "1")) }
    if shopping.isReordered { items.swapAt(0, 1) }
    return items
  }

  private var dairy: [Item] {
    var items = [Item(name: "Parmesan", note: "Aged 24 months", amount: "120 g", isOffer: true)]
    if shopping.hasCream { items.append(Item(name: "Cream", note: "30 %", amount: "200 ml")) }
    if shopping.hasYogurt { items.append(Item(name: "Yogurt", note: "Plain", amount: "500 g")) }
    return items
  }

  var body: some View {
    List {
      Section {
        overview.listRowBackground(palette.plate)
      }
      if shopping.sectionsAreReordered {
        dairySection
        vegetableSection
      } else {
        vegetableSection
        dairySection
      }
      Section {
        TextField(shopping.prompt, text: .constant(""))
        Button("Read a receipt", systemImage: shopping.addIcon) {}
      }
    }
    .listSectionSpacing(shopping.sectionGap)
    .scrollContentBackground(.hidden)
    .background(palette.cream)
    .navigationTitle(shopping.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { if shopping.editIsShown { Button("Edit") {} } }
      ToolbarItem(placement: .topBarTrailing) { Button("Send", systemImage: shopping.share) {} }
    }
    .safeAreaInset(edge: .bottom) { TillBar() }
  }

  private var overview: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(shopping.subtitle).font(.headline)
      Gauge(value: shopping.bought, in: 0...shopping.all) {
        Text("Bought")
      } currentValueLabel: {
        Text("\(Int(shopping.bought)) of \(Int(shopping.all)) things")
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .tint(shopping.gaugeTint.color(or: palette.herb))
      .accessibilityLabel("Bought things")
    }
    .padding(shopping.cardPadding)
    .background(palette.herb.opacity(0.12), in: .rect(cornerRadius: shopping.cardRadius))
  }

  private var vegetableSection: some View {
    Section {
      ForEach(vegetables) { row($0) }
    } header: {
      Text(shopping.first).textCase(shopping.headerIsUppercased ? .uppercase : nil)
    }
  }

  private var dairySection: some View {
    Section {
      ForEach(dairy) { row($0) }
      Button("Butter from last week") {}.badge(shopping.badge)
    } header: {
      Text(shopping.second).textCase(nil)
    } footer: {
      Text(shopping.footer)
    }
  }

  private func row(_ item: Item) -> some View {
    HStack {
      Toggle(isOn: .constant(item.isBought)) {
        VStack(alignment: .leading, spacing: 1) {
          Text(item.name)
            .font(shopping.nameFont.font)
            .fontWeight(shopping.nameWeight.weight)
            .strikethrough(item.isBought && shopping.boughtIsStruck)
          Text(item.note).font(.caption).foregroundStyle(.secondary).lineLimit(shopping.noteLines)
        }
      }
      .toggleStyle(CheckStyle(size: shopping.check, gap: shopping.checkGap))
      Spacer(minLength: 8)
      if item.isOffer, shopping.offerIsShown {
        Tag(name: shopping.offer, color: Color(hex: shopping.offerColor), radius: shopping.offerRadius)
      }
      Text(item.amount)
        .font(shopping.amountsAreDigits ? .subheadline.monospaced() : .subheadline)
        .foregroundStyle(shopping.amountColor.color(or: .secondary))
    }
    .opacity(item.isBought ? shopping.boughtOpacity : 1)
    .listRowInsets(EdgeInsets(top: shopping.rowInset, leading: 16, bottom: shopping.rowInset, trailing: 16))
    .listRowBackground(shopping.rowIsTinted ? Color(hex: 0xCFE3D0) : palette.plate)
    .listRowSeparator(shopping.separators ? .automatic : .hidden)
  }
}

/// The sum at the bottom of the list.
private struct TillBar: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var till: CookbookLook.Till { look.till }

  var body: some View {
    HStack(spacing: 12) {
      if till.isSwapped {
        payButton
        Spacer()
        sum
      } else {
        sum
        Spacer()
        payButton
      }
    }
    .padding(till.padding)
    .background {
      Rectangle()
        .fill(till.isMaterial ? AnyShapeStyle(.bar) : AnyShapeStyle(Color(hex: 0xE8D9B5)))
        .shadow(color: .black.opacity(0.4), radius: till.shadow)
    }
  }

  private var sum: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(till.label).font(.caption).foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(till.sum, format: .currency(code: "GBP"))
          .font(
            .system(
              size: till.sumSize, weight: till.sumWeight.weight,
              design: till.sumIsDigits ? .monospaced : .default))
        if till.beforeIsShown {
          Text(till.before, format: .currency(code: "GBP"))
            .font(.footnote)
            .strikethrough(till.beforeIsStruck)
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  @ViewBuilder private var payButton: some View {
    let button = Button {
    } label: {
      Label(till.pay, systemImage: till.payIcon).frame(minHeight: till.payHeight == 0 ? nil : till.payHeight)
    }
    .controlSize(till.payIsLarge ? .large : .small)
    .disabled(till.payIsDisabled)
    if till.payIsProminent {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}
