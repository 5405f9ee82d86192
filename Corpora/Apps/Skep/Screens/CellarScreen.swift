import AppVariants
import SwiftUI

/// The shelves with the jars, and what goes to the market.
struct CellarScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// A kind of jar.
  private struct Jar: Identifiable {
    var name: String
    var count: String
    var price: String
    var honey: Int
    var level: CGFloat
    var isNew = false
    var isSoldOut = false

    var id: String { name }
  }

  private var cellar: SkepLook.Cellar { look.cellar }
  private var jars: SkepLook.Jars { look.jars }

  private var shelf: [Jar] {
    var shelf = [
      Jar(name: "Linden", count: jars.count, price: jars.price, honey: jars.honey, level: jars.level),
      Jar(name: "Forest", count: "12 jars", price: "£8.00", honey: 0x6B4423, level: 0.82, isNew: true),
      Jar(name: "Rape", count: "31 jars", price: "£5.25", honey: 0xF1DF9B, level: 0.82),
      Jar(name: "Acacia", count: "none", price: "£9.00", honey: 0xF0D060, level: 0.1, isSoldOut: true),
      Jar(name: "Clover", count: "8 jars", price: "£6.00", honey: 0xF3C667, level: 0.82),
    ]
    if jars.hasCreamed {
      shelf.append(Jar(name: "Creamed", count: "20 jars", price: "£6.50", honey: 0xF5E6B8, level: 0.82))
    }
    if jars.isReordered { shelf.swapAt(0, 1) }
    return shelf
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: cellar.gap) {
        climate
        ProgressView(value: cellar.fill) {
          Text(cellar.fillWords)
        }
        .progressViewStyle(
          CellProgressStyle(color: cellar.fillTint.color(or: palette.heather), height: cellar.fillHeight))
        if cellar.crateIsFirst { MarketCrate() }
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: cellar.columns), spacing: 14
        ) {
          ForEach(shelf) { tile($0) }
        }
        if !cellar.crateIsFirst { MarketCrate() }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .contentMargins(.top, cellar.margin, for: .scrollContent)
    .waxPage()
    .navigationTitle(cellar.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Sort", systemImage: cellar.sort) {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Labels") {} }
    }
  }

  private var climate: some View {
    HStack {
      Label(cellar.degrees, systemImage: cellar.thermometer)
      Spacer()
      if cellar.dampIsShown { Text("58 % humidity").blur(radius: cellar.dampIsBlurred) }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }

  private func tile(_ jar: Jar) -> some View {
    VStack(spacing: 5) {
      glass(jar)
      Text(jar.name).font(jars.font.font)
      Text(jar.count).font(.caption2).foregroundStyle(.secondary)
      Text(jar.price).font(.footnote).fontWeight(jars.priceWeight.weight)
    }
    .padding(jars.inset)
    .frame(maxWidth: .infinity)
    .background(palette.comb, in: .rect(cornerRadius: jars.radius))
    .background(alignment: .top) {
      if jar.isNew, jars.signIsBehind { sign }
    }
    .overlay {
      RoundedRectangle(cornerRadius: jars.radius)
        .strokeBorder(jars.strokeColor.color(or: .gray.opacity(0.3)), lineWidth: jars.stroke)
    }
    .overlay(alignment: .top) {
      if jar.isNew, !jars.signIsBehind { sign }
    }
    .opacity(jar.isSoldOut ? jars.soldOut : 1)
    .saturation(jar.name == "Clover" ? jars.color : 1)
  }

  private var sign: some View {
    Pill(word: jars.sign, color: palette.heather).offset(x: jars.signShift, y: -8)
  }

  private func glass(_ jar: Jar) -> some View {
    VStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 3)
        .fill(Color(hex: jars.lid))
        .frame(width: 40, height: jars.lidHeight)
        .accessibilityElement()
        .accessibilityLabel("Lid of \(jar.name)")
      ZStack {
        JarBody(neck: jars.neck).fill(.gray.opacity(0.2))
        JarBody(neck: jars.neck, level: jar.level).fill(Color(hex: jar.honey))
      }
      .frame(width: 48)
      .accessibilityElement()
      .accessibilityLabel("Jar of \(jar.name)")
    }
    .frame(height: jars.size)
    .rotationEffect(.degrees(jar.name == "Linden" ? jars.twist : 0))
  }
}

/// What goes to the market.
private struct MarketCrate: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var crate: SkepLook.Crate { look.crate }

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: crate.gap) {
        packed("Linden in halves", crate.lindenIsPacked)
        packed("Candles", crate.candlesArePacked)
        if crate.thirdIsListed { packed(crate.third, true) }
        if crate.cashIsListed { packed("Cash box", false) }
        Stepper("\(crate.boxes) boxes", value: .constant(crate.boxes), in: 0...12)
        Label(crate.note, systemImage: crate.icon)
          .font(.footnote)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } label: {
      Text(crate.header)
    }
    .groupBoxStyle(StripGroupBoxStyle(radius: crate.radius))
  }

  private func packed(_ name: String, _ isPacked: Bool) -> some View {
    Toggle(name, isOn: .constant(isPacked))
      .toggleStyle(LidToggleStyle(color: crate.tint.color(or: palette.honey), width: crate.width))
  }
}
