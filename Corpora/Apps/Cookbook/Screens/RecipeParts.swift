import AppVariants
import SwiftUI

/// The parts of a recipe.
struct PartsPanel: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// Something that goes into the pot.
  private struct Ingredient: Identifiable {
    var name: String
    var amount: String
    var isTaken = false

    var id: String { name }
  }

  private var parts: CookbookLook.Parts { look.parts }

  private var ingredients: [Ingredient] {
    var rows = [
      Ingredient(name: parts.first, amount: parts.firstAmount, isTaken: parts.riceIsTaken),
      Ingredient(name: "Young peas", amount: "150 g"),
      Ingredient(name: "Vegetable stock", amount: "1.1 l", isTaken: true),
    ]
    if parts.hasLemon { rows.append(Ingredient(name: "Lemon", amount: "1")) }
    if parts.hasWine { rows.append(Ingredient(name: "White wine", amount: "80 ml")) }
    if parts.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Picker("View", selection: .constant(parts.tab)) {
        Text("Parts").tag(0)
        Text(parts.tabName).tag(1)
        Text("Notes").tag(2)
      }
      .pickerStyle(.segmented)
      Stepper("For \(parts.plates) plates", value: .constant(parts.plates), in: 1...12)
      VStack(spacing: parts.gap) {
        ForEach(ingredients) { ingredient in
          row(ingredient)
          if parts.dividers, ingredient.id != ingredients.last?.id { Divider() }
        }
      }
      .panel(parts.padding, radius: parts.radius)
      DisclosureGroup("Swaps", isExpanded: .constant(parts.swapIsOpen)) {
        Text(parts.swap).font(parts.swapFont.font).frame(maxWidth: .infinity, alignment: .leading)
      }
      facts
      if parts.noteIsShown {
        Text(parts.note).font(.footnote).underline(parts.noteIsUnderlined).foregroundStyle(.secondary)
      }
    }
  }

  private func row(_ ingredient: Ingredient) -> some View {
    HStack {
      if parts.columnsAreSwapped {
        amount(ingredient)
        Spacer()
        check(ingredient)
      } else {
        check(ingredient)
        Spacer()
        amount(ingredient)
      }
    }
  }

  private func check(_ ingredient: Ingredient) -> some View {
    Toggle(isOn: .constant(ingredient.isTaken)) {
      Text(ingredient.name).strikethrough(ingredient.isTaken && parts.takenIsStruck)
    }
    .toggleStyle(CheckStyle(size: parts.check, gap: parts.checkGap))
  }

  private func amount(_ ingredient: Ingredient) -> some View {
    Text(ingredient.amount)
      .font(parts.amountsAreDigits ? .body.monospaced() : .body)
      .fontWeight(parts.amountIsBold ? .bold : .regular)
      .foregroundStyle(.secondary)
  }

  private var facts: some View {
    VStack(spacing: 8) {
      LabeledContent(parts.energy, value: "412 kcal")
      LabeledContent("Cost a plate") { Text(parts.cost, format: .currency(code: "GBP")) }
    }
    .font(.subheadline)
    .padding(8)
    .overlay {
      RoundedRectangle(cornerRadius: 10)
        .strokeBorder(
          parts.borderColor.color(or: .secondary),
          style: StrokeStyle(lineWidth: parts.border, dash: parts.borderIsDashed ? [6, 4] : []))
    }
  }
}

/// The buttons for a recipe, at the bottom.
struct RecipeBar: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var parts: CookbookLook.Parts { look.parts }

  var body: some View {
    HStack(spacing: 12) {
      if parts.planIsShown {
        if parts.planIsPlain { plan.buttonStyle(.plain) } else { plan.buttonStyle(.bordered) }
      }
      Button {
      } label: {
        Label(parts.cook, systemImage: parts.cookIcon).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(parts.cookTint.color(or: palette.herb))
      .disabled(parts.cookIsDisabled)
    }
    .controlSize(parts.cookIsLarge ? .large : .regular)
    .padding(parts.barPadding)
    .background(parts.barIsMaterial ? AnyShapeStyle(.bar) : AnyShapeStyle(palette.cream))
  }

  private var plan: some View { Button(parts.plan) {} }
}
