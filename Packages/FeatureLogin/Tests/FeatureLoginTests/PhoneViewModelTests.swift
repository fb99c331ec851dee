import Dispatch
import FeatureLogin
import Foundation
import Networking
import Presentation
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite @MainActor
struct PhoneViewModelTests {
  /// A server with a fixed reply, which counts the attempts.
  private final class StubServer: PhoneServer {
    let attempts = Mutex<[Credentials]>([])
    let running = Mutex(0)
    let answer: Single<Account>

    init(_ answer: Single<Account>) {
      self.answer = answer
    }

    func logIn(_ credentials: Credentials) -> Single<Account> {
      Single.deferred { [self] in
        attempts.withLock { $0.append(credentials) }
        running.withLock { $0 += 1 }
        return answer
      }
      .do(onDispose: { [self] in running.withLock { $0 -= 1 } })
    }
  }

  /// A recorder of the outputs of a view model.
  @MainActor private final class Form {
    let viewModel: any PhoneViewModel
    var checks: [FieldCheck] = []
    var enabled: [Bool] = []
    var running: [Bool] = []
    var spinner: [Bool] = []
    var outcomes: [LoginResult?] = []
    var intents: [LoginIntent] = []
    private let bag = DisposeBag()

    init(_ world: TestWorld) {
      viewModel = world.feature.makePhoneViewModel()
      viewModel.phoneNumberCheck.drive(onNext: { [unowned self] in checks.append($0) }).disposed(by: bag)
      viewModel.isEnabled.drive(onNext: { [unowned self] in enabled.append($0) }).disposed(by: bag)
      viewModel.isRunning.drive(onNext: { [unowned self] in running.append($0) }).disposed(by: bag)
      viewModel.isSpinning.drive(onNext: { [unowned self] in spinner.append($0) }).disposed(by: bag)
      viewModel.outcome.drive(onNext: { [unowned self] in outcomes.append($0) }).disposed(by: bag)
      viewModel.intents.emit(onNext: { [unowned self] in intents.append($0) }).disposed(by: bag)
    }

    var phoneNumber: BehaviorRelay<String> { viewModel.phoneNumber }
    var password: BehaviorRelay<String> { viewModel.password }
    var logIn: PublishRelay<Void> { viewModel.logIn }
    var cancel: PublishRelay<Void> { viewModel.cancel }

    func fill() {
      phoneNumber.accept("13800138000")
      password.accept("123456")
    }
  }

  private let account = Account(
    server: URL(filePath: "/"), name: "Tangent", proof: .token("abcdefg123456"))

  @Test
  func `The login form is enabled while both fields are valid, and emits the result of a check only when it changes`()
    throws
  {
    let form = Form(try TestWorld(phone: StubServer(.never())))
    form.phoneNumber.accept("1")
    form.phoneNumber.accept("12")
    form.fill()
    form.password.accept("1")
    #expect(form.checks == [.empty, .invalid(.phoneNumberTooShort), .valid])
    #expect(form.enabled == [false, true, false])
  }

  @Test
  func `The login form sends nothing before the user submits it, or while a field is empty`() throws {
    let server = StubServer(.just(account))
    let form = Form(try TestWorld(phone: server))
    form.logIn.accept(())
    form.phoneNumber.accept("13800138000")
    form.logIn.accept(())
    form.password.accept("123456")
    #expect(server.attempts.withLock(\.self).isEmpty)
    #expect(form.running == [false])
    #expect(form.outcomes == [nil])
  }

  @Test
  func `A login attempt emits its start before its end, even if the response is immediate`() throws {
    let server = StubServer(.just(account))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.logIn.accept(())
    #expect(form.running == [false, true, false])
    #expect(form.enabled == [false, true, false, true])
    #expect(form.outcomes == [nil, .success(account)])
    #expect(form.intents == [.loggedIn(account)])
    #expect(server.attempts.withLock(\.self) == [Credentials(phoneNumber: "13800138000", password: "123456")])
  }

  @Test
  func `A login attempt runs until the response arrives, and ignores further submissions`() throws {
    let world = try TestWorld(phone: StubServer(.never()))
    let server = StubServer(.just(account).delay(.seconds(5), scheduler: world.scheduler))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.logIn.accept(())
    form.logIn.accept(())
    #expect(form.running == [false, true])
    #expect(form.enabled == [false, true, false])
    #expect(form.outcomes == [nil])
    world.scheduler.start()
    #expect(form.running == [false, true, false])
    #expect(form.outcomes == [nil, .success(account)])
    #expect(server.attempts.withLock(\.self).count == 1)
  }

  @Test
  func `The spinner of the login form appears after 150 ms and disappears with the response`() throws {
    let answers = PublishRelay<Account>()
    let world = try TestWorld(phone: StubServer(answers.asObservable().take(1).asSingle()))
    let form = Form(world)
    form.fill()
    for patience in [140, 160] {
      form.logIn.accept(())
      world.scheduler.advanceTo(world.scheduler.clock + patience)
      answers.accept(account)
    }
    #expect(form.running == [false, true, false, true, false])
    #expect(form.spinner == [false, true, false])
  }

  @Test
  func `The login form stores the account before it emits the intent`() throws {
    let world = try TestWorld(phone: StubServer(.just(account)))
    let form = Form(world)
    form.fill()
    form.logIn.accept(())
    #expect(world.current == [account])
    #expect(form.intents == [.loggedIn(account)])
  }

  @Test
  func `The login form emits a failure if the account cannot be stored`() throws {
    let form = Form(try TestWorld(phone: StubServer(.just(account)), accounts: FullAccounts()))
    form.fill()
    form.logIn.accept(())
    #expect(form.outcomes == [nil, .failure(.notStored)])
    #expect(form.intents.isEmpty)
    #expect(LoginResult.failure(.notStored).message(in: .zhHans) == "登录失败：无法在本机保存登录信息，请检查剩余空间和应用文件的权限后重试")
  }

  @Test
  func `Each submission of the login form after a failure is a new attempt with the current fields`() throws {
    let server = StubServer(.error(LoginFailure.refused(message: "no")))
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.logIn.accept(())
    form.password.accept("654321")
    form.logIn.accept(())
    #expect(form.running == [false, true, false, true, false])
    #expect(form.outcomes == [nil, .failure(.refused(message: "no")), nil, .failure(.refused(message: "no"))])
    #expect(form.intents.isEmpty)
    #expect(server.attempts.withLock(\.self).map(\.password) == ["123456", "654321"])
  }

  @Test
  func `A connection failure or an unknown error becomes the login failure unavailable`() throws {
    struct Odd: Error {}
    for (error, failure) in [
      (NetworkError.transport(.offline) as any Error, NetworkError.transport(.offline)),
      (Odd(), .invalidRequest("an error of type Odd")),
    ] {
      let form = Form(try TestWorld(phone: StubServer(.error(error))))
      form.fill()
      form.logIn.accept(())
      #expect(form.outcomes.last == .failure(.unavailable(failure)))
    }
  }

  @Test
  func `Canceling a login attempt clears its state, and another attempt can start`() throws {
    let server = StubServer(.never())
    let form = Form(try TestWorld(phone: server))
    form.fill()
    form.logIn.accept(())
    #expect(server.running.withLock(\.self) == 1)
    form.cancel.accept(())
    #expect(server.running.withLock(\.self) == 0)
    #expect(form.running == [false, true, false])
    #expect(form.enabled == [false, true, false, true])
    #expect(form.outcomes == [nil])
    form.cancel.accept(())
    form.logIn.accept(())
    #expect(form.running == [false, true, false, true])
    #expect(server.attempts.withLock(\.self).count == 2)
  }

  @Test
  func `The result of a login attempt remains when the fields change`() throws {
    let form = Form(try TestWorld(phone: StubServer(.just(account))))
    form.fill()
    form.logIn.accept(())
    form.phoneNumber.accept("x")
    #expect(form.outcomes == [nil, .success(account)])
    #expect(form.checks.last == .invalid(.phoneNumberFormat))
  }
}
