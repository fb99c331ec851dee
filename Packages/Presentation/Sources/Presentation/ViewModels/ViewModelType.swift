/// A view model without state of its own: what the view tells goes in, what the view shows comes out.
///
///     struct ContactsViewModel: ViewModelType {
///       struct Input { let keyword: Driver<String>; let selection: Signal<Contact> }
///       struct Output { let rows: Driver<[Contact]>; let chosen: Signal<Contact> }
///       func transform(input: Input) -> Output { … }
///     }
///
/// It subscribes to nothing: the view joins the outputs, and what the inputs cause happens while it does. Where a view model must
/// keep something between two visits of its view, a protocol with methods and outputs is the better shape.
@MainActor public protocol ViewModelType<Input, Output> {
  /// What the view tells: drivers for what it holds, signals for what the user does.
  associatedtype Input
  /// What the view shows, and where the user wants to go. None of it can fail.
  associatedtype Output

  /// Joins the two. Call once for each view. Nothing is sent before an output is subscribed to.
  func transform(input: Input) -> Output
}
