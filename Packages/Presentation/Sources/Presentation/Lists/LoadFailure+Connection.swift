extension LoadFailure {
  /// A Boolean value that indicates whether a later request can succeed, because the server has not decided about this one.
  public var isOfConnection: Bool {
    switch self {
    case .explained, .unauthorized, .gone, .refused, .invalidKey, .storage: false
    default: true
    }
  }
}
