extension SymbolTable {
  /// Things: Apple's names, each with its sources.
  static let ofThings = """
    trash trash h=21.4 fill=trash-fill colors=red
    xmark.bin trash2@12,12,20.5&x-lg@12,14,6 fill=trash2-fill@12,12,20.5!x-lg@12,14,6.5
    folder folder w=22 fill=folder-fill
    doc file-earmark h=21.5 fill=file-earmark-fill
    doc.text file-earmark-text h=21.5 fill=file-earmark-text-fill
    doc.plaintext file-text h=21.5 fill=file-text-fill
    doc.richtext file-earmark-richtext h=21.5 fill=file-earmark-richtext-fill
    doc.append file-earmark-text h=21.5 fill=file-earmark-text-fill
    doc.on.doc files h=22 fill=files-alt
    doc.on.clipboard clipboard@10,11,20+file-earmark@15.5,15,16 fill=clipboard-fill@10,11,20+file-earmark-fill@15.5,15,16
    doc.zipper file-earmark-zip h=21.5 fill=file-earmark-zip-fill
    doc.text.image file-earmark-image h=21.5 fill=file-earmark-image-fill
    doc.text.magnifyingglass file-earmark-text@9.5,12,21+search@16.5,15,12
    doc.viewfinder fullscreen@12,12,20&file-earmark-fill@12,12,11
    document file-earmark h=21.5 fill=file-earmark-fill
    document.on.document files h=22 fill=files-alt
    clipboard clipboard h=21.5 fill=clipboard-fill
    note sticky w=19 fill=sticky-fill
    note.text journal-text h=20 fill=journal-text
    calendar calendar3 w=20.5 nofill
    calendar.day.timeline.left calendar-week w=20 fill=calendar-week-fill
    calendar.day.timeline.leading calendar-week w=20 fill=calendar-week-fill
    book book w=23.5 fill=book-fill
    book.closed journal h=20.5 fill=journal
    book.pages book w=23.5 fill=book-fill
    books.vertical bookshelf h=20 fill=bookshelf
    text.book.closed.fill journal-text h=20
    magazine journals h=20.5
    graduationcap mortarboard w=24 fill=mortarboard-fill
    backpack g:backpack/f19c w=20 solid
    pencil pencil w=18
    pencil.line pencil@12,10.5,17&dash-lg@12,20.5,17
    pencil.tip pen w=18
    pencil.and.outline pencil w=18
    pencil.and.scribble pencil w=18
    highlighter g:border_color/e22b w=19 solid
    eraser eraser w=21 fill=eraser-fill
    scribble g:gesture/e155 w=20
    scribble.variable g:gesture/e155 w=20
    scissors scissors w=19
    ruler rulers w=20 fill=rulers
    hammer hammer w=20.5 fill=hammer
    wrench wrench w=20 fill=wrench-adjustable
    wrench.adjustable wrench-adjustable w=20 fill=wrench-adjustable
    wrench.and.screwdriver tools w=20.5 fill=tools
    screwdriver screwdriver w=20 fill=screwdriver
    gear gear w=20.4 nofill
    gearshape gear w=20.4 fill=gear-fill
    gearshape.2 gear@9.5,9.5,16+gear@18,17.5,11 fill=gear-fill@9.5,9.5,16+gear-fill@18,17.5,11
    lock lock h=20.5 fill=lock-fill
    lock.open unlock h=20.5 fill=unlock-fill
    lock.rotation arrow-counterclockwise@12,12,22&lock-fill@12,13,8.5
    lock.shield shield-lock h=21 fill=shield-lock-fill
    lock.doc file-earmark-lock h=21.5 fill=file-earmark-lock-fill
    key key w=20.5 fill=key-fill
    magnifyingglass search w=18.2
    plus.magnifyingglass zoom-in w=18.6
    minus.magnifyingglass zoom-out w=18.6
    lightbulb lightbulb h=21.5 fill=lightbulb-fill
    lamp.desk lamp h=21 fill=lamp-fill
    lamp.table lamp h=21 fill=lamp-fill
    flashlight.on.fill g:flashlight_on/f00b h=21 solid
    flashlight.off.fill g:flashlight_off/f00a h=21 solid
    battery.100 battery@12,12,25&o:charge-fill@10.4,12,15.5 colors=primary,primary,green
    battery.75 battery@12,12,25&o:charge75-fill@8.5,12,11.7
    battery.50 battery-half w=25
    battery.25 battery@12,12,25&o:charge25-fill@4.7,12,6.2
    battery.0 battery w=25
    battery.100percent battery@12,12,25&o:charge-fill@10.4,12,15.5 colors=primary,primary,green
    battery.75percent battery@12,12,25&o:charge75-fill@8.5,12,11.7
    battery.50percent battery-half w=25
    battery.25percent battery@12,12,25&o:charge25-fill@4.7,12,6.2
    battery.0percent battery w=25
    battery.100.bolt battery-charging w=25
    bolt lightning-charge h=20.5 fill=lightning-charge-fill colors=yellow
    bolt.horizontal lightning-charge turn=90 w=20.5 fill=lightning-charge-fill
    powerplug plug h=20.5 fill=plug-fill
    poweroutlet.type.a outlet w=18.5 fill=outlet
    poweroutlet.type.b outlet w=18.5 fill=g:outlet/f1d4
    poweroutlet.type.f outlet w=18.5 fill=g:outlet/f1d4
    cart cart3 w=22.5 fill=cart-fill
    basket basket w=22 fill=basket-fill
    bag bag h=20.5 fill=bag-fill
    handbag handbag h=20.5 fill=handbag-fill
    gift gift h=20.5 fill=gift-fill
    giftcard gift h=20.5 fill=gift-fill
    creditcard credit-card w=23 fill=credit-card-fill
    wallet.pass wallet w=20 fill=wallet-fill
    wallet.bifold wallet2 w=21 fill=wallet-fill
    banknote cash w=24 fill=cash
    dollarsign.arrow.circlepath arrow-repeat@12,12,22&currency-dollar@12,12,10
    dollarsign.square o:square&currency-dollar@12,12,11
    percent.ar percent w=15
    storefront shop w=22 fill=shop
    shippingbox box-seam w=20.5 fill=box-seam-fill
    printer printer w=22 fill=printer-fill
    scanner printer w=22 fill=printer-fill
    faxmachine g:fax/ead8 w=21 solid
    briefcase briefcase w=22 fill=briefcase-fill
    case briefcase w=22 fill=briefcase-fill
    hourglass hourglass-split h=20.5
    hourglass.bottomhalf.filled hourglass-bottom h=20.5
    hourglass.tophalf.filled hourglass-top h=20.5
    clock clock w=19.4 fill=clock-fill
    clock.arrow.circlepath clock-history w=21.5 fill=clock-history
    clock.arrow.2.circlepath arrow-repeat@12,12,22&clock-fill@12,12,9
    clock.badge clock@11.5,12.5,19+o:circle-fill@19.5,5.5,8
    alarm alarm h=20.5 fill=alarm-fill
    timer stopwatch h=20.5
    stopwatch stopwatch h=20.5 fill=stopwatch-fill
    gauge speedometer2 w=21
    gauge.medium speedometer2 w=21
    gauge.high speedometer2 w=21
    gauge.low speedometer2 w=21
    gauge.with.dots.needle.50percent speedometer w=21
    gauge.with.dots.needle.67percent speedometer w=21
    gauge.with.needle speedometer2 w=21 fill=speedometer2
    speedometer speedometer2 w=21
    barometer speedometer w=21
    thermometer thermometer-half h=21
    thermometer.medium thermometer-half h=21
    thermometer.high thermometer-high h=21
    thermometer.low thermometer-low h=21
    thermometer.sun thermometer-sun h=21 fill=thermometer-sun
    thermometer.snowflake thermometer-snow h=21
    scalemass g:scale/eb5f w=20 solid
    testtube.2 g:science/ea4b h=20 solid
    binoculars binoculars w=22 fill=binoculars-fill
    cabinet o:cabinet w=19.5 fill=o:cabinet-fill
    sofa g:weekend/e16b w=22 solid
    chair g:chair_alt/efee h=20 solid
    chair.lounge g:weekend/e16b w=22 solid
    fan fan w=20 fill=fan
    door.left.hand.open door-open h=20.5 fill=door-open-fill
    door.left.hand.closed door-closed h=20.5 fill=door-closed-fill
    frying.pan o:circle@8.5,12,17&o:circle@8.5,12,11+dash-lg@21,12,6 w=25 fill=o:circle-fill@8.5,12,17+dash-lg@21,12,6
    fork.knife g:restaurant/e56c h=20 solid
    cup.and.saucer cup-hot h=20.5 fill=cup-hot-fill
    mug cup w=20 fill=cup-fill
    takeoutbag.and.cup.and.straw cup-straw h=21.5 fill=cup-straw
    wineglass g:wine_bar/f1e8 h=20.5 solid
    birthday.cake g:cake/e7e9 h=20.5 solid
    popcorn g:fastfood/e57a h=20 solid
    shower g:shower/f061 h=20 solid
    bathtub g:bathtub/ea41 w=21 solid
    umbrella umbrella w=20.5 fill=umbrella-fill
    tent g:festival/ea68 w=21 solid
    lifepreserver life-preserver w=19.6 fill=life-preserver
    puzzlepiece.fill puzzle-fill w=20.5
    wrongwaysign sign-do-not-enter w=19.5
    building building h=20.5 fill=building-fill
    building.2 buildings w=22.5 fill=buildings-fill
    building.columns bank w=22 fill=bank
    house house w=22 fill=house-fill
    house.lodge house-door w=21 fill=house-door-fill
    tree tree h=21.5 fill=tree-fill
    leaf g:eco/ea35 w=20.5 solid
    leaf.arrow.triangle.circlepath recycle w=20
    tornado tornado w=20
    hand.raised g:front_hand/e769 h=21 solid
    tortoise o:tortoise w=23 fill=o:tortoise-fill
    hare g:cruelty_free/e799 h=21 solid
    table.furniture g:table_restaurant/eac6 w=22 solid
    washer g:local_laundry_service/e54a h=20 solid
    camera.filters g:filter_b_and_w/e3db w=20 solid
    cross o:cross fill=o:cross-fill
    cross.circle o:circle&o:cross-fill@12,12,10.5
    cross.circle.fill o:circle-fill!o:cross-fill@12,12,10.5
    cross.case g:medical_services/f109 w=21 solid
    suitcase g:business_center/eb3f w=21 solid
    suitcase.rolling g:luggage/f235 h=21 solid
    bolt.car g:electric_car/eb1c w=22 solid
    sparkle =sparkles
    sparkles stars h=21
    figure.roll g:accessible/e914 h=21 solid
    person.wave.2 g:record_voice_over/e91f w=23 solid
    person.crop.circle person-circle w=19.4 fill=g:account_circle/e853
    person.crop.square person-square w=18.5 fill=g:account_box/e851
    divide slash-lg w=14
    equal o:equal
    lessthan chevron-left h=14
    greaterthan chevron-right h=14
    playpause play-fill@6.5,12,13&pause-fill@18,12,13 fill=play-fill@6.5,12,13&pause-fill@18,12,13
    hexagon hexagon h=20.5
    circle.hexagongrid g:hive/eaa6 w=20 solid
    circle.hexagonpath hexagon h=20.5
    list.bullet.clipboard clipboard@12,12,21.5&list-ul@12,13.6,10 fill=g:assignment/e85d
    pencil.and.ruler g:design_services/f10a w=20 solid
    exclamationmark.bubble chat-left@12,12,20&exclamation-lg@12,10.3,9 fill=chat-left-fill@12,12,20!exclamation-lg@12,10.3,9 line=1.3
    questionmark.bubble chat-left@12,12,20&question-lg@12,10.3,9 fill=chat-left-fill@12,12,20!question-lg@12,10.3,9 line=1.4
    bed.double g:bed/efdf w=23 solid
    rectangle.3.group g:dashboard/e871 w=20 solid
    chart.dots.scatter g:scatter_plot/e268 w=19 solid
    refrigerator g:kitchen/eb47 h=21 solid
    stove g:microwave/f204 w=22 solid
    flask g:science/ea4b h=19 solid
    seal patch-check-fill w=20.5 ring
    person.3 people@12,12,19&person@2.6,13,11&person@21.4,13,11 fill=people-fill@12,12,19&person-fill@2.6,13,11&person-fill@21.4,13,11
    fish g:set_meal/f1ea w=22 solid
    brain g:psychology/ea4a h=20 solid
    brain.head.profile g:psychology/ea4a h=20 solid
    wave.3.right wifi turn=90 h=19
    wave.3.forward wifi turn=90 h=19 rtl
    staroflife g:emergency/e1eb w=19 solid
    cat g:pets/e91d w=20 solid
    tshirt g:dry_cleaning/ea58 w=20 solid
    playingcard suit-spade w=18
    figure.cooldown g:self_improvement/ea78 h=20 solid
    snowboard g:snowboarding/e513 w=20 solid
    figure.skiing.downhill g:downhill_skiing/e509 w=20 solid
    figure.surfing g:surfing/e515 w=20 solid
    figure.sailing g:sailing/e502 w=20 solid
    figure.soccer g:sports_soccer/ea2f w=20 solid
    cooktop g:outdoor_grill/ea47 h=20 solid
    oven g:microwave/f204 w=22 solid
    sink g:countertops/f1f7 w=20 solid
    mosque g:mosque/eab2 w=22 solid
    house.and.flag houses w=22 fill=houses-fill
    figure.fall g:follow_the_signs/f222 h=20 solid
    camera.shutter.button g:radio_button_checked/e837 w=19 solid
    crown o:crown w=23 fill=o:crown-fill
    waterbottle o:waterbottle h=21.5 fill=o:waterbottle-fill
    scroll o:scroll w=21 fill=o:scroll-fill
    stairs o:stairs w=20.5
    building.2.crop.circle o:circle&buildings@12,12,11 fill=o:circle-fill!buildings-fill@12,12,11.5
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat@12,12,23&gear-fill@12,12,9
    party.popper g:celebration/ea65 w=21 solid
    pencil.and.list.clipboard clipboard@9,12,21.5+pencil@17.5,14,13
    snow snow2 h=20
    space g:space_bar/e256 w=17 solid
    sparkle.magnifyingglass search@12,12,20.5&stars@10.2,10.2,8
    toilet o:toilet fill=o:toilet-fill
    metronome o:metronome fill=o:metronome-fill
    microwave g:microwave/f204 w=22 solid
    hanger g:checkroom/f19e w=23 solid
    studentdesk g:desk/f8f4 w=22 solid
    key.horizontal key w=23 fill=key-fill
    eyedropper eyedropper w=19.5 nofill
    curtains.open g:curtains/ec1e w=20.5 solid
    curtains.closed g:curtains_closed/ec1d w=20.5 solid
    blinds.horizontal.open g:blinds/e286 w=20.5 solid
    blinds.horizontal.closed g:blinds_closed/ec1f w=20.5 solid
    cup.and.heat.waves cup-hot h=20.5 fill=cup-hot-fill
    apple.logo apple h=21 nofill
    balloon.2 balloon@7.6,10.6,19+balloon@16.8,13.4,18 fill=balloon-fill@7.6,10.6,19+balloon-fill@16.8,13.4,18
    """
}
