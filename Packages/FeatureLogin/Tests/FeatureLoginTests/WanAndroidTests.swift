import FeatureLogin
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@Suite @MainActor
struct WanAndroidTests {
  private let world: TestWorld
  private let viewModel: any WanAndroidViewModel
  private let view = View()
  private let bag = DisposeBag()

  private final class View {
    var isPasswordEnabled: [Bool] = []
    var checks: [FieldCheck] = []
    var enabled: [Bool] = []
    var running: [Bool] = []
    var outcomes: [LoginResult?] = []
    var intents: [LoginIntent] = []
  }

  private static let user = #"{"data": {"username": "alice_example", "nickname": ""}, "errorCode": 0, "errorMsg": ""}"#
  private static let cookies: HTTPHeaders = [
    "Set-Cookie": "loginUserName=alice_example; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/",
    "Set-Cookie": "token_pass=0123456789abcdef; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/",
  ]
  private let alice: Account

  init() throws {
    world = try TestWorld()
    alice = Account(server: world.wanAndroidURL, name: "alice_example", proof: .cookies)
    viewModel = world.feature.makeWanAndroidViewModel()
    viewModel.isPasswordEnabled.drive(onNext: { [view] in view.isPasswordEnabled.append($0) }).disposed(by: bag)
    viewModel.repeatedCheck.drive(onNext: { [view] in view.checks.append($0) }).disposed(by: bag)
    viewModel.isEnabled.drive(onNext: { [view] in view.enabled.append($0) }).disposed(by: bag)
    viewModel.isRunning.drive(onNext: { [view] in view.running.append($0) }).disposed(by: bag)
    viewModel.outcome.drive(onNext: { [view] in view.outcomes.append($0) }).disposed(by: bag)
    viewModel.intents.emit(onNext: { [view] in view.intents.append($0) }).disposed(by: bag)
  }

  private func fill(_ purpose: WanAndroidForm.Purpose = .logIn, repeated: String = "") {
    viewModel.form.accept(
      WanAndroidForm(purpose: purpose, username: "alice_example", password: "p&=词", repeated: repeated))
  }

  private func body(_ index: Int) throws -> String {
    guard case .data(let data)? = world.wanAndroid.requests[index].body.segments.first else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test
  func
    `The wanandroid form accepts any nonempty username and password, and enables the password once there is a username`()
  {
    viewModel.form.accept(WanAndroidForm(username: "a", password: ""))
    viewModel.form.accept(WanAndroidForm(username: "a", password: "b"))
    #expect(view.isPasswordEnabled == [false, true])
    #expect(view.enabled == [false, true])
  }

  @Test
  func `Registration at wanandroid requires the password twice, and reports passwords that differ`() {
    fill(.register)
    fill(.register, repeated: "p")
    fill(.register, repeated: "p&=词")
    #expect(view.checks == [.empty, .invalid(.passwordsDiffer), .valid])
    #expect(view.enabled == [false, true])
    #expect(FieldCheck.Problem.passwordsDiffer.message(in: .zhHans) == "两次输入的密码不一致")
    #expect(FieldCheck.Problem.passwordsDiffer.message(in: .en) == "The passwords do not match")
  }

  @Test
  func `An incomplete wanandroid form sends nothing`() {
    viewModel.submit.accept(())
    fill(.register)
    viewModel.submit.accept(())
    #expect(world.wanAndroid.requests.isEmpty)
  }

  @Test
  func `Logging in to wanandroid sends the fields in the body, and stores the cookies and the account`() throws {
    world.wanAndroid.script(.json(Self.user, headers: Self.cookies).on("POST /wanandroid/user/login"))
    fill()
    viewModel.submit.accept(())
    #expect(try body(0) == "username=alice_example&password=p%26%3D%E8%AF%8D")
    #expect(view.running == [false, true, false])
    #expect(view.outcomes == [nil, .success(alice)])
    #expect(view.intents == [.loggedIn(alice)])
    #expect(world.current == [alice])
    #expect(world.cookies.cookies.map(\.name) == ["loginUserName", "token_pass"])
    #expect(LoginResult.success(alice).message(in: .zhHans) == "登录成功，用户名：alice_example")
    #expect(LoginResult.success(alice).message(in: .en) == "Logged in as alice_example")
  }

  @Test
  func `A login with a wrong password sends one request, emits no intent and stores no account`() {
    world.wanAndroid.script(.json(#"{"data": null, "errorCode": -1, "errorMsg": "账号密码不匹配！"}"#))
    fill()
    viewModel.submit.accept(())
    #expect(view.outcomes == [nil, .failure(.refused(message: "账号密码不匹配！"))])
    #expect(view.intents.isEmpty)
    #expect(world.current.isEmpty)
    #expect(world.wanAndroid.requests.count == 1)
  }

  @Test
  func `Registration at wanandroid creates an account and logs in`() throws {
    world.wanAndroid.script(.json(Self.user).on("POST /wanandroid/user/register"))
    world.wanAndroid.script(.json(Self.user, headers: Self.cookies).on("POST /wanandroid/user/login"))
    fill(.register, repeated: "p&=词")
    viewModel.submit.accept(())
    #expect(try body(0).hasSuffix("&repassword=p%26%3D%E8%AF%8D"))
    #expect(view.intents == [.loggedIn(alice)])
  }

  @Test
  func `Registering a username that is taken ends the attempt without logging in`() {
    world.wanAndroid.script(.json(#"{"data": null, "errorCode": -1, "errorMsg": "用户名已被注册"}"#))
    fill(.register, repeated: "p&=词")
    viewModel.submit.accept(())
    #expect(view.outcomes.last == .failure(.refused(message: "用户名已被注册")))
    #expect(world.wanAndroid.requests.count == 1)
  }

  @Test func `A login to wanandroid that cannot be stored ends the session at the server`() async throws {
    let world = try TestWorld(accounts: FullAccounts())
    world.wanAndroid.script(.json(Self.user, headers: Self.cookies).on("POST /wanandroid/user/login"))
    world.wanAndroid.script(
      .json(#"{"data": null, "errorCode": 0, "errorMsg": ""}"#).on("GET /wanandroid/user/logout/json"))
    await #expect(throws: LoginFailure.notStored) {
      try await world.feature.logIn(WanAndroidForm(username: "alice", password: "p")).value
    }
    #expect(world.wanAndroid.requests.last?.timeout == .seconds(5))
    #expect(world.cookies.cookies.isEmpty)
  }

  @Test
  func `Canceling a login to wanandroid cancels the request and emits no result`() {
    world.wanAndroid.script(.never)
    fill()
    viewModel.submit.accept(())
    viewModel.submit.accept(())
    #expect(view.enabled == [false, true, false])
    viewModel.cancel.accept(())
    #expect(world.wanAndroid.cancelled == 1)
    #expect(view.running == [false, true, false])
    #expect(view.outcomes == [nil])
  }
}
