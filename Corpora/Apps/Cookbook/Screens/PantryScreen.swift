import AppVariants
import SwiftUI

/// The jars in the pantry, and the freezer's content.
struct PantryScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var pantry: CookbookLook.Pantry { look.pantry }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        if pantry.warningIsShown { warning }
        Text(pantry.header).font(.headline).tracking(pantry.headerTracking)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: pantry.gap), count: pantry.columns),
          spacing: pantry.gap
        ) {
          ForEach(stock) { JarTile(stock: $0) }
        }
        FreezerPanel()
      }
      .padding(.horizontal, pantry.sideInset)
      .padding(.bottom, 20)
    }
    .background(palette.cream)
    .navigationTitle(pantry.title)
    .navigationBarTitleDisplayMode(pantry.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if pantry.addIsShown { Button("Scan", systemImage: pantry.add) {} }
      }
    }
  }

  private var warning: some View {
    Label(pantry.warning, systemImage: pantry.warningIcon)
      .font(.subheadline)
      .foregroundStyle(.black)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: pantry.warningSide.frame)
      .background(Color(hex: pantry.warningColor), in: .rect(cornerRadius: pantry.warningRadius))
  }

  private var stock: [Stock] {
    var stock = [
      Stock(name: pantry.name, note: pantry.note, level: pantry.flour, color: pantry.flourColor),
      Stock(name: "Lentils", note: "until 2027", level: 0.55, color: 0x8D6B48),
      Stock(name: "Sugar", note: "no date", level: 0.18, color: 0xC9B8A8, isLow: true),
    ]
    if pantry.hasSalt { stock.append(Stock(name: "Salt", note: "no date", level: 0.9, color: 0x9AA5B1)) }
    stock.append(Stock(name: "Rice", note: "until May", level: 0.4, color: 0xBFA76F))
    if pantry.hasHoney { stock.append(Stock(name: "Honey", note: "from Olga", level: 0.7, color: 0xE0A100)) }
    if pantry.isReordered { stock.swapAt(0, 1) }
    return stock
  }
}

/// The content of a jar.
private struct Stock: Identifiable {
  var name: String
  var note: String
  var level: Double
  var color: Int
  var isLow = false

  var id: String { name }
}

/// A jar, filled as far as there is something in it.
private struct JarTile: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var stock: Stock

  private var pantry: CookbookLook.Pantry { look.pantry }
  private var shape: Jar { Jar(neck: pantry.neck, lid: pantry.lid, foot: pantry.foot) }

  var body: some View {
    VStack(spacing: 6) {
      ZStack {
        if stock.isLow, pantry.lowIsShown, pantry.lowIsBehind { low }
        jar
        if stock.isLow, pantry.lowIsShown, !pantry.lowIsBehind { low }
      }
      Text(stock.name).font(pantry.nameFont.font.weight(.semibold)).lineLimit(1)
      Text(stock.note).font(pantry.noteFont.font).foregroundStyle(.secondary).lineLimit(1)
    }
    .padding(pantry.tilePadding)
    .frame(maxWidth: .infinity)
    .background(palette.plate, in: .rect(cornerRadius: pantry.tileRadius))
    .overlay {
      RoundedRectangle(cornerRadius: pantry.tileRadius)
        .strokeBorder(
          pantry.tileStrokeColor.color(or: .primary.opacity(0.12)), lineWidth: pantry.tileStroke)
    }
  }

  private var jar: some View {
    shape
      .fill(.gray.opacity(0.16))
      .overlay(alignment: .bottom) {
        Rectangle()
          .fill(Color(hex: stock.color).opacity(pantry.levelOpacity))
          .frame(height: pantry.jar * 0.86 * stock.level)
          .clipShape(.rect(cornerRadius: min(pantry.foot, pantry.jar * 0.3 * stock.level)))
      }
      .overlay { shape.stroke(.secondary, lineWidth: pantry.glass) }
      .frame(width: pantry.jar * 0.8, height: pantry.jar)
      .accessibilityElement()
      .accessibilityLabel("Jar of \(stock.name)")
      .accessibilityValue(Text(stock.level, format: .percent))
  }

  private var low: some View {
    Text(pantry.low)
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background(palette.tomato, in: .capsule)
      .rotationEffect(.degrees(pantry.lowTurn))
      .offset(x: 16 + pantry.lowShift, y: -18)
  }
}
