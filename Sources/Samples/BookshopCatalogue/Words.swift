/// The words that titles, names and summaries are made of.
enum Words {
  static let subjects = [
    "The Lighthouse", "A Garden", "Letters", "The Clockmaker", "Nine Winters", "The Cartographer",
    "A Kitchen",
    "The Orchard", "Small Bells", "The Ferryman", "Night Trains", "The Glass Harbour", "Salt and Honey",
    "The Last Cellist", "A House", "The Beekeeper", "Paper Boats", "The Quiet Mill", "Seven Bridges",
    "The Snow Gate",
  ]

  static let settings = [
    "in Aldermere", "of Tamsin Vale", "at Low Tide", "beyond the Fen", "under Copper Skies", "for Beginners",
    "without Maps", "before Dawn", "and Other Stories", "by the Water",
  ]

  static let firstNames = [
    "Ottilie", "Bram", "Ines", "Corwin", "Maud", "Teodor", "Saskia", "Anselm", "Petra", "Lucan", "Wilhelmina",
    "Ruben", "Fenna", "Ambrose", "Yara",
  ]

  static let lastNames = [
    "Quill", "Marlowe-Finch", "Aster", "Drummond", "van Loon", "Pell", "Okonjo", "Thackeray", "Lindqvist",
    "Moss", "Ferreira", "Hale", "Stavros", "Winterbourne",
  ]

  static let beginnings = [
    "A stranger arrives with the last boat and leaves a locked trunk behind.",
    "Two sisters inherit a workshop that nobody has opened for thirty years.",
    "On the shortest day of the year, all clocks of the town stop.",
    "A retired surveyor finds a street that is on none of her maps.",
    "Every spring the same letter comes back, unopened.",
    "The youngest baker of the valley bakes a loaf that nobody can cut.",
    "A violin disappears an hour before the concert.",
  ]

  static let middles = [
    "Following the trail leads through markets, attics and one very long tunnel.",
    "Old friends turn out to know more than they wrote.",
    "Between the harbour and the hills, every door has its price.",
    "Whoever asks questions is offered tea, and no answers.",
    "The winter is long, and the neighbours have excellent memories.",
  ]

  static let ends = [
    "A novel about patience, bread and the art of leaving.",
    "A quiet book with a loud last chapter.",
    "For readers who like their mysteries warm.",
    "With drawings by the author.",
    "Winner of the Copper Quill for first novels.",
    "Best read aloud, and best read twice.",
  ]

  static let lines = [
    "It began, as most things in the valley did, with rain.",
    "Nobody had asked the miller, and so the miller told everybody.",
    "There were three chairs in the room, and two of them were occupied by cats.",
    "She counted the steps again, and again there was one too many.",
    "The kettle was the only one who said anything.",
    "“You are late,” said the postman, who was never early.",
    "From the window one could see the sea, or at least hear it.",
    "He folded the map along the river, as his father had done.",
    "By noon the market had sold out of string.",
    "The letter smelled of oranges and machine oil.",
    "Somebody had painted the door in the night.",
    "What the lighthouse keeper wrote down that evening fills one line.",
    "They ate the soup in silence, because it was very good.",
  ]
}
