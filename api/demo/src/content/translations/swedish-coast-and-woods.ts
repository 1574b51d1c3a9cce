import type { DemoTranslation } from '../shapes';

/** Swedish texts of gygs by the sea, in the woods and on a roof that are written in English. */
export const swedishCoastAndWoods: Readonly<Record<string, DemoTranslation>> = {
  'ramsvik-outer-shore': {
    title: 'Städdag på Ramsviks utsida',
    summary:
      'Stormarna har lämnat nät, rep och förvånansvärt många hinkar på skären. Vi tar båten ut, fyller säckarna och väger varje kilo till den nationella strandmätningen.',
    preface:
      'Det går ingen väg till utsidan av Ramsvikslandet. Därför är det vackert där, och därför har ingen burit ut soporna. Vi åker båt i lag om åtta och är hemma innan kaffet har kallnat.',
    description: [
      'Vi ses vid bryggan i Hunnebostrand halv tio. Två båtar följer med varje lag, och en av dem går hem vid lunch för den som vill ha en kortare dag. Allt vi plockar sorteras, vägs och rapporteras till den nationella strandmätningen.',
      'Stranden är hal, rund och full av intressanta hål. Man går långsamt, tittar under enbuskarna och lägger plast i vit säck, rep i grön säck och hinkar i en hink. Förra gången hittade vi fyrtioen.',
      'Barn är välkomna i vuxet sällskap. Blåser det mer än tolv meter per sekund flyttar vi till söndagen. Då får du ett meddelande senast klockan arton på fredagen.',
    ],
    participantInfo:
      'Parkera bakom det gamla kylhuset, inte på bryggan: fiskbilen backar in klockan elva och ser sig inte om. Jonas delar ut flytvästar vid den röda boden. Skepparens telefon under dagen: 070-000 14 01.',
    recipients:
      'Familjer som bor på mottagningen i Smögen är välkomna på båtturen och lunchen. Berätta om allergier, så lagar vi därefter.',
    needs: [
      'Strandplockare',
      'Båtförare med egen licens',
      'Soppkock för åttio personer',
      'Säckar, 160 liter',
      'Släpvagn för en dag',
    ],
  },
  'ghost-nets-hallo': {
    title: 'Spöknät: draggning utanför Hållö',
    summary:
      'Ett förlorat nät fortsätter att fiska i årtionden, åt ingen. Med dykare, krok och en tålmodig skeppare lyfter vi det som ekolodet har hittat söder om Hållö.',
    preface:
      'Vi har märkt ut 23 platser. Några är nät, några är hummertinor och en är enligt fiskarna ett piano. Nu tar vi reda på det.',
    description: [
      'Dykarna går ner först och tittar, så att vi inte lyfter något som har blivit ett hem. Det som är tomt eller farligt tar vi upp. Krabbor, långor och en och annan förnärmad hummer skärs loss och släpps tillbaka på samma plats, och däckslaget räknar dem.',
      'På kajen i Smögen breder vi ut nätet, rensar bort tången och sorterar efter material. Nylonet blir garn, blyet går till skrothandlaren och flötena till den som frågar snällt.',
      'Du behöver inte dyka. Det mesta görs på däck och på kajen, blött och i gott sällskap. Dykare behöver avancerat certifikat, torrdräkt och tjugo dyk i svenska vatten.',
    ],
    participantInfo:
      'Genomgång för dykare 07:30 i boden, för alla andra 08:15 på kajen vid Hållöfärjan. Ylle under och oljeställ utanpå; vi har åtta par byxor att låna ut. Inga telefoner nära vinschen.',
    needs: ['Däckslag', 'Dykare', 'Sorterare på kajen', 'Pianostämmare', 'Storsäckar'],
  },
  'two-thousand-oaks': {
    title: 'Tvåtusen ekar till Hågadalen',
    summary:
      'Plantorna når till knäet och har vuxit upp ur ekollon som skolbarn samlade vid Hågahögen. En dag, fyrtio planterare och en skog för år 2325.',
    preface:
      'Du kommer aldrig att sitta i skuggan av de här träden. Det är själva poängen, och det känns bättre än det låter.',
    description: [
      'Vi planterar i lag om fem: en gräver, en planterar, en vattnar, en sätter upp sorkskyddet och en talar om för de andra att de planterar för djupt. Ni byter plats varje timme. Tvåhundra ekar är en bra dag för ett lag.',
      'Marken är gammal betesmark med lera, tung men vänlig. Bonden plöjer fåror åt oss, kör ut vatten med traktorn och har åsikter om allt. De flesta stämmer.',
      'Varje planterare får ett nummer och en position. De första ekarna, från elva år tillbaka, är nu längre än de som planterade dem. De skickar bilder till varandra.',
    ],
    participantInfo:
      'Kom gärna med cykel. Det finns tolv parkeringsplatser och en av dem är ett dike. Samling vid flaggstången vid Hågahögen.',
    needs: ['Ekplanterare', 'Traktorförare', 'Planteringsspadar', 'Sorkskydd'],
  },
  'raise-the-roof-klintehamn': {
    title: 'Lyft taket: solceller på församlingshemmet',
    summary:
      'Åttiofyra paneler, en lång stege och ett församlingshem som har betalat för sitt kaffe med olja i fyrtio år. Om två dagar kokas kaffet på sol.',
    preface:
      'Prästen har välsignat byggställningen. Byggnadsinspektören har gjort detsamma på sitt sätt, i tre exemplar.',
    description: [
      'Dag ett fäster vi skenor: mäter, borrar, tätar och mäter igen. Dag två går panelerna upp för hand, i en kedja från släpet till nocken. Det finns en sång till det, som ingen vill kännas vid.',
      'De som stannar på marken räknar skruv, kapar kabelrännor, steker pannkakor och ropar när något faller. En auktoriserad elektriker gör alla kopplingar och är den enda som får röra den stora brytaren.',
      'När vi slår på den stängs den gamla oljepannan av för sista gången. Den har blivit tillfrågad om den vill säga något.',
    ],
    participantInfo:
      'Sele och hjälm lånas ut, skor med grepp har du själv. Den som kommer med morgonfärjan möts i Visby av en blå skåpbil.',
    needs: ['Takläggare med sele', 'Panelkedja', 'Auktoriserad elektriker', 'Skylift i två dagar'],
  },
};
