import Dispatch
import Synchronization

/// The results of `body` for `0 ..< count` in order, computed on up to `workers` threads.
package func parallelMap<Value: Sendable>(count: Int, workers: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
  parallelMap(count: count, workers: workers, state: {}) { body($1) }
}

/// The results of `body` for `0 ..< count` in order, computed on up to `workers` threads, each with a state of its own.
package func parallelMap<State, Value: Sendable>(
  count: Int, workers: Int, state makeState: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Value
) -> [Value] {
  guard count > 1, workers > 1 else {
    var state = makeState()
    return (0..<max(count, 0)).map { body(&state, $0) }
  }
  let next = Atomic(0)
  let results = Mutex([Value?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
    var state = makeState()
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      let value = body(&state, number)
      results.withLock { $0[number] = value }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
