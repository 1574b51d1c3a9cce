/**
 * The words of titles and summaries, and keywords whose share of gygs is known: `frequent` is in a tenth of the titles,
 * `rare` in one of a thousand, `missing` in none.
 */
export const keywords = { frequent: 'insamling', rare: 'biodling', missing: 'xylofonist' } as const;

export const frequentShare = 0.1;
export const rareShare = 0.001;

export const activities = [
  'Strandstädning',
  'Läxhjälp',
  'Språkcafé',
  'Trädplantering',
  'Cykelverkstad',
  'Matlagning',
  'Odlingsdag',
  'Promenad',
  'Fikastund',
  'Klädbytardag',
  'Reparationscafé',
  'Simskola',
  'Skridskokväll',
  'Teaterövning',
  'Körsång',
  'Loppis',
  'Föreläsning',
  'Fågelskådning',
  'Naturvandring',
  'Båtutflykt',
  'Brödbak',
  'Sagostund',
  'Datorhjälp',
  'Fotbollsturnering',
  'Konstverkstad',
  'Stickkväll',
  'Blodgivning',
  'Jobbmässa',
  'Mentorsträff',
  'Skolbesök',
] as const;

export const themes = [
  'för barn',
  'för äldre',
  'för nyanlända',
  'för hela familjen',
  'vid vattnet',
  'i parken',
  'i skolan',
  'på biblioteket',
  'i hamnen',
  'på torget',
  'tillsammans',
  'för klimatet',
  'för vatten och hav',
  'mot ensamhet',
  'med grannar',
] as const;

export const sentences = [
  'Alla är välkomna, med eller utan erfarenhet.',
  'Vi bjuder på kaffe och något att äta.',
  'Ta med kläder efter väder.',
  'Verktyg och handskar finns på plats.',
  'Vi börjar med en kort genomgång.',
  'Barn är välkomna med en vuxen.',
  'Arbetet är lätt och passar de flesta.',
  'Efteråt berättar vi vad vi har gjort.',
  'Vi behöver fler som kan köra bil.',
  'Du får veta mer när du har bokat.',
  'Lokalen är tillgänglig med rullstol.',
  'Det går buss nästan ända fram.',
  'Kom gärna i god tid.',
  'Vi talar svenska, engelska och arabiska.',
  'Det vi samlar in går till föreningar i närheten.',
] as const;

export const skills = [
  'Förare',
  'Kock',
  'Fotograf',
  'Tolk',
  'Snickare',
  'Värd',
  'Ledare',
  'Musiker',
  'Lärare',
  'Sjukvårdare',
  'Elektriker',
  'Städare',
  'Guide',
  'Tecknare',
  'Lekledare',
] as const;

export const items = [
  'Handskar',
  'Spadar',
  'Kaffetermos',
  'Tält',
  'Skottkärra',
  'Bänkar',
  'Kläder',
  'Böcker',
  'Frukt',
  'Verktyg',
  'Högtalare',
  'Reflexvästar',
] as const;

export const firstNames = [
  'Anna',
  'Erik',
  'Maria',
  'Ali',
  'Karin',
  'Lars',
  'Fatima',
  'Johan',
  'Elin',
  'Omar',
  'Sara',
  'Nils',
] as const;
export const lastNames = [
  'Andersson',
  'Johansson',
  'Ahmed',
  'Lindberg',
  'Nilsson',
  'Berg',
  'Hassan',
  'Ekström',
  'Åkesson',
  'Öberg',
] as const;
export const labels = ['klimat', 'ungdom', 'hav', 'skola', 'mat', 'idrott', 'kultur', 'integration'] as const;
