/// The task of a request that ended before the task could be returned.
struct FinishedTask: TransportTask {
  func cancel() {}
}
