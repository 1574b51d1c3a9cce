/** Texts of Our story and About. */
export const story = {
  title: 'Vår historia',
  lead: 'Många vill hjälpa till. Det svåra är att veta vad som behövs, när och hur mycket.',
  goals: 'Det börjar med sjutton mål',
  goals1:
    'År 2015 enades FN:s medlemsländer om sjutton mål: slut på fattigdom och hunger, rent vatten, bra skolor, ett stabilt klimat och liv i havet och på land. De är till för alla, inte bara för regeringar.',
  goals2:
    'Mycket av arbetet är lokalt och så litet att det går att börja en lördag: en strand att städa, en cykel att laga, en elev som behöver hjälp med bråk. Överallt finns organisationer som vet vad som måste göras. Det de saknar är händer, timmar och saker.',
  list: 'En gyg är en lista över behov',
  list1:
    'Ett evenemang med ett datum, en plats och en exakt lista: fyra personer som kan såga, en skåpbil, tjugo par handskar, sex platser för dem som behöver måltiden.',
  list2:
    'Varje bokning fyller en rad på listan. Värden ser vad som fattas, de som hjälper till vet att de behövs, och ingen åker dit i onödan.',
  count: 'Det ska räknas',
  count1:
    'Värdarna noterar vilka som kom och vad som förändrades. Timmar, saker och mål läggs ihop för varje person, för organisationerna de företräder och för vart och ett av de sjutton målen.',
  beliefs: 'Det vi tror på',
  belief1: 'Litet och genomförbart',
  belief1Text: 'En timme, ett verktyg, en plats i en bil. Stora saker blir av när delarna är små nog att säga ja till.',
  belief2: 'Hjälp går åt båda håll',
  belief2Text: 'Många gygar har platser för dem som själva behöver något. Mottagarnas namn visas aldrig offentligt.',
  belief3: 'Öppet för alla',
  belief3Text:
    'Gyg är öppen källkod. Varje organisation kan använda plattformen, se hur den fungerar, driva en egen webbplats och visa sina gygar där de egna medlemmarna finns.',
  now: 'Just nu',
  nowGygs_one: 'öppen gyg',
  nowGygs_other: 'öppna gygar',
  nowPlaces_one: 'plats att fylla',
  nowPlaces_other: 'platser att fylla',
  nowGoals: 'mål, och varje gyg arbetar för minst ett av dem',
  cta: 'Det finns en rad på listan för dig',
  ctaText: 'Hitta en gyg som behöver det du har, eller be om det din organisation behöver.',
  ctaAction: 'Hitta en gyg',
  about: {
    title: 'Om Gyg',
    lead: 'En mötesplats för organisationer som behöver händer, timmar och saker, och för människor som har dem.',
    what: 'Vad Gyg är',
    whatText:
      'Organisationer publicerar gygar: evenemang med en tid, en plats och en lista över vad som behövs. Människor och företag bokar det de kan ge, en insats under några timmar eller ett antal saker. Några gygar har också platser för dem som ska få hjälp.',
    goals: 'Sjutton färger',
    goalsText:
      'Varje gyg arbetar för ett av FN:s mål för hållbar utveckling, ofta för flera, och bär dess färg. Så känner du igen det som är viktigt för dig.',
    free: 'Vad det kostar',
    freeText: 'Ingenting för den som ger eller tar emot. Här finns ingen reklam, och inga uppgifter säljs.',
    data: 'Vad som händer med dina uppgifter',
    dataText:
      'Din e‑postadress ses av värdarna för det du bokar och av administratörerna i organisationer du tillhör, inte av andra deltagare. Du kan ladda ner allt som sparats om dig, dölja ditt namn och själv radera ditt konto.',
    open: 'Öppen källkod',
    openText:
      'Koden är publicerad under MIT-licensen. Vem som helst får använda, ändra och köra den. Organisationer kan visa sina gygar på egna webbplatser, och andra program kan använda dess öppna API.',
    law: 'Regler',
    lawText: 'Svensk lag gäller. Tvister som inte kan lösas på annat sätt avgörs av Stockholms tingsrätt.',
    sources: 'Källor',
    sourcesText:
      'Orterna som sökningen föreslår kommer från <geonames>GeoNames</geonames>, enligt licensen <licence>CC BY 4.0</licence>. Vi har kortat listan och lagt till småorter vid kusten.',
    more: 'Läs vidare',
    widgets: 'Gygar på er egen webbplats',
    api: 'API:et, för utvecklare',
    story: 'Läs vår historia',
    how: 'Se hur det fungerar',
  },
};
