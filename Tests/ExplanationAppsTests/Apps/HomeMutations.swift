import AppVariants
import Foundation

@testable import Home

/// What people change about the app for the home.
enum HomeMutations {
  typealias Change = Mutation<HomeLook>

  static let all: [Change] = []
}
