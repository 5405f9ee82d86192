import AppVariants
import SwiftUI

/// One recipe: how it looks, how long it takes, and what is in it.
struct RecipeScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        TableCloth()
        VStack(alignment: .leading, spacing: 14) {
          heading
          RecipeStats()
          Text(look.recipe.about)
            .font(look.recipe.aboutFont.font)
            .lineLimit(look.recipe.aboutLines == 0 ? nil : look.recipe.aboutLines)
            .lineSpacing(look.recipe.aboutSpacing)
            .multilineTextAlignment(look.recipe.aboutSide.text)
            .frame(maxWidth: .infinity, alignment: look.recipe.aboutSide.frame)
          PartsPanel()
        }
        .padding(.horizontal, 16)
      }
      .padding(.bottom, 20)
    }
    .background(palette.cream)
    .navigationTitle(look.recipe.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        if look.recipe.starIsShown { Button("Favourite", systemImage: look.recipe.star) {} }
        Button("Share", systemImage: look.recipe.share) {}
      }
    }
    .safeAreaInset(edge: .bottom) { RecipeBar() }
  }

  private var heading: some View {
    VStack(alignment: look.recipe.nameSide.horizontal, spacing: 8) {
      Text(look.recipe.name)
        .font(
          .system(
            size: look.recipe.nameSize, weight: .bold, design: look.recipe.nameIsSerif ? .serif : .default)
        )
        .multilineTextAlignment(look.recipe.nameSide.text)
      HStack(spacing: 10) {
        Cooks()
        Text(look.recipe.author).font(.subheadline).italic(look.recipe.authorIsItalic)
        Spacer()
        Rating(stars: look.recipe.rating, size: look.recipe.ratingSize)
      }
    }
    .frame(maxWidth: .infinity, alignment: look.recipe.nameSide.frame)
  }
}

/// A plate on a table cloth, drawn.
private struct TableCloth: View {
  @Environment(\.look) private var look

  private var recipe: CookbookLook.Recipe { look.recipe }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: recipe.cloth)))
      for stripe in 0..<recipe.stripes {
        let x = (CGFloat(stripe) + 0.5) / CGFloat(recipe.stripes) * size.width
        let band = CGRect(x: x - recipe.stripeWidth / 2, y: 0, width: recipe.stripeWidth, height: size.height)
        context.fill(Path(band), with: .color(Color(hex: recipe.stripeColor).opacity(0.6)))
      }
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      func ring(_ reach: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: middle.x - reach, y: middle.y - reach, width: reach * 2, height: reach * 2))
      }
      context.fill(ring(recipe.plateReach), with: .color(.white))
      context.stroke(
        ring(recipe.plateReach - 8), with: .color(Color(hex: 0x7D8CA3)), lineWidth: recipe.plateLine)
      context.fill(ring(recipe.plateReach * 0.62), with: .color(Color(hex: 0xF4B942)))
      for pea in 0..<recipe.peas {
        let angle = CGFloat(pea) * 2.4
        let reach = recipe.plateReach * 0.5 * (CGFloat(pea) / CGFloat(recipe.peas)).squareRoot()
        let spot = CGRect(
          x: middle.x + cos(angle) * reach - 4, y: middle.y + sin(angle) * reach - 4, width: 8, height: 8)
        context.fill(Path(ellipseIn: spot), with: .color(Color(hex: recipe.peaColor)))
      }
      if recipe.steam {
        for line in -1...1 {
          var path = Path()
          let x = middle.x + CGFloat(line) * 90
          path.move(to: CGPoint(x: x, y: middle.y + 20))
          path.addCurve(
            to: CGPoint(x: x, y: middle.y - 40), control1: CGPoint(x: x + 14, y: middle.y),
            control2: CGPoint(x: x - 14, y: middle.y - 20))
          context.stroke(
            path, with: .color(.gray.opacity(0.6)), style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
      }
    }
    .frame(height: recipe.hero)
    .clipShape(
      recipe.heroIsClipped ? AnyShape(Wave(swing: recipe.wave, count: recipe.waves)) : AnyShape(.rect)
    )
    .accessibilityElement()
    .accessibilityLabel("Plate on a table cloth")
  }
}

/// The people who have cooked it; their faces overlap.
private struct Cooks: View {
  @Environment(\.look) private var look

  private let people = [("TC", 0x2A6F97), ("NK", 0x7A5C99), ("JB", 0xA44A3F)]

  var body: some View {
    HStack(spacing: look.recipe.facesLap) {
      ForEach(people.indices, id: \.self) { index in
        Text(people[index].0)
          .font(.system(size: look.recipe.faces * 0.38, weight: .bold))
          .foregroundStyle(.white)
          .frame(width: look.recipe.faces, height: look.recipe.faces)
          .background(Color(hex: people[index].1), in: .circle)
          .overlay { Circle().stroke(.white, lineWidth: 1.5) }
          .zIndex(look.recipe.facesAreReversed ? Double(-index) : 0)
      }
    }
  }
}

/// The figures of a recipe.
private struct RecipeStats: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var recipe: CookbookLook.Recipe { look.recipe }

  var body: some View {
    HStack(spacing: 0) {
      if recipe.statsAreSwapped {
        stat("Easy", "Level")
        line
        stat(recipe.time, recipe.timeName)
      } else {
        stat(recipe.time, recipe.timeName)
        line
        stat("Easy", "Level")
      }
      line
      stat("412 kcal", "Energy")
    }
    .padding(.vertical, recipe.statPadding)
    .background(palette.plate, in: .rect(cornerRadius: recipe.statRadius))
  }

  @ViewBuilder private var line: some View {
    if recipe.statDividers { Divider().frame(height: 30) }
  }

  private func stat(_ value: String, _ name: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(recipe.statFont.font.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
