import AppVariants
import SwiftUI

/// Somebody who writes.
struct Person: Identifiable, Hashable {
  let id: String
  let name: String
  let hue: Double

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  static let nora = Person(id: "nora", name: "Nora Lindqvist", hue: 0.72)
  static let mila = Person(id: "mila", name: "Mila Novak", hue: 0.05)
  static let sam = Person(id: "sam", name: "Sam Adeyemi", hue: 0.55)
  static let ines = Person(id: "ines", name: "Inês Duarte", hue: 0.35)
  static let otto = Person(id: "otto", name: "Otto Brandt", hue: 0.12)
  static let all = [nora, mila, sam, ines, otto]
}

/// Somebody's initials on a colour of their own.
struct Avatar: View {
  @Environment(\.look) private var look
  let person: Person
  var size: CGFloat = 40
  var isOnline = false

  var body: some View {
    Text(person.initials)
      .font(.system(size: size * 0.38, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(
        LinearGradient(
          colors: [
            Color(hue: person.hue, saturation: 0.45, brightness: 0.9),
            Color(hue: person.hue, saturation: 0.7, brightness: 0.65),
          ], startPoint: .top, endPoint: .bottom)
      )
      .clipShape(
        look.avatarIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: size * 0.28))
      )
      .overlay(alignment: .bottomTrailing) {
        if isOnline && look.onlineDotIsShown {
          Circle().fill(Color(hex: look.online)).frame(width: 13, height: 13).overlay {
            Circle().stroke(.white, lineWidth: 2)
          }
        }
      }
  }
}
