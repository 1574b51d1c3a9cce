import type { Locale } from '@gyg/contract';
import type { SceneKind } from '@gyg/design-system/art';
import type { DemoGyg } from '../content/shapes';

/** What each composition of a scene shows, in the order of its variants. */
type Descriptions = Record<SceneKind, readonly [string, ...string[]]>;

const en: Descriptions = {
  shore: [
    'People picking litter on a beach with sacks, a lighthouse behind them',
    'Three people in a red rowing boat pull a rope from the water, one waits on the rocks',
  ],
  repair: [
    'People with sewing machine, lamp and radio at a long workbench under hanging tools',
    'A red bicycle on a stand in a workshop, with people at work around it',
  ],
  plant: [
    'People planting by a lake with a red cottage',
    'People with spade and wheelbarrow planting seedlings in rows',
  ],
  tutor: ['Pupils and adults with open books in a library', 'A teacher and pupils at a table in front of a blackboard'],
  food: [
    'People packing boxes of food between shelves of jars and bread',
    'People fetching food from a green van with a striped awning',
  ],
  shelter: [
    'People outside a red house with a heart above its lit door, on a winter night',
    'People carrying blankets between beds in a quiet room',
  ],
  solar: [
    'People fastening solar panels to a red roof',
    'People beside rows of solar panels, wind turbines behind them',
  ],
  bike: [
    'People repairing bicycles outdoors under a striped awning',
    'Three people cycling past a canal with a bridge',
  ],
  walk: [
    'A group walking in a forest, one in a wheelchair, with a dog',
    'People around a large fallen tree in a forest, one taking notes',
  ],
  mire: ['People building a footbridge across a mire with cranes', 'Two people closing a ditch in a mire with poles'],
  mussels: [
    'Divers with a slate above eelgrass and mussels on the seabed',
    'Two people on a jetty keep count while two others wade in the sea',
  ],
  cafe: ['Pairs talking across small tables in a café', 'Four people talking around a table outside a café'],
  code: ['Young people with laptops and small robots in a classroom', 'People on the floor with a laptop and a robot'],
  music: ['Musicians and a conductor on a stage', 'Musicians in a bandstand, with people dancing before it'],
  swap: ['People trying clothes between full clothes rails', 'People sorting clothes into piles on a long table'],
  council: ['People in discussion around a large table', 'People sharing a meal at long tables between houses'],
  playground: [
    'People building a playground tower with a slide',
    'People putting up swings that two children already use',
  ],
  well: ['People filling cans at a water pump', 'People digging and watering in a garden by a red house'],
  harvest: ['People picking apples into baskets', 'People pressing apples in a large wooden press'],
  football: [
    'People of all ages playing football between houses',
    'A goalkeeper reaching for the ball in front of a goal',
  ],
  boat: [
    'Four people on a green fishing boat, a lighthouse behind them',
    'People scraping the bottom of a sailing boat on trestles',
  ],
  care: ['People with their feet in warm water, others kneeling before them with towels'],
  dip: ['People on a jetty outside a sauna, two others in the water'],
  kitchen: ['People cooking soup in large pots and serving it', 'People having breakfast together at a long table'],
  lab: [
    'People with microscopes and jars of water at a long table',
    'People at a lake taking water samples, from the shore and from a boat',
  ],
  move: ['People moving a sofa and boxes on cargo bicycles', 'People carrying boxes to a white removal van'],
  mowing: [
    'People mowing a meadow with scythes and rakes',
    'People putting up nest boxes in a forest, one on a ladder',
  ],
  papers: [
    'People reading letters around a table full of envelopes',
    'People going through bills in pairs, with a laptop',
  ],
  pier: ['People on a jetty with a dog, boats behind them'],
  welding: ['People welding in a workshop, with sparks'],
  quay: [
    'People weighing sacks on a quay, boathouses behind them',
    'A crane lifting fishing nets on a quay, with people sorting them',
  ],
  skerry: [
    'A sack hanging from a boom between a boat and a steep skerry, with people at both ends',
    'Children with nets and tubs on a beach, with two adults',
  ],
  workshop: [
    'People mending clocks at a bench, a wall of clocks behind them',
    'Children and adults soldering at a table in pairs',
  ],
  sewing: ['People mending jackets at sewing machines, shelves of cloth behind them'],
  nets: ['People making bags from old fishing nets in a barn'],
  waitingRoom: ['People waiting side by side in a waiting room, one of them with a folder'],
  dayRoom: ['People with coffee and sandwiches in a room with a sofa, early in the morning'],
  planning: ['People around a table plan with a map and calendars on the wall'],
  printing: ['People printing spare parts at a workbench'],
};

const se: Descriptions = {
  shore: [
    'Människor plockar skräp i säckar på en strand, med en fyr bakom sig',
    'Tre personer i en röd roddbåt drar upp ett rep ur vattnet, en väntar på klippan',
  ],
  repair: [
    'Människor med symaskin, lampa och radio vid en lång arbetsbänk med verktyg på väggen',
    'En röd cykel på ett ställ i en verkstad, med människor som arbetar runt den',
  ],
  plant: ['Människor planterar vid en sjö med en röd stuga', 'Människor med spade och skottkärra planterar i rader'],
  tutor: [
    'Elever och vuxna med uppslagna böcker i ett bibliotek',
    'En lärare och elever vid ett bord framför en tavla',
  ],
  food: [
    'Människor packar lådor med mat mellan hyllor med burkar och bröd',
    'Människor hämtar mat vid en grön bil med randig markis',
  ],
  shelter: [
    'Människor utanför ett rött hus med ett hjärta över den upplysta dörren, en vinternatt',
    'Människor bär filtar mellan sängar i ett stilla rum',
  ],
  solar: ['Människor fäster solpaneler på ett rött tak', 'Människor vid rader av solpaneler, med vindkraftverk bakom'],
  bike: ['Människor lagar cyklar utomhus under en randig markis', 'Tre personer cyklar längs en kanal med en bro'],
  walk: [
    'En grupp går i en skog, en i rullstol, med en hund',
    'Människor runt ett stort omkullfallet träd i en skog, en antecknar',
  ],
  mire: ['Människor bygger en spång över en myr med tranor', 'Två personer täpper till ett dike i en myr med slanor'],
  mussels: [
    'Dykare med skrivplatta ovanför ålgräs och musslor på havsbotten',
    'Två personer på en brygga för protokoll medan två andra vadar i havet',
  ],
  cafe: ['Människor pratar två och två vid små kafébord', 'Fyra personer pratar runt ett bord utanför ett kafé'],
  code: ['Ungdomar med datorer och små robotar i ett klassrum', 'Människor på golvet med en dator och en robot'],
  music: ['Musiker och en dirigent på en scen', 'Musiker i en paviljong, med människor som dansar framför'],
  swap: ['Människor provar kläder mellan fulla klädställ', 'Människor sorterar kläder i högar på ett långbord'],
  council: ['Människor i samtal runt ett stort bord', 'Människor äter tillsammans vid långbord mellan husen'],
  playground: [
    'Människor bygger ett lekplatstorn med rutschkana',
    'Människor sätter upp gungor som två barn redan gungar i',
  ],
  well: ['Människor fyller dunkar vid en vattenpump', 'Människor gräver och vattnar i en trädgård vid ett rött hus'],
  harvest: ['Människor plockar äpplen i korgar', 'Människor pressar äpplen i en stor träpress'],
  football: [
    'Människor i alla åldrar spelar fotboll mellan husen',
    'En målvakt sträcker sig efter bollen framför ett mål',
  ],
  boat: [
    'Fyra personer på en grön fiskebåt, med en fyr bakom',
    'Människor skrapar botten på en segelbåt som står på bockar',
  ],
  care: ['Människor med fötterna i varmt vatten, andra sitter på knä framför dem med handdukar'],
  dip: ['Människor på en brygga utanför en bastu, två andra i vattnet'],
  kitchen: [
    'Människor kokar soppa i stora grytor och serverar den',
    'Människor äter frukost tillsammans vid ett långbord',
  ],
  lab: [
    'Människor med mikroskop och burkar med vatten vid ett långbord',
    'Människor tar vattenprover i en sjö, från stranden och från en båt',
  ],
  move: ['Människor flyttar en soffa och lådor på lastcyklar', 'Människor bär lådor till en vit flyttbil'],
  mowing: [
    'Människor slår en äng med liar och räfsor',
    'Människor sätter upp fågelholkar i en skog, en står på en stege',
  ],
  papers: [
    'Människor läser brev runt ett bord fullt av kuvert',
    'Människor går igenom räkningar två och två, med en dator',
  ],
  pier: ['Människor på en brygga med en hund, båtar bakom dem'],
  welding: ['Människor svetsar i en verkstad, så att gnistor flyger'],
  quay: [
    'Människor väger säckar på en kaj, med sjöbodar bakom',
    'En kran lyfter fisknät på en kaj, med människor som sorterar dem',
  ],
  skerry: [
    'En säck hänger i en bom mellan en båt och ett brant skär, med människor i båda ändar',
    'Barn med håvar och baljor på en strand, med två vuxna',
  ],
  workshop: [
    'Människor lagar klockor vid en bänk, med en vägg full av klockor bakom sig',
    'Barn och vuxna löder två och två vid ett bord',
  ],
  sewing: ['Människor lagar jackor vid symaskiner, med hyllor av tyg bakom sig'],
  nets: ['Människor gör kassar av gamla fiskenät i en lada'],
  waitingRoom: ['Människor sitter bredvid varandra i ett väntrum, en av dem har en mapp'],
  dayRoom: ['Människor med kaffe och smörgåsar i ett rum med soffa, tidigt på morgonen'],
  planning: ['Människor runt ett bord planerar med en karta och kalendrar på väggen'],
  printing: ['Människor skriver ut reservdelar vid en arbetsbänk'],
};

const descriptions: Record<Locale, Descriptions> = { en, se };

/** What a gyg's picture shows, in the language its host wrote it in. */
export function heroAltOf({ scene: { kind, variant }, written }: Pick<DemoGyg, 'scene' | 'written'>): string {
  const compositions = descriptions[written][kind];
  return compositions[variant % compositions.length] ?? compositions[0];
}
