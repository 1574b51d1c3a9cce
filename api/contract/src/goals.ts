import type { Locale } from './enums';

/** The seventeen goals' titles; `short` fits below a tile. Index 0 is goal 1. */
export const goalTitles: Readonly<Record<Locale, readonly { title: string; short: string }[]>> = {
  en: [
    { title: 'No poverty', short: 'No poverty' },
    { title: 'Zero hunger', short: 'Zero hunger' },
    { title: 'Good health and well-being', short: 'Good health' },
    { title: 'Quality education', short: 'Quality education' },
    { title: 'Gender equality', short: 'Gender equality' },
    { title: 'Clean water and sanitation', short: 'Clean water' },
    { title: 'Affordable and clean energy', short: 'Clean energy' },
    { title: 'Decent work and economic growth', short: 'Decent work' },
    { title: 'Industry, innovation and infrastructure', short: 'Innovation' },
    { title: 'Reduced inequalities', short: 'Reduced inequalities' },
    { title: 'Sustainable cities and communities', short: 'Sustainable cities' },
    { title: 'Responsible consumption and production', short: 'Responsible consumption' },
    { title: 'Climate action', short: 'Climate action' },
    { title: 'Life below water', short: 'Life below water' },
    { title: 'Life on land', short: 'Life on land' },
    { title: 'Peace, justice and strong institutions', short: 'Peace and justice' },
    { title: 'Partnerships for the goals', short: 'Partnerships' },
  ],
  se: [
    { title: 'Ingen fattigdom', short: 'Ingen fattigdom' },
    { title: 'Ingen hunger', short: 'Ingen hunger' },
    { title: 'God hälsa och välbefinnande', short: 'God hälsa' },
    { title: 'God utbildning för alla', short: 'God utbildning' },
    { title: 'Jämställdhet', short: 'Jämställdhet' },
    { title: 'Rent vatten och sanitet för alla', short: 'Rent vatten' },
    { title: 'Hållbar energi för alla', short: 'Hållbar energi' },
    { title: 'Anständiga arbetsvillkor och ekonomisk tillväxt', short: 'Anständiga villkor' },
    { title: 'Hållbar industri, innovationer och infrastruktur', short: 'Innovationer' },
    { title: 'Minskad ojämlikhet', short: 'Minskad ojämlikhet' },
    { title: 'Hållbara städer och samhällen', short: 'Hållbara städer' },
    { title: 'Hållbar konsumtion och produktion', short: 'Hållbar konsumtion' },
    { title: 'Bekämpa klimatförändringarna', short: 'Klimatåtgärder' },
    { title: 'Hav och marina resurser', short: 'Hav och marint liv' },
    { title: 'Ekosystem och biologisk mångfald', short: 'Biologisk mångfald' },
    { title: 'Fredliga och inkluderande samhällen', short: 'Fred och rättvisa' },
    { title: 'Genomförande och globalt partnerskap', short: 'Partnerskap' },
  ],
};

/** The title of goal 1 to 17 in a language; an unknown number gives an empty text. */
export function goalTitle(goalId: number, locale: Locale, form: 'title' | 'short' = 'title'): string {
  return goalTitles[locale][goalId - 1]?.[form] ?? '';
}
