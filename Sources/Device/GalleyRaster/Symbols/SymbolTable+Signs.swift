extension SymbolTable {
  /// Signs, letters and keys: Apple's names, each with its sources.
  static let ofSigns = """
    plus plus-lg w=15.4
    minus dash-lg w=15.4
    multiply x-lg w=13
    plus.forwardslash.minus plus-slash-minus w=17
    plusminus plus-slash-minus w=17
    percent percent w=15
    number hash w=15.5
    asterisk asterisk w=15
    at at w=18.5
    xmark x-lg w=13.8
    checkmark check-lg w=16
    exclamationmark exclamation-lg h=17 line=1.3
    exclamationmark.2 exclamation-lg@8,12,17&exclamation-lg@16,12,17 line=1.3
    questionmark question-lg h=17.5 line=1.4
    info t:i h=16
    ellipsis three-dots w=17.5 solid
    infinity infinity w=21
    sum g:functions/e24a h=16.5 solid
    function t:ƒ h=19
    x.squareroot t:√x h=16
    textformat t:Aa w=22
    textformat.abc t:abc w=24
    textformat.abc.dottedunderline t:abc w=24
    textformat.123 t:123 w=24
    textformat.size t:AA w=22
    textformat.size.larger t:AA w=23
    textformat.size.smaller t:Aa w=20
    textformat.alt t:Aa w=21
    textformat.superscript superscript
    textformat.subscript subscript
    abc t:abc w=24
    characters.uppercase t:ABC w=26
    characters.lowercase t:abc w=24
    character t:A h=15
    a t:A h=14
    character.cursor.ibeam t:A@6.5,12,13&cursor-text@18,12,19
    bold type-bold h=15 solid
    italic type-italic h=15 solid
    underline type-underline h=17
    strikethrough type-strikethrough h=16
    bold.italic.underline t:BIU w=26
    paragraphsign paragraph h=17
    dollarsign currency-dollar h=18
    eurosign currency-euro h=17
    sterlingsign currency-pound h=17
    yensign currency-yen h=17
    indianrupeesign currency-rupee h=17
    bitcoinsign currency-bitcoin h=18
    command command w=17.5
    option option w=18
    control chevron-up w=14
    shift shift h=17.5
    capslock capslock h=19
    escape escape w=19
    return g:keyboard_return/e31b w=19 solid
    power power h=18
    poweron o:line h=16
    poweroff o:ring
    togglepower power
    sleep moon h=18
    quote.opening quote w=17 solid
    quote.closing quote turn=180 w=17 solid
    quotelevel text-indent-left
    """
}
