import Testing
import VaultSearch
import VaultTestSupport

@Suite struct StemmerTests {
  /// From the sample vocabulary and the text of the algorithm's published description.
  static let english: [(String, String)] = [
    ("consign", "consign"), ("consigned", "consign"), ("consigning", "consign"), ("consignment", "consign"),
    ("consist", "consist"), ("consisted", "consist"), ("consistency", "consist"), ("consistent", "consist"),
    ("consistently", "consist"), ("consisting", "consist"), ("consists", "consist"), ("consolation", "consol"),
    ("consolations", "consol"), ("consolatory", "consolatori"), ("console", "consol"), ("consoled", "consol"),
    ("consoles", "consol"), ("consolidate", "consolid"), ("consolidated", "consolid"), ("consoling", "consol"),
    ("consolingly", "consol"), ("consols", "consol"), ("consonant", "conson"), ("consort", "consort"),
    ("conspicuous", "conspicu"), ("conspicuously", "conspicu"), ("conspiracy", "conspiraci"),
    ("conspirator", "conspir"), ("conspirators", "conspir"), ("conspire", "conspir"), ("constable", "constabl"),
    ("constancy", "constanc"), ("constant", "constant"),
    ("knack", "knack"), ("knackeries", "knackeri"), ("knavish", "knavish"), ("kneaded", "knead"),
    ("kneading", "knead"), ("kneel", "kneel"), ("kneeled", "kneel"), ("knees", "knee"), ("knives", "knive"),
    ("knitted", "knit"), ("knitting", "knit"), ("knotty", "knotti"), ("knowingly", "know"),
    ("generate", "generat"), ("generic", "generic"), ("communication", "communic"), ("communism", "communism"),
    ("cries", "cri"), ("ties", "tie"), ("gas", "gas"), ("this", "this"), ("gaps", "gap"), ("kiwis", "kiwi"),
    ("luxuriating", "luxuri"), ("hopping", "hop"), ("hoping", "hope"), ("by", "by"), ("say", "say"), ("cry", "cri"),
    ("skies", "sky"), ("dying", "die"), ("news", "news"), ("inning", "inning"), ("innings", "inning"),
    ("proceed", "proceed"), ("proceeds", "proceed"), ("early", "earli"), ("at", "at"), ("tomatoes", "tomato"),
    ("mp3s", "mp3s"), ("400g", "400g"), ("running", "run"), ("bed", "bed"), ("shed", "shed"), ("rap", "rap"),
    ("university", "univers"), ("yes", "yes"), ("boyish", "boyish"), ("sensational", "sensat"),
  ]

  @Test(arguments: english) func `an English word has this Porter2 stem`(_ word: String, _ stem: String) {
    var stemmer = Stemmer()
    #expect(stemmer.stem(word) == stem)
  }

  /// Forms that a reader of a mixed vault expects to meet.
  static let together: [[String]] = [
    ["борщ", "борщу", "борщем", "борщі", "борщів"],
    ["огірок", "огірки", "огірків", "огірком"],
    ["рука", "руці", "руки"], ["нога", "нозі", "ногу"],
    ["стіл", "стола", "столом"], ["квітка", "квіток", "квітки"],
    ["купити", "купила", "куплю", "купить"], ["писати", "пишу", "писав"],
    ["швидкість", "швидкості", "швидкістю"],
    ["новый", "новая", "новые", "нового", "новой"], ["молоко", "молока", "молоком"],
    ["зима", "зимы", "зимой", "зимою"],
    ["tomato", "tomatoes"], ["cook", "cooking", "cooked"],
  ]

  @Test(arguments: together) func `forms of one word share a stem`(_ forms: [String]) {
    var stemmer = Stemmer()
    let stems = Set(forms.map { stemmer.stem($0) })
    #expect(stems.count == 1, "\(stems.sorted())")
  }

  @Test func `a stem is never longer than its word and never empty, for any bytes`() {
    var stemmer = Stemmer()
    for seed in LongSearch.seeds(few: 30) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<100 {
        let alphabet = Array((random.next() % 2 == 0 ? "аиітьлсяувшгнойы" : "aeiouyslingedtbz").utf8)
        for word in words(of: random.bytes(count: 40, alphabet: alphabet)) {
          var bytes = word.bytes
          let count = stemmer.stem(&bytes, count: word.count)
          #expect(count > 0 && count <= word.count, "seed \(seed): \(word.text)")
        }
      }
    }
  }

  @Test func `a buffer shorter than the count it is said to hold is cut, not overrun`() {
    var stemmer = Stemmer()
    var bytes = Array("ло".utf8)
    #expect(stemmer.stem(&bytes, count: 400) <= 4)
    var none: [UInt8] = []
    #expect(stemmer.stem(&none, count: 3) == 0)
  }
}
