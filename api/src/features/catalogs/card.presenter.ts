import {
  type Gyg,
  type GygCard,
  goalTitles,
  gygCardDate,
  heroSizes,
  type Locale,
  type PictureSizes,
} from '@gyg/contract';

const words = {
  en: {
    goal: (id: number, title: string) => `Goal ${id}: ${title}`,
    online: 'Online',
    ongoing: 'In-Progress',
    past: 'Past',
    more: (count: number) => `${count} more`,
    people: (count: number) => (count === 1 ? '1 person took part' : `${count} people took part`),
  },
  se: {
    goal: (id: number, title: string) => `Mål ${id}: ${title}`,
    online: 'Digitalt',
    ongoing: 'Pågående',
    past: 'Avslutad',
    more: (count: number) => `${count} till`,
    people: (count: number) => (count === 1 ? '1 person var med' : `${count} personer var med`),
  },
} as const satisfies Record<Locale, unknown>;

const states = { CREATED: 'upcoming', PUBLISHED: 'upcoming', ONGOING: 'ongoing', FINISHED: 'past' } as const;

const picture = (sizes: PictureSizes | undefined) =>
  sizes === undefined || sizes.src === '' ? null : { src: sizes.src, srcset: sizes.srcSet ?? '' };

/** A gyg as a card in one language. `gyg` has its texts in that language where they exist. */
export function presentCard(gyg: Gyg, language: Locale, now: Date): GygCard {
  const { goal, online, ongoing, past, more: furtherNeeds, people } = words[language];
  const state = states[gyg.state];
  const { title = '' } = goalTitles[language][gyg.sdgGoalId - 1] ?? {};
  const { main, dateTime } = gygCardDate(gyg, now, language === 'se' ? 'sv' : 'en');
  const { night, ...day } = heroSizes(gyg.gygHero);
  const { first = [], more = 0 } = gyg.state === 'FINISHED' ? {} : (gyg.openNeeds ?? {});
  return {
    id: gyg.id,
    title: gyg.title,
    lang: gyg.language === 'se' ? 'sv' : 'en',
    url: `/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`,
    state,
    stateLabel: { upcoming: '', ongoing, past }[state],
    when: main,
    dateTime,
    place: gyg.address.toLowerCase() === 'online' ? online : gyg.address,
    goal: gyg.sdgGoalId,
    goalTitle: goal(gyg.sdgGoalId, title),
    picture: picture(day),
    night: picture(night),
    needs: first.map((need) => ({ title: need.title, count: need.availablePositions })),
    moreNeeds: more > 0 ? furtherNeeds(more) : '',
    result: state === 'past' && gyg.participantCount > 0 ? people(gyg.participantCount) : '',
    host: gyg.orgName,
  };
}
