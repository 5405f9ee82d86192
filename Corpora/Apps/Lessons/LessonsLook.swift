import AppVariants
import Foundation

/// All that can be changed about the app for languages; the defaults are the approved look.
struct LessonsLook: Codable, Sendable {
  var tint = 0x1CB0F6
  var forcesDark = false
  var textSize = TextSizeChoice.large

  var tabs = Tabs()
  var path = Path()
  var exercise = Exercise()
  var match = Match()
  var card = Card()
  var finished = Finished()
  var ranking = Ranking()
  var streak = Streak()
  var words = Words()
  var learner = Learner()
  var settings = Settings()
}

extension LessonsLook {
  /// The bar with the places.
  struct Tabs: Codable, Sendable {
    var learnIcon = "house"
    var ranking = "League"
    var badge = 2
  }

  /// The way through the units.
  struct Path: Codable, Sendable {
    var unit = "Order food and drink"
    var banner = 0x58CC02
    var bannerRadius: CGFloat = 16
    var bannerPadding: CGFloat = 16
    var gap: CGFloat = 18
    var swing: CGFloat = 56
    var step: CGFloat = 64
    var icon = "star.fill"
    var reached = 2
    var bubble = "START"
    var bubbleIsShown = true
    var hearts = 5
    var gems = "1,240"
    var hasChest = true
    var lockedOpacity = 0.35
  }

  /// A sentence to be put together.
  struct Exercise: Codable, Sendable {
    var share = 0.4
    var barHeight: CGFloat = 14
    var task = "Translate this sentence"
    var taskWeight = WeightChoice.bold
    var bubble = "Der Bär trinkt jeden Morgen eine Tasse Kaffee mit Milch."
    var bubbleLines = 0
    var bubbleLineSpacing: CGFloat = 0
    var bubblePadding: CGFloat = 14
    var face = "hare.fill"
    var faceSize: CGFloat = 72
    var bank = ["the", "bear", "drinks", "a", "cup", "of", "coffee", "tea", "every", "morning"]
    var chipGap: CGFloat = 8
    var chipRadius: CGFloat = 12
    var chipLine: CGFloat = 2
    var underlinesVerb = false
    var button = "CHECK"
    var isDisabled = true
    var hasSkip = true
  }

  /// Pairs of words.
  struct Match: Codable, Sendable {
    var title = "Tap the pairs"
    var columns = 2
    var gap: CGFloat = 12
    var height: CGFloat = 56
    var chosen = "milk"
    var chosenColor = 0x1CB0F6
    var isSwapped = false
    var clock = 0.7
    var clockColor = 0xFF9600
    var hint = "Ten seconds left"
    var hintOpacity = 1.0
  }

  /// A card that is turned over.
  struct Card: Codable, Sendable {
    var word = "die Apfelschorle"
    var wordFont = FontChoice.largeTitle
    var meaning = "apple juice with sparkling water"
    var ratio: CGFloat = 0.75
    var radius: CGFloat = 24
    var shadow: CGFloat = 12
    var tilt = -4.0
    var scale = 0.94
    var head = 0xFFD43B
    var foot = 0xFF9600
    var blur: CGFloat = 0
    var tagSide = SideChoice.leading
    var hasSpeaker = true
    var buttonsAreSwapped = false
  }

  /// What comes at the end of a lesson.
  struct Finished: Codable, Sendable {
    var title = "Lesson complete!"
    var titleKerning: CGFloat = 0
    var points = 24
    var accuracy = "92%"
    var tileGap: CGFloat = 12
    var tileLine: CGFloat = 2
    var goldGlow: CGFloat = 18
    var hasTime = true
    var confetti = true
    var buttonRadius: CGFloat = 14
    var buttonHeight: CGFloat = 48
    var buttonTitle = "CONTINUE"
  }

  /// Who learnt most.
  struct Ranking: Codable, Sendable {
    var league = "Sapphire League"
    var days = "2 days left"
    var rowGap: CGFloat = 12
    var avatar: CGFloat = 40
    var avatarIsSquare = false
    var order = ["Ines", "Tobi", "Mina", "Aaron", "Yuki", "Lea"]
    var pointsWeight = WeightChoice.regular
    var usesDigits = false
    var mine = 0xDDF4FF
    var medalIcon = "medal.fill"
    var promotion = "Promotion zone"
    var hasDivider = true
  }

  /// How many days in a row.
  struct Streak: Codable, Sendable {
    var days = 12
    var numberSize: CGFloat = 72
    var flame = 0xFF9600
    var month = "June"
    var done = [1, 2, 3, 4, 8, 9, 10, 11, 12]
    var dot: CGFloat = 32
    var rowGap: CGFloat = 8
    var goal = 0.6
    var goalLine: CGFloat = 10
    var freezeIsFirst = false
    var chart = [12.0, 30, 24, 8, 40, 22, 35]
    var chartColor = 0x1CB0F6
  }

  /// All words that were learnt.
  struct Words: Codable, Sendable {
    var title = "Words"
    var isInline = false
    var prompt = "Search words"
    var food = "FOOD"
    var foot = "Words fade when they are not practised."
    var list = ["Brot", "Käse", "Milch", "Wasser"]
    var meaningLines = 1
    var insets: CGFloat = 16
    var strength = 3
    var hasSort = true
    var strikesOld = false
    var sectionGap: CGFloat = 20
  }

  /// The learner.
  struct Learner: Codable, Sendable {
    var name = "Noor Haddad"
    var nameFont = FontChoice.title2
    var joined = "Joined May 2024"
    var cover = 0x84D8FF
    var face: CGFloat = 96
    var faceLine: CGFloat = 4
    var faceShadow: CGFloat = 0
    var statGap: CGFloat = 12
    var side = SideChoice.center
    var following = "18 following"
    var buttonIsProminent = true
    var buttonIsLarge = false
    var friends = ["Tobi", "Mina", "Yuki"]
    var overlap: CGFloat = -12
    var frontIsLast = true
    var note = 0.9
  }

  /// What can be set.
  struct Settings: Codable, Sendable {
    var title = "Settings"
    var goal = 10
    var reminders = true
    var sounds = false
    var level = 1
    var speed = 0.5
    var account = "Account"
    var delete = "Delete account"
    var version = "Version 4.2 (812)"
    var versionSize: CGFloat = 13
    var privacyIsOpen = true
    var icons = 0xCE82FF
  }
}
