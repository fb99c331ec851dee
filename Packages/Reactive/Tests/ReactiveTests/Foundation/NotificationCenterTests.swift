import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("saved")
  private let journal = Journal()

  @Test func `NotificationCenter.rx.notification emits the notifications with the given name while subscribed`() {
    let subscription = center.rx.notification(name).subscribe(
      onNext: { [journal] in journal.write("\($0.name.rawValue) \($0.userInfo?["count"] ?? 0)") },
      onCompleted: { Issue.record("it never completes") })
    center.post(name: name, object: nil, userInfo: ["count": 1])
    center.post(name: Notification.Name("opened"), object: nil)
    center.post(name: name, object: nil, userInfo: ["count": 2])
    subscription.dispose()
    center.post(name: name, object: nil, userInfo: ["count": 3])
    #expect(journal.entries == ["saved 1", "saved 2"])
  }

  @Test func `NotificationCenter.rx.notification with an object emits only the notifications that the object posts`() {
    let (a, b) = (Journal(), Journal())
    let subscription = center.rx.notification(name, object: a).map { $0.object as? Journal<String> }
      .subscribe(onNext: { [journal] in journal.write($0 === a ? "a" : "other") })
    center.post(name: name, object: b)
    center.post(name: name, object: a)
    #expect(journal.entries == ["a"])
    subscription.dispose()
  }

  @Test func `NotificationCenter.rx.notification without a name emits every notification`() {
    let subscription = center.rx.notification(nil).map(\.notification.name.rawValue).subscribe(onNext: journal.write)
    center.post(name: name, object: nil)
    #expect(journal.entries == ["saved"])
    subscription.dispose()
  }
}
