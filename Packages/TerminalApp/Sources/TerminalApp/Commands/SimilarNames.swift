extension [String] {
  /// Returns the names that begin with a mistyped name, and the names of three or more letters that differ from it by
  /// at most two insertions or removals of a letter.
  func similar(to name: String) -> [String] {
    if name.isEmpty { return [] }
    let name = name.lowercased()
    let count = name.count
    // `difference` takes quadratic time, so names whose lengths differ by more than two are not compared.
    return filter {
      $0.hasPrefix(name)
        || $0.count > 2 && abs($0.count - count) <= 2
          && Array<Character>($0).difference(from: name).count <= 2
    }
  }
}
