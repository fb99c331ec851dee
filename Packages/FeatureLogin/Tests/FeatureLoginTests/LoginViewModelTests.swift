import Dispatch
import FeatureLogin
import Networking
import Presentation
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite("The login form") @MainActor
struct LoginViewModelTests {
  /// Answers with whatever it is told, and counts.
  private final class StubServer: LoginServer {
    let attempts = Mutex<[Credentials]>([])
    let running = Mutex(0)
    let answer: Single<LoginSession>

    init(_ answer: Single<LoginSession>) {
      self.answer = answer
    }

    func signIn(_ credentials: Credentials) -> Single<LoginSession> {
      Single.deferred { [self] in
        attempts.withLock { $0.append(credentials) }
        running.withLock { $0 += 1 }
        return answer
      }
      .do(onDispose: { [self] in running.withLock { $0 -= 1 } })
    }
  }

  /// A view without a screen: holds what it was told, in order.
  private final class Form {
    let telephone = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let signIn = PublishRelay<Void>()
    let cancel = PublishRelay<Void>()
    var checks: [FieldCheck] = []
    var enabled: [Bool] = []
    var running: [Bool] = []
    var spinner: [Bool] = []
    var outcomes: [Result<LoginSession, LoginFailure>?] = []
    var intents: [LoginIntent] = []
    private let bag = DisposeBag()

    @MainActor init(_ world: TestWorld) {
      let output = world.feature.makePhoneViewModel().transform(
        input: LoginInput(
          telephone: telephone.asDriver(), password: password.asDriver(), signIn: signIn.asSignal(),
          cancel: cancel.asSignal()))
      output.telephoneCheck.drive(onNext: { [unowned self] in checks.append($0) }).disposed(by: bag)
      output.isEnabled.drive(onNext: { [unowned self] in enabled.append($0) }).disposed(by: bag)
      output.isSigningIn.drive(onNext: { [unowned self] in running.append($0) }).disposed(by: bag)
      output.isSpinning.drive(onNext: { [unowned self] in spinner.append($0) }).disposed(by: bag)
      output.outcome.drive(onNext: { [unowned self] in outcomes.append($0) }).disposed(by: bag)
      output.intents.emit(onNext: { [unowned self] in intents.append($0) }).disposed(by: bag)
    }

    func fill() {
      telephone.accept("13800138000")
      password.accept("123456")
    }
  }

  private let session = LoginSession(service: .phone, name: "Tangent", proof: .token("abcdefg123456"))

  @Test("The login form is enabled while both fields are right, and says what is wrong when that changes")
  func validation() throws {
    let form = Form(try TestWorld(phone: StubServer(.never())))
    form.telephone.accept("1")
    form.telephone.accept("12")
    form.fill()
    form.password.accept("1")
    #expect(form.checks == [.empty, .invalid(.telephoneTooShort), .valid])
    #expect(form.enabled == [false, true, false])
  }

  @Test("The login form sends nothing without a press, nor at a press while the fields are not right")
  func gate() throws {
    let server = StubServer(.just(session))
    let form = Form(try TestWorld(phone: server))
    form.signIn.accept(())
    form.telephone.accept("13800138000")
    form.signIn.accept(())
    form.password.accept("123456")
    #expect(server.attempts.withLock(\.self).isEmpty)
    #expect(form.running == [false])
    #expect(form.outcomes == [nil])
  }

  @Test("The login form shows that it is under way, and then that it is not, for an answer that comes at once")
  func immediate() throws {
    let server = StubServer(.just(session))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.signIn.accept(())
    #expect(form.running == [false, true, false])
    #expect(form.enabled == [false, true, false, true])
    #expect(form.outcomes == [nil, .success(session)])
    #expect(form.intents == [.signedIn(session)])
    #expect(server.attempts.withLock(\.self) == [Credentials(telephone: "13800138000", password: "123456")])
  }

  @Test("The login form shows that it is under way until a slow answer comes, and takes no other press")
  func slow() throws {
    let world = try TestWorld(phone: StubServer(.never()))
    let server = StubServer(.just(session).delay(.seconds(5), scheduler: world.scheduler))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.signIn.accept(())
    form.signIn.accept(())
    #expect(form.running == [false, true])
    #expect(form.enabled == [false, true, false])
    #expect(form.outcomes == [nil])
    world.scheduler.start()
    #expect(form.running == [false, true, false])
    #expect(form.outcomes == [nil, .success(session)])
    #expect(server.attempts.withLock(\.self).count == 1)
  }

  @Test("The login form shows a spinner only for what lasts longer than 150 ms, and takes it away with the answer")
  func spinner() throws {
    let answers = PublishRelay<LoginSession>()
    let world = try TestWorld(phone: StubServer(answers.asObservable().take(1).asSingle()))
    let form = Form(world)
    form.fill()
    for patience in [140, 160] {
      form.signIn.accept(())
      world.scheduler.advanceTo(world.scheduler.clock + patience)
      answers.accept(session)
    }
    #expect(form.running == [false, true, false, true, false])
    #expect(form.spinner == [false, true, false])
  }

  @Test("The login form gives the session to the account store before it leads anywhere")
  func kept() throws {
    let world = try TestWorld(phone: StubServer(.just(session)))
    let form = Form(world)
    form.fill()
    form.signIn.accept(())
    #expect(world.sessions == [session])
    #expect(form.intents == [.signedIn(session)])
  }

  @Test("The login form says so when the account store cannot keep the session")
  func notKept() throws {
    let form = Form(try TestWorld(phone: StubServer(.just(session)), accounts: FullAccounts()))
    form.fill()
    form.signIn.accept(())
    #expect(form.outcomes == [nil, .failure(.notKept)])
    #expect(form.intents.isEmpty)
    #expect(Result<LoginSession, LoginFailure>.failure(.notKept).message(in: .zhHans) == "登录失败 无法在本机保存登录信息")
  }

  @Test("The login form outlives failures: each press is a new attempt with what is in the fields then")
  func failing() throws {
    let server = StubServer(.error(LoginFailure.refused(message: "no")))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.signIn.accept(())
    form.password.accept("654321")
    form.signIn.accept(())
    #expect(form.running == [false, true, false, true, false])
    #expect(form.outcomes == [nil, .failure(.refused(message: "no")), nil, .failure(.refused(message: "no"))])
    #expect(form.intents.isEmpty)
    #expect(server.attempts.withLock(\.self).map(\.password) == ["123456", "654321"])
  }

  @Test("The login form takes other errors for a server that is not there")
  func otherErrors() throws {
    struct Odd: Error {}
    for (error, failure) in [
      (NetworkError.transport(.offline) as any Error, NetworkError.transport(.offline)),
      (Odd(), .invalidRequest("an error of type Odd")),
    ] {
      let form = Form(try TestWorld(phone: StubServer(.error(error))))
      form.fill()
      form.signIn.accept(())
      #expect(form.outcomes.last == .failure(.unavailable(failure)))
    }
  }

  @Test("The login form canceled cancels the attempt, shows nothing of it, and can begin again")
  func cancelled() throws {
    let server = StubServer(.never())
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.signIn.accept(())
    #expect(server.running.withLock(\.self) == 1)
    form.cancel.accept(())
    #expect(server.running.withLock(\.self) == 0)
    #expect(form.running == [false, true, false])
    #expect(form.enabled == [false, true, false, true])
    #expect(form.outcomes == [nil])
    form.cancel.accept(())
    form.signIn.accept(())
    #expect(form.running == [false, true, false, true])
    #expect(server.attempts.withLock(\.self).count == 2)
  }

  @Test("The login form keeps what it said when the fields change")
  func typing() throws {
    let form = Form(try TestWorld(phone: StubServer(.just(session))))
    form.fill()
    form.signIn.accept(())
    form.telephone.accept("x")
    #expect(form.outcomes == [nil, .success(session)])
    #expect(form.checks.last == .invalid(.telephoneFormat))
  }
}
