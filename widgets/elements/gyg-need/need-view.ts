import type { Session, Visitor } from '../../core/session';
import type { Language } from '../../core/texts';
import type { Bookable, Personal } from './gyg-need-query';
import type { GygNeedTexts } from './gyg-need-texts';
import type { NeedVisitorTexts } from './need-visitor-texts-en';
import type { NeedModel } from './use-need';

/** What the parts for everyone get. */
export interface NeedBase {
  readonly bookable: Bookable;
  readonly session: Session;
  readonly language: Language;
  /** The platform's origin. */
  readonly origin: string;
  readonly texts: GygNeedTexts;
  /** Focuses the next thing that is marked with `data-focus`, once what is shown has changed. */
  readonly focusNext: () => void;
}

/** What the parts for people who are logged in get. */
export interface NeedView extends NeedBase {
  readonly model: NeedModel;
  readonly personal: Personal | undefined;
  readonly visitor: Visitor;
  readonly own: NeedVisitorTexts;
}

type Addressed = Pick<NeedBase, 'origin' | 'bookable'>;

/** The gyg's page on the platform. */
export const gygPage = ({ origin, bookable: { gyg } }: Addressed): string =>
  `${origin}/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`;

/** Where people become members who can offer the need: of the host, or of another organisation. */
export const joinPage = ({ origin, bookable: { gyg, need } }: Addressed): string =>
  need?.whoCanOffer === 'ONLY_PARTNERS'
    ? `${origin}/users/profile/organizations`
    : `${origin}/users/join/${encodeURIComponent(gyg.orgFriendlyUrl)}`;

/** Where the same need or place can be booked on the platform. */
export function bookingPage(view: Addressed): string {
  const { gyg, need } = view.bookable;
  if (need === null) return `${gygPage(view)}#recipients`;
  const query = new URLSearchParams({ gid: gyg.id, id: need.id, type: need.contributionType });
  return `${view.origin}/gygs/${encodeURIComponent(gyg.id)}/book?${query}`;
}
