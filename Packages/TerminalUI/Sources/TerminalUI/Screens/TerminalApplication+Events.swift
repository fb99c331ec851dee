extension TerminalApplication {
  func receive(_ event: TerminalEvent) {
    guard isRunning else { return }
    switch event {
    case .input(let bytes):
      if terminal.presentation == .lines {
        for line in lines.read(bytes) { receive(line: line) }
      } else {
        reader?.read(bytes)
      }
    case .resized:
      askForCellSize()
      setNeedsDisplay()
    case .resumed: redraw()
    case .suspendRequested: suspend()
    case .signal(let number): quit(.signal(number))
    // If screens are presented as lines, the end of the input is a normal way to quit.
    case .closed: quit(terminal.presentation == .lines ? .quit : .terminalClosed)
    }
  }

  /// Handles an event. Returns `false` if it had no effect.
  @discardableResult
  func receive(_ event: InputEvent) -> Bool {
    guard isRunning else { return false }
    if take(answer: event) { return true }
    if case .mouse(let mouse) = event { return prompt == nil && receive(mouse) }
    toasts.dismiss()
    if let prompt {
      prompt.receive(event)
      return true
    }
    if screens.top?.receive(event) == true { return true }
    guard case .key(let key) = event else { return false }
    guard let command = activeKeys.command(for: key) else {
      // A letter has one meaning, which not every screen has.
      if case .character = key.code, terminal.presentation != .lines {
        toasts.show(strings.notAvailable + " " + TerminalText(key.description))
      }
      return false
    }
    return execute(command)
  }

  /// Performs a command as if its key had been pressed. Returns `false` if neither the top screen nor the application
  /// handles the command.
  @discardableResult
  public func execute(_ command: Command) -> Bool {
    screens.top?.perform(command) == true || perform(command) || performBuiltIn(command)
  }

  /// Handles a typed line: text for a field, the number of an item, or the name of a key or command. While a field is
  /// focused, a colon before a number or a name distinguishes it from text.
  private func receive(line: String) {
    guard isRunning else { return }
    toasts.dismiss()
    setNeedsDisplay()
    if let prompt {
      prompt.receive(.line(line))
      return
    }
    if !line.hasPrefix(":"), screens.top?.receive(.line(line)) == true { return }
    if line == ":", askByColon() { return }
    let word = line.hasPrefix(":") ? String(line.dropFirst()) : line
    if let number = Int(word), screens.top?.receive(.choice(number)) == true { return }
    let key = Key(word.isEmpty ? "Enter" : word)
    let keys = activeKeys
    let command = key.flatMap(keys.command) ?? (key == nil ? keys.command(named: word) : nil)
    if command == .help {
      for binding in keys.bindings { lines.say(binding.line) }
      return
    }
    // A key after a colon must not reach a field, which would insert it as text.
    if let command, key == nil || line.hasPrefix(":"), execute(command) { return }
    if let key, !(line.hasPrefix(":") && screens.top?.types(key) == true), receive(.key(key)) { return }
    if key == nil, line.hasPrefix(":"), askByColon() {
      prompt?.receive(.line(word))
      return
    }
    if let command, let binding = keys.bindings.first(where: { $0.command == command }) {
      lines.say(strings.notAvailable + " " + binding.label)
    } else {
      lines.say(strings.notUnderstood + " " + TerminalText(word))
    }
  }

  /// Executes the command to which the colon key is bound. Returns `false` unless the command asks for a line.
  private func askByColon() -> Bool {
    guard let command = activeKeys.command(for: ":"), execute(command) else { return false }
    return prompt != nil
  }

  /// Suspends the application and returns the terminal to the shell until the user resumes the job.
  public func suspend() {
    screens.setActive(false)
    terminal.suspend()
    screens.setActive(true)
  }

  /// Restores the terminal, calls a closure that may run another program on it, and takes the terminal over again. The
  /// application handles nothing in the meantime.
  public func lendTerminal(to body: @MainActor () -> Void) {
    screens.setActive(false)
    terminal.leave()
    body()
    do {
      try terminal.enter { [weak self] event in self?.receive(event) }
      redraw()
    } catch {
      quit(.terminalClosed)
    }
    screens.setActive(true)
  }

  /// Copies text to the user's clipboard with OSC 52, which terminals may ignore. If screens are presented as lines,
  /// the text is printed.
  public func copy(_ text: TerminalText) {
    if terminal.presentation == .lines {
      lines.say(text)
      return setNeedsDisplay()
    }
    var output = ControlSequence()
    output.copy(text)
    terminal.write(output.bytes)
  }
}
