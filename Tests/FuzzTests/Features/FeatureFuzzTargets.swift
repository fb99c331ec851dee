extension FuzzTarget {
  /// The fuzz targets of the features: a line for each feature that has any.
  static let ofFeatures: [[FuzzTarget]] = [
    TimelineFuzzTargets.all
  ]
}
