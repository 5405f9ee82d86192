/// What is told of each change, word by word.
enum ToldChanges {
  /// Of changes of whole screens.
  static let screens: [ChangedScreen: [String]] = [
    .rowSpacing: [
      "7 elements like other \"transfer.row\" with “Ada”: spacing 12 pt → 18 pt; 7 others moved "
        + "right 6 pt with them"
    ],
    .iconSize: [
      "Circle in 7 elements like other \"transfer.row\" with “Ada”: size 32 × 32 pt → 36 × 36 pt; "
        + "6 of them moved down and 7 others moved with them"
    ],
    .swappedIcon: [
      "Image in button \"star.fill\" “Keep”: symbol star.fill → heart.fill"
    ],
    .boldButtons: [
      "Text in button “Send”: font weight Inter Regular → Inter Bold"
    ],
    .framedCard: [
      "VStack around staticText “Account 1”: shadow 0 → radius 6, y 3",
      "VStack around staticText “Account 1”: border width 0 pt → 2 pt",
    ],
    .colorToken: [
      "3 elements like staticText “Soups”: colour #C2541C → #B0451A, contrast of staticText "
        + "“Bread” fell from 4.5:1 to 3.7:1, below the 4.5:1 that text of 17 pt needs"
    ],
    .reorderedRows: [
      "other \"transfer.row\" with “Ada” stands elsewhere among its neighbours"
    ],
    .wrappedText: [
      "staticText “Everyday at noon the old clock of the town hall strikes twel…”: padding "
        + "horizontal 16 pt → horizontal 40 pt"
    ],
    .insertedRow: [
      "other \"transfer.row\" with “Zora” appeared; 7 others moved down 42 pt with it"
    ],
    .belowBar: [
      "staticText “Line 25”: background #007AFF → #34C759"
    ],
    .namedColor: [
      "3 elements like staticText “Soups”: colour kitchen #C2541D → #B0451A, contrast of staticText "
        + "“Bread” fell from 4.5:1 to 3.7:1, below the 4.5:1 that text of 17 pt needs"
    ],
    .lowered: [
      "other “New”: z-order 1 → -1, covered by other “Sale”"
    ],
    .typedText: [
      "textField: value Leek → Leek soup"
    ],
    .scrolledAway: [
      "scrollView with “Train 0”: its content moved up 504 pt"
    ],
    .boldBarButtons: [
      "Text in 2 buttons like button “Later”: font weight Inter Regular → Inter Bold; 1 of them moved right"
    ],
    .confetti: [
      "8 RoundedRectangles beside image \"trophy.fill\" “Trophy” are gone"
    ],
    .handedOn: [
      "staticText “START”: position (168.67, 346.67) → (168.67, 407)"
    ],
    .lineAndRow: [
      "Divider beside staticText “Ines” is gone; staticText “Tobi” moved up 12.33 pt with it",
      "staticText “Lea” is gone",
    ],
    .filledBars: [
      "other “Strength”: value “3” → “1”"
    ],
    .wordBank: [
      "WordBank around staticText “the”: gap 8 → 14; 10 others moved with it"
    ],
    .limitedLines: [
      "VStack around staticText “bread”: padding leading 20 pt → leading 40 pt",
      "staticText “strawberry jam on a slice of toast, as it is eaten in the mo…”: line limit 1 → 2, "
        + "no longer cut off",
    ],
    .pushedAbove: [
      "14 staticTexts like staticText “Stop 26”: padding none → vertical 8 pt; cell with “Stop 39” grew "
        + "and 13 others moved up with them"
    ],
    .layers: [
      "other “New”: z-order 0 → 1, covering other “Sale”"
    ],
    .backgroundOnly: [
      "VStack around 3 staticTexts like staticText “Account 0”: background #8E8E9333 → #FFCC0033"
    ],
    .addedShadow: [
      "VStack around staticText “Account 1”: shadow 0 → radius 6, y 3"
    ],
    .disabledButton: [
      "button “Send”: enabled yes → no"
    ],
    .lowerCase: [
      "3 staticTexts like staticText “TODAY”: text case uppercase → mixed"
    ],
    .drawing: [
      "other “Waveform”: colour #8E8E93 → #AF52DE"
    ],
    .drawnColor: [
      "other “Waveform”: colour #AF52DE → #30B0C7"
    ],
    .readWidth: [
      "VStack around staticText “The harbour at night”: padding horizontal 20 pt → horizontal 40 pt"
    ],
    .prominence: [
      "staticText “Recently updated”: prominence increased → none, contrast fell from 18.8:1 to 3.2:1, "
        + "below the 4.5:1 that text of 13 pt needs; 3 others moved up 8.33 pt with it"
    ],
    .fannedOut: [
      "RoundedRectangle beside staticText “Plan”: offset -30 pt → -60 pt"
    ],
    .unitWidth: [
      "6 staticTexts like staticText “1”: width 20 pt → 24 pt; 3 of them moved and 2 others grew and "
        + "other “Server” moved left 14 pt with them"
    ],
    .chartMark: [
      "RuleMark in other with “W20” is gone"
    ],
    .paler: [
      "3 elements like other “Design”: fill opacity 0.9 → 0.5"
    ],
    .gridRow: [
      "3 staticTexts like staticText “230” appeared"
    ],
    .rankedRows: [
      "staticText “Night Science” stands elsewhere among its neighbours"
    ],
    .cardPadding: [
      "VStack around 2 staticTexts like staticText “Deep Tide”: padding 16 pt → 24 pt"
    ],
    .dial: [
      "Circle beside staticText “21.5°”: trim 0.1…0.5 → 0.1…0.75"
    ],
    .ring: [
      "staticText “48%” → “81%”"
    ],
    .drawnSwitch: [
      "other “Power switch”: value “On” → “Off”"
    ],
    .nestedCorners: [
      "RoundedRectangle in other “Power switch”: corner radius 15 pt → 8 pt"
    ],
    .rowGround: [
      "2 cells like cell with “Sunset”: background none → #FFCC00"
    ],
    .badgeSide: [
      "HStack around staticText “LIVE”: alignment topLeading → topTrailing"
    ],
    .badgeColor: [
      "HStack around staticText “LIVE”: background #FF3B30 → #34C759, contrast fell from 3.5:1 to 2.2:1, below the 4.5:1 that bold text of 11 pt needs"
    ],
    .foldedRows: [
      "DisclosureGroup around button “Network”: expanded yes → no; cell with “Privacy” moved up 88 pt with it"
    ],
    .coloredShadow: [
      "staticText “Good night”: background linear gradient #000000 #007AFF from 0,0.5 to 1,0.5 → linear gradient #000000 #AF52DE from 0,0.5 to 1,0.5"
    ],
    .barWidth: [
      "other with “Mo”: bar width 22 pt → 12 pt; 3 others shrank with it"
    ],
    .underlinedRun: [
      "staticText “Voices until midnight by the harbour. More”: underline solid → none"
    ],
    .ringWidth: [
      "Circle in other “Until it leaves”: line width 6 pt → 11 pt"
    ],
    .stopSize: [
      "other “Two stops”: height 9 pt → 14 pt"
    ],
    .ownLayout: [
      "ChipLayout around staticText “Porto”: gap 8 → 16; staticText “Faro” moved right 8 pt with it"
    ],
    .chosenChip: [
      "button “Pets” is selected now instead of button “Wi-Fi”, contrast fell from 21:1 to 2.1:1, below the 4.5:1 that text of 17 pt needs"
    ],
    .share: [
      "staticText “75%” → “40%”"
    ],
    .angle: [
      "staticText “60%” → “80%”"
    ],
    .doneRow: [
      "switch “Ramipril” is selected now, contrast fell from 3.2:1 to 2.2:1, below the 3:1 that a symbol needs"
    ],
    .markOnScale: [
      "other “Glucose”: value “72%” → “93%”"
    ],
    .clippedShape: [
      "staticText “ML”: shape Circle → RoundedRectangle, corner radius 12 pt"
    ],
    .hourHeight: [
      "6 staticTexts like staticText “8:00”: height 64 pt → 78 pt; 3 of them moved up"
    ],
    .numberFormat: [
      "staticText “13/6/2026” → “13. 6. 2026”"
    ],
    .gridCell: [
      "staticText “Open day on Saturday” is gone; 5 others moved up 102 pt with it",
      "staticText “Video” appeared",
    ],
  ]

  /// Of changes of one look each.
  static let looks: [ChangedLook: [String]] = [
    .avatarShape: [
      "staticText “AL”: clip shape Circle → RoundedRectangle, corner radius 16 pt"
    ],
    .avatarSize: [
      "staticText “AL”: size 60 × 60 pt → 72 × 72 pt; 13 others moved with it"
    ],
    .backgroundShape: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: shape none → Circle"
    ],
    .badge: [
      "button \"house\" “Home”: badge none → 3"
    ],
    .blurred: [
      "staticText “AL”: blur none → 2 pt"
    ],
    .borderWidth: [
      "VStack around 3 staticTexts like staticText “15”: border width 1 pt → 3 pt"
    ],
    .buttonStyle: [
      "button “Follow”: style borderedProminent → bordered"
    ],
    .buttonTitle: [
      "button “Follow” → “Subscribe”; button “Message” moved right 29 pt with it"
    ],
    .capsule: [
      "VStack around 3 staticTexts like staticText “15”: corner radius 10 pt → 30 pt"
    ],
    .chartColor: [
      "other with “Mon”: fill #AF52DE → #FF9500"
    ],
    .chartData: [
      "other with “Mon”: value Mon 5; Tue 5; Wed 5 → Mon 5; Tue 9; Wed 5; 7 others moved left with it"
    ],
    .clip: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: corner radius 0 "
        + "pt → 40 pt"
    ],
    .columnOrder: [
      "button “Follow” stands elsewhere among its neighbours"
    ],
    .contentMargins: [
      "collectionView with “TO BUY”: content insets horizontal 16 pt → horizontal 40 pt; 2 others shrank with it"
    ],
    .controlSize: [
      "2 buttons like button “Follow”: control size regular → large; 1 of them moved right and 3 "
        + "others moved down 16 pt with them"
    ],
    .cutText: [
      "staticText “Analyst”: width none → 40 pt"
    ],
    .dividerColor: [
      "Rectangle beside progressIndicator “Load”: fill #8E8E93 → #FF3B30"
    ],
    .doubleShadow: [
      "VStack around 3 staticTexts like staticText “15”: shadow 2 → 4"
    ],
    .font: [
      "staticText “Ada Lovelace”: font Inter Semibold 17 pt → Inter Regular 28 pt; 14 others moved "
        + "down with it"
    ],
    .footer: [
      "staticText “Shops close at seven” → “Shops close at eight”"
    ],
    .frameHeight: [
      "Rectangle beside progressIndicator “Load”: height 2 pt → 6 pt; staticText “The Analytical "
        + "Engine weaves algebraic patterns just as the …” moved down 4 pt with it"
    ],
    .gauge: [
      "progressIndicator “Load”: value 0.4 → 0.9"
    ],
    .gradient: [
      "staticText “AL”: background linear gradient #00C7BE #007AFF from 0.5,0 to 0.5,1 → linear "
        + "gradient #FF9500 #FF3B30 from 0.5,0 to 0.5,1"
    ],
    .gridSpacing: [
      "scrollView with “AL”: columns of its LazyVGrid 3 × flexible spacing 8 → 3 × flexible spacing 20"
    ],
    .hiddenRow: [
      "staticText “Bread” is gone"
    ],
    .imageScale: [
      "image \"star\" “Favorite”: symbol size none → large"
    ],
    .italic: [
      "staticText “Ada Lovelace”: font Inter Semibold → Inter Semibold Italic"
    ],
    .kerning: [
      "staticText “Ada Lovelace”: kerning 0 pt → 2 pt"
    ],
    .lineSpacing: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: line spacing 0 pt → 8 pt"
    ],
    .listSpacing: [
      "collectionView with “TO BUY”: spacing 35 pt → 8 pt; 6 others moved up with it"
    ],
    .listStyle: [
      "collectionView with “TO BUY”: style insetGrouped → plain; switch “Share” grew and 8 others moved up "
        + "with it"
    ],
    .longerText: [
      "staticText “Analyst” → “Analyst of engines and of everything that can be computed at…”; 13 "
        + "others moved down with it"
    ],
    .maskShape: [
      "Circle in staticText “The Analytical Engine weaves algebraic patterns just as the …”: shape "
        + "Rectangle → Circle"
    ],
    .material: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: background "
        + "ultraThinMaterial → thickMaterial"
    ],
    .minimumHeight: [
      "VStack around 3 staticTexts like staticText “15”: height 60 pt → 90 pt; 8 others moved down "
        + "with them"
    ],
    .monospaced: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: font Inter "
        + "Regular → JetBrains Mono Regular"
    ],
    .numberFormat: [
      "3 staticTexts like staticText “£1,250.35” → “1.250,35 £”"
    ],
    .offset: [
      "image \"star\" “Favorite”: offset none → 10 pt"
    ],
    .opacityOfText: [
      "staticText “Analyst”: opacity 1 → 0.5, contrast fell from 21:1 to 4:1, below the 4.5:1 that "
        + "text of 17 pt needs"
    ],
    .pageColor: [
      "VStack around staticText “Board”: background #FFFFFF → #E6F2FF"
    ],
    .palette: [
      "4 elements like button “Follow”: colour #5856D6 → #FF2D55, contrast of 2 of them fell at "
        + "worst from 4.5:1 to 2.9:1, below the 4.5:1 that text of 17 pt needs"
    ],
    .paletteOfFive: [
      "5 staticTexts like staticText “Board”: colours #801A33 and 4 more → #33801A and 4 more"
    ],
    .pickerStyle: [
      "button “Kind”: style menu → segmented"
    ],
    .progress: [
      "progressIndicator “Progress”: value 0.3 → 0.8"
    ],
    .rotation: [
      "staticText “AL”: rotation none → 12°"
    ],
    .rowInsets: [
      "3 cells like cell with “Water”: padding none → vertical 11 pt, leading 44 pt, trailing 16 pt; 3 others moved "
        + "right 28 pt with them"
    ],
    .saturation: [
      "staticText “AL”: saturation 1 → 0.3"
    ],
    .sectionHeader: [
      "staticText “TO BUY” → “NEEDED”"
    ],
    .sheetHeight: [
      "sheet with “In front”: height medium → large"
    ],
    .stackAlignment: [
      "scrollView with “AL”: alignment of its VStack leading → trailing; staticText “The "
        + "Analytical Engine weaves algebraic patterns just as the …” moved right 7 pt with it"
    ],
    .strikethrough: [
      "staticText “Analyst”: strikethrough none → solid"
    ],
    .swappedRows: [
      "cell with “Notifications” stands elsewhere among its neighbours; 3 others moved with it"
    ],
    .systemImage: [
      "image \"star\" “Favorite”: symbol star → bookmark"
    ],
    .tabOrder: [
      "button \"house\" “Home” stands elsewhere among its neighbours"
    ],
    .tabSelected: [
      "TabView around staticText “Home page”: selection 0 → 1, contrast of button \"house\" “Home” fell from "
        + "4:1 to 3.4:1, below the 4.5:1 that text of 10 pt needs"
    ],
    .textAlignment: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: alignment "
        + "leading → center"
    ],
    .theme: [
      "the screen: appearance light → dark, contrast of button “Message” fell from 4.5:1 to 3.7:1, "
        + "below the 4.5:1 that text of 17 pt needs"
    ],
    .tileColor: [
      "VStack around 3 staticTexts like staticText “15”: background #8E8E9326 → #FFCC004D"
    ],
    .titleMode: [
      "navigationBar \"Profile\": title mode large → inline; staticText “Profile” moved right "
        + "145.33 pt and up 35 pt with it"
    ],
    .toggleStyle: [
      "switch “Share” is on now"
    ],
    .tokenInGradient: [
      "2 staticTexts like staticText “Spent this month”: text colour #B34D33 → #1A8066"
    ],
    .underlinedLink: [
      "staticText “The Analytical Engine weaves algebraic patterns just as the …”: underline none → solid"
    ],
    .weight: [
      "staticText “Ada Lovelace”: font weight Inter Semibold → Inter ExtraBold"
    ],
  ]
}
