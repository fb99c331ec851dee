extension FuzzTarget {
  /// Those of features: a line for each feature that has any.
  static let ofFeatures: [[FuzzTarget]] = [
    TimelineFuzzTargets.all
  ]
}
