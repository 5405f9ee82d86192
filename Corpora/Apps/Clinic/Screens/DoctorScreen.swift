import AppVariants
import SwiftUI

/// Who treats: how good, when and for how much.
struct DoctorScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        DoctorHead()
        Figures()
        WrapLayout(spacing: look.doctor.tagGap) {
          tag(look.doctor.tag)
          tag("Blood pressure")
          tag("Ultrasound")
          if look.doctor.hasTag { tag("Sports") }
        }
        OpeningHours()
        VStack(alignment: .leading, spacing: 6) {
          Text("About").heading(.headline)
          Text(look.doctor.about)
            .font(.callout)
            .lineSpacing(look.doctor.aboutSpacing)
            .lineLimit(look.doctor.aboutLines)
            .multilineTextAlignment(look.doctor.aboutSide.text)
            .frame(maxWidth: .infinity, alignment: look.doctor.aboutSide.frame)
        }
      }
      .padding(20)
    }
    .background(look.paper)
    .safeAreaInset(edge: .bottom, spacing: 0) { BookBar() }
    .navigationTitle("Doctor")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { Button("Save", systemImage: look.doctor.saveIcon) {} }
  }

  private func tag(_ name: String) -> some View {
    Text(name)
      .font(.footnote)
      .padding(.horizontal, look.doctor.tagPadding)
      .padding(.vertical, 6)
      .background(
        look.care.opacity(look.doctor.tagFill), in: RoundedRectangle(cornerRadius: look.doctor.tagRadius))
  }
}

/// The face and the stars.
private struct DoctorHead: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(alignment: look.doctor.headIsOnTop ? .top : .center, spacing: look.doctor.headGap) {
      photo
      VStack(alignment: .leading, spacing: 4) {
        Text(look.doctor.name).font(look.doctor.nameFont.font).bold()
        Text(look.doctor.field).foregroundStyle(.secondary)
        HStack(spacing: 6) {
          stars
          Text(look.doctor.rating).font(.subheadline).fontWeight(look.doctor.ratingWeight.weight)
          Text("(\(look.doctor.reviews))").font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var photo: some View {
    RoundedRectangle(cornerRadius: look.doctor.photoRadius, style: .continuous)
      .fill(
        LinearGradient(
          colors: [Color(hex: 0x5EEAD4), Color(hex: look.doctor.photoFoot)], startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .overlay {
        Image(systemName: look.doctor.photoIcon)
          .resizable()
          .scaledToFit()
          .foregroundStyle(.white.opacity(0.9))
          .padding(look.doctor.photo * 0.24)
      }
      .frame(width: look.doctor.photo, height: look.doctor.photo)
      .overlay(alignment: .bottomTrailing) {
        if look.doctor.sealIsShown {
          Image(systemName: "checkmark.seal.fill")
            .font(.system(size: look.doctor.sealSize))
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, .blue)
            .offset(x: 6, y: 6)
            .accessibilityLabel("Verified")
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Photo")
  }

  private var stars: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { star in
        Image(systemName: look.doctor.starIcon)
          .font(.system(size: look.doctor.starSize))
          .foregroundStyle(
            star < look.doctor.stars
              ? AnyShapeStyle(Color(hex: look.doctor.starColor)) : AnyShapeStyle(.quaternary))
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Stars")
    .accessibilityValue("\(look.doctor.stars) of 5")
  }
}

/// What there is in figures, side by side.
private struct Figures: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack {
      if look.doctor.figuresAreSwapped {
        figure("1,900", "patients")
        line
        figure(look.doctor.years, "years")
      } else {
        figure(look.doctor.years, "years")
        line
        figure("1,900", "patients")
      }
      line
      figure("4 days", "waiting")
    }
    .fixedSize(horizontal: false, vertical: true)
    .card()
  }

  @ViewBuilder private var line: some View {
    if look.doctor.figureDividers { Divider() }
  }

  private func figure(_ value: String, _ name: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.system(size: look.doctor.figureSize, weight: .semibold, design: .rounded))
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// When it is open.
private struct OpeningHours: View {
  @Environment(\.look) private var look

  private var rows: [(String, String, String)] {
    [
      ("Monday", look.doctor.monday, "House C"), ("Tuesday", "13:00 – 17:00", "House C"),
      ("Wednesday", "09:00 – 12:00", "Video"), ("Thursday", "08:00 – 16:30", "House A"),
    ]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(look.doctor.hours, systemImage: "clock").font(.headline)
      Grid(
        alignment: .leading, horizontalSpacing: look.doctor.columnGap, verticalSpacing: look.doctor.rowGap
      ) {
        ForEach(rows, id: \.0) { day, hours, place in
          GridRow {
            Text(day).fontWeight(day == "Thursday" && look.doctor.todayIsBold ? .bold : .regular)
            if look.doctor.columnsAreSwapped {
              Text(place).foregroundStyle(.secondary)
              time(hours, isClosed: day == "Wednesday")
            } else {
              time(hours, isClosed: day == "Wednesday")
              Text(place).foregroundStyle(.secondary)
            }
          }
        }
      }
      .font(.subheadline)
    }
    .card()
  }

  private func time(_ text: String, isClosed: Bool) -> some View {
    Text(text)
      .strikethrough(isClosed && look.doctor.wednesdayIsStruck)
      .font(look.doctor.hoursAreMonospaced ? .subheadline.monospacedDigit() : .subheadline)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What it costs, and to book it.
private struct BookBar: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading) {
        Text("From").font(.caption).foregroundStyle(.secondary)
        Text(look.doctor.price).font(.title3.bold())
      }
      Button {
      } label: {
        Text(look.doctor.book)
          .font(.headline)
          .foregroundStyle(look.sheet)
          .frame(maxWidth: .infinity)
          .frame(height: look.doctor.bookHeight)
          .background(
            LinearGradient(
              colors: [look.care.opacity(look.doctor.bookIsGradient ? 0.7 : 1), look.care],
              startPoint: .leading, endPoint: .trailing),
            in: RoundedRectangle(cornerRadius: look.doctor.bookRadius))
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(look.sheet.ignoresSafeArea(edges: .bottom))
    .overlay(alignment: .top) { if look.doctor.barLine { Divider() } }
  }
}
