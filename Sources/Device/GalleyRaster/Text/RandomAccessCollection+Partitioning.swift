extension RandomAccessCollection where Index == Int {
  /// The index of the first element that belongs, in a collection in which all after it belong too; its end if none does.
  ///
  /// - Complexity: O(log *n*).
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
