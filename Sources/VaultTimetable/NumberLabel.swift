/// Short labels of what is numbered.
package enum NumberLabel {
  /// Weeks of a cycle: `1-2, 4`.
  package static func weeks(_ weeks: [Int]) -> String {
    runs(of: weeks.sorted(), follows: { $0 + 1 == $1 }).map { run in
      run.count == 1 ? String(run[0]) : "\(run[0])-\(run[run.count - 1])"
    }.joined(separator: ", ")
  }

  /// Groups: `950501-3, 950505`. A run stays within ten numbers that differ in their last digit alone; other names stand
  /// as they are written, behind.
  package static func groups(_ groups: [String]) -> String {
    let numbered = groups.filter(isNumber).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let runs = runs(of: numbered) { left, right in
      left.utf8.count == right.utf8.count && left.dropLast() == right.dropLast()
        && left.utf8.last.map { $0 + 1 } == right.utf8.last
    }
    let labels = runs.map { run in run.count == 1 ? run[0] : "\(run[0])-\(run[run.count - 1].suffix(1))" }
    return (labels + groups.filter { !isNumber($0) }).joined(separator: ", ")
  }

  private static func isNumber(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func runs<Value>(of values: [Value], follows: (Value, Value) -> Bool) -> [[Value]] {
    var runs: [[Value]] = []
    for value in values {
      if let last = runs.last?.last, follows(last, value) {
        runs[runs.count - 1].append(value)
      } else {
        runs.append([value])
      }
    }
    return runs
  }
}
