import AppVariants
import Foundation

@testable import Banking

/// What people change about the bank's app.
enum BankingMutations {
  typealias Change = Mutation<BankingLook>

  static let all =
    everywhere + accounts + activity + cards + transfers + form + confirmation + spending + payment + profile
    + goal
    + login

  private static let everywhere: [Change] = [
    Change(.catalogueColor, "the colour brand of the catalogue", on: "accounts cards transfers goal") {
      $0.hasRevisedBrand = true
    },
    Change(.theme, "dark always", on: "accounts transaction spending transfers") { $0.forcesDark = true },
    Change(.textSize, "large text", on: "transaction profile form") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "accounts") { $0.locale = "de_DE" },
    Change(
      .tint, "the tab bar's tint", on: "accounts cards transfers spending",
      of: [
        "tabBar", "Home", "Cards", "Transfers", "Spending", "Notifications", "Add card", "Contactless", "Pay",
        "Request", "Split", "More",
      ]
    ) { $0.tabTint = 0x8A3FFC },
  ]

  private static let accounts: [Change] = [
    Change(.label, "the greeting", on: "accounts", of: ["Good"]) { $0.greeting = "Good evening, Amelia" },
    Change(.font, "the greeting's font", on: "accounts", of: ["Good"]) { $0.greetingFont = .title3 },
    Change(.title, "the title", on: "accounts", of: ["Accounts", "navigationBar"]) {
      $0.accountsTitle = "Overview"
    },
    Change(
      .titleMode, "a small title", on: "accounts", of: ["Accounts", "navigationBar", "Good", "scrollView"]
    ) {
      $0.hasLargeTitle = false
    },
    Change(.cornerRadius, "the balance's corners 20 → 10", on: "accounts", of: ["balance.card"]) {
      $0.balanceRadius = 10
    },
    Change(
      .padding, "the balance's padding 20 → 28", on: "accounts",
      of: ["balance.card", "Current", "£3,", "20-11", "Hide"]
    ) {
      $0.balancePadding = 28
    },
    Change(.shadow, "the balance's shadow", on: "accounts", of: ["balance.card"]) { $0.balanceShadow = 2 },
    Change(.gradient, "the balance's gradient", on: "accounts", of: ["balance.card"]) {
      $0.balanceGradientEnd = 0x4A1A5A
    },
    Change(.kerning, "the balance's kerning", on: "accounts", of: ["£3,"]) { $0.balanceKerning = 2 },
    Change(.fontSize, "the balance 34 → 28", on: "accounts", of: ["£3,"]) { $0.balanceSize = 28 },
    Change(.removed, "no circle on the balance", on: "accounts", of: ["balance.card"]) {
      $0.hasBalanceSparkle = false
    },
    Change(.opacity, "the circle's opacity", on: "accounts", of: ["balance.card"]) {
      $0.sparkleOpacity = 0.4
    },
    Change(
      .spacing, "spacing of actions 12 → 2", on: "accounts", of: ["Pay", "Request", "Split", "More"],
      or: Reading.sizes
    ) { $0.actionSpacing = 2 },
    Change(.iconSize, "icons of actions 20 → 25", on: "accounts", of: ["Pay", "Request", "Split", "More"]) {
      $0.actionIconSize = 25
    },
    Change(.columnOrder, "actions reversed", on: "accounts", of: ["Pay", "Request", "Split", "More"]) {
      $0.actionsAreReversed = true
    },
    Change(.icon, "the icon of Pay", on: "accounts", of: ["Pay"]) { $0.payIcon = "paperplane" },
    Change(.buttonTitle, "the word Pay", on: "accounts", of: ["Pay", "Send"]) { $0.payTitle = "Send" },
    Change(.added, "a fifth action", on: "accounts", of: ["Top up"]) { $0.hasTopUpAction = true },
    Change(.tabOrder, "tabs swapped", on: "accounts cards spending", of: ["tabBar", "Cards", "Transfers"]) {
      $0.tabsAreSwapped = true
    },
    Change(.tabIcon, "the icon of Home", on: "accounts cards transfers", of: ["Home"]) {
      $0.homeIcon = "building.columns"
    },
    Change(.toolbarItem, "a button to scan", on: "accounts", of: ["Scan"]) { $0.hasScanItem = true },
    Change(.toolbarItem, "no bell", on: "accounts", of: ["Notifications"]) { $0.hasNotifications = false },
    Change(.badge, "the number on the bell", on: "accounts", of: ["Notifications", "3", "7"]) {
      $0.notificationCount = 7
    },
  ]

  private static let activity: [Change] = [
    Change(.label, "the heading of payments", on: "accounts", of: ["Recent", "Latest"]) {
      $0.recentTitle = "Latest payments"
    },
    Change(.spacing, "row spacing 12 → 18", on: "accounts", of: ["transfer.row"]) {
      $0.transferRowSpacing = 18
    },
    Change(.padding, "row padding 12 → 8", on: "accounts", of: ["transfer.row"], or: Reading.moved("spacing"))
    {
      $0.transferRowPadding = 8
    },
    Change(.fontWeight, "merchants in bold", on: "accounts", of: ["transfer.row"]) {
      $0.merchantWeight = .bold
    },
    Change(.label, "amounts without pence", on: "accounts", of: ["transfer.row"]) {
      $0.amountIsRounded = true
    },
    Change(.divider, "no lines between payments", on: "accounts") { $0.hasRowDividers = false },
    Change(.truncation, "a long merchant", on: "accounts", of: ["transfer.row.market"]) {
      $0.firstMerchant = "Green Street Farmers Market and Bakery of Lower Wick"
    },
    Change(.listOrder, "payments in another order", on: "accounts", of: ["transfer.row"]) {
      $0.movesNewestDown = true
    },
    Change(.listRemoved, "no coffee", on: "accounts", of: ["transfer.row.coffee"]) { $0.hasCoffee = false },
    Change(.listAdded, "a refund", on: "accounts", of: ["transfer.row.refund"]) { $0.hasRefund = true },
    Change(.cornerRadius, "squares of payments 12 → 4", on: "accounts", of: ["transfer.row"]) {
      $0.avatarRadius = 4
    },
    Change(.codeColor, "the colour danger in code", on: "accounts", of: ["Notifications", "3"]) {
      $0.danger = 0x1F6FDE
    },
  ]

  private static let cards: [Change] = [
    Change(.rotation, "the card turned", on: "cards", of: ["card.visual"]) { $0.cardRotation = 3 },
    Change(.aspectRatio, "the card's ratio", on: "cards", of: ["card.visual"]) { $0.cardAspect = 1.8 },
    Change(.codeColor, "the chip's colour", on: "cards", of: ["card.visual"]) { $0.chipColor = 0xC0C4CC },
    Change(.kerning, "the number's kerning", on: "cards", of: ["4929"]) { $0.numberSpacing = 1 },
    Change(.textCase, "the holder as written", on: "cards", of: ["Amelia", "AMELIA"]) {
      $0.cardHolderIsUppercased = false
    },
    Change(.scale, "the circles smaller", on: "cards", of: ["card.visual"]) { $0.cardNetworkScale = 0.7 },
    Change(.offset, "the ornament higher", on: "cards", of: ["card.visual"]) { $0.cardOrnamentOffset = 20 },
    Change(
      .zOrder, "the ornament in front", on: "cards",
      of: ["card.visual", "Amelia", "4929", "Harbour", "AMELIA"]
    ) {
      $0.cardOrnamentIsInFront = true
    },
    Change(.clip, "the ornament not cut", on: "cards", of: ["card.visual"]) { $0.cardClips = false },
    Change(.progress, "more spent", on: "cards", of: ["Monthly", "Resets", "scrollView"]) {
      $0.spentShare = 0.85
    },
    Change(.rowHeight, "the limit's bar 8 → 14", on: "cards", of: ["Monthly", "Resets", "scrollView"]) {
      $0.limitBarHeight = 14
    },
    Change(.toggle, "frozen", on: "cards", of: ["Freeze"]) { $0.isFrozen = true },
    Change(.toggle, "no contactless payments", on: "cards", of: ["Contactless"]) { $0.isContactless = false },
    Change(.removed, "no replacement", on: "cards", of: ["Order a"]) { $0.canReorder = false },
    Change(
      .spacing, "spacing 20 → 30", on: "cards",
      of: ["Monthly", "Freeze", "£930", "Resets", "card.visual", "scrollView"]
    ) { $0.cardSettingsSpacing = 30 },
  ]

  private static let transfers: [Change] = [
    Change(.placeholder, "the search field", on: "transfers", of: ["Name or", "Search", "searchField"]) {
      $0.searchPrompt = "Search payees"
    },
    Change(.buttonTitle, "the button", on: "transfers", of: ["transfers.new", "New transfer"]) {
      $0.newTransferTitle = "Send money"
    },
    Change(.buttonStyle, "the button bordered", on: "transfers", of: ["transfers.new", "New transfer"]) {
      $0.newTransferIsBordered = true
    },
    Change(.cornerStyle, "the button as a capsule", on: "transfers", of: ["transfers.new", "New transfer"]) {
      $0.newTransferRadius = 25
    },
    Change(.sectionHeader, "the header", on: "transfers", of: ["Favourites", "Payees"]) {
      $0.payeesHeader = "Payees"
    },
    Change(.sectionFooter, "the footer", on: "transfers", of: ["Payees that", "Sorted"]) {
      $0.payeesFooter = "Sorted by name."
    },
    Change(.rowHeight, "rows 56 → 68", on: "transfers", of: ["payee", "cell", "Ben", "BO"]) {
      $0.payeeRowHeight = 68
    },
    Change(.listOrder, "the latest first", on: "transfers", of: ["payee", "cell", "Mill", "MLL"]) {
      $0.payeeSort = "latest"
    },
    Change(.avatarShape, "square initials", on: "transfers", of: ["payee", "cell", "BO", "MK"]) {
      $0.payeesHaveRoundAvatars = false
    },
    Change(.listRemoved, "one payee less", on: "transfers", of: ["payee.mill", "Mill", "cell"]) {
      $0.hasThirdPayee = false
    },
    Change(.font, "names as headlines", on: "transfers", of: ["payee", "Ben"]) {
      $0.payeeTitleFont = .headline
    },
    Change(.label, "the tag", on: "transfers", of: ["payee.mill", "Rent"]) { $0.payeeNote = "Flat" },
  ]

  private static let form: [Change] = [
    Change(.placeholder, "the amount", on: "form", of: ["form.amount"]) {
      $0.amountPlaceholder = "Amount in £"
    },
    Change(.placeholder, "the reference", on: "form", of: ["form.reference"]) {
      $0.referencePlaceholder = "Message"
    },
    Change(.toggle, "not instant", on: "form", of: ["Instant"]) { $0.isInstant = false },
    Change(.selection, "later", on: "form", of: ["When", "Now", "Later", "segmentedControl"]) {
      $0.schedule = 1
    },
    Change(.sectionFooter, "the fee", on: "form", of: ["Instant transfers"]) {
      $0.feeText = "Instant transfers are free."
    },
    Change(.buttonTitle, "the button", on: "form", of: ["form.send", "Review", "Continue"]) {
      $0.sendTitle = "Continue"
    },
    Change(.disabled, "the button disabled", on: "form", of: ["form.send", "Review"]) {
      $0.sendIsDisabled = true
    },
    Change(.buttonHeight, "the button 50 → 60", on: "form", of: ["form.send", "Review"]) {
      $0.sendHeight = 60
    },
    Change(.stepper, "three payments", on: "form", of: ["Payments"]) { $0.stepCount = 3 },
    Change(.rowInset, "inset of rows", on: "form", of: ["To", "form.reference", "cell"]) {
      $0.formInset = 30
    },
  ]

  private static let confirmation: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "confirm") { $0.sheetIsLarge = true },
    Change(.icon, "the icon", on: "confirm", of: ["Secure"]) { $0.confirmIcon = "lock.shield" },
    Change(.iconSize, "the icon 44 → 34", on: "confirm", of: ["Secure"]) { $0.confirmIconSize = 34 },
    Change(.alignment, "to the left", on: "confirm", of: ["Secure", "Send £", "By sending"]) {
      $0.confirmAlignment = .leading
    },
    Change(.borderWidth, "the border 1 → 3", on: "confirm") { $0.confirmBorder = 3 },
    Change(.spacing, "spacing 16 → 10", on: "confirm", of: ["Secure", "Send", "To", "From", "By"]) {
      $0.confirmSpacing = 10
    },
    Change(.wrap, "the terms", on: "confirm", of: ["By sending", "You confirm"]) {
      $0.legalText = "You confirm that you know the payee."
    },
    Change(.underline, "terms underlined", on: "confirm", of: ["By sending"]) { $0.legalIsUnderlined = true },
    Change(.lineSpacing, "line spacing of terms", on: "confirm", of: ["By sending"]) {
      $0.legalLineSpacing = 7
    },
    Change(.opacity, "a darker page behind", on: "confirm") { $0.scrimOpacity = 0.45 },
  ]

  private static let spending: [Change] = [
    Change(.chartData, "other bars", on: "spending", of: ["spending.chart"]) {
      $0.chartBars = [0.35, 0.6, 0.8, 0.9, 0.7, 0.3, 0.52]
    },
    Change(.chartColor, "the bars' colour", on: "spending", of: ["spending.chart"]) {
      $0.chartColor = 0x7A4FBF
    },
    Change(
      .spacing, "spacing of bars 10 → 18", on: "spending", of: ["spending.chart", "M", "T"], or: Reading.sizes
    ) {
      $0.barSpacing = 18
    },
    Change(.cornerRadius, "corners of bars", on: "spending", of: ["spending.chart"]) { $0.barRadius = 0 },
    Change(.selection, "by month", on: "spending", of: ["Period", "Week", "Month", "segmentedControl"]) {
      $0.period = 2
    },
    Change(.gridColumns, "three columns", on: "spending") { $0.categoryColumns = 3 },
    Change(.padding, "padding of tiles", on: "spending", of: ["category"]) { $0.categoryPadding = 9 },
    Change(.border, "the border's colour", on: "spending", of: ["category"]) { $0.categoryBorder = 0x5B6B66 },
    Change(.background, "behind the chart", on: "spending", of: ["spending.chart"]) {
      $0.chartBackground = 0xF6E3D0
    },
    Change(.label, "the average", on: "spending", of: ["Average", "About"]) {
      $0.averageText = "About £43 daily"
    },
    Change(.removed, "no line of the average", on: "spending", of: ["spending.chart"]) {
      $0.averageLineIsShown = false
    },
  ]

  private static let payment: [Change] = [
    Change(.icon, "the logo", on: "transaction", of: ["Groceries"]) { $0.merchantLogo = "bag.fill" },
    Change(.blur, "the logo blurred", on: "transaction", of: ["Groceries"]) { $0.merchantLogoBlur = 4 },
    Change(.alignment, "the head to the left", on: "transaction", of: ["Groceries", "Green", "−£"]) {
      $0.detailAlignment = .leading
    },
    Change(.wrap, "the note", on: "transaction", of: ["Weekly", "Coffee"]) {
      $0.noteText = "Coffee and flowers."
    },
    Change(.lineLimit, "the note in two lines", on: "transaction", of: ["Weekly"]) { $0.noteLineLimit = 2 },
    Change(.textAlignment, "the note to the right", on: "transaction", of: ["Weekly"]) {
      $0.noteAlignment = .trailing
    },
    Change(.label, "the status", on: "transaction", of: ["Completed", "Pending"]) {
      $0.statusText = "Pending"
    },
    Change(.opacity, "the status paler", on: "transaction", of: ["Completed"]) { $0.statusOpacity = 0.4 },
    Change(.blend, "the pin's circle", on: "transaction", of: ["payment.map"]) { $0.mapBlend = true },
    Change(.hidden, "no help", on: "transaction", of: ["Something"]) { $0.helpIsHidden = true },
  ]

  private static let profile: [Change] = [
    Change(.label, "the initials", on: "profile", of: ["AR", "AM"]) { $0.profileInitials = "AM" },
    Change(.avatarSize, "the avatar 64 → 76", on: "profile", of: ["AR"]) { $0.profileAvatarSize = 76 },
    Change(.toggle, "the face", on: "profile", of: ["Sign in with"]) { $0.facesIn = false },
    Change(.sectionSpacing, "section spacing 24 → 36", on: "profile") { $0.sectionGap = 36 },
    Change(.badge, "the badge", on: "profile", of: ["Statements", "2", "5"]) { $0.badgeText = 5 },
    Change(
      .cornerRadius, "squares of settings", on: "profile",
      of: ["Security", "Notifications", "Statements", "cell"]
    ) {
      $0.settingsIconRadius = 15
    },
    Change(
      .listOrder, "settings in another order", on: "profile",
      of: ["Security", "Notifications", "Statements", "cell"]
    ) {
      $0.settingsOrder = ["Statements", "Security", "Notifications"]
    },
    Change(.codeColor, "sign out in the tint", on: "profile", of: ["Sign out"]) { $0.signOutIsPlain = true },
    Change(.sectionFooter, "the version", on: "profile", of: ["Version"]) {
      $0.versionText = "Version 4.3 (1204)"
    },
  ]

  private static let goal: [Change] = [
    Change(.borderWidth, "the ring 16 → 10", on: "goal", of: ["goal.ring"]) { $0.ringWidth = 10 },
    Change(.material, "a thicker tip", on: "goal", of: ["goal.tip", "Round up"]) { $0.tipIsThick = true },
    Change(.padding, "the tip's padding", on: "goal", of: ["goal.tip", "Round up"]) { $0.tipPadding = 24 },
    Change(.title, "the goal", on: "goal", of: ["Summer", "Winter"]) { $0.goalTitle = "Winter in Oslo" },
    Change(.fontWeight, "the goal's weight", on: "goal", of: ["Summer"]) { $0.goalTitleWeight = .regular },
    Change(.spacing, "spacing 18 → 26", on: "goal", of: ["Summer", "goal.ring", "£1", "Set up", "Add money"])
    {
      $0.goalSpacing = 26
    },
    Change(.strikethrough, "the old price", on: "goal", of: ["£1,500"]) { $0.oldPriceIsStruck = false },
    Change(.listAdded, "a fourth step", on: "goal", of: ["Packed", "circle"]) { $0.goalSteps = 4 },
  ]

  private static let login: [Change] = [
    Change(.title, "the welcome", on: "login", of: ["Welcome", "Hello"]) { $0.loginTitle = "Hello again" },
    Change(.borderWidth, "the fields' border 1 → 3", on: "login", of: ["Customer", "Password", "textField"]) {
      $0.loginFieldBorder = 3
    },
    Change(.padding, "the fields' padding", on: "login", of: ["Customer", "Password", "textField"]) {
      $0.loginFieldPadding = 18
    },
    Change(.cornerStyle, "the button's corners", on: "login", of: ["Sign in"]) {
      $0.loginButtonIsCapsule = false
    },
    Change(.gradient, "the page's gradient", on: "login") { $0.loginGradientStart = 0x1A0E3C },
    Change(.blur, "the halo", on: "login") { $0.loginHaloBlur = 8 },
    Change(.iconSize, "the logo 54 → 70", on: "login", of: ["Harbour"]) { $0.loginLogoSize = 70 },
    Change(.placeholder, "the first field", on: "login", of: ["Customer", "Username", "textField"]) {
      $0.loginPlaceholder = "Username"
    },
    Change(.buttonTitle, "the help", on: "login", of: ["Trouble", "Forgot"]) {
      $0.loginHelp = "Forgot your number?"
    },
    Change(.offset, "the help lower", on: "login", of: ["Trouble"]) { $0.loginHelpOffset = 12 },
  ]
}
