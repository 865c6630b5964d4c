import VaultMessages
import VaultStore

/// Looks whose state `.vault/state` is: that of another device, in a vault copied or synchronised whole, is not used.
enum DeviceCheck: HealthCheck {
  static let name = "device"
  static let area = DoctorArea.state

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let state = subject.state
    if let error = state.failure {
      return [.failure(.cannotRead, [.text(".vault/state"), .systemError(error.code)])]
    }
    let device: DoctorFinding =
      switch state.device {
      case .none: .well(.doctorDeviceNone)
      case .own: .well(.doctorDeviceOwn)
      case .foreign: .note(.doctorDeviceForeign)
      }
    return [device] + state.asides.map { .note(.doctorAside, at: $0) }
  }
}
