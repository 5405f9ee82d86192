import AppVariants
import SwiftUI

/// What was eaten and drunk.
struct FoodScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          calories
          water
          Text(look.food.capTitle).font(.title3.bold())
          meals
          add
        }
        .padding(16)
      }
      .background(look.ground)
      .navigationTitle(look.food.title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var calories: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .lastTextBaseline) {
        Text(look.food.eaten).font(look.food.eatenFont.font).bold()
        Text("of 2,000 cal").font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        Text(look.food.left).font(.subheadline.weight(.semibold)).foregroundStyle(look.lime)
      }
      HStack(spacing: look.food.macroGap) {
        if look.food.macrosAreSwapped {
          Macro(name: "Carbs", share: look.food.carbs)
          Macro(name: "Protein", share: look.food.protein)
        } else {
          Macro(name: "Protein", share: look.food.protein)
          Macro(name: "Carbs", share: look.food.carbs)
        }
        Macro(name: "Fat", share: look.food.fat)
      }
    }
    .card()
  }

  private var water: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(look.food.water).font(.headline).textCase(look.food.waterCase ? .uppercase : nil)
        Spacer()
        if look.food.bottleIsShown {
          Image(systemName: "cup.and.saucer").foregroundStyle(.secondary).accessibilityLabel("Cup")
        }
      }
      HStack(spacing: look.food.glassGap) {
        ForEach(1..<9, id: \.self) { glass in
          Image(systemName: glass <= look.food.glasses ? "drop.fill" : "drop")
            .font(.system(size: look.food.glassSize))
            .foregroundStyle(Color(hex: look.food.glassColor))
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Glasses")
      .accessibilityValue("\(look.food.glasses) of 8")
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      look.food.cardMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(look.tile),
      in: RoundedRectangle(cornerRadius: look.cardRadius, style: .continuous))
  }

  private var meals: some View {
    VStack(spacing: 0) {
      let all = shownMeals
      ForEach(all) { meal in
        MealRow(meal: meal)
        if meal.id != all.last?.id { Divider().padding(.leading, 60) }
      }
    }
    .card(padding: 8)
  }

  private var shownMeals: [Meal] {
    var meals = [
      Meal(
        id: "breakfast", when: "Breakfast", what: look.food.breakfast, calories: "380", icon: "cup.and.saucer"
      ),
      Meal(
        id: "lunch", when: "Lunch", what: look.food.lunch, calories: look.food.lunchCalories,
        icon: look.food.mealIcon),
    ]
    if look.food.hasSnack {
      meals.append(Meal(id: "snack", when: "Snack", what: "Walnuts", calories: "190", icon: "leaf"))
    }
    if look.food.hasDinner {
      meals.append(Meal(id: "dinner", when: "Dinner", what: "Baked trout", calories: "610", icon: "fish"))
    }
    if look.food.isReordered { meals.swapAt(0, 1) }
    return meals
  }

  private var add: some View {
    Button {
    } label: {
      Label(look.food.add, systemImage: "plus")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .overlay {
          RoundedRectangle(cornerRadius: look.food.addRadius)
            .strokeBorder(
              look.move, style: StrokeStyle(lineWidth: 1.5, dash: look.food.addIsDashed ? [6, 4] : []))
        }
    }
  }
}

/// One of the three things that food is made of.
private struct Macro: View {
  @Environment(\.look) private var look
  let name: String
  let share: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.footnote)
      Capsule()
        .fill(.gray.opacity(0.2))
        .frame(height: look.food.barHeight)
        .overlay(alignment: .leading) {
          GeometryReader { space in
            Capsule().fill(Color(hex: look.food.barColor)).frame(width: space.size.width * share)
          }
        }
    }
  }
}

private struct Meal: Identifiable {
  let id: String
  let when: String
  let what: String
  let calories: String
  let icon: String
}

/// A meal with what it was.
private struct MealRow: View {
  @Environment(\.look) private var look
  let meal: Meal

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: meal.icon)
        .foregroundStyle(.black.opacity(0.6))
        .frame(width: look.food.photoSize, height: look.food.photoSize)
        .background(Color(hex: look.food.photo))
        .clipShape(
          look.food.photoIsRound
            ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: look.food.photoRadius))
        )
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(meal.when).font(.caption).foregroundStyle(.secondary)
        Text(meal.what).font(.subheadline)
      }
      Spacer()
      Text(meal.calories).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
    }
    .padding(8)
    .accessibilityElement(children: .combine)
  }
}
