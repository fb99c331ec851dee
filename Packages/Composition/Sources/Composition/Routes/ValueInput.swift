/// The input of a destination that takes a single value, whose text is the only parameter of the route.
///
/// For example, `PersonInput("mira")` is `name=mira` in a URL:
///
/// ```swift
/// struct PersonInput: ValueInput {
///   static let parameter = "name"
///   let description: String
///
///   init(_ description: String) { self.description = description }
/// }
/// ```
///
/// An optional `ValueInput` is also an input: `nil` stands for a route without the parameter.
public protocol ValueInput: RouteInput, LosslessStringConvertible {
  /// The name of the parameter, in lowercase.
  static var parameter: String { get }
  /// The value of a route without the parameter, or `nil` if the parameter is required.
  static var absent: Self? { get }
}

extension ValueInput {
  /// The default value, `nil`, because most destinations require their parameter.
  public static var absent: Self? { nil }

  /// Creates an input from the text of the parameter. Empty text is the same as missing text. Returns `nil` if the text
  /// is not allowed, or if it is required and missing.
  public init?(parameters: [String: String]) {
    let text = parameters[Self.parameter] ?? ""
    guard let input = text.isEmpty ? Self.absent : Self(text) else { return nil }
    self = input
  }

  /// The parameter with the text of the value, or an empty dictionary for ``absent``.
  public var parameters: [String: String] { self == Self.absent ? [:] : [Self.parameter: description] }
}

extension Optional: RouteInput where Wrapped: ValueInput {
  /// Creates an input from the text of the parameter. If the route lacks the parameter, the input is
  /// ``ValueInput/absent``, which is `nil` by default. The initializer fails if the text is not allowed, or if the text
  /// is empty and ``ValueInput/absent`` is `nil`.
  public init?(parameters: [String: String]) {
    let value = Wrapped(parameters: parameters)
    if value == nil, parameters[Wrapped.parameter] != nil { return nil }
    self = value
  }

  /// The parameters of the value, or an empty dictionary for `nil`.
  public var parameters: [String: String] { self?.parameters ?? [:] }
}
