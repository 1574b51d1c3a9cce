import type { DemoTranslation } from '../shapes';

/** Swedish texts of gygs in town that are written in English. */
export const swedishInTown: Readonly<Record<string, DemoTranslation>> = {
  'thursday-food-bank': {
    title: 'Sortera och dela: torsdagens matbank',
    summary:
      'Klockan ett rullar bilarna in med det som butikerna inte kunde sälja. Klockan fyra öppnar dörrarna. Däremellan finns tre timmar, nio sorterare och väldigt många bananer.',
    preface:
      'En yoghurt vet inte vilket datum det är. Det vet du, och du har en näsa. Mer utbildning än så behövs inte.',
    description: [
      'Vi lastar av, luktar, sorterar och ställer upp på hyllorna som i en butik, för det ska vara en butik. Bröd till vänster, grönt i mitten, kylvaror sist. Allergener märks med färgade klädnypor, och Mehmet avgör vid tvist.',
      'Klockan fyra kommer 140 hushåll, i nummerordning. Några pratar, andra inte. Det finns alltid någon som vet vad man gör av nio kilo rotselleri, och sedan vet hela kön det.',
    ],
    participantInfo:
      'Varm tröja, kylrummet är kallt. Förkläden och mössor finns i det gröna skåpet. Du äter med oss halv fyra.',
    recipients:
      'Hundrafyrtio nummerlappar, en per hushåll. Inga papper och inga frågor. Hör av dig om du inte kan komma själv, så ställer vi undan en kasse.',
    needs: ['Sorterare', 'Värd vid dörren', 'Bilförare', 'Returbackar'],
  },
  'language-cafe': {
    title: 'Språkcafé: svenska över en kopp kaffe',
    summary:
      'Fyra vid varje bord. En av dem har talat svenska hela livet och aldrig funderat över varför det heter ”lagom”. Kardemummabullar hjälper mot vokalerna.',
    preface: 'Man kan klara alla prov och ändå inte våga säga något i hissen. Här övar vi på hissen.',
    description: [
      'Varje bord får ett kort med tre frågor. Den första är lätt (vad åt du i går?), den andra tar en stund (vad luktar hemma?) och den tredje handlar alltid om vädret, för utan det blir ingen svensk.',
      'De som har talat språket länge lär sig lika mycket. Förra gången upptäckte Birgitta, 74, att hon inte kunde förklara skillnaden mellan ”tycka”, ”tänka” och ”tro”, och det gladde henne hela veckan.',
    ],
    participantInfo:
      'Kom tio minuter före och hämta kort. Vänta om det blir tyst vid ett bord. Oftast är det någon som tänker.',
    recipients:
      'Trettiosex platser för dig som lär dig svenska. Alla nivåer är välkomna; vid det första bordet ritar vi mer än vi pratar.',
    needs: ['Samtalspartner', 'Kardemummabullar'],
  },
  'foot-care-sunday': {
    title: 'Fotvårdssöndag',
    summary:
      'Den som går hela dagen i någon annans skor behöver ett fotbad, en handduk och en halvtimme med någon som inte är rädd för fötter.',
    preface: 'Det är det populäraste vi gör, och det som ingen anmäler sig till. Förrän man har gjort det en gång.',
    description: [
      'Tolv baljor, varmt vatten, bittersalt. Sjuksköterskor och fotterapeuter tar hand om sår och naglar. Vi andra fyller på, torkar, smörjer in och letar fram rätt storlek bland skorna. Det är lättare att prata med någon vars fötter man håller i, och det gäller åt båda hållen.',
      'Varje gäst går härifrån med två par yllesockor och skor som passar. Förra gången tog någon ett danssteg i dörren.',
    ],
    participantInfo:
      'Handskar, förkläden och en kort genomgång klockan elva. Vaccinera dig mot stelkramp om det har gått tio år.',
    recipients:
      'Trettiotvå tider på en halvtimme var. Kom som du är. Det finns ett eget rum för den som hellre vill det.',
    needs: ['Sjuksköterska eller fotterapeut', 'Balja och handduk', 'Promenadskor, storlek 42–46'],
  },
  'lend-a-nerd-day': {
    title: 'Låna en nörd',
    summary:
      'Tolv föreningar, var och en med ett datorproblem som har legat i flera år. Tolv nörder med en hel dag och inga andra möten.',
    preface:
      'Vanligast är medlemsregistret i ett kalkylark som bara Lennart förstår. Lennart har flyttat till Spanien.',
    description: [
      'Föreningarna skickar in sitt problem i förväg, med egna ord. (”Den där saken med pengarna blinkar.”) Vi väljer ut dem som går att lösa på en dag och parar ihop dem med någon som är bra på just det och kan förklara utan att sucka.',
      'Ni arbetar sida vid sida. Man lämnar inte ifrån sig datorn och går på kaffe. Klockan fyra visar varje par vad de har gjort, på två minuter, och det är alltid någon som får tårar i ögonen av en kopplad utskrift.',
    ],
    participantInfo:
      'Hiss B, våning 4. Wifi, eluttag och frukt finns överallt. Ta bara med dig lösenord på papper hem om de är dina.',
    needs: ['Nörd för en dag', 'Förklarare', 'Bärbara datorer som kan stanna hos föreningen'],
  },
};
