/** Texts of Our story and About. */
export const story = {
  title: 'Vår historia',
  lead: 'Det började med ett tak, en stege och en lista på ett kylskåp.',
  p1: 'Våren 2019 hade stormen Alfrida tagit halva taket på en församlingsgård på Gotland. Församlingen bad om fyra personer och en lift. Trettioen kom, elva av dem med likadana sågar.',
  p2: 'Efteråt, över soppan, sade någon det som alla tänkte: det är inte brist på människor som vill hjälpa. Det som saknas är att veta vad som behövs, när, och hur mycket. Så vi skrev en lista: fyra takläggare, en lift, tjugo timmar, soppa. Och vi satte ett namn på varje rad. En sådan lista kallade vi en gyg.',
  p3: 'I dag skriver härbärgen, skolor, idrottsklubbar, kommuner och företag sådana listor. Varje rad säger vad som krävs, varje bokning tar en plats, och ingen står där med den tolfte sågen.',
  beliefs: 'Det vi tror på',
  belief1: 'Litet och genomförbart',
  belief1Text:
    'En gyg ber om något som går att göra: en timme, ett verktyg, en plats i en bil. Det är så stora saker blir klara.',
  belief2: 'Hjälp går åt båda håll',
  belief2Text:
    'Många gygar har platser för dem som behöver något. Ingen som bokar en sådan plats visas någonsin med namn.',
  belief3: 'Sjutton färger, en karta',
  belief3Text:
    'Varje gyg är knuten till målen i Agenda 2030, så att en matutdelning på torsdagar och en återställd våtmark tillsammans blir något som syns.',
  cta: 'Nästa lista väntar',
  ctaText: 'Någon nära dig behöver en timme.',
  ctaAction: 'Hitta en gyg',
  about: {
    title: 'Om Gyg',
    lead: 'En mötesplats för organisationer som behöver händer, timmar och saker, och för människor som har dem.',
    p1: 'Organisationer publicerar gygar: evenemang med en tid, en plats och en lista över vad som behövs. Människor och organisationer bokar det de kan ge, en insats under några timmar eller ett antal saker. Några gygar har också platser för dem som ska få hjälp.',
    p2: 'Varje gyg arbetar för ett av FN:s sjutton mål för hållbar utveckling, och ofta för flera.',
    free: 'Vad det kostar',
    freeText: 'Ingenting för den som ger eller tar emot. Vi visar ingen reklam och säljer inga uppgifter.',
    data: 'Vad som händer med dina uppgifter',
    dataText:
      'Din e‑postadress ses av värdar för det du bokar, och av ingen annan deltagare. Du kan få ditt konto raderat.',
    law: 'Var vi finns',
    lawText:
      'Vi arbetar från Sverige. Svensk lag gäller, och Stockholms tingsrätt avgör det som inte kan lösas på annat sätt.',
    story: 'Läs vår historia',
    how: 'Se hur det fungerar',
  },
};
