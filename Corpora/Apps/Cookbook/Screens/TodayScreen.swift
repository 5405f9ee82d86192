import AppVariants
import SwiftUI

/// The evening: the recipe, ideas, what was eaten and what is left.
struct TodayScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.hello.gap) {
        HelloRow()
        FeatureCard()
        IdeaRow()
        MacroPanel()
        RestPanel()
      }
      .padding(.leading, look.hello.leading)
      .padding(.trailing, look.hello.trailing)
      .padding(.bottom, 24)
    }
    .background(palette.cream)
    .navigationTitle(look.hello.title)
    .navigationBarTitleDisplayMode(look.hello.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if look.hello.bellIsShown { Button("Notices", systemImage: look.hello.bell) {} }
      }
    }
  }
}

/// The cook and the time of day.
private struct HelloRow: View {
  @Environment(\.look) private var look

  private var hello: CookbookLook.Hello { look.hello }

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(hello.date)
          .font(.caption)
          .tracking(hello.dateTracking)
          .textCase(hello.dateIsUppercased ? .uppercase : nil)
          .foregroundStyle(.secondary)
        Text(hello.greeting).font(hello.greetingFont.font).fontWeight(hello.greetingWeight.weight)
      }
      Spacer()
      Text("NK")
        .font(.subheadline.bold())
        .foregroundStyle(.white)
        .frame(width: hello.face, height: hello.face)
        .background(
          Color(hex: hello.faceColor),
          in: hello.faceIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 10))
        )
        .overlay(alignment: .topTrailing) {
          if hello.dotIsShown {
            Circle()
              .fill(Color(hex: hello.dotColor))
              .frame(width: 12, height: 12)
              .offset(x: hello.dotShift, y: -2)
              .accessibilityElement()
              .accessibilityLabel("Unread")
          }
        }
    }
  }
}

/// The recipe of the evening.
private struct FeatureCard: View {
  @Environment(\.look) private var look

  private var feature: CookbookLook.Feature { look.feature }

  var body: some View {
    LinearGradient(
      colors: [Color(hex: feature.top), Color(hex: feature.bottom)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay { rosette }
    .overlay(alignment: .bottom) { words }
    .overlay(alignment: feature.keepIsAtTop ? .topTrailing : .bottomTrailing) { keep }
    .overlay(alignment: .topLeading) { if feature.levelIsShown { level } }
    .frame(height: feature.height)
    .clipShape(.rect(cornerRadius: feature.radius, style: feature.isContinuous ? .continuous : .circular))
    .shadow(color: .black.opacity(0.35), radius: feature.shadow, y: feature.shadow / 2)
  }

  private var rosette: some View {
    Rosette(petals: feature.petals, depth: feature.depth)
      .fill(.white)
      .frame(width: feature.rosette, height: feature.rosette)
      .rotationEffect(.degrees(feature.rosetteTurn))
      .scaleEffect(feature.rosetteScale)
      .blur(radius: feature.rosetteBlur)
      .opacity(feature.rosetteOpacity)
      .blendMode(feature.rosetteIsBlended ? .overlay : .normal)
      .offset(x: feature.rosetteShift)
      .accessibilityElement()
      .accessibilityLabel("Rosette")
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(feature.name)
        .font(feature.nameFont.font.bold())
        .lineLimit(feature.nameLines)
        .multilineTextAlignment(feature.nameSide.text)
        .frame(maxWidth: .infinity, alignment: feature.nameSide.frame)
      HStack(spacing: 14) {
        if feature.isReordered {
          people
          time
        } else {
          time
          people
        }
        Spacer()
        if feature.cookIsProminent {
          cook.buttonStyle(.borderedProminent)
        } else {
          cook.buttonStyle(.bordered)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(16)
    .background {
      LinearGradient(
        colors: [.clear, .black.opacity(feature.veil)], startPoint: .top, endPoint: .bottom)
    }
  }

  private var time: some View { Label(feature.time, systemImage: feature.timeIcon).font(.footnote) }
  private var people: some View { Label("4 plates", systemImage: "person.2.fill").font(.footnote) }
  private var cook: some View { Button(feature.cook) {}.controlSize(.small).buttonBorderShape(.capsule) }

  private var level: some View {
    Text(feature.level)
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        feature.levelIsMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.mint), in: .capsule
      )
      .padding(14)
  }

  private var keep: some View {
    Button("Keep", systemImage: feature.keep) {}
      .labelStyle(.iconOnly)
      .foregroundStyle(.white)
      .frame(width: feature.keepSize, height: feature.keepSize)
      .background(
        feature.keepIsMaterial ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.black), in: .circle
      )
      .padding(12)
  }
}

/// Ideas to choose from, side by side.
private struct IdeaRow: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var ideas: [(name: String, icon: String)] {
    var ideas = [
      (name: look.ideas.first, icon: look.ideas.firstIcon),
      (name: "One pot", icon: "frying.pan.fill"),
    ]
    if look.ideas.hasSoup { ideas.append((name: "Soup", icon: "mug.fill")) }
    ideas.append((name: "Baking", icon: "oven.fill"))
    if look.ideas.isReordered { ideas.swapAt(0, 1) }
    return ideas
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(look.ideas.header).font(.headline)
        Spacer()
        Button(look.ideas.all) {}.font(.subheadline)
      }
      ScrollView(.horizontal) {
        HStack(spacing: look.ideas.gap) {
          ForEach(ideas, id: \.name) { idea in
            chip(idea.name, idea.icon, isChosen: look.ideas.isSecondChosen && idea.name == "One pot")
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  private func chip(_ name: String, _ icon: String, isChosen: Bool) -> some View {
    Label(name, systemImage: icon)
      .font(.subheadline)
      .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .padding(.horizontal, look.ideas.padding)
      .padding(.vertical, 8)
      .background(isChosen ? palette.herb : palette.plate, in: .rect(cornerRadius: look.ideas.radius))
      .overlay {
        RoundedRectangle(cornerRadius: look.ideas.radius)
          .strokeBorder(
            look.ideas.strokeColor.color(or: .primary.opacity(0.12)), lineWidth: look.ideas.stroke)
      }
  }
}

/// The meals of the day so far.
private struct MacroPanel: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var macros: CookbookLook.Macros { look.macros }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Label(macros.header, systemImage: macros.headerIcon).font(.headline)
        Spacer()
        Text("\(macros.total, format: .number) kcal")
          .font(macros.totalIsDigits ? .subheadline.monospacedDigit() : .subheadline)
          .foregroundStyle(.secondary)
      }
      HStack(spacing: macros.gap) {
        if macros.isReordered {
          carbs
          gauge("Protein", macros.protein, palette.herb)
        } else {
          gauge("Protein", macros.protein, palette.herb)
          carbs
        }
        if macros.hasFat { gauge("Fat", macros.fat, palette.tomato) }
        Spacer(minLength: 0)
        Button {
        } label: {
          Text(macros.link).underline(macros.linkIsUnderlined)
        }
        .font(.subheadline)
      }
    }
    .panel(
      EdgeInsets(
        top: macros.paddingTop, leading: macros.padding, bottom: macros.padding, trailing: macros.padding),
      radius: macros.radius
    )
    .overlay {
      RoundedRectangle(cornerRadius: macros.radius).strokeBorder(palette.herb, lineWidth: macros.border)
    }
  }

  private var carbs: some View { gauge(macros.carbsName, macros.carbs, Color(hex: macros.carbsTint)) }

  private func gauge(_ name: String, _ part: Double, _ color: Color) -> some View {
    VStack(spacing: 4) {
      Gauge(value: part) {
        Text(name)
      } currentValueLabel: {
        Text(part, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(color)
      .accessibilityLabel("Part of \(name)")
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The leftovers of yesterday.
private struct RestPanel: View {
  @Environment(\.look) private var look

  private var rest: CookbookLook.Rest { look.rest }

  private var rows: [(name: String, days: String, icon: String, isEaten: Bool)] {
    var rows = [
      (name: rest.first, days: rest.firstDays, icon: rest.firstIcon, isEaten: false),
      (name: "Roast carrots", days: "2 days", icon: "leaf.fill", isEaten: true),
    ]
    if rest.hasSoup { rows.append((name: "Lentil soup", days: "3 days", icon: "mug.fill", isEaten: false)) }
    if rest.hasRice {
      rows.append((name: "Rice", days: "Today", icon: "takeoutbag.and.cup.and.straw.fill", isEaten: false))
    }
    if rest.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(rest.header).font(.headline)
      VStack(spacing: rest.rowGap) {
        ForEach(rows, id: \.name) { row in
          HStack(spacing: 12) {
            Image(systemName: row.icon)
              .font(.system(size: rest.icon))
              .foregroundStyle(rest.isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
              .frame(width: 32)
              .accessibilityLabel("Sign of \(row.name)")
            Text(row.name).strikethrough(row.isEaten && rest.eatenIsStruck)
            Spacer()
            Text(row.days).font(.subheadline).foregroundStyle(Color(hex: rest.dayColor))
          }
          if rest.dividers { Divider() }
        }
        Toggle(rest.remind, isOn: .constant(rest.reminds))
      }
      .panel()
      Text(rest.note)
        .font(.footnote)
        .opacity(rest.noteOpacity)
        .frame(maxWidth: .infinity, alignment: rest.noteSide.frame)
    }
  }
}
