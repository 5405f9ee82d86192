import AppVariants
import SwiftUI

/// One repair: the bicycle, the complaint of its owner, the tasks and the bill.
struct JobScreen: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private let complaint = """
    The rear wheel rubs on the left since the kerb at the station, the front brake squeals when it rains, and the chain \
    jumps on the third cog whenever the hill behind the school gets steep.
    """

  private var job: SpokesLook.Job { look.job }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        hero
        VStack(alignment: .leading, spacing: 14) {
          ChipFlow()
          Text(complaint)
            .font(job.complaintFont.font)
            .lineLimit(job.complaintLines == 0 ? nil : job.complaintLines)
            .lineSpacing(job.complaintSpacing)
            .multilineTextAlignment(job.complaintSide.text)
            .frame(maxWidth: .infinity, alignment: job.complaintSide.frame)
          TaskCard()
          BillCard()
          papers
        }
        .padding(.horizontal, 16)
      }
      .padding(.bottom, 16)
    }
    .background(paint.chalk)
    .navigationTitle("Job 2041")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if job.pinIsShown { Button("Pin", systemImage: job.pin) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { bar }
  }

  private var hero: some View {
    LinearGradient(colors: [Color(hex: job.sky), paint.moss], startPoint: .leading, endPoint: .trailing)
      .overlay(alignment: .trailing) {
        Image(systemName: job.picture)
          .font(.system(size: 58))
          .foregroundStyle(.white)
          .accessibilityLabel("Picture of the bicycle")
          .padding(.trailing, 30)
      }
      .mask {
        LinearGradient(
          colors: [.black, .black.opacity(job.veil ? 0.3 : 1)], startPoint: .center, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        Text("City tourer")
          .font(.system(size: job.nameSize, weight: .bold, design: .rounded))
          .padding(16)
      }
      .frame(height: 108)
  }

  private var papers: some View {
    CanvasCard {
      LabeledContent("Owner") { Text(job.customer).lineLimit(1) }
      if job.rule { Divider() }
      Button {
      } label: {
        Text("Terms of the workshop").underline(job.termsAreUnderlined)
      }
    }
    .font(.subheadline)
  }

  private var bar: some View {
    HStack(spacing: 12) {
      if job.callIsBordered {
        Button("Call") {}.buttonStyle(.bordered)
      } else {
        Button("Call") {}.buttonStyle(.plain)
      }
      Button {
      } label: {
        Text("Hand over").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(job.handTint.color(or: paint.moss))
    }
    .controlSize(job.buttonsAreLarge ? .large : .regular)
    .padding(12)
    .background(.bar)
  }
}

/// The facts of the bicycle, a chip for each.
private struct ChipFlow: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var chips: SpokesLook.Chips { look.chips }

  private var words: [String] {
    var words = ["28 inch", "Disc brakes", "Eight gears", chips.steel]
    if chips.hasDynamo { words.append("Hub dynamo") }
    words.append("Mudguards")
    if chips.hasRack { words.append("Rear rack") }
    if chips.isReordered { words.swapAt(0, 2) }
    return words
  }

  var body: some View {
    FlowLayout(gap: chips.gap, lineGap: chips.lineGap) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .font(.footnote.weight(.medium))
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
          .background(paint.canvas, in: .rect(cornerRadius: chips.radius))
          .overlay {
            RoundedRectangle(cornerRadius: chips.radius)
              .strokeBorder(chips.strokeColor.color(or: .primary.opacity(0.2)), lineWidth: chips.stroke)
          }
      }
    }
  }
}

/// The tasks of the repair.
private struct TaskCard: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var tasks: SpokesLook.Tasks { look.tasks }

  var body: some View {
    CanvasCard(title: tasks.header) {
      VStack(alignment: .leading, spacing: tasks.gap) {
        task("True the rear wheel", isDone: tasks.wheelIsTrue)
        task("New pads in front", isDone: tasks.padsAreNew)
        if tasks.chainIsOpen { task(tasks.third, isDone: false) }
        if tasks.bleedIsShown { task("Bleed the rear brake", isDone: false) }
      }
    }
  }

  private func task(_ name: String, isDone: Bool) -> some View {
    Toggle(isOn: .constant(isDone)) {
      Text(name).font(.subheadline).strikethrough(isDone && tasks.doneIsStruck)
    }
    .toggleStyle(CheckToggleStyle(color: tasks.tint.color(or: paint.moss), size: tasks.box))
  }
}

/// The bill of the repair.
private struct BillCard: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var bill: SpokesLook.Bill { look.bill }

  private var rows: [(name: String, price: String)] {
    var rows = [(name: "Labour", price: bill.labour), (name: "Brake pads", price: "14.50")]
    if bill.hasTube { rows.append((name: "Inner tube", price: "7.90")) }
    if bill.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    CanvasCard {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: bill.rowGap) {
        ForEach(rows, id: \.name) { row in
          GridRow {
            if bill.columnsAreSwapped {
              Text(row.price).gridColumnAlignment(.trailing)
              Text(row.name).frame(maxWidth: .infinity, alignment: .leading)
            } else {
              Text(row.name).frame(maxWidth: .infinity, alignment: .leading)
              Text(row.price).gridColumnAlignment(.trailing)
            }
          }
        }
        if bill.rule { Divider() }
        GridRow {
          Text("Total").frame(maxWidth: .infinity, alignment: .leading)
          Text("60.40").foregroundStyle(bill.totalColor.color(or: .primary))
        }
        .fontWeight(bill.totalWeight.weight)
      }
      .font(.subheadline)
      ProgressView(value: bill.used) { Text("Budget").font(.caption) }
        .tint(bill.usedTint.color(or: paint.moss))
    }
    .overlay(alignment: .leading) { paint.rust.frame(width: bill.stripe) }
    .clipShape(.rect(cornerRadius: 14))
  }
}
