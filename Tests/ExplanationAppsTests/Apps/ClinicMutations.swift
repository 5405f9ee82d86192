@testable import Clinic

/// What people change about the app of a clinic.
enum ClinicMutations {
  typealias Change = Mutation<ClinicLook>

  static let all: [Change] = []
}
