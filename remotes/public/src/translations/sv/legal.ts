/** Terms of service and privacy policy, as shown at sign-up. */
export const legal = {
  termsTitle: 'Användarvillkor',
  terms: {
    account: 'Ditt konto',
    accountText:
      'Du är minst sexton år eller har vårdnadshavares samtycke. Du anger ditt eget namn och en egen e‑postadress, och delar inte ditt lösenord med någon.',
    bookings: 'Bokningar',
    bookingsText:
      'Det du bokar är ett löfte till värden. Kan du inte hålla det avbokar du i tid och säger varför. Värdar ansvarar för sina gygar, för säkerheten där och för det de skriver om dem.',
    conduct: 'Hur vi är mot varandra',
    conductText:
      'Bemöt andra med respekt. Innehåll som är olagligt, hotfullt eller vilseledande tas bort, och konton som publicerar sådant kan stängas.',
    liability: 'Vårt ansvar',
    liabilityText:
      'Vi driver mötesplatsen med omsorg och utan avgift, men deltar inte i gygarna. Vi ansvarar för skada som vi orsakar med uppsåt eller av grov vårdslöshet.',
    law: 'Lag och tvister',
    lawText: 'Svensk lag gäller. Tvister som vi inte kan lösa tillsammans avgörs av Stockholms tingsrätt.',
  },
  privacyTitle: 'Integritetspolicy',
  privacy: {
    what: 'Vad vi sparar',
    whatText:
      'Ditt namn, din e‑postadress, ditt språk, vad du bokar och avbokar och om du kom. Ditt lösenord sparas bara i hashad form.',
    why: 'Varför',
    whyText:
      'För att genomföra det du bokar (avtal), för att skydda konton (berättigat intresse) och för att räkna timmar och mål utan namn.',
    who: 'Vem som ser det',
    whoText:
      'Värdar ser namn, e‑postadress och kommentar hos dem som bokar hos dem. Andra inloggade ser ditt namn om du inte döljer det. Platser för mottagare visas aldrig med namn.',
    rights: 'Dina rättigheter',
    rightsText:
      'Du kan få ut, rätta och radera dina uppgifter och klaga hos Integritetsskyddsmyndigheten. Efter radering finns bara antal utan namn kvar.',
    law: 'Lag och tvister',
    lawText: 'Svensk lag och dataskyddsförordningen gäller; Stockholms tingsrätt avgör tvister.',
  },
};
