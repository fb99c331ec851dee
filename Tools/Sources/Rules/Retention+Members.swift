import SourceFiles

/// What the code of a type may name to retain its object.
struct Members {
  /// The methods of the type, also those of its other files, without static ones.
  let methods: Set<String>
  /// Every function of the file.
  let functions: Set<String>
  /// The other names of `self`, each with the indices where it is visible.
  let names: [String: [Range<Int>]]
  /// The names of constants, variables and parameters that hide methods, each with the indices where it is visible.
  let locals: [String: [Range<Int>]]
  /// The names of closures and methods that retain `self`, each with the indices where it is visible.
  var closures: [String: [Range<Int>]] = [:]
  /// The names of streams and of methods that return one which retains `self`, each with the lines where it does and the
  /// indices where it is visible.
  var streams: [String: [(line: Int, range: Range<Int>)]] = [:]

  /// Returns the line where the stream with which an expression begins retains `self`, or `nil`.
  func retention(byStreamIn code: ArraySlice<Token>) -> Int? {
    let path = code.prefix(2).map(\.text) == ["self", "."] ? code.dropFirst(2) : code
    guard let name = path.first, name.kind == .word else { return nil }
    return streams[name.text]?.first { $0.range.contains(code.startIndex) }?.line
  }

  func visible(_ names: [String: [Range<Int>]], at index: Int) -> Set<String> {
    Set(names.filter { $0.value.contains { $0.contains(index) } }.keys)
  }

  /// Returns a Boolean value that indicates whether a token is a reference to a method of `self` as an argument: `map(show)`,
  /// `map(self.show)` or `onNext: Model.show(self)`.
  func isReference(_ index: Int, in code: ArraySlice<Token>) -> Bool {
    guard index > code.startIndex, index + 1 < code.endIndex else { return false }
    let (previous, next) = (code[index - 1], code[index + 1].text)
    let isFirst = previous.isSymbol("(") || previous.isSymbol(",") || previous.isSymbol(":")
    guard code[index].isWord("self") else {
      return isFirst && [")", ","].contains(next) && !isPlace(index - 1, in: code) && !isHidden(index, code[index].text)
    }
    if next == ".", isFirst, index + 3 < code.endIndex, methods.contains(code[index + 2].text) {
      return [")", ","].contains(code[index + 3].text)
    }
    // `Model.show(self)` is the method, which retains its object.
    let callee = code[..<index].suffix(4)
    return previous.isSymbol("(") && next == ")" && callee.count == 4
      && callee.first?.text.first?.isUppercase == true && callee.dropFirst().first?.isSymbol(".") == true
      && methods.contains(callee.dropFirst(2).first?.text ?? "")
  }

  func isHidden(_ index: Int, _ name: String) -> Bool { locals[name]?.contains { $0.contains(index) } == true }

  /// Returns a Boolean value that indicates whether a colon is after the label of a place for values, as in `bind(to: relay)`.
  private func isPlace(_ colon: Int, in code: ArraySlice<Token>) -> Bool {
    code[colon].isSymbol(":") && ["to", "by", "scheduler", "on"].contains(code[colon - 1].text)
  }
}

extension SourceFile {
  /// The package, the target and the name of the type that the file or another one extends: the part before `+`.
  var typeKey: String {
    let name = path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? ""
    return "\(package ?? "")/\(target ?? "")/\(name)"
  }
}

/// The names in the files of a type.
struct TypeNames {
  /// The methods, without static ones.
  var methods: Set<String> = []
  var properties: Set<String> = []
  /// Whether the type, or another one in its files, is a class or an actor.
  var isObject = false
}

extension SourceTree {
  /// The names of each type, by the key of its files.
  var typeNames: [String: TypeNames] {
    swiftSources.reduce(into: [:]) { types, file in
      guard !file.words.isDisjoint(with: ["class", "actor", "extension"]) else { return }
      var names = types[file.typeKey] ?? TypeNames()
      names.isObject = names.isObject || !file.words.isDisjoint(with: ["class", "actor"])
      if file.words.contains("func") { names.methods.formUnion(file.code.methods) }
      names.properties.formUnion(file.code.properties)
      types[file.typeKey] = names
    }
  }
}

extension [Token] {
  fileprivate var methods: Set<String> {
    var depth = 0
    return reduce(into: (Set<String>(), Token?.none, false)) { found, token in
      if token.isSymbol("{") { depth += 1 }
      if token.isSymbol("}") { depth -= 1 }
      if let previous = found.1, previous.isWord("func"), depth == 1, !found.2, token.kind == .word {
        found.0.insert(token.text)
      }
      if token.kind == .symbol { found.2 = false }
      if token.isWord("static") || token.isWord("class") { found.2 = true }
      if found.1?.isWord("func") == true { found.2 = false }
      found.1 = token
    }.0
  }

  /// The constants, variables and parameters with the names of methods, each with the indices where it is visible.
  func locals(_ methods: Set<String>) -> [String: [Range<Int>]] {
    guard !methods.isEmpty else { return [:] }
    return indices.dropLast(2).reduce(into: [:]) { names, index in
      let token = self[index]
      if token.isWord("let") || token.isWord("var"), methods.contains(self[index + 1].text) {
        names[self[index + 1].text, default: []].append(index..<endOfBlock(from: index))
      } else if token.isWord("func") || token.isWord("init") {
        guard let open = self[index...].prefix(20).firstIndex(where: { $0.isSymbol("(") }), let close = closing(open)
        else { return }
        let parameters = (open..<close).filter { methods.contains(self[$0].text) && self[$0 + 1].isSymbol(":") }
        guard !parameters.isEmpty, let body = self[close...].firstIndex(where: { $0.isSymbol("{") }),
          let end = closing(body)
        else { return }
        for parameter in parameters { names[self[parameter].text, default: []].append(close..<end) }
      }
    }
  }

  /// The index of the end of the block that contains a token.
  func endOfBlock(from index: Int) -> Int {
    var depth = 1
    return self[index...].firstIndex { token in
      depth += token.isSymbol("{") ? 1 : token.isSymbol("}") ? -1 : 0
      return depth == 0
    } ?? count
  }

  /// The constants whose values are closures or methods that retain `self`, and the lines of the closures that retain `self`
  /// in a property: in a lazy one of the object, or in one of an object that a property holds, as in `list.onOpen = { … }`.
  func closuresOfSelf(_ owner: Members, _ properties: Set<String>) -> (names: [String: [Range<Int>]], stored: Set<Int>)
  {
    var names: [String: [Range<Int>]] = [:]
    var stored: Set<Int> = []
    for index in indices.dropFirst().dropLast(2) where self[index].isSymbol("=") && !self[index + 1].isSymbol("=") {
      guard self[index + 1].isSymbol("{") || self[index + 1].kind == .word else { continue }
      let left = self[start(ofDeclaration: index)..<index]
      let isLocal = left.contains { $0.isWord("let") || $0.isWord("var") }
      let isLazy = left.contains { $0.isWord("lazy") }
      guard self[index + 1].isSymbol("{") else {
        guard isMethodValue(index + 1, owner) else { continue }
        if isLocal, !isLazy, let name = declaredName(left) {
          names[name, default: []].append(index..<endOfBlock(from: index))
        } else if isLazy || isOwned(left, properties) {
          stored.insert(self[index].line)
        }
        continue
      }
      guard isLazy || isLocal || isOwned(left, properties), let end = closing(index + 1),
        end + 1 >= count || !self[end + 1].isSymbol("("),
        let line = Rule.capture(in: self[(index + 1)...end], owner)
      else { continue }
      if isLocal, !isLazy {
        if let name = declaredName(left) { names[name, default: []].append(index..<endOfBlock(from: index)) }
      } else {
        stored.insert(line)
      }
    }
    return (names, stored)
  }

  /// Returns the index of the first token on the line of a declaration or an assignment, without a block before it.
  private func start(ofDeclaration equals: Int) -> Int {
    var position = equals
    while position > 0, self[position - 1].line == self[equals].line,
      !self[position - 1].isSymbol("{"), !self[position - 1].isSymbol(";")
    {
      position -= 1
    }
    return position
  }

  private func declaredName(_ left: ArraySlice<Token>) -> String? {
    left.firstIndex { $0.isWord("let") || $0.isWord("var") }.flatMap {
      $0 + 1 < left.endIndex ? left[$0 + 1].text : nil
    }
  }

  /// Returns a Boolean value that indicates whether a value is only `show` or `self.show`, a method.
  private func isMethodValue(_ index: Int, _ owner: Members) -> Bool {
    let name = self[index].isWord("self") && self[index + 1].isSymbol(".") ? index + 2 : index
    // The constant of `catch` may have the name of a method.
    guard name < count, name > index || !["error", "newValue", "oldValue"].contains(self[name].text),
      owner.methods.contains(self[name].text), name > index || !owner.isHidden(index, self[name].text)
    else { return false }
    return name + 1 >= count || self[name + 1].line > self[name].line && !self[name + 1].isSymbol(".")
      || [";", "}"].contains(self[name + 1].text)
  }

  /// Returns a Boolean value that indicates whether the left side of an assignment is a property of the object, or of what
  /// one of its properties holds.
  private func isOwned(_ left: ArraySlice<Token>, _ properties: Set<String>) -> Bool {
    // Also an element, as in `list.handlers[name]`.
    let path = left.prefix { !$0.isSymbol("[") }.map(\.text).filter { !["?", "!"].contains($0) }
    let members = path.starts(with: ["self", "."]) ? [String](path.dropFirst(2)) : path
    guard let root = members.first, properties.contains(root) else { return false }
    return members.indices.allSatisfy { $0.isMultiple(of: 2) || members[$0] == "." }
  }

  /// The methods that return a subscription or a stream which retains `self`, and the constants that are one.
  func streamsOfSelf(_ owner: Members) -> [String: [(line: Int, range: Range<Int>)]] {
    let types: Set = ["Disposable", "Observable", "Driver", "Signal", "Single", "Maybe", "Completable"]
    return indices.dropLast(4).reduce(into: [:]) { streams, index in
      if self[index].isWord("func"), owner.methods.contains(self[index + 1].text),
        let body = self[index...].prefix(60).firstIndex(where: { $0.isSymbol("{") }), let end = closing(body),
        self[index..<body].contains(where: { types.contains($0.text) && $0.kind == .word }),
        self[..<body].suffix(8).contains(where: { $0.isSymbol(">") }),
        let line = Rule.capture(in: self[(body + 1)..<end], owner)
      {
        streams[self[index + 1].text, default: []].append((line, startIndex..<endIndex))
      }
      if self[index].isWord("let"), self[index + 2].isSymbol("="), self[index + 3].kind == .word,
        let line = Rule.capture(in: self[(index + 3)..<self.end(from: index + 3)], owner)
      {
        streams[self[index + 1].text, default: []].append((line, index..<endOfBlock(from: index)))
      }
    }
  }
}
