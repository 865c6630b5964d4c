import Foundation
import VaultSyntax

/// Turns the documents of a tree into the values Foundation reads from JSON, for comparing with a suite.
struct YAMLJSON {
  let tree: YAMLTree
  let bytes: [UInt8]

  /// Every document as a value that `NSDictionary` and `NSArray` compare.
  var documents: [Any] { tree.documents.map(value) }

  private func value(_ index: Int) -> Any {
    let index = tree.followed(index)
    switch tree.nodes[index].kind {
    case .alias, .scalar: return scalar(index)
    case .sequence: return tree.children(of: index).map(value)
    case .mapping:
      let children = Array(tree.children(of: index))
      var pairs: [String: Any] = [:]
      for pair in stride(from: 0, to: children.count - 1, by: 2) {
        pairs[tree.text(of: children[pair], in: bytes)] = value(children[pair + 1])
      }
      return pairs
    }
  }

  private func scalar(_ index: Int) -> Any {
    switch tree.scalar(of: index, in: bytes) {
    case .null: NSNull()
    case .boolean(let boolean): boolean
    case .integer(let integer): integer
    case .float(let float): float
    case .date, .text: tree.text(of: index, in: bytes)
    }
  }
}
