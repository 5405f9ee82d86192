import AppVariants
import SwiftUI

/// The whole apiary: its picture, the weather, the hives, and what is to be done.
struct YardScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var yard: SkepLook.Yard { look.yard }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: yard.gap) {
        YardHero()
        WeatherStrip()
        VStack(alignment: .leading, spacing: 10) {
          Headline(title: look.cells.header)
          HiveCells()
        }
        ChoresCard()
        buttons
      }
      .padding(.horizontal, yard.side)
      .padding(.bottom, 20)
    }
    .waxPage()
    .navigationTitle(yard.title)
    .navigationBarTitleDisplayMode(yard.titleIsLarge ? .large : .inline)
    .toolbar {
      if yard.scanIsShown {
        ToolbarItem(placement: .topBarTrailing) { Button("Scan", systemImage: yard.scan) {} }
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      if yard.startIsWaxen {
        start.buttonStyle(WaxButtonStyle(height: yard.startHeight))
      } else {
        start.buttonStyle(.bordered)
      }
      if yard.smokerIsShown {
        Button("Smoker", systemImage: "flame") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
      }
    }
  }

  private var start: some View {
    Button(yard.start) {}
      .disabled(yard.startIsDisabled)
      .shadow(color: .black.opacity(0.5), radius: yard.startShadow, y: yard.startShadow / 2)
  }
}

/// The picture of the apiary: a straw hive in front of hills.
private struct YardHero: View {
  @Environment(\.look) private var look

  private var hero: SkepLook.Hero { look.hero }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: hero.dawn), Color(hex: 0xBFD9E6)], startPoint: .bottom, endPoint: .top)
      sun.position(x: 70, y: 52)
      Hills(count: hero.hills, rise: hero.rise)
        .fill(Color(hex: hero.meadow))
        .accessibilityElement()
        .accessibilityLabel("Hills")
      StrawSkep(coils: hero.coils, belly: hero.belly)
        .fill(Color(hex: hero.straw))
        .frame(width: 84, height: 78)
        .accessibilityElement()
        .accessibilityLabel("Straw hive")
        .colorMultiply(hero.shade.color(or: .white))
        .scaleEffect(hero.skepScale)
        .rotationEffect(.degrees(hero.skepTurn))
        .offset(x: hero.skepShift, y: 6)
    }
    .frame(height: hero.height)
    .overlay(alignment: hero.wordsSide == .leading ? .bottomLeading : .bottomTrailing) {
      VStack(alignment: .leading, spacing: 1) {
        Text(hero.name).font(.title3).fontWeight(hero.nameWeight.weight)
        Text(hero.count)
          .font(.caption)
          .tracking(hero.countTracking)
          .textCase(hero.countIsUppercased ? .uppercase : nil)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.bottom, hero.ink)
    }
    .overlay(alignment: hero.flowIsLeading ? .topLeading : .topTrailing) {
      Text(hero.flow)
        .font(.footnote.weight(.semibold))
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(
          hero.flowIsMaterial ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(Color(hex: 0xE07A3F)),
          in: .capsule
        )
        .padding(12)
    }
    .clipShape(.rect(cornerRadius: 24, style: hero.isContinuous ? .continuous : .circular))
    .shadow(color: .black.opacity(0.5), radius: hero.shadow)
  }

  private var sun: some View {
    Circle()
      .fill(Color(hex: 0xFFF1B8))
      .frame(width: hero.sun, height: hero.sun)
      .accessibilityElement()
      .accessibilityLabel("Sun")
      .opacity(hero.sunOpacity)
      .blur(radius: hero.sunBlur)
      .blendMode(hero.sunIsMultiplied ? .multiply : .normal)
  }
}

/// The weather of the next hours.
private struct WeatherStrip: View {
  @Environment(\.look) private var look

  private var weather: SkepLook.Weather { look.weather }

  var body: some View {
    HStack {
      hour("Now", "sun.max.fill", "18°")
      if weather.rules { Divider() }
      hour("Noon", weather.noon, weather.noonDegrees)
      if weather.rules { Divider() }
      hour("Four", "wind", "21°")
      if weather.evening {
        if weather.rules { Divider() }
        hour("Seven", "moon.fill", "15°")
      }
    }
    .frame(height: 66)
    .waxCard(radius: weather.radius, inset: 10)
  }

  private func hour(_ name: String, _ symbol: String, _ degrees: String) -> some View {
    VStack(spacing: weather.gap) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Image(systemName: symbol)
        .font(.system(size: weather.icon))
        .foregroundStyle(.orange)
        .frame(height: 24)
        .accessibilityLabel("Weather at \(name)")
      Text(degrees)
        .font(.system(.footnote, design: weather.degreesAreDigits ? .monospaced : .default))
    }
    .frame(maxWidth: .infinity)
  }
}

/// The hives, as cells of a comb.
private struct HiveCells: View {
  @Environment(\.look) private var look

  private var cells: SkepLook.Cells { look.cells }

  private var hives: [(name: String, strength: String, color: Int)] {
    var hives = [
      (name: "1", strength: cells.strength, color: 0xE9B44C),
      (name: "2", strength: "calm", color: 0xE9B44C),
      (name: "3", strength: "weak", color: cells.weak),
      (name: "4", strength: "rich", color: 0xC98A1B),
      (name: "5", strength: "fair", color: 0xE9B44C),
      (name: "6", strength: "new", color: 0x8FA85B),
    ]
    if cells.hasNucleus { hives.append((name: "7", strength: "small", color: 0x8FA85B)) }
    if cells.isReordered { hives.swapAt(1, 2) }
    return hives
  }

  var body: some View {
    HoneycombLayout(perRow: 4, cell: cells.size, gap: cells.gap, shift: cells.shift) {
      ForEach(hives, id: \.name) { hive in
        VStack(spacing: 0) {
          Text(hive.name).font(.system(size: cells.numberSize, weight: .bold, design: .rounded))
          Text(hive.strength).font(.caption2)
        }
        .foregroundStyle(.black)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          Hexagon(isPointed: cells.isPointed).fill(Color(hex: hive.color).opacity(cells.veil))
        }
        .overlay {
          if hive.name == "4", cells.ring > 0 {
            Hexagon(isPointed: cells.isPointed).strokeBorder(.brown, lineWidth: cells.ring)
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// What is to be done.
private struct ChoresCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var chores: SkepLook.Chores { look.chores }

  private struct Chore: Identifiable {
    var name: String
    var due: String
    var tag: String
    var isDone = false

    var id: String { name }
  }

  private var list: [Chore] {
    var list = [
      Chore(name: "Clean the smoker", due: "today", tag: "Shed", isDone: true),
      Chore(name: chores.second, due: chores.due, tag: chores.tag),
    ]
    if chores.hasSugar { list.append(Chore(name: "Order sugar", due: "in June", tag: "Shop")) }
    if chores.hasPath { list.append(Chore(name: "Mow the path", due: "any day", tag: "Yard")) }
    if chores.isReordered { list.swapAt(0, 1) }
    return list
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(chores.header).font(.headline)
      VStack(alignment: .leading, spacing: chores.gap) {
        ForEach(list) { row($0) }
      }
    }
    .waxCard(inset: chores.inset)
  }

  private func row(_ chore: Chore) -> some View {
    HStack(spacing: 10) {
      Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(palette.honey)
        .accessibilityLabel(chore.isDone ? "Done" : "Open")
      if chores.tagIsFirst { tag(chore.tag) }
      VStack(alignment: .leading, spacing: 1) {
        Text(chore.name)
          .font(.subheadline)
          .fontWeight(chores.weight.weight)
          .strikethrough(chore.isDone && chores.doneIsStruck)
        if chores.dueIsShown {
          Text(chore.due).font(.caption).foregroundStyle(chores.dueColor.color(or: .secondary))
        }
      }
      Spacer(minLength: 0)
      if !chores.tagIsFirst { tag(chore.tag) }
    }
  }

  private func tag(_ tag: String) -> some View {
    Text(tag)
      .font(.caption)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background(.gray.opacity(0.18), in: .rect(cornerRadius: chores.tagRadius))
  }
}
