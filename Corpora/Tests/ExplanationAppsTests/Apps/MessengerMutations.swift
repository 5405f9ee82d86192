import AppVariants
import Foundation

@testable import Messenger

/// What people change about the messenger.
enum MessengerMutations {
  typealias Change = Mutation<MessengerLook>

  static let all =
    everywhere + chats + rows + chat + bubbles + group + contact + settings + calls + ongoing + media
    + compose

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour accent of the catalogue", on: "chats chat group contact settings calls"
    ) {
      $0.hasRevisedAccent = true
    },
    Change(.theme, "dark always", on: "chats chat contact calls media") { $0.forcesDark = true },
    Change(.textSize, "large text", on: "settings calls contact") { $0.textSize = .xxLarge },
    Change(
      .background, "the dark header", on: "chat group", of: ["Nora", "Lake", "online", "5 people", "Back"]
    ) {
      $0.headerColor = 0x0F3D3E
    },
    Change(.codeColor, "the header's second line", on: "chat group", of: ["online", "5 people"]) {
      $0.headerSubtitleColor = 0xF2C14E
    },
    Change(.codeColor, "who is online", on: "chats", of: ["chat", "NL", "ID", "scrollView"]) {
      $0.online = 0x1E90FF
    },
    Change(.badge, "the number of chats", on: "chats settings calls", of: ["Chats", "tabBar", "4", "9"]) {
      $0.tabBadge = 9
    },
    Change(.tabIcon, "the icon of settings", on: "chats calls settings", of: ["Settings"]) {
      $0.settingsTabIcon = "slider.horizontal.3"
    },
  ]

  private static let chats: [Change] = [
    Change(.title, "the title", on: "chats", of: ["Messages", "Chats", "navigationBar"]) {
      $0.chatsTitle = "Chats"
    },
    Change(.icon, "the icon to write", on: "chats", of: ["Write"]) { $0.composeIcon = "plus.bubble" },
    Change(.toolbarItem, "a camera", on: "chats", of: ["Camera"]) { $0.hasCameraItem = true },
    Change(.borderWidth, "the stories' rings", on: "chats", of: ["NL", "MN", "SA", "ID", "OB", "scrollView"])
    {
      $0.storyRingWidth = 4.5
    },
    Change(
      .spacing, "spacing of stories 14 → 22", on: "chats",
      of: ["NL", "MN", "SA", "ID", "OB", "Nora", "Mila", "Sam", "Inês", "Otto"]
    ) { $0.storySpacing = 22 },
    Change(.selection, "unread ones", on: "chats", of: ["Filter", "All", "Unread", "segmentedControl"]) {
      $0.filterSelection = 1
    },
    Change(.removed, "no archive", on: "chats", of: ["Archived"]) { $0.hasArchivedRow = false },
  ]

  private static let rows: [Change] = [
    Change(.avatarSize, "avatars 52 → 44", on: "chats", of: ["chat."]) { $0.avatarSize = 44 },
    Change(
      .avatarShape, "square avatars", on: "chats calls compose contact",
      of: ["chat.", "call.", "person.", "NL", "MN"]
    ) {
      $0.avatarIsRound = false
    },
    Change(.spacing, "row spacing 12 → 20", on: "chats", of: ["chat."]) { $0.chatRowSpacing = 20 },
    Change(.padding, "row padding 10 → 15", on: "chats", of: ["chat."], or: Reading.moved("spacing")) {
      $0.chatRowPadding = 15
    },
    Change(.contentInset, "inset of rows 16 → 24", on: "chats", of: ["chat."]) { $0.chatListInset = 24 },
    Change(.fontWeight, "names regular", on: "chats", of: ["chat."]) { $0.nameWeight = .regular },
    Change(.font, "names as headlines", on: "chats", of: ["chat."]) { $0.nameFont = .title3 },
    Change(.lineLimit, "one line of a message", on: "chats", of: ["chat."]) { $0.previewLineLimit = 1 },
    Change(.badge, "unread messages", on: "chats", of: ["chat.nora"]) { $0.unreadCount = 7 },
    Change(.removed, "nothing unread", on: "chats", of: ["chat.nora"]) { $0.unreadCount = 0 },
    Change(.wrap, "a shorter message", on: "chats", of: ["chat.nora"]) { $0.firstPreview = "See you!" },
    Change(.listOrder, "Mila first", on: "chats", of: ["chat.nora", "chat.mila"]) { $0.pinnedFirst = false },
    Change(.removed, "not muted", on: "chats", of: ["chat.sam", "Muted"]) { $0.hasMutedBell = false },
    Change(.hidden, "nobody online", on: "chats", of: ["chat.", "NL", "ID", "scrollView"]) {
      $0.onlineDotIsShown = false
    },
    Change(.divider, "no lines between chats", on: "chats") { $0.chatDividers = false },
    Change(.label, "a draft", on: "chats", of: ["chat.mila"]) { $0.hasDraft = true },
    Change(.listRemoved, "Nora gone", on: "chats", of: ["chat.nora"]) { $0.showsNora = false },
  ]

  private static let chat: [Change] = [
    Change(.label, "the day", on: "chat", of: ["Today", "Sunday"]) { $0.dayLabel = "Sunday" },
    Change(.aspectRatio, "the picture's ratio", on: "chat", of: ["Picture"]) { $0.attachmentRatio = 1.2 },
    Change(.cornerRadius, "the picture's corners", on: "chat", of: ["Picture"]) { $0.attachmentRadius = 2 },
    Change(.blur, "the picture blurred", on: "chat", of: ["Picture"]) { $0.attachmentBlur = 5 },
    Change(.image, "another picture", on: "chat", of: ["Picture"]) { $0.attachmentPicture = 4 },
    Change(.label, "the file's name", on: "chat", of: ["packing", "shopping", "chat.file"]) {
      $0.attachmentName = "shopping.pdf"
    },
    Change(.underline, "the file not underlined", on: "chat", of: ["packing", "chat.file"]) {
      $0.linkIsUnderlined = false
    },
    Change(.placeholder, "the input", on: "chat", of: ["chat.input"]) { $0.inputPrompt = "Write to Nora" },
    Change(.icon, "the icon to send", on: "chat", of: ["Send"]) { $0.sendIcon = "paperplane.fill" },
    Change(.removed, "no microphone", on: "chat", of: ["Record"]) { $0.hasMicButton = false },
    Change(.cornerRadius, "the input's corners", on: "chat", of: ["chat.input"]) { $0.inputRadius = 6 },
    Change(.icon, "the reaction", on: "chat", of: ["Reaction"]) { $0.reaction = "hand.thumbsup.fill" },
    Change(.offset, "the reaction lower", on: "chat", of: ["Reaction"]) { $0.reactionOffset = 2 },
    Change(.zOrder, "the reaction behind", on: "chat", of: ["Reaction", "Picture"]) {
      $0.reactionIsInFront = false
    },
    Change(.label, "the receipt", on: "chat", of: ["Delivered", "Read"]) {
      $0.deliveredText = "Read at 18:33"
    },
    Change(.opacity, "the wall's circle", on: "chat") { $0.wallPattern = 0.2 },
  ]

  private static let bubbles: [Change] = [
    Change(
      .cornerRadius, "corners of bubbles 18 → 10", on: "chat group",
      of: ["Are we", "Yes", "Perfect", "The hut", "I vote", "scrollView"], or: Reading.restyled("radius")
    ) {
      $0.bubbleRadius = 10
    },
    Change(
      .bubbleTail, "no tails", on: "chat group",
      of: ["Are we", "Yes", "Perfect", "The hut", "I vote", "scrollView"], or: Reading.argument("has tail")
    ) {
      $0.bubbleHasTail = false
    },
    Change(
      .padding, "padding of bubbles", on: "chat group",
      of: ["Are we", "Yes", "Perfect", "The hut", "I vote", "18:", "16:", "scrollView"]
    ) {
      $0.bubblePaddingX = 20
    },
    Change(
      .bubbleColor, "outgoing bubbles", on: "chat group",
      of: ["Yes", "I vote", "18:24", "16:40", "scrollView"]
    ) {
      $0.bubbleOut = 0x0A7D55
    },
    Change(
      .spacing, "spacing of bubbles 8 → 14", on: "chat",
      of: ["Today", "Are we", "Yes", "Picture", "Perfect", "chat.file"]
    ) {
      $0.bubbleSpacing = 14
    },
    Change(
      .font, "smaller messages", on: "chat group", of: ["Are we", "Yes", "Perfect", "The hut", "I vote"]
    ) {
      $0.messageFont = .subheadline
    },
    Change(
      .lineSpacing, "line spacing of messages", on: "chat group", of: ["Are we", "Yes", "The hut", "I vote"]
    ) {
      $0.messageLineSpacing = 5
    },
    Change(.wrap, "a longer message", on: "chat", of: ["Yes"]) {
      $0.secondMessage =
        "Yes! I booked the small hut by the water, in case it rains. There is a stove, so bring dry wood."
    },
    Change(.removed, "no times", on: "chat group", of: ["18:", "16:"]) { $0.timestampsAreShown = false },
    Change(.opacity, "paler times", on: "chat group", of: ["18:", "16:"]) { $0.timestampOpacity = 0.35 },
  ]

  private static let group: [Change] = [
    Change(.title, "the group's name", on: "group", of: ["Lake", "Hut"]) { $0.groupTitle = "Hut weekend" },
    Change(.spacing, "members apart", on: "group", of: ["MN", "SA", "ID"]) { $0.memberOverlap = 4 },
    Change(.order, "members reversed", on: "group", of: ["MN", "SA", "ID"]) {
      $0.memberOrderIsReversed = true
    },
    Change(.chartData, "other votes", on: "group", of: ["group.poll", "60", "30"], or: Reading.any("text")) {
      $0.pollShares = [0.45, 0.45, 0.1]
    },
    Change(.rowHeight, "bars 30 → 38", on: "group", of: ["group.poll", "Friday", "Saturday"]) {
      $0.pollBarHeight = 38
    },
    Change(.label, "the question", on: "group", of: ["When", "Which"]) { $0.pollQuestion = "Which train?" },
    Change(.font, "the question's font", on: "group", of: ["When"]) { $0.pollQuestionFont = .title3 },
    Change(.shadow, "the poll's shadow", on: "group", of: ["group.poll"]) { $0.pollCardShadow = 1 },
    Change(.borderWidth, "the poll's border 1 → 2.5", on: "group", of: ["group.poll"]) {
      $0.pollCardBorder = 2.5
    },
    Change(.buttonTitle, "the button", on: "group", of: ["poll.vote", "Vote"]) {
      $0.pollVoteTitle = "Choose"
    },
    Change(.disabled, "a closed poll", on: "group", of: ["poll.vote", "Vote"]) { $0.pollIsClosed = true },
    Change(.label, "the notice", on: "group", of: ["Mila pinned", "Sam pinned"]) {
      $0.pinnedNotice = "Sam pinned a map"
    },
    Change(.removed, "no notice", on: "group", of: ["Mila pinned", "pin"]) { $0.pinnedIsShown = false },
    Change(.chartData, "a shorter voice message", on: "group", of: ["group.voice"]) { $0.voiceHeight = 14 },
  ]

  private static let contact: [Change] = [
    Change(.label, "the name", on: "contact", of: ["Nora"]) { $0.contactName = "Nora L." },
    Change(.label, "last seen", on: "contact", of: ["Last seen", "Online"]) {
      $0.contactStatus = "Online now"
    },
    Change(.alignment, "the name to the left", on: "contact", of: ["Nora", "Last"]) {
      $0.contactAlignment = .leading
    },
    Change(.avatarSize, "the avatar 108 → 90", on: "contact", of: ["NL"]) { $0.contactAvatarSize = 90 },
    Change(.codeColor, "the banner", on: "contact") { $0.contactBanner = 0x2E86AB },
    Change(.buttonStyle, "filled buttons", on: "contact", of: ["Write", "Call", "Mute"]) {
      $0.contactButtonsAreBordered = false
    },
    Change(.spacing, "spacing of buttons", on: "contact", of: ["Write", "Call", "Mute"], or: Reading.sizes) {
      $0.contactButtonSpacing = 24
    },
    Change(.wrap, "about her", on: "contact", of: ["Carpenter"]) { $0.bio = "Carpenter and swimmer." },
    Change(.textAlignment, "about her, to the left", on: "contact", of: ["Carpenter"]) {
      $0.bioAlignment = .leading
    },
    Change(.kerning, "about her, wider", on: "contact", of: ["Carpenter"], or: Reading.any("wrapped")) {
      $0.bioKerning = 0.6
    },
    Change(.codeColor, "blocking in the tint", on: "contact", of: ["Block"]) {
      $0.blockIsDestructive = false
    },
    Change(.removed, "no encryption", on: "contact", of: ["Encryption", "Verified"]) {
      $0.hasEncryptionRow = false
    },
    Change(.gridColumns, "two columns", on: "contact") { $0.contactMediaColumns = 2 },
    Change(.spacing, "spacing of pictures", on: "contact", of: ["Picture"], or: Reading.sizes) {
      $0.contactMediaSpacing = 12
    },
  ]

  private static let settings: [Change] = [
    Change(.sectionHeader, "the header", on: "settings", of: ["Privacy", "Safety"]) {
      $0.settingsHeader = "Safety"
    },
    Change(.sectionFooter, "the footer", on: "settings", of: ["Others", "Nobody"]) {
      $0.settingsFooter = "Nobody sees when you have read messages."
    },
    Change(.toggle, "receipts off", on: "settings", of: ["Read"]) { $0.readReceipts = false },
    Change(.toggle, "last seen", on: "settings", of: ["Last"]) { $0.lastSeen = true },
    Change(.progress, "the slider", on: "settings", of: ["slider", "Text size"]) { $0.fontScale = 0.8 },
    Change(.icon, "icons not filled", on: "settings", of: ["Notifications", "Export", "bell", "square"]) {
      $0.iconsAreFilled = false
    },
    Change(
      .codeColor, "the icons' colour", on: "settings", of: ["Notifications", "Export", "bell", "square"]
    ) {
      $0.settingsIconColor = 0xB8336A
    },
    Change(.rowInset, "inset of rows 20 → 32", on: "settings", of: ["Read", "Last", "Keep", "cell"]) {
      $0.settingsRowInset = 32
    },
    Change(.progress, "more storage", on: "settings", of: ["Storage", "progressIndicator"]) {
      $0.storageUsed = 0.77
    },
    Change(.selection, "dots", on: "settings", of: ["Wallpaper", "Plain", "Dots"], or: Reading.any("text")) {
      $0.wallpaper = 1
    },
    Change(.stepper, "fewer days", on: "settings", of: ["Keep"]) { $0.keepDays = 14 },
    Change(.sectionSpacing, "section spacing 28 → 16", on: "settings") { $0.settingsSectionSpacing = 16 },
    Change(.label, "notifications", on: "settings", of: ["Notifications", "On", "Off"]) {
      $0.notificationsValue = "Off"
    },
    Change(.listOrder, "the data's order", on: "settings", of: ["Notifications", "Export", "cell"]) {
      $0.settingsOrderIsChanged = true
    },
  ]

  private static let calls: [Change] = [
    Change(.codeColor, "missed calls", on: "calls", of: ["call.1", "Sam"]) { $0.missedColor = 0xE08A00 },
    Change(.icon, "the icon", on: "calls", of: ["call.", "Call back"]) { $0.callIcon = "info.circle" },
    Change(.iconSize, "icons 18 → 23", on: "calls", of: ["call.", "Call back"]) { $0.callIconSize = 23 },
    Change(.contentInset, "inset of calls 12 → 20", on: "calls", of: ["call."]) { $0.callsInset = 20 },
    Change(.titleMode, "a small title", on: "calls") { $0.callsTitleIsLarge = false },
    Change(.textCase, "details in capitals", on: "calls", of: ["call.", "Outgoing"]) {
      $0.callDetailIsUppercased = true
    },
    Change(.listRemoved, "the missed call", on: "calls", of: ["call.1"]) { $0.removesSecondCall = true },
    Change(.sectionHeader, "the header", on: "calls", of: ["This week", "Lately"]) {
      $0.callSectionHeader = "Lately"
    },
    Change(.cornerRadius, "the card's corners", on: "calls") { $0.callsCardRadius = 24 },
  ]

  private static let ongoing: [Change] = [
    Change(.label, "who", on: "ongoing", of: ["Mila", "Sam"]) { $0.callName = "Sam Adeyemi" },
    Change(.label, "how long", on: "ongoing", of: ["12:08", "14:51"]) { $0.callDuration = "14:51" },
    Change(.digits, "the digits", on: "ongoing", of: ["12:08"]) { $0.callDurationIsMonospaced = false },
    Change(.scale, "a larger frame", on: "ongoing") { $0.pulseScale = 1.15 },
    Change(.rotation, "the frame turned", on: "ongoing") { $0.pulseRotation = 20 },
    Change(.codeColor, "hanging up", on: "ongoing", of: ["Hang up"]) { $0.hangUpColor = 0xB00060 },
    Change(
      .buttonHeight, "buttons 64 → 56", on: "ongoing", of: ["Mute", "Speaker", "Hang up", "call.controls"]
    ) {
      $0.callButtonSize = 56
    },
    Change(
      .spacing, "spacing of buttons 26 → 16", on: "ongoing",
      of: ["Mute", "Speaker", "Hang up", "call.controls"]
    ) {
      $0.callButtonsGap = 16
    },
    Change(.icon, "muted", on: "ongoing", of: ["Mute"]) { $0.isMuted = true },
    Change(.gradient, "the gradient", on: "ongoing") { $0.callGradientTop = 0x0B4F6C },
    Change(.material, "thicker glass", on: "ongoing", of: ["call.controls"]) { $0.callGlassIsThick = true },
    Change(.blend, "the halo", on: "ongoing") { $0.callHaloBlend = true },
    Change(.clip, "the own picture not cut", on: "ongoing", of: ["Picture"]) { $0.selfViewClips = false },
    Change(.offset, "the own picture lower", on: "ongoing", of: ["Picture"]) { $0.selfViewOffset = 16 },
  ]

  private static let media: [Change] = [
    Change(.gridColumns, "four columns", on: "media") { $0.mediaColumns = 4 },
    Change(.spacing, "gaps 3 → 8", on: "media", of: ["Picture"], or: Reading.sizes) { $0.mediaGap = 8 },
    Change(.image, "the fifth picture", on: "media", of: ["Picture 5", "Picture 27"]) {
      $0.mediaPictureSeed = 22
    },
    Change(.sectionHeader, "the header", on: "media", of: ["November", "This"]) {
      $0.mediaHeader = "This month"
    },
    Change(.removed, "no duration", on: "media", of: ["0:36"]) { $0.mediaDurationIsShown = false },
    Change(.selection, "links", on: "media", of: ["Kind", "Media", "Links", "segmentedControl"]) {
      $0.mediaPeriod = 1
    },
    Change(.order, "the first two swapped", on: "media", of: ["Picture"]) { $0.mediaFirstTwoSwapped = true },
    Change(.opacity, "the fourth picture paler", on: "media", of: ["Picture 4"]) { $0.mediaOpacity = 0.5 },
    Change(.cornerRadius, "round corners", on: "media", of: ["Picture"]) { $0.mediaRadius = 12 },
    Change(.buttonTitle, "the button", on: "media", of: ["Select", "Choose"]) {
      $0.mediaSelectTitle = "Choose"
    },
  ]

  private static let compose: [Change] = [
    Change(.title, "the title", on: "compose", of: ["New message", "New chat", "navigationBar"]) {
      $0.newTitle = "New chat"
    },
    Change(.placeholder, "the search field", on: "compose", of: ["Search", "Name", "searchField"]) {
      $0.newPrompt = "Name or number"
    },
    Change(.label, "a group", on: "compose", of: ["New group", "Start"]) {
      $0.newGroupTitle = "Start a group"
    },
    Change(.listOrder, "people unsorted", on: "compose", of: ["person", "cell"]) {
      $0.newContactsAreSorted = false
    },
    Change(.sectionHeader, "the header", on: "compose", of: ["People", "Contacts"]) {
      $0.newHeader = "Contacts"
    },
    Change(.buttonStyle, "a filled button", on: "compose", of: ["Invite"]) { $0.newLinkIsProminent = true },
    Change(.rowHeight, "rows 52 → 64", on: "compose", of: ["person", "cell", "ID", "Inês"]) {
      $0.newRowHeight = 64
    },
    Change(.sectionFooter, "the note", on: "compose", of: ["Groups", "Up to"]) {
      $0.newNoteText = "Up to 512 people."
    },
    Change(.icon, "the circles", on: "compose", of: ["person", "cell"]) {
      $0.newSelectionIcon = "plus.circle"
    },
    Change(.controlSize, "a larger button", on: "compose", of: ["Invite"]) { $0.newControlIsLarge = true },
    Change(.disabled, "Next enabled", on: "compose", of: ["Next"]) { $0.newDone = true },
  ]
}
