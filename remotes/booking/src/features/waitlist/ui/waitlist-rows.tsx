import type { UserWaitlistEntry } from '@gyg/contract';
import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { Badge, Button } from '@gyg/design-system';
import { TextIn, textLang, toast, useErrorToast, useFormat, useTranslation } from '@gyg/platform';
import { DateLeaf } from '../../../shared/date-leaf';
import s from '../../../shared/entry-row.module.css';
import { GygLink } from '../../../shared/gyg-link';
import { PlaceName } from '../../../shared/place-name';
import { useLeaveWaitlist } from '../api/waitlist';

/** The user's places on waiting lists as rows of the upcoming list. Entries with an offer are left out: they are shown above it. */
export const waitlistRows = (entries: readonly UserWaitlistEntry[]) =>
  entries
    .filter(({ offer }) => offer === null)
    .map((entry) => ({ id: entry.id, at: entry.startDateTime, row: <WaitlistRow entry={entry} /> }));

function WaitlistRow({ entry }: { entry: UserWaitlistEntry }) {
  const { t } = useTranslation('booking');
  const { gygLine, number } = useFormat();
  const errorToast = useErrorToast();
  const leaving = useLeaveWaitlist();
  const { gygId, gygTitle, gygLanguage, needTitle, ahead, quantity, contributionType } = entry;
  const lang = textLang(gygLanguage);
  const leave = () =>
    leaving.mutate(
      { gygId, entryId: entry.id },
      {
        onSuccess: () => {
          toast.success(t('waitlist.row.left'));
          document.querySelector<HTMLElement>('main')?.focus();
        },
        onError: errorToast,
      },
    );
  return (
    <li className={s.row} data-goal={entry.sdgGoalId} data-entry={entry.id}>
      <DateLeaf at={new Date(entry.startDateTime)} weekly={weeklyMinutes(entry) !== undefined} />
      <div className={s.words}>
        <h3 className={s.title}>
          <GygLink gygId={gygId} title={gygTitle} language={gygLanguage} />
        </h3>
        <p className={s.gives}>
          {needTitle === '' ? t('waitlist.row.place') : <TextIn text={needTitle} lang={lang} />}
          {contributionType === 'COMMODITY' && ` × ${number(quantity)}`},{' '}
          {t('waitlist.row.number', { number: number(ahead + 1) })}
        </p>
        <p>
          {gygLine({ ...entry, state: entry.gygState }).main}, <PlaceName address={entry.address} />
        </p>
      </div>
      <div className={s.state}>
        <Badge look="state" tone="warn">
          {t('waitlist.row.state')}
        </Badge>
        <p>{t('waitlist.row.hint')}</p>
      </div>
      <div className={s.ends}>
        <Button
          variant="secondary"
          size="sm"
          busy={leaving.isPending}
          aria-label={t('waitlist.row.leaveOf', { gyg: gygTitle })}
          onClick={leave}
        >
          {t('waitlist.row.leave')}
        </Button>
      </div>
    </li>
  );
}
