import AppVariants
import SwiftUI

/// Who is on watch, and who rests.
struct CrewScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// Somebody who works for the line.
  private struct Sailor: Identifiable {
    var name: String
    var note: String
    var color: Int
    var hours = 0

    var id: String { name }

    var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
  }

  private var crew: HarbourLook.Crew { look.crew }

  private var onWatch: [Sailor] {
    var people = [
      Sailor(name: "Ida Sandvik", note: crew.note, color: 0x2B6777, hours: crew.hours),
      Sailor(name: "Bo Lund", note: "Engineer, MS Tern", color: 0x8C5E3C),
    ]
    if crew.hasCook { people.append(Sailor(name: "Mina Aho", note: "Cook, MS Plover", color: 0x6B4E8A)) }
    if crew.hasTrainee { people.append(Sailor(name: "Kit Moran", note: "Trainee", color: 0x4C7A3F)) }
    if crew.isReordered { people.swapAt(0, 1) }
    return people
  }

  var body: some View {
    List {
      Section {
        ForEach(onWatch) { row($0) }
      } header: {
        Text(crew.first).textCase(nil)
      } footer: {
        Text(crew.footer)
      }
      Section("Ashore") {
        row(Sailor(name: "Per Strand", note: "Back on Monday", color: 0x5A6570))
        row(Sailor(name: "Ruth Amsel", note: "On the course in Holm Sound", color: 0x9A3D4F))
      }
      Section {
        Toggle("Swaps are open", isOn: .constant(crew.swapIsOn))
        VStack(alignment: .leading, spacing: 6) {
          Text("Rested").font(.subheadline)
          ProgressView(value: 0.8)
            .tint(crew.restedTint.color(or: palette.sea))
            .accessibilityLabel("Rested crew")
        }
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      .listRowBackground(palette.deck)
    }
    .listSectionSpacing(crew.sectionGap)
    .environment(\.defaultMinListRowHeight, crew.rowHeight)
    .contentMargins(.top, crew.margin, for: .scrollContent)
    .scrollContentBackground(.hidden)
    .background(palette.fog)
    .navigationTitle("Crew")
    .navigationBarTitleDisplayMode(.inline)
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: Text(crew.prompt))
  }

  private func row(_ sailor: Sailor) -> some View {
    HStack(spacing: 12) {
      Text(sailor.initials)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: crew.face, height: crew.face)
        .background(
          Color(hex: sailor.color),
          in: crew.faceIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
      VStack(alignment: .leading, spacing: 1) {
        Text(sailor.name).font(crew.nameFont.font).fontWeight(.medium)
        Text(sailor.note).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .badge(sailor.hours)
    .listRowInsets(EdgeInsets(top: crew.rowInset, leading: 16, bottom: crew.rowInset, trailing: 16))
    .listRowBackground(crew.rowColor.color(or: palette.deck))
    .alignmentGuide(.listRowSeparatorLeading) { _ in crew.face + 12 }
    .listRowSeparator(crew.separators ? .automatic : .hidden)
    .swipeActions { Button("Call", systemImage: "phone.fill") {} }
  }
}
