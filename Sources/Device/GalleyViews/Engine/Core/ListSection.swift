/// A section whose type of rows is not known.
protocol ListSection {
  var header: (any View)? { get }
  var footer: (any View)? { get }
  var rows: any View { get }
  /// A binding to whether the rows are visible, if the app sets one.
  var isExpanded: Binding<Bool>? { get }
  /// The changes to container values by modifiers around the section, those outside first.
  var valueChanges: [(inout ContainerValues) -> Void] { get }
}

extension ListSection {
  var valueChanges: [(inout ContainerValues) -> Void] { [] }
}
