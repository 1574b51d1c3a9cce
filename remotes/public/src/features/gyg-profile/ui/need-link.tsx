import type { Need } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

export interface NeedLinkProps {
  need: Need;
  /** Guests sign up first, and come to the booking from there. */
  asGuest: boolean;
  size?: 'sm' | 'lg' | undefined;
  block?: boolean | undefined;
  /** Names the need, where several links are beside each other. */
  named?: boolean | undefined;
  /** The need is full: links to its waiting list. */
  queue?: boolean | undefined;
}

/** A link to the booking of a need: Join or Give, or for a full need its waiting list. */
export function NeedLink({ need, asGuest, named = false, queue = false, ...look }: NeedLinkProps) {
  const { t } = useTranslation('public');
  const isSkill = need.contributionType === 'SKILL';
  const target = paths.book(need.gygId, { gid: need.gygId, id: need.id, type: need.contributionType });
  const href = asGuest ? paths.register({ target }) : target;
  if (queue) {
    return (
      <Button
        {...look}
        variant="secondary"
        href={href}
        {...(named && { 'aria-label': t('gyg.waitlist.joinFor', { title: need.title }) })}
      >
        {t('gyg.waitlist.join')}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      href={href}
      {...(named && { 'aria-label': t(isSkill ? 'gyg.needs.joinAs' : 'gyg.needs.giveThing', { title: need.title }) })}
    >
      {t(isSkill ? 'gyg.needs.join' : 'gyg.needs.give')}
    </Button>
  );
}
