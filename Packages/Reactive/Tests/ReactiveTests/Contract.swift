import Testing

/// The numbered guarantees of `CONTRACT.md`.
enum Guarantee: String, CaseIterable, Sendable {
  case r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13
  case s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11
}

/// A trait that names the guarantees that a test verifies.
struct ContractTrait: TestTrait, SuiteTrait {
  let guarantees: [Guarantee]

  var comments: [Comment] { guarantees.map { Comment(rawValue: $0.rawValue.uppercased()) } }
}

extension Trait where Self == ContractTrait {
  static func contract(_ guarantees: Guarantee...) -> Self { Self(guarantees: guarantees) }
}
