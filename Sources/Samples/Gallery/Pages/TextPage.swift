import SwiftUI

/// Text in all styles.
struct TextPage: View {
  var body: some View {
    Page {
      Part("Styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
      Part("Looks") {
        Text("**Bold**, *italic*, ~~struck~~ and `code`, by [Markdown](https://example.com)")
        Line {
          Text("Serif").fontDesign(.serif)
          Text("Round").fontDesign(.rounded)
          Text("Mono").monospaced()
          Text("Under").underline()
          Text("Wide").tracking(4)
        }
        Line {
          Text("Primary")
          Text("Secondary").foregroundStyle(.secondary)
          Text("Tertiary").foregroundStyle(.tertiary)
          Text("Tint").foregroundStyle(.tint)
        }
        Text("A gradient over a whole line").font(.headline)
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      Part("Lines") {
        Text("A text that is too long for one line and is cut at its end, as one sees").lineLimit(1)
        Text("A text that is too long for one line and is cut in the middle").lineLimit(1).truncationMode(
          .middle)
        Text("Several lines,\nin the middle").multilineTextAlignment(.center).frame(maxWidth: .infinity)
        Text("Set smaller where there is not enough space").lineLimit(1).minimumScaleFactor(0.5).frame(
          width: 200)
      }
    }
  }
}
