import AppVariants
import Foundation

extension ClinicLook {
  /// What is written to the clinic.
  struct Chat: Codable, Sendable {
    var title = "Ward 4"
    var subtitle = "Answers within a day"
    var day = "Yesterday"
    var dayIsUppercased = false
    var first = "Hello Mara, your results are in. The LDL is somewhat high."
    var second = "Thank you! Shall I come in?"
    var third = "Yes, please book a visit with Dr. Osei. Nothing to worry about."
    var radius: CGFloat = 18
    var tail: CGFloat = 4
    var padding: CGFloat = 12
    var gap: CGFloat = 10
    var ownColor = 0
    var theirColor = 0
    var time = "16:20"
    var timeFont = FontChoice.caption2
    var readIsShown = true
    var readIcon = "checkmark.circle.fill"
    var face: CGFloat = 30
    var faceIsRound = true
    var file = "Results, June 9"
    var fileSize = "214 KB"
    var fileIcon = "doc.text.fill"
    var fileStroke: CGFloat = 1
    var hasFile = true
    var prompt = "Write to the ward"
    var sendIcon = "paperplane.fill"
    var fieldRadius: CGFloat = 18
    var note = "Not for emergencies."
    var noteIsShown = true
    var lineSpacing: CGFloat = 0
  }

  /// The card of the insurance.
  struct Insurance: Codable, Sendable {
    var title = "Insurance"
    var company = "Nordhälsa"
    var companyWeight = WeightChoice.heavy
    var plan = "Family Plus"
    var number = "4821 0937 1155"
    var numberKerning: CGFloat = 1.5
    var holder = "Mara Lindqvist"
    var until = "12/28"
    var top = 0x0F766E
    var foot = 0x1E3A8A
    var height: CGFloat = 200
    var radius: CGFloat = 22
    var shadow: CGFloat = 14
    var turn = 0.0
    var glowBlur: CGFloat = 24
    var glowOpacity = 0.35
    var glowBlends = true
    var chipIsShown = true
    var chipIcon = "cross.fill"
    var chipSize: CGFloat = 30
    var rowGap: CGFloat = 14
    var dividers = true
    var covered = "Dental"
    var coverShare = 0.75
    var hasAbroad = true
    var linesAreSwapped = false
    var valueWeight = WeightChoice.regular
    var wallet = "Show at the desk"
    var walletIcon = "qrcode"
    var walletIsBordered = false
    var rate = 42.5
  }

  /// For whom the account is.
  struct Family: Codable, Sendable {
    var title = "Family"
    var invite = "Invite someone"
    var inviteIcon = "person.badge.plus"
    var header = "Members"
    var footer = "Children see nothing of yours."
    var face: CGFloat = 48
    var big: CGFloat = 72
    var lap: CGFloat = -22
    var ring: CGFloat = 4
    var shadow: CGFloat = 4
    var middleIsInFront = true
    var middleScale = 1.0
    var middleColor = 0xD97706
    var caption = "Four people, one account"
    var captionSide = SideChoice.center
    var son = "Elis"
    var sonRole = "Child, 9 years"
    var sonRoleFont = FontChoice.subheadline
    var requests = 1
    var rowGap: CGFloat = 14
    var rowInset: CGFloat = 10
    var chevron = true
    var hasGrandmother = true
    var hasBaby = false
    var isReordered = false
    var isInset = true
    var dotIsShown = true
    var dot: CGFloat = 14
  }

  /// What the app is set to.
  struct Settings: Codable, Sendable {
    var title = "Profile"
    var account = "mara@lindqvist.example"
    var faceIcon = "person.crop.circle.fill"
    var face: CGFloat = 54
    var reminders = true
    var lead = 2
    var sound = 1
    var language = "English"
    var faceID = true
    var faceName = "Unlock with Face ID"
    var tint = 0
    var header = "Reminders"
    var footer = "Sent the day before as well."
    var dataIsOpen = true
    var share = 0.4
    var shareName = "Records on this phone"
    var storage = "128 MB"
    var version = "Version 6.2"
    var versionOpacity = 0.6
    var signOut = "Sign out"
    var hasExport = true
    var familyIcon = "person.2.fill"
    var iconRadius: CGFloat = 7
    var isReordered = false
  }

  /// Documents, of which there are none yet.
  struct Documents: Codable, Sendable {
    var title = "Documents"
    var empty = "No documents yet"
    var icon = "doc.text.magnifyingglass"
    var text = "Letters and referrals appear here after your first visit."
    var action = "Scan a letter"
    var actionIsProminent = true
    var other = "Import from Files"
    var hasOther = true
    var dash: CGFloat = 6
    var stroke: CGFloat = 2
    var radius: CGFloat = 24
    var filter = 0
  }

  /// The page before everything.
  struct Onboarding: Codable, Sendable {
    var title = "Your clinic, at hand"
    var titleSize: CGFloat = 30
    var titleSide = SideChoice.center
    var text = "Book visits, read your results and write to those who treat you."
    var textSpacing: CGFloat = 4
    var top = 0xD6F5EF
    var disc: CGFloat = 190
    var icon = "cross.case.fill"
    var iconSize: CGFloat = 74
    var satellites = true
    var satelliteShift: CGFloat = 92
    var page = 0
    var dots: CGFloat = 8
    var start = "Get started"
    var startHeight: CGFloat = 52
    var sign = "I have an account"
    var signIsUnderlined = false
    var termsIsOn = false
    var terms = "I agree to the terms"
    var gap: CGFloat = 22
  }
}
