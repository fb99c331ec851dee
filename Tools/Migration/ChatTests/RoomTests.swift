import RxBlocking
import RxSwift
import RxTest
import XCTest

@testable import Chat

final class ScriptedSocket: Socket {
  let lines: Observable<String>
  var sent: [String] = []

  init(lines: Observable<String>) { self.lines = lines }

  func send(_ line: String) -> Completable {
    return Completable.create { completable in
      self.sent.append(line)
      completable(.completed)
      return Disposables.create()
    }
  }
}

final class RoomTests: XCTestCase {
  private var scheduler: TestScheduler!
  private var bag: DisposeBag!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }

  private func connection(_ lines: TestableObservable<String>) -> (Connection, ScriptedSocket) {
    let socket = ScriptedSocket(lines: lines.asObservable())
    return (Connection(scheduler: scheduler) { .just(socket) }, socket)
  }

  func testLinesPassWhileConnected() {
    let lines = scheduler.createHotObservable([.next(210, "ping"), .next(220, "3 Ann typing"), .completed(230)])
    let (connection, _) = connection(lines)
    let observer = scheduler.createObserver(String.self)
    connection.lines.subscribe(observer).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(210, "ping"), .next(220, "3 Ann typing"), .completed(230)])
    XCTAssertEqual(connection.state.value, .disconnected)
  }

  func testStateFollowsTheSocket() {
    let lines = scheduler.createHotObservable([Recorded.next(210, "ping")])
    let (connection, _) = connection(lines)
    let observer = scheduler.createObserver(Connection.State.self)
    connection.state.subscribe(observer).disposed(by: bag)
    connection.lines.subscribe().disposed(by: bag)
    scheduler.start()
    XCTAssertRecordedElements(observer.events, [.disconnected, .connecting(attempt: 1), .connected])
  }

  func testSendingIsAnError() throws {
    let connection = Connection(scheduler: scheduler) { .never() }
    let result = connection.send("Hello").toBlocking(timeout: 1).materialize()
    guard case .failed(_, let error) = result else { return XCTFail("It has nowhere to go.") }
    XCTAssertEqual(error as? ChatError, .disconnected)
  }

  func testParser() {
    let parser = EventParser(me: User(id: 1, name: "Me"))
    XCTAssertEqual(parser.event("ping"), .ping)
    XCTAssertEqual(parser.event("3 Ann typing"), .typing(User(id: 3, name: "Ann")))
    XCTAssertNil(parser.event("3 Ann"))
  }

  func testHistoryLoadsPagesUntilTheBeginning() {
    let server = ScriptedHistory(count: 30)
    let history = History(server: server, scheduler: scheduler)
    history.loadMore.accept(())
    history.loadMore.accept(())
    history.loadMore.accept(())
    XCTAssertEqual(server.asked, [nil, 11])
    XCTAssertEqual(try history.status.toBlocking().first(), "The beginning")
  }

  func testComposerSendsInOrder() {
    let lines = scheduler.createHotObservable([Recorded.next(210, "ping")])
    let (connection, socket) = connection(lines)
    let room = Room(me: User(id: 1, name: "Me"), connection: connection, scheduler: scheduler)
    let composer = Composer(room: room, connection: connection, scheduler: scheduler)
    scheduler.scheduleAt(300) {
      composer.text.accept("Hello")
      composer.submit.accept(())
      composer.text.accept("there ")
      composer.submit.accept(())
    }
    scheduler.start()
    XCTAssertEqual(socket.sent.filter { $0 != "typing" && $0 != "silent" }, ["Hello", "there"])
    XCTAssertEqual(composer.sentCount, 2)
  }
}

final class ScriptedHistory: HistoryServer {
  private let all: [Message]
  var asked: [Int?] = []

  init(count: Int) {
    all = (1...count).reversed().map {
      Message(id: $0, author: User(id: 2, name: "Ann"), text: "\($0)", delivery: .sent(Date(timeIntervalSince1970: 0)))
    }
  }

  func messages(before id: Int?, limit: Int) -> Single<[Message]> {
    asked.append(id)
    return .just(Array(all.filter { $0.id < id ?? .max }.prefix(limit)))
  }

  func search(_ words: String) -> Single<[Message]> { return .just(all.filter { $0.text.contains(words) }) }
}
