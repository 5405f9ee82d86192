/// A solver of linear equations and inequalities, some of which may be given up by their priority.
///
/// This is the simplex method of Cassowary without edits, because each layout is solved anew: Badros, Borning and Stuckey, *The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm*, ACM TOCHI 8(4), 2001. Errors of a priority are weighed only where all
/// of the higher ones are equal. Of several pivots the one that was made first is taken (Bland's rule), so that the search ends and
/// equal input gives equal results.
struct LinearSolver {
  /// A sum of variables and a constant.
  struct Expression {
    var terms: [(variable: Int, factor: Double)] = []
    var constant = 0.0
  }

  /// The relation of an expression to zero.
  enum Relation {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  private struct Symbol: Hashable {
    enum Kind {
      case variable
      case slack
      case error
      case dummy
    }

    let kind: Kind
    let number: Int

    var isPivotable: Bool { kind == .slack || kind == .error }
  }

  /// A symbol's value: a constant and multiples of symbols that are zero.
  private struct Row {
    var constant: Double
    var cells: [Symbol: Double] = [:]

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let sum = (cells[symbol] ?? 0) + factor
      cells[symbol] = LinearSolver.isZero(sum) ? nil : sum
    }

    mutating func add(_ row: Row, _ factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.cells { add(symbol, value * factor) }
    }

    mutating func scale(by factor: Double) {
      constant *= factor
      for symbol in cells.keys { cells[symbol]? *= factor }
    }

    mutating func substitute(_ symbol: Symbol, by row: Row) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      add(row, factor)
    }

    /// Solves the row, which is zero, for a symbol in it.
    mutating func solve(for symbol: Symbol) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      scale(by: -1 / factor)
    }

    /// The symbols that fulfil a condition, of which the first is taken.
    func first(where condition: (Symbol, Double) -> Bool) -> Symbol? {
      cells.filter { condition($0.key, $0.value) }.keys.min { $0.number < $1.number }
    }
  }

  private static func isZero(_ value: Double) -> Bool { abs(value) < 1e-8 }

  private var rows: [Symbol: Row] = [:]
  private var variables: [Int: Symbol] = [:]
  /// The errors to make small, the most important first.
  private var goals: [Row]
  private var lastNumber = 0

  /// Creates a solver.
  ///
  /// - Parameter levels: The number of priorities below a required one.
  init(levels: Int) {
    goals = Array(repeating: Row(constant: 0), count: levels)
  }

  /// The value of a variable; zero for one that nothing is known of.
  func value(of variable: Int) -> Double { variables[variable].flatMap { rows[$0]?.constant } ?? 0 }

  private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    lastNumber += 1
    return Symbol(kind: kind, number: lastNumber)
  }

  /// Adds an equation or inequality.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - relation: Its relation to zero.
  ///   - level: The priority, 0 for the highest below a required one; `nil` for a required one.
  /// - Returns: Whether it can hold beside the required ones that were added before; one that cannot is left out.
  @discardableResult
  mutating func add(_ expression: Expression, _ relation: Relation, level: Int? = nil) -> Bool {
    let before = self
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.terms {
      let symbol = variables[variable] ?? makeSymbol(.variable)
      variables[variable] = symbol
      if let known = rows[symbol] { row.add(known, factor) } else { row.add(symbol, factor) }
    }
    let markers = addMarkers(to: &row, relation, level)
    if row.constant < 0 { row.scale(by: -1) }
    if add(row, markers), optimize() { return true }
    self = before
    return false
  }

  /// Turns a relation into an equation, and counts its error if it may have one.
  private mutating func addMarkers(to row: inout Row, _ relation: Relation, _ level: Int?) -> [Symbol] {
    if relation == .equal {
      guard let level else {
        let dummy = makeSymbol(.dummy)
        row.add(dummy, 1)
        return [dummy]
      }
      let (above, below) = (makeSymbol(.error), makeSymbol(.error))
      row.add(above, -1)
      row.add(below, 1)
      goals[level].add(above, 1)
      goals[level].add(below, 1)
      return [above, below]
    }
    let side: Double = relation == .lessOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    row.add(slack, side)
    guard let level else { return [slack] }
    let error = makeSymbol(.error)
    row.add(error, -side)
    goals[level].add(error, 1)
    return [slack, error]
  }

  private mutating func add(_ row: Row, _ markers: [Symbol]) -> Bool {
    var row = row
    var subject =
      row.first { symbol, _ in symbol.kind == .variable }
      ?? markers.first { $0.isPivotable && (row.cells[$0] ?? 0) < 0 }
    if subject == nil, row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard Self.isZero(row.constant) else { return false }
      subject = markers.first
    }
    guard let subject else { return addWithArtificialVariable(row) }
    row.solve(for: subject)
    substitute(subject, by: row)
    rows[subject] = row
    return true
  }

  /// Adds a row for which no symbol can stand, by way of one that has to become zero.
  private mutating func addWithArtificialVariable(_ row: Row) -> Bool {
    let artificial = makeSymbol(.slack)
    rows[artificial] = row
    var goals = [row]
    guard minimize(&goals), Self.isZero(goals[0].constant) else { return false }
    if var left = rows.removeValue(forKey: artificial), !left.cells.isEmpty {
      guard let entering = left.first(where: { symbol, _ in symbol.isPivotable }) else { return false }
      left.add(artificial, -1)
      left.solve(for: entering)
      substitute(entering, by: left)
      rows[entering] = left
    }
    for symbol in rows.keys { rows[symbol]?.cells[artificial] = nil }
    for level in self.goals.indices { self.goals[level].cells[artificial] = nil }
    return true
  }

  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    for key in rows.keys { rows[key]?.substitute(symbol, by: row) }
    for level in goals.indices { goals[level].substitute(symbol, by: row) }
  }

  private mutating func optimize() -> Bool {
    var goals = goals
    defer { self.goals = goals }
    return minimize(&goals)
  }

  /// Makes goals as small as possible, the first one first.
  ///
  /// - Returns: Whether there is a smallest value.
  private mutating func minimize(_ goals: inout [Row]) -> Bool {
    while let entering = Self.entering(in: goals) {
      let ratios = rows.compactMap { symbol, row -> (symbol: Symbol, ratio: Double)? in
        guard symbol.kind != .variable, let factor = row.cells[entering], factor < 0 else { return nil }
        return (symbol, -row.constant / factor)
      }
      guard
        let leaving = ratios.min(by: { ($0.ratio, $0.symbol.number) < ($1.ratio, $1.symbol.number) })?.symbol,
        var row = rows.removeValue(forKey: leaving)
      else { return false }
      row.add(leaving, -1)
      row.solve(for: entering)
      substitute(entering, by: row)
      for level in goals.indices { goals[level].substitute(entering, by: row) }
      rows[entering] = row
    }
    return true
  }

  /// The first symbol that makes the goals smaller if it grows.
  private static func entering(in goals: [Row]) -> Symbol? {
    let symbols = Set(goals.flatMap(\.cells.keys)).filter { $0.kind != .dummy }
    return
      symbols.filter { symbol in
        goals.lazy.compactMap { $0.cells[symbol] }.first.map { $0 < 0 } ?? false
      }
      .min { $0.number < $1.number }
  }
}
