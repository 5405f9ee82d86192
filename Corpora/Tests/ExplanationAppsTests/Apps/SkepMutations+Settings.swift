import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let account = ["Marthe Quist", "Member since", "MQ", "Expert"]

  static let settings: [Change] = [
    Change(
      .title, "navigationTitle Settings → Preferences", on: "settings",
      of: ["Settings", "Preferences", "navigationBar"]
    ) {
      $0.settings.title = "Preferences"
    },
    Change(.toolbarItem, "no ToolbarItem Help", on: "settings", of: ["Help"]) { $0.settings.help = false },
    Change(.label, "Marthe Quist → Marthe Quist-Berg", on: "settings", of: ["Marthe Quist"] + account) {
      $0.settings.name = "Marthe Quist-Berg"
    },
    Change(.label, "Member since 2011 → 2014", on: "settings", of: ["Member since"] + account) {
      $0.settings.role = "Member since 2014"
    },
    Change(
      .avatarSize, "portrait frame 52 → 64", on: "settings", of: ["MQ", "cell"], or: Reading.argument("size")
    ) {
      $0.settings.portrait = 64
    },
    Change(
      .avatarShape, "portrait Circle → RoundedRectangle", on: "settings", of: ["MQ", "cell", "other"],
      or: Reading.argument("isRound", "is round")
    ) {
      $0.settings.portraitIsRound = false
    },
    Change(.badge, "Expert → Novice", on: "settings", of: ["Expert", "Novice"]) {
      $0.settings.rank = "Novice"
    },
    Change(
      .background, "Expert background heather → teal", on: "settings", of: ["Expert"],
      or: Reading.argument("color")
    ) {
      $0.settings.rankColor = 0x0D9488
    },
    Change(
      .selection, "Picker selection Kilograms → Pounds", on: "settings",
      of: ["Units", "Kilograms", "Pounds"],
      or: Reading.any("text")
    ) {
      $0.settings.units = 1
    },
    Change(.stepper, "Stepper 3 → 5 km", on: "settings", of: ["Flight radius", "stepper"]) {
      $0.settings.radius = 5
    },
    Change(.toggle, "Swarms is off", on: "settings", of: ["Swarms", "switch"]) {
      $0.settings.swarmIsOn = false
    },
    Change(.toggle, "Through the night is on", on: "settings", of: ["Through the", "switch"]) {
      $0.settings.nightIsOn = true
    },
    Change(.progress, "Slider value 0.5 → 0.85", on: "settings", of: ["Volume", "slider"]) {
      $0.settings.volume = 0.85
    },
    Change(.tint, "Slider tint amber → pink", on: "settings", of: ["Volume", "slider"]) {
      $0.settings.volumeTint = 0xDB2777
    },
    Change(.sectionHeader, "header Alarms → Notifications", on: "settings", of: ["Alarms", "Notifications"]) {
      $0.settings.header = "Notifications"
    },
    Change(.sectionFooter, "footer ten → nine", on: "settings", of: ["Alarms are"]) {
      $0.settings.footer = "Alarms are silent between nine and six."
    },
    Change(
      .order, "Scales before Swarms", on: "settings",
      of: ["Scales", "Swarms", "switch", "2", "cell", "collectionView", "button", "bell", "scalemass"]
    ) {
      $0.settings.isReordered = true
    },
    Change(.listAdded, "row Last backup", on: "settings", of: ["Last backup", "yesterday", "cell"]) {
      $0.settings.hasBackup = true
    },
    Change(.label, "4.2.1 → 4.3", on: "settings", of: ["Version", "4.2.1", "4.3"]) {
      $0.settings.version = "4.3"
    },
    Change(
      .progress, "Gauge value 0.42 → 0.9", on: "settings",
      of: ["Photographs", "progressIndicator", "levelIndicator", "gauge"]
    ) {
      $0.settings.storage = 0.9
    },
    Change(
      .tint, "Gauge tint amber → blue", on: "settings",
      of: ["Photographs", "progressIndicator", "levelIndicator", "gauge"]
    ) {
      $0.settings.storageColor = 0x2563EB
    },
    Change(
      .buttonTitle, "Export the journal → Send the journal", on: "settings", of: ["Export the", "Send the"]
    ) {
      $0.settings.export = "Send the journal"
    },
    Change(.buttonStyle, "Export the journal .bordered", on: "settings", of: ["Export the"]) {
      $0.settings.exportIsBordered = true
    },
    Change(.disabled, "Sign out disabled()", on: "settings", of: ["Sign out"]) {
      $0.settings.signOutIsDisabled = true
    },
    Change(
      .icon, "Swarms bell.badge.fill → exclamationmark.triangle.fill", on: "settings",
      of: ["Swarms", "bell", "exclamationmark", "switch"]
    ) {
      $0.settings.bell = "exclamationmark.triangle.fill"
    },
    Change(
      .cornerRadius, "TileLabelStyle(radius: 7) → 14", on: "settings",
      of: ["Swarms", "Scales", "Through the", "switch", "cell", "bell", "scalemass", "moon"],
      or: Reading.argument("radius") + Reading.restyled("style", "label style")
    ) {
      $0.settings.iconRadius = 14
    },
    Change(.badge, "badge(2) → badge(6)", on: "settings", of: ["2", "6", "Scales", "cell"]) {
      $0.settings.alarms = 6
    },
    Change(
      .order, "section Apiary before Alarms", on: "settings",
      of: [
        "Apiary", "Alarms", "Units", "Flight radius", "Version", "Swarms", "Scales", "Through the", "Volume",
        "cell", "collectionView", "switch", "stepper", "slider",
      ]
    ) {
      $0.settings.apiaryIsFirst = true
    },
    Change(.codeColor, "Sign out role .destructive → nil", on: "settings", of: ["Sign out"]) {
      $0.settings.signOutIsPlain = true
    },
    Change(.border, "name border red", on: "settings", of: ["Marthe Quist"], or: Reading.any("appeared")) {
      $0.settings.isFramed = true
    },
  ]
}
