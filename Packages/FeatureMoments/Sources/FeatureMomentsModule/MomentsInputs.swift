public import Composition

extension RouteKey where Input == NoInput {
  /// The route to the moments of friends.
  public static let moments = RouteKey("moments")
  /// The route to the menu for the developers of the app.
  public static let internalMenu = RouteKey("internalmenu")
}

extension RouteKey where Input == MomentInput {
  /// The route to a moment.
  public static let moment = RouteKey("moment")
}

extension RouteKey where Input == DesignKitInput {
  /// The route to the samples of a design.
  public static let designKit = RouteKey("designkit")
}

extension ServerID {
  /// The server of moments.
  public static let moments: ServerID = "moments"
}

/// The ID of a moment.
public struct MomentInput: ValueInput {
  /// The name of the parameter.
  public static let parameter = "id"
  /// The text of the parameter.
  public let description: String

  /// Creates an input.
  public init(_ description: String) { self.description = description }
}

/// The product and the version of the design whose samples are shown.
public struct DesignKitInput: RouteInput {
  /// The name of the product.
  public let productName: String
  /// The version of the design.
  public let version: String

  /// Creates the input.
  public init(productName: String, version: String) {
    self.productName = productName
    self.version = version
  }

  public init?(parameters: [String: String]) {
    guard let productName = parameters["productname"], let version = parameters["version"] else { return nil }
    self.init(productName: productName, version: version)
  }

  public var parameters: [String: String] { ["productname": productName, "version": version] }
}
