import AppVariants
import Foundation

@testable import Shop

/// What people change about the shop.
enum ShopMutations {
  typealias Change = Mutation<ShopLook>

  static let all =
    everywhere + catalogue + tiles + product + basket + checkout + filters + orders + reviews + landing
    + account

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour kitchen of the catalogue",
      on: "catalogue product basket orders filters reviews"
    ) {
      $0.hasRevisedKitchen = true
    },
    Change(.theme, "dark always", on: "catalogue basket account reviews") { $0.forcesDark = true },
    Change(.textSize, "large text", on: "basket account filters") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "catalogue basket product") { $0.locale = "de_DE" },
    Change(.codeColor, "the colour of sales", on: "catalogue", of: ["tile", "−20", "$89", "$76"]) {
      $0.saleColor = 0x1B6E53
    },
    Change(.codeColor, "the price's colour", on: "product", of: ["$71"]) { $0.saleColor = 0x1B6E53 },
    Change(.badge, "the basket's badge", on: "catalogue basket account", of: ["Basket", "tabBar", "2", "5"]) {
      $0.basketBadge = 5
    },
    Change(.tabIcon, "the basket's icon", on: "catalogue basket account", of: ["Basket"]) {
      $0.basketIcon = "cart"
    },
    Change(.tabOrder, "tabs swapped", on: "catalogue basket account", of: ["tabBar", "Shop", "Basket"]) {
      $0.tabsAreSwapped = true
    },
  ]

  private static let catalogue: [Change] = [
    Change(.title, "the title", on: "catalogue", of: ["Kitchen", "Cookware", "navigationBar"]) {
      $0.shopTitle = "Cookware"
    },
    Change(.titleMode, "a small title", on: "catalogue") { $0.titleIsLarge = false },
    Change(.gridColumns, "three columns", on: "catalogue") { $0.gridColumns = 3 },
    Change(.spacing, "gaps 14 → 22", on: "catalogue", of: ["tile"], or: Reading.sizes) {
      $0.gridSpacing = 22
    },
    Change(.listRemoved, "no kettle", on: "catalogue", of: ["tile.kettle", "Copper"]) {
      $0.hasKettle = false
    },
    Change(.listAdded, "an egg timer", on: "catalogue", of: ["tile.timer", "Egg"]) {
      $0.hasNewArrival = true
    },
    Change(.listOrder, "sorted by price", on: "catalogue", of: ["tile"]) { $0.sortIsByPrice = true },
    Change(.label, "the banner", on: "catalogue", of: ["Free", "Summer"]) {
      $0.bannerText = "Summer sale until Sunday"
    },
    Change(.removed, "no banner", on: "catalogue", of: ["Free"]) { $0.bannerIsShown = false },
    Change(.selection, "the second chip", on: "catalogue", of: ["All", "Cooking"], or: Reading.paints) {
      $0.chipSelection = 1
    },
    Change(.toolbarItem, "no filter", on: "catalogue", of: ["Filter"]) { $0.hasFilterItem = false },
  ]

  private static let tiles: [Change] = [
    Change(.cornerRadius, "tiles' corners 14 → 4", on: "catalogue", of: ["tile"]) { $0.tileRadius = 4 },
    Change(.padding, "tiles' padding 10 → 16", on: "catalogue", of: ["tile"]) { $0.tilePadding = 16 },
    Change(.shadow, "tiles' shadow", on: "catalogue", of: ["tile"]) { $0.tileShadow = 12 },
    Change(.border, "tiles with a border", on: "catalogue", of: ["tile"]) { $0.tileBorder = 1.5 },
    Change(.aspectRatio, "pictures' ratio", on: "catalogue", of: ["tile", "Picture"]) {
      $0.pictureRatio = 1.3
    },
    Change(.fontWeight, "names in bold", on: "catalogue", of: ["tile", "Cast", "Enamel", "Copper", "Linen"]) {
      $0.nameWeight = .bold
    },
    Change(.font, "prices' font", on: "catalogue", of: ["tile", "$"]) { $0.priceFont = .headline },
    Change(.truncation, "a long name", on: "catalogue", of: ["tile.pot", "Enamel"]) {
      $0.secondName = "Enamel pot with a rim of chrome"
    },
    Change(.icon, "hearts as bookmarks", on: "catalogue", of: ["tile", "Save"]) { $0.heartIcon = "bookmark" },
    Change(.iconSize, "hearts 15 → 19", on: "catalogue", of: ["tile", "Save"]) { $0.heartSize = 19 },
    Change(.label, "the sale", on: "catalogue", of: ["tile", "−20", "−30"]) { $0.saleBadgeText = "−30 %" },
    Change(.cornerStyle, "square badges", on: "catalogue", of: ["tile", "−20"]) {
      $0.saleBadgeIsCapsule = false
    },
    Change(.rotation, "badges turned", on: "catalogue", of: ["tile", "−20"]) { $0.saleBadgeRotation = -8 },
    Change(.zOrder, "badges behind", on: "catalogue", of: ["tile", "−20", "Picture"]) {
      $0.saleIsInFront = false
    },
    Change(.opacity, "sold out", on: "catalogue", of: ["tile.towel", "Linen"]) { $0.fourthIsSoldOut = true },
  ]

  private static let product: [Change] = [
    Change(.wrap, "the name", on: "product", of: ["Cast-iron pan with", "Cast-iron pan"]) {
      $0.productName = "Cast-iron pan"
    },
    Change(.gradient, "behind the pan", on: "product", of: ["product.hero"]) { $0.heroStart = 0xB8D6F6 },
    Change(.shadow, "the picture's shadow", on: "product", of: ["product.hero"]) { $0.heroShadow = 3 },
    Change(.scale, "a larger pan", on: "product", of: ["product.hero", "Cast-iron pan"]) {
      $0.heroScale = 1.25
    },
    Change(.clip, "the picture not cut", on: "product", of: ["product.hero"]) { $0.heroIsClipped = false },
    Change(.strikethrough, "the old price", on: "product", of: ["$89"]) { $0.oldPriceIsStruck = false },
    Change(.lineSpacing, "line spacing 4 → 9", on: "product", of: ["Poured"]) {
      $0.descriptionLineSpacing = 9
    },
    Change(.lineLimit, "two lines", on: "product", of: ["Poured"]) { $0.descriptionLineLimit = 2 },
    Change(.buttonTitle, "the button", on: "product", of: ["product.add", "Add to"]) {
      $0.addTitle = "Buy now"
    },
    Change(.cornerRadius, "the button's corners", on: "product", of: ["product.add", "Add to"]) {
      $0.addRadius = 10
    },
    Change(.buttonHeight, "the button 52 → 44", on: "product", of: ["product.add", "Add to"]) {
      $0.addHeight = 44
    },
    Change(.stepper, "two of them", on: "product", of: ["Quantity"]) { $0.quantity = 2 },
    Change(
      .progress, "five stars", on: "product", of: ["stars", "Rating"], or: Reading.restyled("symbol")
    ) { $0.stars = 5 },
    Change(.spacing, "stars apart", on: "product reviews", of: ["stars", "Rating"], or: Reading.sizes) {
      $0.starSpacing = 7
    },
    Change(.selection, "the red one", on: "product", of: ["Black", "Red"]) { $0.swatchSelection = 1 },
    Change(.avatarSize, "swatches 28 → 36", on: "product", of: ["Black", "Red", "Green"]) {
      $0.swatchSize = 36
    },
    Change(.alignment, "centred", on: "product", of: ["Cast-iron", "$71", "Black", "Arrives"]) {
      $0.detailAlignment = .center
    },
    Change(.label, "when it comes", on: "product", of: ["Arrives"]) { $0.deliveryNote = "Arrives tomorrow" },
    Change(.added, "wrapping", on: "product", of: ["Wrap"]) { $0.hasGiftRow = true },
  ]

  private static let basket: [Change] = [
    Change(.spacing, "row spacing 14 → 22", on: "basket", of: ["basket.row"]) { $0.basketRowSpacing = 22 },
    Change(.padding, "the card's padding 14 → 22", on: "basket", of: ["basket.row"]) {
      $0.basketCardPadding = 22
    },
    Change(.avatarSize, "pictures 64 → 52", on: "basket", of: ["basket.row", "Picture"]) {
      $0.basketThumb = 52
    },
    Change(.avatarShape, "round pictures", on: "basket orders", of: ["basket.row", "Picture", "order."]) {
      $0.thumbIsRound = true
    },
    Change(.listOrder, "another order", on: "basket", of: ["basket.row"]) { $0.basketOrderIsChanged = true },
    Change(.listRemoved, "no towel", on: "basket", of: ["basket.row.towel"]) { $0.hasLinenTowel = false },
    Change(.placeholder, "the coupon", on: "basket", of: ["basket.coupon"]) {
      $0.couponPlaceholder = "Gift card"
    },
    Change(.borderWidth, "the field's border 1 → 3", on: "basket", of: ["basket.coupon"]) {
      $0.couponBorder = 3
    },
    Change(.fontSize, "the total 22 → 28", on: "basket", of: ["$148"]) { $0.totalSize = 28 },
    Change(.divider, "no lines", on: "basket") { $0.dividersAreShown = false },
    Change(.buttonTitle, "the button", on: "basket", of: ["basket.checkout", "Go to"]) {
      $0.checkoutTitle = "Pay"
    },
    Change(.disabled, "the button disabled", on: "basket", of: ["basket.checkout", "Go to"]) {
      $0.checkoutIsDisabled = true
    },
    Change(.label, "three pans", on: "basket", of: ["basket.row.pan", "Quantity"]) { $0.firstQuantity = 3 },
    Change(.codeColor, "what is saved", on: "basket", of: ["You save", "$17"]) { $0.savingsColor = 0x9A3FB5 },
  ]

  private static let checkout: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "checkout") { $0.checkoutIsLarge = true },
    Change(.icon, "the card's icon", on: "checkout", of: ["Card"]) { $0.payIcon = "banknote" },
    Change(.toggle, "express", on: "checkout", of: ["Express"]) { $0.expressIsOn = true },
    Change(
      .spacing, "spacing 16 → 11", on: "checkout",
      of: ["Checkout", "Amelia", "Card", "Express", "I agree", "checkout.pay"]
    ) {
      $0.checkoutSpacing = 11
    },
    Change(.underline, "the terms underlined", on: "checkout", of: ["I agree"]) {
      $0.termsIsUnderlined = true
    },
    Change(.progress, "one step further", on: "checkout", of: ["progressIndicator"]) {
      $0.checkoutProgress = 0.9
    },
    Change(.selection, "by invoice", on: "checkout", of: ["Card", "Invoice"]) { $0.methodIsSecond = true },
    Change(.title, "the title", on: "checkout", of: ["Checkout", "Payment"]) { $0.scrimTitle = "Payment" },
    Change(.buttonTitle, "the button", on: "checkout", of: ["checkout.pay", "Pay"]) {
      $0.payTitle = "Buy for $148.40"
    },
    Change(.label, "the address", on: "checkout", of: ["Amelia"]) {
      $0.addressText = "Amelia Rowe, Pier 9, Portland"
    },
    Change(.hidden, "no shield", on: "checkout", of: ["Secure"]) { $0.hasNoticeIcon = false },
  ]

  private static let filters: [Change] = [
    Change(.progress, "a lower price", on: "filters", of: ["Up to", "slider"]) { $0.priceLimit = 0.3 },
    Change(.toggle, "all of them", on: "filters", of: ["Only"]) { $0.onlyInStock = false },
    Change(.selection, "copper", on: "filters", of: ["Steel", "Copper", "cell"]) { $0.materialSelection = 2 },
    Change(.sectionHeader, "the header", on: "filters", of: ["Material", "Made"]) {
      $0.filterHeader = "Made of"
    },
    Change(.sectionFooter, "the footer", on: "filters", of: ["Prices"]) {
      $0.filterFooter = "Prices are without tax."
    },
    Change(.rowInset, "inset of rows 20 → 34", on: "filters", of: ["Iron", "Steel", "Copper", "cell"]) {
      $0.filterRowInset = 34
    },
    Change(.sectionSpacing, "section spacing 26 → 14", on: "filters") { $0.filterSpacing = 14 },
    Change(.buttonTitle, "the button", on: "filters", of: ["Show"]) { $0.showTitle = "Show 9 results" },
    Change(.spacing, "tags apart", on: "filters", of: ["Oven", "Gift", "Sale"]) { $0.tagSpacing = 18 },
    Change(.background, "tags without a fill", on: "filters", of: ["Oven", "Gift", "Sale"]) {
      $0.tagIsFilled = false
    },
    Change(.toolbarItem, "no reset", on: "filters", of: ["Reset"]) { $0.hasResetItem = false },
    Change(.stepper, "four stars", on: "filters", of: ["At least"]) { $0.minimumStars = 4 },
    Change(.controlSize, "a small button", on: "filters", of: ["Show"]) { $0.showIsLarge = false },
  ]

  private static let orders: [Change] = [
    Change(.progress, "one step only", on: "orders", of: ["order.A-20417"], or: Reading.paints) {
      $0.orderSteps = 1
    },
    Change(.rowHeight, "thicker steps", on: "orders", of: ["order."]) { $0.stepWidth = 8 },
    Change(.label, "the status", on: "orders", of: ["On its", "Packed"]) { $0.orderStatus = "Packed" },
    Change(.codeColor, "the status's colour", on: "orders", of: ["On its"]) {
      $0.orderStatusColor = 0xB25E1F
    },
    Change(.cornerRadius, "cards' corners 16 → 6", on: "orders", of: ["order."]) { $0.orderCardRadius = 6 },
    Change(.spacing, "spacing 14 → 24", on: "orders", of: ["order."]) { $0.orderGap = 24 },
    Change(.kerning, "numbers' kerning", on: "orders", of: ["Order A"]) { $0.orderKerning = 1.5 },
    Change(.textCase, "numbers in capitals", on: "orders", of: ["Order A", "ORDER A"]) {
      $0.orderIsUppercased = true
    },
    Change(.listRemoved, "one order less", on: "orders", of: ["order.A-19980"]) { $0.hasSecondOrder = false },
    Change(.offset, "the lorry higher", on: "orders", of: ["Lorry"]) { $0.truckOffset = -10 },
    Change(.blend, "pictures multiplied", on: "orders", of: ["Picture", "order."]) { $0.thumbBlend = true },
  ]

  private static let reviews: [Change] = [
    Change(.chartData, "other ratings", on: "reviews", of: ["reviews.summary"]) {
      $0.ratingBars = [0.4, 0.55, 0.6, 0.1, 0.05]
    },
    Change(.chartColor, "the ratings' colour", on: "reviews", of: ["reviews.summary", "stars", "Rating"]) {
      $0.ratingColor = 0xC23B75
    },
    Change(.wrap, "a short review", on: "reviews", of: ["Heavy"]) { $0.reviewText = "Heavy, but good." },
    Change(.lineLimit, "one line", on: "reviews", of: ["Heavy", "Arrived"]) { $0.reviewLineLimit = 1 },
    Change(.avatarShape, "square initials", on: "reviews", of: ["J", "P", "L", "review"]) {
      $0.reviewAvatarIsRound = false
    },
    Change(.textAlignment, "to the right", on: "reviews", of: ["Heavy", "Arrived", "Too"]) {
      $0.reviewAlignment = .trailing
    },
    Change(.blur, "the photo blurred", on: "reviews", of: ["Photo", "review.Jonas"]) {
      $0.reviewPhotoBlur = 5
    },
    Change(.image, "another photo", on: "reviews", of: ["Photo", "review.Jonas"]) { $0.reviewPhoto = 4 },
    Change(.spacing, "spacing 12 → 20", on: "reviews", of: ["review", "reviews.summary"]) {
      $0.reviewGap = 20
    },
    Change(.removed, "not helpful", on: "reviews", of: ["Helpful", "hand"]) { $0.helpfulIsShown = false },
    Change(.label, "more helpful", on: "reviews", of: ["Helpful"]) { $0.helpfulCount = 31 },
    Change(.buttonStyle, "the button", on: "reviews", of: ["Write"]) { $0.writeIsProminent = false },
  ]

  private static let landing: [Change] = [
    Change(.title, "the title", on: "landing", of: ["Made"]) { $0.landingTitle = "Made for years" },
    Change(.blur, "the glow", on: "landing") { $0.landingGlow = 10 },
    Change(.blend, "the glow's blend", on: "landing") { $0.landingBlend = true },
    Change(.gradient, "the gradient", on: "landing") { $0.landingGradientEnd = 0x123C5A },
    Change(.alignment, "centred", on: "landing", of: ["Kiln", "KILN", "Made", "Pots"]) {
      $0.landingAlignment = .center
    },
    Change(.scale, "the badge larger", on: "landing", of: ["New"]) { $0.landingScale = 1.3 },
    Change(.buttonTitle, "the button", on: "landing", of: ["landing.go", "See"]) {
      $0.landingButtonTitle = "Shop now"
    },
    Change(.aspectRatio, "the photo's ratio", on: "landing", of: ["A laid"]) { $0.landingPhotoRatio = 1.8 },
    Change(.spacing, "spacing 16 → 26", on: "landing", of: ["Kiln", "KILN", "Made", "A laid", "Pots", "New"])
    {
      $0.landingStackGap = 26
    },
    Change(.offset, "the badge to the left", on: "landing", of: ["New"]) { $0.landingOverlap = -24 },
    Change(.underline, "the title underlined", on: "landing", of: ["Made"]) { $0.landingIsUnderlined = true },
  ]

  private static let account: [Change] = [
    Change(.label, "the name", on: "account", of: ["Amelia", "Amy"]) { $0.memberName = "Amy Rowe" },
    Change(.progress, "more points", on: "account", of: ["progressIndicator"]) { $0.pointsShare = 0.8 },
    Change(.label, "the points", on: "account", of: ["400", "640"]) { $0.pointsText = "640 of 1,000 points" },
    Change(.listOrder, "another order", on: "account", of: ["Orders", "Addresses", "Payment", "cell"]) {
      $0.accountOrder = ["Payment", "Orders", "Addresses"]
    },
    Change(.iconSize, "icons 17 → 22", on: "account", of: ["Orders", "Addresses", "Payment", "cell"]) {
      $0.accountIconSize = 22
    },
    Change(.toggle, "no newsletter", on: "account", of: ["Newsletter"]) { $0.newsletterIsOn = false },
    Change(.badge, "the badge", on: "account", of: ["Orders", "1", "3"]) { $0.accountBadge = 3 },
    Change(.rowHeight, "rows 44 → 58", on: "account", of: ["Orders", "Addresses", "Payment", "cell"]) {
      $0.accountRowHeight = 58
    },
    Change(.sectionFooter, "the footer", on: "account", of: ["Member"]) {
      $0.accountFooter = "Member for five years"
    },
    Change(.background, "the member's card", on: "account", of: ["Amelia", "cell"]) {
      $0.memberCardColor = 0x1F4E5A
    },
  ]
}
