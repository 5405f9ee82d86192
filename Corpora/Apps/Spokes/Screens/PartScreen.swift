import AppVariants
import SwiftUI

/// One part: its picture, its price, its colours and how worn chains are measured against it.
struct PartScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var part: SpokesLook.Part { look.part }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        picture
        HStack(alignment: .firstTextBaseline) {
          Text("Cassette 11-32").font(.title2.bold())
          Spacer()
          Text(part.price).font(.title3).fontWeight(part.priceWeight.weight)
        }
        Picker("Speeds", selection: .constant(part.size)) {
          Text("Ten").tag(0)
          Text("Eleven").tag(1)
          Text("Twelve").tag(2)
        }
        .pickerStyle(.segmented)
        CanvasCard(radius: part.radius) {
          Stepper("\(part.shelf) on the shelf", value: .constant(part.shelf), in: 0...20)
          swatches
          LabeledContent("Fits") { Text(part.fits).lineLimit(1) }.font(.subheadline)
        }
        CanvasCard(title: "Wear of the chain") { wear }
        DisclosureGroup("How to fit it", isExpanded: .constant(part.fitsAreOpen)) {
          Text("Grease the body, slide the cogs on in their order, and turn the ring to forty newton metres.")
            .font(.footnote)
            .multilineTextAlignment(part.textSide.text)
            .frame(maxWidth: .infinity, alignment: part.textSide.frame)
            .padding(.top, 4)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(paint.chalk)
    .navigationTitle("Part")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: part.share) {} }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Text(part.addTitle)
      }
      .buttonStyle(PedalButtonStyle())
      .disabled(part.addIsDisabled)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.bar)
    }
  }

  private var picture: some View {
    Cog(teeth: part.teeth, depth: part.depth, bore: part.bore)
      .fill(Color(hex: part.cogColor), style: FillStyle(eoFill: true))
      .frame(width: part.cog, height: part.cog)
      .rotationEffect(.degrees(part.cogTurn))
      .accessibilityElement()
      .accessibilityLabel("Cog")
      .background(alignment: .topTrailing) {
        if part.signIsBehind { sign }
      }
      .overlay(alignment: .topTrailing) {
        if !part.signIsBehind { sign }
      }
      .frame(maxWidth: .infinity)
  }

  private var sign: some View {
    Plate(name: part.sign, color: paint.rust).offset(x: part.signShift, y: 14)
  }

  private var swatches: some View {
    HStack(spacing: part.swatchGap) {
      Text("Finish").font(.subheadline)
      Spacer()
      if part.swatchesAreReordered {
        swatch("Black", 0x222222)
        swatch("Silver", 0xB9BEC2)
      } else {
        swatch("Silver", 0xB9BEC2)
        swatch("Black", 0x222222)
      }
      swatch("Copper", part.swatch)
    }
  }

  private func swatch(_ name: String, _ color: Int) -> some View {
    Circle()
      .fill(Color(hex: color))
      .overlay { Circle().strokeBorder(.primary.opacity(0.35), lineWidth: part.swatchStroke) }
      .frame(width: 28, height: 28)
      .accessibilityElement()
      .accessibilityLabel(name)
  }

  @ViewBuilder private var wear: some View {
    if look.wear.clips {
      WearDrawing().clipShape(.rect(cornerRadius: 12))
    } else {
      WearDrawing()
    }
  }
}

/// A chain beside the gauge, drawn.
private struct WearDrawing: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var wear: SpokesLook.Wear { look.wear }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: wear.paper)))
      let pitch = size.width / CGFloat(wear.links + 1) + wear.stretch
      for link in 0..<wear.links {
        let start = CGPoint(x: pitch * (CGFloat(link) + 0.5), y: size.height * 0.4)
        let plate = CGRect(x: start.x, y: start.y - 9, width: pitch, height: 18)
        context.stroke(
          Path(roundedRect: plate, cornerRadius: 9), with: .color(Color(hex: 0x4A4F52)),
          lineWidth: wear.line)
        let roller = CGRect(x: start.x - 5, y: start.y - 5, width: 10, height: 10)
        context.fill(Path(ellipseIn: roller), with: .color(Color(hex: wear.rollerColor)))
      }
      for mark in 0..<11 {
        let x = size.width * (CGFloat(mark) + 0.5) / 11
        var line = Path()
        line.move(to: CGPoint(x: x, y: size.height))
        line.addLine(to: CGPoint(x: x, y: size.height - (mark.isMultiple(of: 5) ? 18 : 10)))
        context.stroke(line, with: .color(Color(hex: 0x4A4F52)), lineWidth: 1)
      }
      if wear.limitIsShown {
        var limit = Path()
        limit.move(to: CGPoint(x: size.width * 0.82, y: 6))
        limit.addLine(to: CGPoint(x: size.width * 0.82, y: size.height - 4))
        context.stroke(
          limit, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [5, 3]))
      }
    }
    .frame(height: wear.height)
    .accessibilityElement()
    .accessibilityLabel("Chain beside the gauge")
  }
}
