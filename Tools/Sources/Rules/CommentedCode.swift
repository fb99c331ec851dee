import SourceFiles

extension Rule {
  /// The rule that no code is left in comments, where it is neither compiled nor tested. Examples in documentation comments are
  /// no such code.
  public static let noCommentedCode: Rule = .init(id: "no-commented-code") { tree in
    // A literal is parsed where it is evaluated, which is slow for each comment.
    let (end, declaration, statement, call) = (
      /^\s*\}[);,]*\s*$/, /^\s*(let|var) \w+(: [^=]+)? = \S/,
      /^\s*((@\w+ |private |static |public |override )*(func \w+[(<].*|init\b.*\{)|(if|guard|for|while|switch) .* \{)\s*$/,
      // A call, such as `rows.accept([])`. In a sentence, there are spaces outside of the parentheses.
      /^\s*((try[?!]?|await|return|_ =) )*(?!allow\()[a-z]\w*([.?!]+\w+)*\(((?!\)\s\w).)*\)([.?!]+\w+)*;?\s*$/
    )
    return tree.files.filter(\.isSwift).flatMap { file in
      file.tokens.filter { token in
        token.kind == .comment && token.text.first != "/" && token.text.first != "*"
          && (token.text.contains(end) || token.text.contains(declaration) || token.text.contains(statement)
            || token.text.hasBytes(of: "(") && token.text.contains(call))
          && !file.allows("no-commented-code", at: token.line)
      }.map { file.violation($0.line, "Code in a comment is never compiled: remove it, since Git has it, or run it.") }
    }
  }

  /// The rule that no key of a service is in the code, which everyone reads who has the program. The demo server has its own.
  public static let noKeysInCode: Rule = .init(id: "no-keys-in-code") { tree in
    let parts = ["_live_", "_test_", "gh", "AKIA", "xox", "PRIVATE KEY", "eyJ"]
    let key =
      /\b[spr]k_(live|test)_\w{10,}|\bgh[pousr]_\w{20,}|\bAKIA[0-9A-Z]{16}\b|\bxox[abprs]-\w{10,}|BEGIN [A-Z ]*PRIVATE KEY|\beyJ\w{10,}\.eyJ/
    return tree.files.filter(\.isSwift).flatMap { file in
      file.tokens.filter { token in
        token.kind == .string && parts.contains { token.text.hasBytes(of: $0) } && token.text.contains(key)
          && !file.allows("no-keys-in-code", at: token.line)
      }.map {
        file.violation(
          $0.line, "The key of a service is in the code: revoke it, and read it from a setting or the secret store.")
      }
    }
  }
}
