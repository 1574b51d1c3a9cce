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
  en: { goal: (id: number, title: string) => `Goal ${id}: ${title}`, online: 'Online' },
  se: { goal: (id: number, title: string) => `Mål ${id}: ${title}`, online: 'Digitalt' },
} as const satisfies Record<Locale, unknown>;

const states = { CREATED: 'upcoming', PUBLISHED: 'upcoming', ONGOING: 'ongoing', FINISHED: 'past' } as const;

const picture = (sizes: PictureSizes | undefined) =>
  sizes === undefined || sizes.src === '' ? null : { src: sizes.src, srcset: sizes.srcSet ?? '' };

/** A gyg as a card in one language. `gyg` has its texts in that language where they exist. */
export function presentCard(gyg: Gyg, language: Locale, now: Date): GygCard {
  const { goal, online } = words[language];
  const { title = '' } = goalTitles[language][gyg.sdgGoalId - 1] ?? {};
  const { main, dateTime } = gygCardDate(gyg, now, language === 'se' ? 'sv' : 'en');
  const { night, ...day } = heroSizes(gyg.gygHero);
  const { first = [], more = 0 } = gyg.state === 'FINISHED' ? {} : (gyg.openNeeds ?? {});
  return {
    id: gyg.id,
    title: gyg.title,
    lang: gyg.language === 'se' ? 'sv' : 'en',
    url: `/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`,
    state: states[gyg.state],
    when: main,
    dateTime,
    place: gyg.address.toLowerCase() === 'online' ? online : gyg.address,
    goal: gyg.sdgGoalId,
    goalTitle: goal(gyg.sdgGoalId, title),
    picture: picture(day),
    night: picture(night),
    needs: first.map((need) => ({ title: need.title, count: need.availablePositions })),
    moreNeeds: more,
    people: gyg.participantCount,
    host: gyg.orgName,
  };
}
