import type { ViewerWaitlistEntry } from '@gyg/contract';
import { Badge, Button } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';

/** The visitor's place in the queue of a need, or a link to their offer. */
export function QueuePlace({ entry }: { entry: ViewerWaitlistEntry }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  if (entry.offer) {
    return (
      <Button size="sm" href={paths.waitlistOffer(entry.offer.token)}>
        {t('gyg.waitlist.answerOffer')}
      </Button>
    );
  }
  return <Badge tone="warn">{t('gyg.waitlist.number', { number: number(entry.ahead + 1) })}</Badge>;
}
