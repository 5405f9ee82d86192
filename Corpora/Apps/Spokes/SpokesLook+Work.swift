import AppVariants
import Foundation

extension SpokesLook {
  /// One repair.
  struct Job: Codable, Sendable {
    var pin = "pin"
    var pinIsShown = true
    var sky = 0x3F6B52
    var picture = "bicycle"
    var veil = true
    var nameSize: CGFloat = 28
    var complaintLines = 0
    var complaintSpacing: CGFloat = 2
    var complaintSide = SideChoice.leading
    var complaintFont = FontChoice.subheadline
    var customer = "Nora Whitfield"
    var rule = true
    var termsAreUnderlined = false
    var buttonsAreLarge = true
    var handTint = 0
    var callIsBordered = true
  }

  /// The facts of the bicycle, a chip for each.
  struct Chips: Codable, Sendable {
    var gap: CGFloat = 8
    var lineGap: CGFloat = 8
    var radius: CGFloat = 9
    var stroke: CGFloat = 1
    var strokeColor = 0
    var hasDynamo = true
    var hasRack = false
    var isReordered = false
    var steel = "Steel"
  }

  /// The tasks of the repair.
  struct Tasks: Codable, Sendable {
    var header = "To do"
    var gap: CGFloat = 12
    var wheelIsTrue = true
    var padsAreNew = false
    var tint = 0
    var box: CGFloat = 22
    var third = "Oil the chain"
    var doneIsStruck = true
    var chainIsOpen = true
    var bleedIsShown = false
  }

  /// The bill of the repair.
  struct Bill: Codable, Sendable {
    var rowGap: CGFloat = 6
    var labour = "38.00"
    var totalWeight = WeightChoice.bold
    var totalColor = 0
    var rule = true
    var columnsAreSwapped = false
    var isReordered = false
    var hasTube = true
    var stripe: CGFloat = 4
    var used = 0.55
    var usedTint = 0
  }

  /// The form for a new repair, as a sheet.
  struct Intake: Codable, Sendable {
    var isLarge = true
    var save = "Take in"
    var saveIsDisabled = false
    var name = "Name of the owner"
    var kind = 0
    var keys = 2
    var urgency = 0.3
    var urgencyTint = 0
    var day = 1_781_863_200.0
    var header = "Bicycle"
    var footer = "Frames older than 1980 are weighed first."
    var rowsAreReordered = false
    var lends = false
    var isInsured = true
    var hasLock = false
  }
}
