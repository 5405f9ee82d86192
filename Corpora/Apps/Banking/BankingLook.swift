import AppVariants
import Foundation

/// All that can be changed about the bank's app; the defaults are the approved look.
struct BankingLook: Codable, Sendable {
  // The tokens.
  var hasRevisedBrand = false
  var danger = 0xC0392B
  var tabTint = 0x0B5D5B
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_GB"

  // Accounts.
  var greeting = "Good morning, Amelia"
  var greetingFont = FontChoice.title2
  var accountsTitle = "Accounts"
  var hasLargeTitle = true
  var balanceRadius: CGFloat = 20
  var balancePadding: CGFloat = 20
  var balanceShadow: CGFloat = 8
  var balanceGradientEnd = 0x0A3A4A
  var balanceKerning: CGFloat = 0
  var balanceSize: CGFloat = 34
  var hasBalanceSparkle = true
  var sparkleOpacity = 0.18
  var actionSpacing: CGFloat = 12
  var actionIconSize: CGFloat = 20
  var actionsAreReversed = false
  var payIcon = "arrow.up.right"
  var payTitle = "Pay"
  var hasTopUpAction = false
  var recentTitle = "Recent activity"
  var transferRowSpacing: CGFloat = 12
  var transferRowPadding: CGFloat = 12
  var merchantWeight = WeightChoice.medium
  var amountIsRounded = false
  var hasRowDividers = true
  var firstMerchant = "Green Street Market"
  var movesNewestDown = false
  var hasCoffee = true
  var hasRefund = false
  var avatarRadius: CGFloat = 12
  var hasNotifications = true
  var notificationCount = 3
  var hasScanItem = false
  var tabsAreSwapped = false
  var homeIcon = "house"

  // Cards.
  var cardRotation = 0.0
  var cardAspect: CGFloat = 1.586
  var chipColor = 0xE2C15B
  var numberSpacing: CGFloat = 2
  var cardHolderIsUppercased = true
  var cardNetworkScale: CGFloat = 1
  var cardOrnamentOffset: CGFloat = 60
  var cardOrnamentIsInFront = false
  var cardClips = true
  var spentShare = 0.62
  var limitBarHeight: CGFloat = 8
  var isFrozen = false
  var isContactless = true
  var canReorder = true
  var cardSettingsSpacing: CGFloat = 20

  // Transfers.
  var searchPrompt = "Name or IBAN"
  var newTransferTitle = "New transfer"
  var newTransferIsBordered = false
  var newTransferRadius: CGFloat = 14
  var payeesHeader = "Favourites"
  var payeesFooter = "Payees that you have paid before."
  var payeeRowHeight: CGFloat = 56
  var payeeSort = "name"
  var payeesHaveRoundAvatars = true
  var hasThirdPayee = true
  var payeeTitleFont = FontChoice.body
  var ibanLineLimit = 1
  var payeeNote = "Rent"

  // The form of a transfer.
  var amountPlaceholder = "0.00"
  var referencePlaceholder = "Reference"
  var isInstant = true
  var schedule = 0
  var feeText = "Instant transfers cost £0.20 and arrive within ten seconds."
  var sendTitle = "Review transfer"
  var sendIsDisabled = false
  var sendHeight: CGFloat = 50
  var stepCount = 2
  var formInset: CGFloat = 16

  // The confirmation.
  var sheetIsLarge = false
  var confirmIcon = "checkmark.shield"
  var confirmIconSize: CGFloat = 44
  var confirmAlignment = SideChoice.center
  var confirmBorder: CGFloat = 1
  var confirmSpacing: CGFloat = 16
  var legalText = "By sending you confirm that the payee is known to you and that the amount is right."
  var legalIsUnderlined = false
  var legalLineSpacing: CGFloat = 2
  var scrimOpacity = 0.25

  // Spending.
  var chartBars = [0.35, 0.6, 0.45, 0.9, 0.7, 0.3, 0.52]
  var chartColor = 0x0B7A75
  var barSpacing: CGFloat = 10
  var barRadius: CGFloat = 5
  var period = 1
  var categoryColumns = 2
  var categoryPadding: CGFloat = 14
  var categoryBorder = 0xD8DEDC
  var chartBackground = 0xE6F1EF
  var averageText = "Average £43 a day"
  var averageLineIsShown = true

  // A transaction.
  var merchantLogo = "cart.fill"
  var merchantLogoBlur: CGFloat = 0
  var detailAlignment = SideChoice.center
  var noteText =
    "Weekly shop with flowers for the kitchen table, and the large pack of coffee for the office."
  var noteLineLimit = 4
  var noteAlignment = SideChoice.leading
  var statusText = "Completed"
  var statusOpacity = 1.0
  var mapBlend = false
  var helpIsHidden = false

  // The profile.
  var profileInitials = "AR"
  var profileAvatarSize: CGFloat = 64
  var facesIn = true
  var hasMarketing = false
  var sectionGap: CGFloat = 24
  var badgeText = 2
  var settingsIconRadius: CGFloat = 7
  var settingsOrder = ["Security", "Notifications", "Statements"]
  var signOutIsPlain = false
  var versionText = "Version 4.2 (1180)"

  // The goal.
  var goalProgress = 0.68
  var ringWidth: CGFloat = 16
  var ringIsRound = true
  var tipIsThick = false
  var tipPadding: CGFloat = 16
  var goalTitle = "Summer in Lisbon"
  var goalTitleWeight = WeightChoice.bold
  var goalSpacing: CGFloat = 18
  var oldPriceIsStruck = true
  var goalSteps = 3

  // The login.
  var loginTitle = "Welcome back"
  var loginFieldBorder: CGFloat = 1
  var loginFieldPadding: CGFloat = 14
  var loginButtonIsCapsule = true
  var loginGradientStart = 0x06302F
  var loginHaloBlur: CGFloat = 30
  var loginLogoSize: CGFloat = 54
  var loginPlaceholder = "Customer number"
  var loginHelp = "Trouble signing in?"
  var loginHelpOffset: CGFloat = 0
}
