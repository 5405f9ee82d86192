import AppVariants
import Foundation

/// All that can be changed about the messenger; the defaults are the approved look.
struct MessengerLook: Codable, Sendable {
  // Everywhere.
  var hasRevisedAccent = false
  var headerColor = 0x241B3A
  var headerSubtitleColor = 0xB9AEDB
  var online = 0x34C77B
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  // The chats.
  var chatsTitle = "Messages"
  var avatarSize: CGFloat = 52
  var avatarIsRound = true
  var chatRowSpacing: CGFloat = 12
  var chatRowPadding: CGFloat = 10
  var chatListInset: CGFloat = 16
  var nameWeight = WeightChoice.semibold
  var nameFont = FontChoice.body
  var previewLineLimit = 2
  var unreadCount = 4
  var firstPreview = "Are we still on for the lake on Sunday? I can bring the big tent."
  var pinnedFirst = true
  var hasArchivedRow = true
  var hasMutedBell = true
  var onlineDotIsShown = true
  var chatDividers = true
  var hasDraft = false
  var showsNora = true
  var composeIcon = "square.and.pencil"
  var hasCameraItem = false
  var storyRingWidth: CGFloat = 2.5
  var storySpacing: CGFloat = 14
  var filterSelection = 0
  var tabBadge = 4
  var settingsTabIcon = "gearshape"

  // The chat.
  var bubbleRadius: CGFloat = 18
  var bubbleHasTail = true
  var bubblePaddingX: CGFloat = 14
  var bubbleOut = 0
  var bubbleSpacing: CGFloat = 8
  var messageFont = FontChoice.body
  var messageLineSpacing: CGFloat = 0
  var secondMessage = "Yes! I booked the small hut by the water, in case it rains."
  var timestampsAreShown = true
  var timestampOpacity = 0.7
  var attachmentRatio: CGFloat = 1.5
  var attachmentRadius: CGFloat = 14
  var attachmentBlur: CGFloat = 0
  var attachmentPicture = 0
  var attachmentName = "packing-list.pdf"
  var dayLabel = "Today"
  var inputPrompt = "Message"
  var sendIcon = "arrow.up.circle.fill"
  var hasMicButton = true
  var linkIsUnderlined = true
  var reaction = "heart.fill"
  var reactionOffset: CGFloat = 10
  var reactionIsInFront = true
  var inputBarIsThick = false
  var deliveredText = "Delivered"
  var inputRadius: CGFloat = 18
  var wallPattern = 0.06

  // The group.
  var groupTitle = "Lake weekend"
  var memberOverlap: CGFloat = -10
  var memberOrderIsReversed = false
  var pollShares = [0.6, 0.3, 0.1]
  var pollBarHeight: CGFloat = 30
  var pollQuestion = "When do we leave?"
  var pollQuestionFont = FontChoice.headline
  var pollCardShadow: CGFloat = 6
  var pollCardBorder: CGFloat = 1
  var pollVoteTitle = "Vote"
  var pollIsClosed = false
  var pinnedNotice = "Mila pinned the address of the hut"
  var pinnedIsShown = true
  var voiceBars = 24
  var voiceHeight: CGFloat = 26

  // A contact.
  var contactName = "Nora Lindqvist"
  var contactStatus = "Last seen at 18:42"
  var contactAlignment = SideChoice.center
  var contactAvatarSize: CGFloat = 108
  var contactBanner = 0x7A5BD0
  var contactBannerHeight: CGFloat = 120
  var contactButtonsAreBordered = true
  var contactButtonSpacing: CGFloat = 12
  var bio =
    "Carpenter, swimmer, maker of very strong tea. If I do not answer I am in the workshop or under water."
  var bioAlignment = SideChoice.center
  var bioKerning: CGFloat = 0
  var blockIsDestructive = true
  var hasEncryptionRow = true
  var contactMediaColumns = 3
  var contactMediaSpacing: CGFloat = 4

  // The settings.
  var settingsHeader = "Privacy"
  var settingsFooter = "Others see when you have read their messages."
  var readReceipts = true
  var lastSeen = false
  var fontScale = 0.5
  var iconsAreFilled = true
  var settingsIconColor = 0x6C3FD1
  var settingsRowInset: CGFloat = 20
  var storageUsed = 0.42
  var wallpaper = 0
  var keepDays = 30
  var settingsSectionSpacing: CGFloat = 28
  var notificationsValue = "On"
  var accountNumber = "+46 70 123 45 67"
  var settingsOrderIsChanged = false

  // The calls.
  var missedColor = 0xE0364C
  var callIcon = "phone"
  var callIconSize: CGFloat = 18
  var callsInset: CGFloat = 12
  var callsTitleIsLarge = true
  var callDetailIsUppercased = false
  var removesSecondCall = false
  var callSectionHeader = "This week"
  var callsCardRadius: CGFloat = 12

  // In a call.
  var callName = "Mila Novak"
  var callDuration = "12:08"
  var callDurationIsMonospaced = true
  var pulseScale: CGFloat = 1
  var pulseRotation = 0.0
  var hangUpColor = 0xE0364C
  var callButtonSize: CGFloat = 64
  var callButtonsGap: CGFloat = 26
  var isMuted = false
  var callGradientTop = 0x3A2A6B
  var callGlassIsThick = false
  var callHaloBlend = false
  var selfViewClips = true
  var selfViewOffset: CGFloat = 0

  // The pictures that were sent.
  var mediaColumns = 3
  var mediaGap: CGFloat = 3
  var mediaPictureSeed = 0
  var mediaHeader = "November"
  var mediaDurationIsShown = true
  var mediaPeriod = 0
  var mediaFirstTwoSwapped = false
  var mediaOpacity = 1.0
  var mediaRadius: CGFloat = 0
  var mediaSelectTitle = "Select"

  // A new message.
  var newTitle = "New message"
  var newPrompt = "Search people"
  var newGroupTitle = "New group"
  var newContactsAreSorted = true
  var newHeader = "People"
  var newLinkIsProminent = false
  var newRowHeight: CGFloat = 52
  var newNoteText = "Groups can have up to 256 people."
  var newSelectionIcon = "circle"
  var newControlIsLarge = false
  var newDone = false
}
