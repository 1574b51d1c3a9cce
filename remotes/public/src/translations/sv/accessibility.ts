/** Texts of the accessibility statement. */
export const accessibility = {
  title: 'Tillgänglighetsredogörelse',
  lead: 'Alla ska kunna hitta en gyg, boka den och delta. Här beskriver vi hur långt vi har kommit.',
  standard: 'Vad vi följer',
  standardText:
    'Gyg är byggt för att uppfylla riktlinjerna för webbinnehåll, WCAG 2.2, på nivå AA. Redogörelsen gäller den här webbplatsen och de element som partner visar på sina egna webbplatser.',
  can: 'Det här kan du göra',
  can1: 'använda alla sidor med enbart tangentbord och alltid se var fokus är',
  can2: 'använda skärmläsare, med rubriker, landmärken och etiketter på alla sidor och felmeddelanden intill fälten',
  can3: 'förstora texten till 200 procent, eller zooma till 400 procent, utan att rulla i sidled',
  can4: 'välja ljust eller mörkt tema, båda med tillräcklig kontrast',
  can5: 'stänga av animationer i systemets inställningar',
  can6: 'läsa webbplatsen på svenska och engelska',
  tested: 'Så testar vi',
  testedText:
    'Automatiska tester kontrollerar sidor och komponenter med axe-core i båda temana, använder dem med tangentbord och letar efter rullning i sidled på små skärmar. De körs före varje version. Vi går också igenom sidor för hand med stor text och på smala skärmar. Webbplatsen har inte granskats av någon oberoende part.',
  gaps: 'Kända brister',
  gap1: 'Värdarna skriver texterna och laddar upp bilderna till sina gygar. En del bilder saknar beskrivning, och en del texter finns bara på ett språk.',
  gap2: 'Kartor är svåra att använda för den som inte ser. Adressen står alltid i text bredvid.',
  gap3: 'Biljettförsäljning och formulär för synpunkter kan komma från andra tjänster. Vi kan inte garantera att de är tillgängliga.',
  gap4: 'I referensen för utvecklare på /api/docs, som är gjord med Swagger UI, är varje rad en knapp som innehåller andra knappar. Skärmläsare kan läsa upp dem tillsammans.',
  report: 'Rapportera en brist',
  reportText:
    'Berätta för oss om något inte fungerar för dig, eller om du behöver information i en annan form. Skriv vilken sida det gäller, vad du ville göra och vilken webbläsare och vilka hjälpmedel du använder.',
  reportAction: 'Kontakta oss',
  updated: 'Redogörelsen granskades senast den 23 november 2026.',
};
