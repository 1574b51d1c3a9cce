/** The goals' titles, goal 1 first. */
export const titles = [
  'Ingen fattigdom',
  'Ingen hunger',
  'God hälsa och välbefinnande',
  'God utbildning för alla',
  'Jämställdhet',
  'Rent vatten och sanitet för alla',
  'Hållbar energi för alla',
  'Anständiga arbetsvillkor och ekonomisk tillväxt',
  'Hållbar industri, innovationer och infrastruktur',
  'Minskad ojämlikhet',
  'Hållbara städer och samhällen',
  'Hållbar konsumtion och produktion',
  'Bekämpa klimatförändringarna',
  'Hav och marina resurser',
  'Ekosystem och biologisk mångfald',
  'Fredliga och inkluderande samhällen',
  'Genomförande och globalt partnerskap',
] as const;

/** The titles that are too long for below a tile, in short, by the goal's number. */
export const shortTitles: Readonly<Record<number, string>> = {
  3: 'God hälsa',
  4: 'God utbildning',
  6: 'Rent vatten',
  7: 'Hållbar energi',
  8: 'Anständiga villkor',
  9: 'Innovationer',
  11: 'Hållbara städer',
  12: 'Hållbar konsumtion',
  13: 'Klimatåtgärder',
  14: 'Hav och marint liv',
  15: 'Biologisk mångfald',
  16: 'Fred och rättvisa',
  17: 'Partnerskap',
};
