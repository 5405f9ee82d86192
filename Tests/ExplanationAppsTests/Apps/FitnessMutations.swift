import AppVariants
import Foundation

@testable import Fitness

/// What people change about the fitness app.
enum FitnessMutations {
  typealias Change = Mutation<FitnessLook>

  static let all: [Change] = []
}
