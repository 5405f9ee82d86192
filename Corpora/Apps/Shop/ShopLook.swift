import AppVariants
import Foundation

/// All that can be changed about the shop; the defaults are the approved look.
struct ShopLook: Codable, Sendable {
  // Everywhere.
  var hasRevisedKitchen = false
  var saleColor = 0xB3261E
  var forcesDark = false
  var textSize = TextSizeChoice.large
  var locale = "en_US"

  // The catalogue.
  var shopTitle = "Kitchen"
  var titleIsLarge = true
  var gridColumns = 2
  var gridSpacing: CGFloat = 14
  var tileRadius: CGFloat = 14
  var tilePadding: CGFloat = 10
  var tileShadow: CGFloat = 5
  var tileBorder: CGFloat = 0
  var pictureRatio: CGFloat = 1
  var nameWeight = WeightChoice.medium
  var priceFont = FontChoice.subheadline
  var secondName = "Enamel pot"
  var heartIcon = "heart"
  var heartSize: CGFloat = 15
  var saleBadgeText = "−20 %"
  var saleBadgeIsCapsule = true
  var saleBadgeRotation = 0.0
  var saleIsInFront = true
  var fourthIsSoldOut = false
  var soldOutOpacity = 0.45
  var hasKettle = true
  var hasNewArrival = false
  var sortIsByPrice = false
  var bannerText = "Free delivery over $60"
  var bannerIsShown = true
  var chipSelection = 0
  var basketBadge = 2
  var basketIcon = "basket"
  var tabsAreSwapped = false
  var hasFilterItem = true

  // A product.
  var productName = "Cast-iron pan with a lid of oak"
  var heroStart = 0xF6D9B8
  var heroShadow: CGFloat = 14
  var heroScale: CGFloat = 1
  var heroIsClipped = true
  var oldPriceIsStruck = true
  var descriptionLineSpacing: CGFloat = 4
  var descriptionLineLimit = 6
  var descriptionText =
    "Poured in sand and seasoned three times with linseed oil. It goes from the stove to the oven to the table, and gets better with every year."
  var addTitle = "Add to basket"
  var addRadius: CGFloat = 26
  var addHeight: CGFloat = 52
  var quantity = 1
  var stars = 4
  var starSpacing: CGFloat = 3
  var swatchSelection = 0
  var swatchSize: CGFloat = 28
  var barIsThick = false
  var detailAlignment = SideChoice.leading
  var deliveryNote = "Arrives Thursday"
  var hasGiftRow = false

  // The basket.
  var basketRowSpacing: CGFloat = 14
  var basketCardPadding: CGFloat = 14
  var basketThumb: CGFloat = 64
  var thumbIsRound = false
  var basketOrderIsChanged = false
  var hasLinenTowel = true
  var couponPlaceholder = "Coupon"
  var couponBorder: CGFloat = 1
  var totalSize: CGFloat = 22
  var dividersAreShown = true
  var checkoutTitle = "Go to checkout"
  var checkoutIsDisabled = false
  var firstQuantity = 1
  var savingsColor = 0x2E7D4F

  // The checkout.
  var checkoutIsLarge = false
  var payIcon = "creditcard"
  var expressIsOn = false
  var checkoutSpacing: CGFloat = 16
  var termsIsUnderlined = false
  var checkoutProgress = 0.66
  var methodIsSecond = false
  var scrimTitle = "Checkout"
  var payTitle = "Pay $148.40"
  var addressText = "Amelia Rowe, Mill Lane 4, Portland"
  var hasNoticeIcon = true

  // The filters.
  var priceLimit = 0.6
  var onlyInStock = true
  var materialSelection = 1
  var filterHeader = "Material"
  var filterFooter = "Prices include tax."
  var filterRowInset: CGFloat = 20
  var filterSpacing: CGFloat = 26
  var showTitle = "Show 24 results"
  var tagSpacing: CGFloat = 8
  var tagIsFilled = true
  var hasResetItem = true
  var minimumStars = 3
  var showIsLarge = true

  // The orders.
  var orderSteps = 2
  var stepWidth: CGFloat = 3
  var orderStatus = "On its way"
  var orderStatusColor = 0x1F6FB2
  var orderCardRadius: CGFloat = 16
  var orderGap: CGFloat = 14
  var orderKerning: CGFloat = 0
  var orderIsUppercased = false
  var hasSecondOrder = true
  var truckOffset: CGFloat = 0
  var thumbBlend = false

  // The reviews.
  var ratingBars = [0.7, 0.55, 0.25, 0.1, 0.05]
  var ratingColor = 0xE3A21A
  var reviewText =
    "Heavy, but that is the point. The lid doubles as a board for bread, and nothing sticks after the second week."
  var reviewLineLimit = 3
  var reviewAvatarIsRound = true
  var reviewAlignment = SideChoice.leading
  var reviewPhotoBlur: CGFloat = 0
  var reviewPhoto = 2
  var reviewGap: CGFloat = 12
  var helpfulIsShown = true
  var helpfulCount = 12
  var writeIsProminent = true

  // The landing page.
  var landingTitle = "Made to be used"
  var landingGlow: CGFloat = 30
  var landingBlend = false
  var landingGradientEnd = 0x5C2A12
  var landingAlignment = SideChoice.leading
  var landingScale: CGFloat = 1
  var landingButtonTitle = "See the collection"
  var landingPhotoRatio: CGFloat = 1.4
  var landingStackGap: CGFloat = 16
  var landingOverlap: CGFloat = 0
  var landingIsUnderlined = false

  // The account.
  var memberName = "Amelia Rowe"
  var pointsShare = 0.4
  var pointsText = "400 of 1,000 points"
  var accountOrder = ["Orders", "Addresses", "Payment"]
  var accountIconSize: CGFloat = 17
  var newsletterIsOn = true
  var accountBadge = 1
  var accountRowHeight: CGFloat = 44
  var accountFooter = "Member since 2021"
  var memberCardColor = 0x5C2A12
}
