public import Foundation

/// Where a user can want to go from this feature, and what can be wanted of the world.
public enum MomentsIntent: Hashable, Sendable {
  /// To the page of moments.
  case moments
  /// To an address of the web, outside of this program. It was written by somebody else.
  case open(URL)
  /// To pass a moment on: its words and its address, as text that was written by somebody else.
  case share(String)
  /// To the menu of the program's makers.
  case internalMenu
  /// To the samples of the design.
  case designKit(productName: String, version: String)
  /// Back to where one came from.
  case dismiss
  /// To end the program by a trap, in order to see what becomes of the terminal and of the report.
  case crash

  /// Whether it is for the program's makers only, and to be refused where ``BuildFlavor/hasInternalMenu`` is false.
  public var isInternal: Bool {
    switch self {
    case .internalMenu, .designKit, .crash: true
    case .moments, .open, .share, .dismiss: false
    }
  }
}

extension MomentsIntent {
  /// The place that a link means.
  ///
  ///     MomentsIntent(link: "DesignKit", parameters: ["productName": "DesignKit", "version": "1.0.1"])
  ///
  /// - Parameters:
  ///   - name: The last component of the link's path, in any case.
  ///   - parameters: The link's query, with names in any case.
  /// - returns: nil if the feature has no such place, or if the query lacks what it needs.
  public init?(link name: String, parameters: [String: String] = [:]) {
    let parameters = Dictionary(
      parameters.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    switch name.lowercased() {
    case "moments": self = .moments
    case "internalmenu": self = .internalMenu
    case "designkit":
      guard let productName = parameters["productname"], let version = parameters["version"] else { return nil }
      self = .designKit(productName: productName, version: version)
    default: return nil
    }
  }
}
