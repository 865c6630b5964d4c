/// Words that say that something is in a food: `contains milk`, `with whole hazelnuts`, `може містити горіхи`.
///
/// A row is `kind: phrase, phrase`: `has` where it is in it, `traces` where it may be, `beside` where the phrase also says
/// what is eaten with it. What is in it stands behind the phrase.
///
/// Origin: everyday usage on packages and in recipes; written by hand for this project.
/// Licence: none needed (facts).
enum ContentNames {
  static let table = """
    has: contains, contain, containing, including, includes, incl, made with, made from, enriched with, allergens, allergen
    has: містить, містять, включає, включаючи, у складі, в складі, склад, до складу входить, до складу входять, з вмістом
    has: із вмістом, зі вмістом, алергени, алерген
    has: содержит, содержат, содержащий, содержащая, содержащее, включает, включая, в составе, состав, с содержанием
    has: аллергены, аллерген
    beside: with, з, із, зі, с, со
    traces: may contain, might contain, can contain, could contain, may also contain, may have, may include, traces, trace
    traces: trace amounts, possible traces, made in a facility, made in a factory, produced in a facility, packed in a facility
    traces: made on equipment, produced on equipment, processed in a facility, not suitable for
    traces: може містити, можуть містити, може мати, можуть бути, можливий вміст, можлива наявність, можлива присутність
    traces: можливі сліди, сліди, слідів, слідами, виготовлено на підприємстві, виготовлено на обладнанні
    traces: может содержать, могут содержать, может иметь, возможно содержание, возможно наличие, возможны следы, следы
    traces: следов, следами, изготовлено на предприятии, изготовлено на оборудовании
    """
}
