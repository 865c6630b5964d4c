/// Currencies: one line each, `code digits | symbols | words | only when configured`.
///
/// `digits` are the minor units of ISO 4217 (as of 2026), not what cash rounds to. Symbols compare exactly, words without
/// case. What several currencies share, and what is also an everyday word, is read only as the vault's own currency;
/// a bare `$` is USD, `¥` JPY, `£` GBP, `руб.` RUB.
///
/// Origin: facts of ISO 4217 and everyday usage; written by hand for this project.
/// Licence: none needed (facts).
enum Currencies {
  static let table = """
    AED 2 | د.إ | |
    AMD 2 | ֏ | |
    ARS 2 | AR$ | |
    AUD 2 | A$ | |
    AZN 2 | ₼ | |
    BDT 2 | ৳ | |
    BGN 2 | | | лв
    BHD 3 | | | BD
    BIF 0 | | | FBu
    BRL 2 | R$ | |
    BYN 2 | | бел руб | Br, руб
    CAD 2 | C$, CA$ | |
    CHF 2 | | |
    CLF 4 | | | UF
    CLP 0 | CLP$ | |
    CNY 2 | 元 | | ¥
    COP 2 | COL$ | |
    CZK 2 | Kč | |
    DJF 0 | | | Fdj
    DKK 2 | | | kr
    DOP 2 | RD$ | |
    EGP 2 | E£ | |
    EUR 2 | € | євро, євр, евро, euro, euros |
    GBP 2 | £ | | фунт
    GEL 2 | ₾ | |
    GNF 0 | | | FG
    HKD 2 | HK$ | |
    HRK 2 | | | kn
    HUF 2 | | | Ft
    IDR 2 | | | Rp
    ILS 2 | ₪ | |
    INR 2 | ₹ | |
    IQD 3 | | | ID
    ISK 0 | | | kr
    JOD 3 | | | JD
    JPY 0 | ¥, 円 | |
    KES 2 | | | KSh
    KGS 2 | ⃀ | | сом
    KMF 0 | | | CF
    KRW 0 | ₩ | |
    KWD 3 | | | KD
    KZT 2 | ₸ | |
    LKR 2 | | | Rs
    LYD 3 | | | LD
    MAD 2 | | | DH
    MDL 2 | | | L, лей
    MGA 2 | | | Ar
    MRU 2 | | | UM
    MXN 2 | Mex$ | |
    MYR 2 | | | RM
    NGN 2 | ₦ | |
    NOK 2 | | | kr
    NPR 2 | | | ₨
    NZD 2 | NZ$ | |
    OMR 3 | | | OR
    PEN 2 | S/ | |
    PHP 2 | ₱ | |
    PKR 2 | | | ₨
    PLN 2 | zł | злотий, злоті, злотих, zl |
    PYG 0 | ₲ | |
    RON 2 | | | lei
    RSD 2 | | | дин, din
    RUB 2 | ₽ | руб, рубль, рубля, рубли, рублей, рублів | р
    RWF 0 | | | FRw
    SAR 2 | ر.س | |
    SEK 2 | | | kr
    SGD 2 | S$ | |
    THB 2 | ฿ | |
    TJS 2 | | | SM
    TND 3 | | | DT
    TRY 2 | ₺ | |
    TWD 2 | NT$ | |
    UAH 2 | ₴ | грн, hrn, гривня, гривні, гривень, гривню, hryvnia, hryvnias |
    UGX 0 | | | USh
    USD 2 | $, US$ | дол, долар, долара, долари, доларів, доллар, доллара, долларов, dollar, dollars |
    UYI 0 | | |
    UYU 2 | $U | |
    UYW 4 | | |
    UZS 2 | soʻm | | сум
    VND 0 | ₫ | |
    VUV 0 | | | VT
    XAF 0 | | | FCFA
    XOF 0 | | | CFA
    XPF 0 | ₣ | |
    ZAR 2 | | | R
    """

  /// The other codes of ISO 4217; all have two digits.
  static let codesAlone = """
    AFN ALL ANG AOA AWG BAM BBD BMD BND BOB BSD BTN BWP BZD CDF CRC CUP CVE DZD ERN ETB FJD FKP GHS GIP
    GMD GTQ GYD HNL HTG IRR JMD KHR KPW KYD LAK LBP LRD LSL MKD MMK MNT MOP MUR MVR MWK MZN NAD NIO PAB
    PGK QAR SBD SCR SDG SHP SLE SOS SRD SSP STN SVC SYP SZL TMT TOP TTD TZS VED VES WST XCD YER ZMW ZWG
    """
}
