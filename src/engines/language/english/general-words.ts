const listOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Adjectives that say nothing about what a thing is: they are taken off the front of a phrase. */
export const generalAdjectives: ReadonlySet<string> = listOf(`
  able actual additional all alternative another any appropriate available average bad better big both careful certain clear close 
  comparable complete considerable conventional corresponding current daily desired different difficult each early easy effective
  efficient else enough entire equal essential every exact excellent existing experienced extensive extra fair few fewer final first following
  former full fundamental further future general given good great greater half higher highest huge important
  improved increased increasing individual initial interesting known large larger largest last late later latter least less likely little
  long longer longest lower main major many maximum minimum more most much multiple necessary new next
  nice novel numerous obtained obvious older only original other overall own particular past perfect popular possible potential 
  precise present previous proper proposed quick rapid ready reasonable recent related relative relevant required respective
  resulting right same satisfactory second separate serious several short significant similar simple single slow small smaller specific
  such sufficient suitable third total traditional true typical unique usable useful usual valid various varying vast
  well-known whole wonderful wrong`);

/** Nouns that any text may hold: alone they name no topic. */
export const generalNouns: ReadonlySet<string> = listOf(`
  ability account addition advantage advice aim amount answer answers approach approaches area areas article aspect aspects attempt author
  authors average basis beginning behavior benefit bit case cases cause causes change changes chapter characteristic characteristics choice
  class click combination comparison concept conclusion condition conditions consequence context contrast contribution copy cost costs couple
  course day days decade degree description detail details development difference differences difficulty direction discussion edge effect
  effects effort element elements end entry error event evidence example examples existence experience experiments experiment extent fact
  factor factors fashion feature features field figure finding findings form forms framework function functions future goal ground group
  groups guide half hand help history home hour hours idea ideas implementation importance improvement increase information input instance
  interest introduction issue issues item items job kind kinds lack language learning level levels life limit limitations line list
  literature look lot magnitude manner material matter matters maximum mean means measure measurement measurements method methods metric mind
  minimum minute minutes model models moment month months name nature need needs notion number numbers object objective objects option
  options order orders others output page pages paper papers parameter parameters part parts path pattern people percent percentage
  performance period person perspective piece place places point points possibility post practice presence principle problem problems
  procedure process processes product project properties property proposal purpose quality quantity question questions range rate rates ratio
  read reason reasons relation relationship report requirement requirements research resource respect response rest result results review
  role rule rules sample scheme scope second section seconds sense series service set sets shape share side sign signs significance site
  situation size solution solutions sort source space stage standard start state step steps story strategy structure study studies subject
  success suggestion support survey system systems table task tasks team technique techniques term terms test tests text theory thing things
  third time times tip tips today tool top topic topics total trend trial try type types understanding unit usage use user users value values
  variety version view volume way ways week weeks welcome while word words work works world year years implications
  byte bytes centimeter centimeters db dbm gb gigabyte gigabytes gram grams hertz hz inch inches kb khz kilobit kilobits kilobyte kilobytes kilometer
  kilometers km liter liters mb meter meters mhz microgram micrograms micrometer millimeter millimeters million millions billion nanometer
  nanowatt nanowatts nm ms pound pounds thousand thousands volt volts watt watts`);
