#if canImport(Glibc)
import Glibc

// From <linux/fs.h>, which the Glibc module does not show.
let exclusiveRename: UInt32 = 1
let exchangingRename: UInt32 = 2

/// `renameat2` of Linux 3.15 and glibc 2.28: the Glibc module hides what glibc declares for `_GNU_SOURCE`, and Swift
/// cannot call the variadic `syscall`.
@_silgen_name("renameat2")
private func systemRename(
  _ source: Int32, _ from: UnsafePointer<CChar>, _ target: Int32, _ to: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32
#elseif canImport(Darwin)
import Darwin

let exclusiveRename = UInt32(RENAME_EXCL)
let exchangingRename = UInt32(RENAME_SWAP)

private func systemRename(
  _ source: Int32, _ from: UnsafePointer<CChar>, _ target: Int32, _ to: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32 {
  unsafe renameatx_np(source, from, target, to, flags)
}
#endif

/// Renames as the flags say; throws what the system says, ``SystemError/isUnsupported`` where it cannot.
func renameWithFlags(
  _ source: FileOperations.Descriptor, _ from: FileOperations.Name, _ target: FileOperations.Descriptor,
  _ to: FileOperations.Name, _ flags: UInt32
) throws(SystemError) {
  let failure = unsafe withName(from) { first in
    unsafe withName(to) { unsafe systemRename(source, first, target, $0, flags) }
  }
  guard failure == 0 else { throw SystemError.last }
}
