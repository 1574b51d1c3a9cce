import type { User } from '@gyg/contract';
import type { PageContext, PageSubject } from './page-subject';
import { shareImage } from './share-image';

const describe = {
  en: (name: string) => `${name}’s profile on Gyg: what ${name} has helped with.`,
  sv: (name: string) => `${name} på Gyg: det här har ${name} hjälpt till med.`,
} as const;

/** The metadata of a person's page; undefined if there is no such person. Listed only if the person asked for it. */
export function aboutUser(user: User | undefined, { publicUrl, language }: PageContext): PageSubject | undefined {
  if (user === undefined) return undefined;
  const { id, fullName, profileImage } = user;
  const canonical = `/users/${id}`;
  const listed = user.searchable === true;
  const picture = profileImage === null ? {} : { image: new URL(profileImage, publicUrl).href };
  const person = { '@type': 'Person', name: fullName, url: `${publicUrl}${canonical}`, ...picture };
  return {
    title: `${fullName} · Gyg`,
    description: describe[language](fullName),
    canonical,
    image: listed ? shareImage(profileImage, fullName) : undefined,
    data: listed ? [{ '@type': 'ProfilePage', url: `${publicUrl}${canonical}`, mainEntity: person }] : [],
    type: 'profile',
    listed,
  };
}
