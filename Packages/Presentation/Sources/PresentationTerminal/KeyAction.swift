public import Presentation
public import Reactive
public import TerminalUI

/// A key binding of a screen, together with the action of its command.
///
/// The condition under which the key is offered applies to the command, too:
///
/// ```swift
/// var actions: [KeyAction] {
///   [KeyAction(.logIn(language), if: needsLogin, viewModel.intents, .logIn), KeyAction(.dates(language)) { [self] in showsDates.toggle() }]
/// }
/// ```
@MainActor public struct KeyAction {
  fileprivate let binding: KeyBinding
  fileprivate let isOffered: Bool
  fileprivate let perform: @MainActor () -> Void

  /// Creates an action that calls a closure.
  ///
  /// - Parameters:
  ///   - binding: The keys, the command and its label.
  ///   - isOffered: A Boolean value that indicates whether the key is offered. If the key is not offered, the command
  ///     does nothing.
  ///   - perform: A closure that performs the command.
  public init(_ binding: KeyBinding, if isOffered: Bool = true, perform: @escaping @MainActor () -> Void) {
    self.binding = binding
    self.isOffered = isOffered
    self.perform = perform
  }

  /// Creates an action that sends an event to an input of a view model.
  public init(_ binding: KeyBinding, if isOffered: Bool = true, _ input: PublishRelay<Void>) {
    self.init(binding, if: isOffered) { input.accept(()) }
  }

  /// Creates an action that sends a value, such as the selected row, to an input of a view model. Sends nothing for
  /// `nil`.
  public init<Value: Sendable>(
    _ binding: KeyBinding, if isOffered: Bool = true, _ input: PublishRelay<Value>, _ value: Value?
  ) {
    self.init(binding, if: isOffered) { if let value { input.accept(value) } }
  }

  /// Creates an action that sends an intent. Sends nothing for `nil`.
  public init<Intent: Sendable>(
    _ binding: KeyBinding, if isOffered: Bool = true, _ intents: IntentRelay<Intent>, _ intent: Intent?
  ) {
    self.init(binding, if: isOffered) { intents.accept(intent) }
  }
}

@MainActor extension [KeyAction] {
  /// The key bindings that are offered.
  public var bindings: [KeyBinding] { filter(\.isOffered).map(\.binding) }

  /// Performs a command whose key is offered. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool {
    guard let action = first(where: { $0.isOffered && $0.binding.command == command }) else { return false }
    action.perform()
    return true
  }
}
