import Foundation
import Testing
import VaultSearch
import VaultTestSupport

/// Whether people find what they look for, by name and by question, in notes that were not written for a test.
@Suite struct FindingConformance {
  @Test func `a note of the sample vault is found by each of its names`() throws {
    try expectNames(of: try Self.sampleVault(), "sample-vault")
  }

  @Test(.enabled(if: isThere(.foreignVault)))
  func `a foreign note is found by each of its names`() throws {
    let notes = try Self.foreignVault()
    try expectNames(of: notes, "foreign-vault")
  }

  /// Questions in words of a reader, each with the page that answers it, written down before any was tried.
  @Test func `a page of the guide is among the first five that answer a question`() throws {
    let answered = try answered(Self.ofTheGuide, in: try Self.sampleVault())
    print("questions-guide: \(answered)/\(Self.ofTheGuide.count)")
    #expect(answered * 40 >= Self.ofTheGuide.count * 34)
  }

  @Test(.enabled(if: isThere(.foreignVault)))
  func `a foreign page is among the first five that answer a question`() throws {
    let notes = try Self.foreignVault()
    let answered = try answered(Self.ofForeignPages, in: notes)
    print("questions-foreign: \(answered)/\(Self.ofForeignPages.count)")
    #expect(answered * 40 >= Self.ofForeignPages.count * 34)
  }

  /// Questions as people type them: `how do I …`, wrong forms, an error of typing here and there.
  @Test(.enabled(if: isThere(.foreignVault)))
  func `a foreign page is among the first five that answer a spoken question`() throws {
    let notes = try Self.foreignVault()
    let answered = try answered(Self.askedOfForeignPages, in: notes)
    print("spoken-foreign: \(answered)/\(Self.askedOfForeignPages.count)")
    #expect(answered * 40 >= Self.askedOfForeignPages.count * 36)
  }

  @Test(.enabled(if: isThere(.outsideData("markdown-recipes"))))
  func `a foreign recipe is among the first five that answer a spoken question`() throws {
    let notes = try Self.foreignRecipes()
    let answered = try answered(Self.askedOfRecipes, in: notes)
    print("spoken-recipes: \(answered)/\(Self.askedOfRecipes.count)")
    #expect(answered * 40 >= Self.askedOfRecipes.count * 36)
  }

  @Test func `a note of the sample vault is among the first five that answer a spoken question`() throws {
    let answered = try answered(Self.askedOfTheSample, in: try Self.sampleVault())
    print("spoken-sample: \(answered)/\(Self.askedOfTheSample.count)")
    #expect(answered * 40 >= Self.askedOfTheSample.count * 34)
  }

  // MARK: Names

  /// Each name is asked for by its words; notes with equal names count as one.
  private func expectNames(of notes: [(path: String, text: String)], _ label: String) throws {
    let vault = try SearchedVault(notes)
    var (found, total) = (0, 0)
    var missed: [String] = []
    for number in LongSearch.some(600, of: Array(notes.indices)) {
      for name in Set(vault.names(ofNote: number).map(WordForms.words(of:))) where !name.isEmpty {
        total += 1
        let shown = try vault.shown(for: name.joined(separator: " "), limit: 3)
        if shown.contains(where: { $0.names.contains { WordForms.words(of: $0) == name } }) {
          found += 1
        } else {
          missed.append(name.joined(separator: " "))
        }
      }
    }
    print("names-\(label): \(found)/\(total)")
    #expect(total > 0 && found * 100 >= total * 97, "\(missed.sorted().prefix(20))")
  }

  // MARK: Questions

  private func answered(
    _ questions: KeyValuePairs<String, String>, in notes: [(path: String, text: String)]
  ) throws -> Int {
    let vault = try SearchedVault(notes)
    var answered = 0
    for (question, page) in questions {
      let shown = try vault.shown(for: question, limit: 5).map(\.path)
      let isShown = shown.contains { "/\($0)".hasSuffix("/" + page) }
      if isShown { answered += 1 } else { print("  \(question): \(shown)") }
    }
    return answered
  }

  private static let ofTheGuide: KeyValuePairs = [
    "undo a change": "guide/changing-notes.md",
    "scale a recipe": "guide/recipes-and-scaling.md",
    "negate a query": "guide/searching.md",
    "import a calendar": "guide/exchange.md",
    "shell completions": "guide/command-line.md",
    "exit codes": "guide/command-line.md",
    "where is the cache": "guide/files-and-safety.md",
    "conflict copies": "guide/doctor.md",
    "budget of a month": "guide/money.md",
    "free rooms": "guide/timetable-rooms.md",
    "what expires in the pantry": "guide/pantry-and-cooking.md",
    "plan a meal": "guide/meals.md",
    "git merge notes": "guide/git.md",
    "як перерахувати рецепт": "guide/ukrainian.md",
  ]

  private static let ofForeignPages: KeyValuePairs = [
    "convert system string to standard string": "how-to-convert-system-string-to-standard-string.md",
    "quoting rules powershell": "about_Quoting_Rules.md",
    "unresolved external symbol": "linker-tools-error-lnk2001.md",
    "security of network drivers": "security-issues-for-network-drivers.md",
    "bit shift opcodes evm": "eip-145.md",
    "expire historical block data": "eip-4444.md",
    "random opcode instead of difficulty": "eip-4399.md",
    "limit nonce of account": "eip-2681.md",
    "write comment based help": "about_Comment_Based_Help.md",
    "where modules are searched PSModulePath": "about_PSModulePath.md",
    "debug a script in the ISE": "How-to-Debug-Scripts-in-Windows-PowerShell-ISE.md",
    "validate parameters of a cmdlet": "how-to-validate-parameter-input.md",
    "run jobs in threads": "about_Thread_Jobs.md",
    "remote computer requirements powershell": "about_Remote_Requirements.md",
    "chain commands when the first succeeds": "about_Pipeline_Chain_Operators.md",
    "boot options bcdedit": "bcd-boot-options-reference.md",
    "usb descriptors of a device": "usb-device-descriptors.md",
    "debug the local machine live": "live-local-debugging.md",
    "video driver failed to initialize bug check": "bug-check-0xb4--video-driver-init-failure.md",
    "filter driver inf settings": "inf-file-settings-for-filter-drivers.md",
    "internal linkage of names": "internal-linkage.md",
    "floating point constant limits": "limits-on-floating-point-constants.md",
    "compile C++/CX program command line": "walkthrough-compiling-a-cpp-cx-program-on-the-command-line.md",
    "custom build tool msbuild": "how-to-add-custom-build-tools-to-msbuild-projects.md",
    "message map": "tn006-message-maps.md",
    "install embedded tools visual studio": "download-and-install-the-embedded-tooling.md",
  ]

  private static let askedOfForeignPages: KeyValuePairs = [
    "how do I redirect output to a file": "about_Redirection.md",
    "what is a script block": "about_Script_Blocks.md",
    "transient storage opcode": "eip-1153.md",
    "encrypted mempool": "eip-8105.md",
    "storage rent for contract data": "eip-1682.md",
    "how to write a module manifest?": "how-to-write-a-powershell-module-manifest.md",
    "the comma operator in C": "sequential-evaluation-operator.md",
    "pimpl idiom": "pimpl-for-compile-time-encapsulation-modern-cpp.md",
    "query language for WMI": "about_WQL.md",
    "remove a web site from IIS": "Remove-IISSite.md",
    "limits of traceview": "traceview-limitations.md",
    "symbol store proxy": "symproxy.md",
    "control network connection debugger command": "-netuse--control-network-connections-.md",
    "add a new chain to a wallet": "eip-3085.md",
    "transactions with wrong chain id must be rejected": "eip-3788.md",
    "predictive intellisense in PSReadLine": "using-predictors.md",
    "reconnect to a disconnected session": "Connect-PSSession.md",
    "read the content of a file powershell": "Get-Content.md",
    "print spooler architecture": "print-spooler-architecture.md",
    "thermal extensions acpi": "device-specific-method-for-microsoft-thermal-extensions.md",
    "precompile for eliptic curve linear combination": "eip-1829.md",
    "how to delete an organizational unit": "Remove-ADOrganizationalUnit.md",
    "list printer ports of a computer": "Get-PrinterPort.md",
    "compiler ran out of heap storage": "resource-compiler-fatal-error-rc1120.md",
    "external headers warnings": "external-external-headers-diagnostics.md",
    "when is AccessDeniedException thrown": "platform-accessdeniedexception-class.md",
    "ASCII CHARACTER SET": "ascii-character-set.md",
    "subroutines and static jumps": "eip-615.md",
    "block level warming of addresses": "eip-7863.md",
    "\"base fee\" by time": "eip-4396.md",
    "enums larger than the greatest positive value warning": "compiler-warning-level-1-c4340.md",
    "disable breakpoints": "Disable-PSBreakpoint.md",
    "which EIPs are in Dencun": "eip-7569.md",
    "internal network adapter hyper-v": "internal-network-adapters.md",
    "dispatching methods for io queues": "dispatching-methods-for-i-o-requests.md",
    "how do I run static analysis on my code": "quick-start-code-analysis-for-c-cpp.md",
    "dump client memory blocks function": "crtsetdumpclient.md",
    "single document interface template": "csingledoctemplate-class.md",
    "remove the smb bandwidth cap": "Remove-SmbBandwidthLimit.md",
    "file is not a precompiled header": "fatal-error-c1852.md",
    "conditional expression must be integer": "compiler-error-c2451.md",
    "kernel mode drivers for scanners still image": "accessing-kernel-mode-drivers-for-still-image-devices.md",
    "host application that reads commands from the console sample": "host04-sample.md",
    "debug a background job": "Debug-Job.md",
    "cost of point evaluation precompile": "eip-8096.md",
    "create uwp device app step one": "step-1--create-a-uwp-device-app.md",
    "linux makefile project properties": "makefile-linux.md",
    "ssz optional type": "eip-6475.md",
    "YAML instead of JSON ABI": "eip-2069.md",
    "where are printer data files": "printer-data-files.md",
    "what does the automatic configuration of a printer do": "autoconfiguration-during-device-installation.md",
    "add product key vamt": "Add-VamtProductKey.md",
    "synopsis of cmdlet help": "how-to-add-the-cmdlet-name-and-synopsis-to-a-cmdlet-help-topic.md",
    "function role types for static driver verifier": "static-driver-verifier-kmdf-function-declarations.md",
    "cannot create native type on garbage collected heap": "compiler-error-c2726.md",
    "mismatched lock acquire and release warning": "c26116.md",
    "strings in C++/CX": "string-cpp-component-extensions.md",
    "methods available to advanced functions": "about_Functions_Advanced_Methods.md",
    "opcdes for transient storage": "eip-1153.md",
    "signing a script authenticode signature": "Set-AuthenticodeSignature.md",
    "how can I empty the recycle bin": "Clear-RecycleBin.md",
    "install powershell on red hat": "install-rhel.md",
    "difference between IoCallDriver and PoCallDriver": "calling-iocalldriver-versus-calling-pocalldriver.md",
    "everything about hash tables": "everything-about-hashtable.md",
    "copy text to the clipboard": "Set-Clipboard.md",
    "what are reserved words in powershell": "about_Reserved_Words.md",
    "who may use sockets ports and addresses": "windows-sockets-ports-and-socket-addresses.md",
    "unloading a callout driver": "unloading-a-callout-driver.md",
    "sort objects by property": "Sort-Object.md",
    "regitration free COM components": "how-to-build-registration-free-com-components.md",
  ]

  private static let askedOfRecipes: KeyValuePairs = [
    "how do I make pizza dough": "pizza-dough.md",
    "soup with red lentils": "turkish-red-lentil-soup.md",
    "what to do with leftover mashed potato and lamb pie": "shepherds-pie.md",
    "pickled eggs": "soleier.md",
    "how to feed a sourdough starter": "sourdough-starter.md",
    "pancake without flour bananas": "banana-pancakes.md",
    "chiken wings": "chicken-wings.md",
    "beef stewed in beer": "carbonade.md",
    "fried curd balls": "quarkbaellchen.md",
    "dumplings with maple syrup": "grands-peres.md",
    "homemade ketchup": "ketchup.md",
    "creamy sauce for pasta": "simple-pasta-cream-sauce.md",
    "tea with milk and spices": "tanzania-tea-with-milk.md",
    "smoked salmon quiche": "smoked-salmon-quiche.md",
    "cooking a turkey in a smoker": "turkey-smoked.md",
    "BBQ seasoning for fajitas": "fajita-seasoning.md",
    "Ukrainian dumplings": "ukrainian-vareniki.md",
    "garlic mayonaise": "mayonnaise-or-aioli.md",
    "how to ferment tea kombucha": "kombucha.md",
    "squash stuffed with meat": "stuffed-round-squash.md",
    "spaghetti with garlic and olive oil": "aglio-e-olio.md",
    "creme brulee coffee with whiskey": "irish-coffee.md",
    "the best potato salad": "perfect-potato-salad.md",
    "green bean curry with eggplants": "potato-and-eggplant-curry.md",
    "shrimps gumbo": "gumbo-shrimp-and-sausage.md",
  ]

  private static let askedOfTheSample: KeyValuePairs = [
    "як зварити борщ": "recipes/borshch.md",
    "пампушки з часником до борщу": "recipes/garlic-pampushky.md",
    "де можна купити картоплю": "shopping/market.md",
    "солоні огірки на зиму": "recipes/pickled-cucumbers.md",
    "вареники з картоплею": "recipes/varenyky.md",
    "коли вистава в театрі": "events/theatre.md",
    "компот із сушених груш": "recipes/uzvar.md",
    "як знайти слово в іншій формі": "guide/ukrainian.md",
    "голубці з рисом": "recipes/holubtsi.md",
    "деруни зі сметаною": "recipes/deruny.md",
    "що таке повторення справи": "guide/tasks-and-days.md",
    "when do I pay the utilities": "tasks/pay-utilities.md",
    "how do I change the tyres for winter": "tasks/winter-tyres.md",
    "what does the cat eat": "notes/murchyk.md",
    "renewing my passport": "tasks/renew-passport.md",
    "рецепт сирників": "recipes/syrnyky.md",
    "день народження Софії": "events/sofiia-birthday.md",
    "куті на святвечір": "recipes/kutia.md",
    "how to undo what I did": "guide/changing-notes.md",
    "which recipes can I cook now": "guide/pantry-and-cooking.md",
  ]

  // MARK: The notes

  private static func sampleVault() throws -> [(path: String, text: String)] {
    let root = VaultBinary.packageRoot.appendingPathComponent("sample-vault")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".md") && !$0.contains(".vault/") }.sorted().map { path in
      (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  private static func foreignVault() throws -> [(path: String, text: String)] {
    try ForeignVault.notes().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private static func foreignRecipes() throws -> [(path: String, text: String)] {
    try ConformanceData.lines(of: "markdown-recipes").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let path = object?["id"] as? String, let text = object?["markdown"] as? String else { return nil }
      return (path, text)
    }
  }
}
