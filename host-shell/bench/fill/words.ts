const hex = (value: number) => value.toString(16).padStart(8, '0');

/** Numbers that look random and are the same in every run, by "mulberry32": fast, and good enough to spread data. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  /** From 0 to below 1. */
  const next = () => bits() / 0x1_0000_0000;
  /** A whole number from `least` to `most`. */
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    /** True in this share of cases. */
    chance: (share: number) => next() < share,
    /** Throws if there is nothing to pick from. */
    pick<Item>(from: readonly Item[]): Item {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    /** A UUID. Real ids are not in order either, which matters to an index. */
    uuid() {
      const [a, b, c, d] = [hex(bits()), hex(bits()), hex(bits()), hex(bits())];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
export type Random = ReturnType<typeof createRandom>;

/** In a tenth of the titles, in one of a thousand, and in none. */
export const keywords = { frequent: 'insamling', rare: 'biodling', missing: 'xylofonist' };

const listOf = (text: string) => text.split(',').map((part) => part.trim());

export const activities = listOf(
  `Strandstädning, Läxhjälp, Språkcafé, Trädplantering, Cykelverkstad, Matlagning, Odlingsdag, Promenad, Fikastund,
  Klädbytardag, Reparationscafé, Simskola, Skridskokväll, Teaterövning, Körsång, Loppis, Föreläsning, Fågelskådning,
  Naturvandring, Båtutflykt, Brödbak, Sagostund, Datorhjälp, Fotbollsturnering, Konstverkstad, Stickkväll, Blodgivning,
  Jobbmässa, Mentorsträff, Skolbesök`,
);
export const themes = listOf(
  `för barn, för äldre, för nyanlända, för hela familjen, vid vattnet, i parken, i skolan, på biblioteket, i hamnen,
  på torget, tillsammans, för klimatet, för vatten och hav, mot ensamhet, med grannar`,
);
export const sentences = `Alla är välkomna, med eller utan erfarenhet.
  Vi bjuder på kaffe och något att äta.
  Ta med kläder efter väder.
  Verktyg och handskar finns på plats.
  Vi börjar med en kort genomgång.
  Barn är välkomna med en vuxen.
  Arbetet är lätt och passar de flesta.
  Efteråt berättar vi vad vi har gjort.
  Vi behöver fler som kan köra bil.
  Du får veta mer när du har bokat.
  Lokalen är tillgänglig med rullstol.
  Det går buss nästan ända fram.
  Kom gärna i god tid.
  Vi talar svenska, engelska och arabiska.
  Det vi samlar in går till föreningar i närheten.`.split(/\n\s*/);
export const skills = listOf(
  `Förare, Kock, Fotograf, Tolk, Snickare, Värd, Ledare, Musiker, Lärare, Sjukvårdare, Elektriker, Städare, Guide,
  Tecknare, Lekledare`,
);
export const items = listOf(
  `Handskar, Spadar, Kaffetermos, Tält, Skottkärra, Bänkar, Kläder, Böcker, Frukt, Verktyg, Högtalare, Reflexvästar`,
);
export const firstNames = listOf('Anna, Erik, Maria, Ali, Karin, Lars, Fatima, Johan, Elin, Omar, Sara, Nils');
export const lastNames = listOf(
  'Andersson, Johansson, Ahmed, Lindberg, Nilsson, Berg, Hassan, Ekström, Åkesson, Öberg',
);
export const labels = listOf('klimat, ungdom, hav, skola, mat, idrott, kultur, integration');

/** Swedish towns with their latitude and longitude, from south to north. */
export const towns = listOf(
  `Malmö 55.6 13, Lund 55.7 13.19, Kristianstad 56.03 14.15, Helsingborg 56.05 12.69, Karlskrona 56.16 15.59,
  Kalmar 56.66 16.36, Halmstad 56.67 12.86, Växjö 56.88 14.81, Varberg 57.11 12.25, Visby 57.64 18.3,
  Göteborg 57.71 11.97, Borås 57.72 12.94, Jönköping 57.78 14.16, Västervik 57.76 16.64, Uddevalla 58.35 11.94,
  Smögen 58.35 11.22, Linköping 58.41 15.62, Skövde 58.39 13.85, Norrköping 58.59 16.18, Nyköping 58.75 17.01,
  Örebro 59.27 15.21, Stockholm 59.33 18.07, Eskilstuna 59.37 16.51, Karlstad 59.38 13.5, Västerås 59.61 16.55,
  Uppsala 59.86 17.64, Falun 60.61 15.63, Gävle 60.67 17.15, Mora 61 14.54, Hudiksvall 61.73 17.11,
  Sundsvall 62.39 17.31, Östersund 63.18 14.64, Örnsköldsvik 63.29 18.72, Umeå 63.83 20.26, Skellefteå 64.75 20.95,
  Luleå 65.58 22.15, Gällivare 67.13 20.66, Kiruna 67.86 20.23`,
).map((text) => {
  const [name = '', lat, lng] = text.split(' ');
  return { name, lat: Number(lat), lng: Number(lng) };
});
