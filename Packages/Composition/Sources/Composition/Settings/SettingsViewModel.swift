public import Presentation
public import Reactive

/// The view model of the settings: every setting with its value, the origin of the value and a description.
///
/// A session has one instance, which all its front ends show. A change is part of ``changes``, and the session saves it for
/// later sessions. A value from the command line, the environment or the configuration file has precedence in later
/// sessions, so such a setting changes only if ``apply`` applies it to the running session.
@MainActor public final class SettingsViewModel {
  // MARK: Inputs

  /// Emits when the settings become visible. The values are read again.
  public let appear = PublishRelay<Void>()
  /// Emits the changes by the user.
  public let change = PublishRelay<SettingChange>()

  // MARK: Outputs

  /// Emits the rows, on subscription and after each change. Emits an empty array until the settings become visible.
  public var rows: Driver<[SettingRow]> { current.asDriver() }
  /// Emits the result of the last change, or `nil` if the user has changed nothing since the settings became visible, on
  /// subscription and after each change.
  public var outcome: Driver<SettingOutcome?> { last.asDriver() }

  // MARK: The session

  /// The values that were chosen in this session, keyed by the names of their settings. Empty text withdraws a value.
  public private(set) var changes: [String: String] = [:]
  /// A closure that applies a value to the running session. It returns `false` for a setting that is read only at the
  /// start.
  public var apply: @MainActor (SettingChange) -> Bool = { _ in false }
  /// A closure that saves the changes, after each of them.
  public var save: @MainActor ([String: String]) throws -> Void = { _ in }

  private let definitions: [String: SettingDefinition]
  private let servers: Set<String>
  private let defaultServerName: LocalizedText
  private let entries: @MainActor () -> [SettingEntry]
  private let keys: [SettingRow]
  private let current = BehaviorRelay<[SettingRow]>(value: [])
  private let last = BehaviorRelay<SettingOutcome?>(value: nil)
  private let bag = DisposeBag()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - definitions: The definitions of all settings.
  ///   - servers: The names of the settings that contain the URLs of servers.
  ///   - defaultServerName: What is shown for a server without a URL.
  ///   - keys: The rows of the keys that the user has bound. They follow those of the settings.
  ///   - entries: A closure that returns the settings at launch.
  public init(
    _ definitions: [SettingDefinition], servers: [String],
    defaultServerName: LocalizedText = AppEnvironment.Server.demoName, keys: [SettingRow] = [],
    entries: @escaping @MainActor () -> [SettingEntry]
  ) {
    self.definitions = Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.servers = Set(servers)
    self.defaultServerName = defaultServerName
    self.keys = keys
    self.entries = entries
    appear.asSignal().emit(with: self) { viewModel, _ in
      viewModel.last.accept(nil)
      viewModel.read()
    }
    .disposed(by: bag)
    change.asSignal().emit(with: self) { viewModel, change in
      viewModel.last.accept(viewModel.outcome(of: change))
      viewModel.read()
    }
    .disposed(by: bag)
  }

  /// Adds a value that the user has chosen elsewhere, for example with a key.
  public func record(_ change: SettingChange) { changes[change.name] = change.text }

  private func read() { current.accept(entries().compactMap(row) + keys) }

  private func row(_ entry: SettingEntry) -> SettingRow? {
    guard let definition = definitions[entry.name] else { return nil }
    let own = changes[entry.name]
    let isWithdrawn = own?.isEmpty == true
    let value = isWithdrawn ? definition.defaultText : own ?? entry.value
    let origin =
      isWithdrawn
      ? SettingOrigin.defaultValue.title : own == nil ? entry.origin.title : SettingOutcome.thisSession
    return SettingRow(
      name: entry.name, help: definition.help, value: value ?? "",
      placeholder: servers.contains(entry.name) ? defaultServerName : nil, origin: origin,
      choices: definition.choices)
  }

  /// Changes a setting, and returns the result.
  private func outcome(of change: SettingChange) -> SettingOutcome {
    func failure(_ text: LocalizedText) -> SettingOutcome {
      SettingOutcome(name: change.name, text: text, isError: true)
    }
    guard let definition = definitions[change.name] else { return failure(SettingOutcome.keysInFile) }
    guard let value = change.text.isEmpty ? "" : definition.canonicalText(change.text) else {
      return failure(definition.advice[.en].isEmpty ? SettingOutcome.notAllowed : definition.advice)
    }
    let origin = entries().first { $0.name == change.name }?.origin ?? .defaultValue
    let isOverridden = [.commandLine, .environment, .configurationFile].contains(origin)
    let isApplied = apply(SettingChange(change.name, to: value))
    if isOverridden, !isApplied { return failure(SettingOutcome.takesPrecedence(origin.title)) }
    changes[change.name] = value
    do {
      try save(changes)
    } catch {
      return failure(SettingOutcome.notSaved(LocalizedText(describing: error)))
    }
    let text =
      isOverridden
      ? SettingOutcome.untilEnd(origin.title) : isApplied ? SettingOutcome.changed : SettingOutcome.atNextStart
    return SettingOutcome(name: change.name, text: text, isError: false)
  }
}

// MARK: - Texts

extension SettingsViewModel {
  /// The title of the settings.
  public nonisolated static let title = LocalizedText(en: "Settings", zhHans: "设置")
  /// The label of the action that changes a setting.
  public nonisolated static let changeLabel = LocalizedText(en: "Change", zhHans: "更改")
  /// The label of the action that saves the text of a field.
  public nonisolated static let saveLabel = LocalizedText(en: "Save", zhHans: "保存")
  /// The description of a row with the keys of a command.
  public nonisolated static let keysInFile = SettingOutcome.keysInFile
}

extension SettingOutcome {
  static let changed = LocalizedText(en: "Changed", zhHans: "已更改")
  static let thisSession = LocalizedText(en: "this session", zhHans: "本次会话")
  static let atNextStart = LocalizedText(en: "Takes effect at the next start", zhHans: "下次启动时生效")
  static let notAllowed = LocalizedText(en: "This value is not allowed", zhHans: "不允许使用此值")
  static let keysInFile = LocalizedText(en: "Change keys in config.json.", zhHans: "请在 config.json 中更改按键。")

  static func takesPrecedence(_ origin: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "Not changed, because the value from the \(origin[.en]) takes precedence. Change it there.",
      zhHans: "未更改，因为来自\(origin[.zhHans])的值优先。请在那里更改。")
  }

  static func untilEnd(_ origin: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "Changed until the end, because the value from the \(origin[.en]) takes precedence at the next start",
      zhHans: "仅在本次运行中更改，因为下次启动时来自\(origin[.zhHans])的值优先")
  }

  static func notSaved(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Changed until the end. \(reason[.en])", zhHans: "仅在本次运行中更改。\(reason[.zhHans])")
  }
}
