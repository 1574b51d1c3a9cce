import type { Gyg, GygViewer, Need, UserOrganization } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { takesQueue } from '@gyg/contract/waitlist';
import { Banner, Button, Link } from '@gyg/design-system';
import { FormDialog, NumberStepper, SelectField, TextArea } from '@gyg/design-system/forms';
import { paths, toast, useErrorText, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useOnce } from '../../../shared/use-once';
import { useJoinWaitlist } from '../api/waitlist';

export interface JoinWaitlistProps {
  gyg: Gyg;
  /** A need that is full. */
  need: Need;
  viewer: GygViewer;
  organizations: readonly UserOrganization[];
}

/** A button to join the waiting list of a full need, or the user's place in it, or a link to their offer. */
export function JoinWaitlist({ gyg, need, viewer, organizations }: JoinWaitlistProps) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const entry = viewer.waitlist.find(({ gygPositionId }) => gygPositionId === need.id);
  if (entry?.offer) {
    return <Button href={paths.waitlistOffer(entry.offer.token)}>{t('waitlist.answer')}</Button>;
  }
  if (entry) {
    return (
      <>
        <span role="status">{t('waitlist.youAre', { number: number(entry.ahead + 1) })}</span>{' '}
        <Link variant="standalone" href={paths.myBookings()}>
          {t('waitlist.toBookings')}
        </Link>
      </>
    );
  }
  if (!takesQueue(gyg)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('waitlist.join')}
      </Button>
      {open && <WaitlistDialog need={need} organizations={organizations} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WaitlistDialogProps {
  need: Need;
  organizations: readonly UserOrganization[];
  onClose: () => void;
}

/** Explains the waiting list, and asks the same as a booking: quantity, organisation and comment. */
function WaitlistDialog({ need, organizations, onClose }: WaitlistDialogProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const errorText = useErrorText();
  const joining = useJoinWaitlist(need.gygId);
  const once = useOnce();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [organizationId, setOrganizationId] = useState('');
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string>();
  const isItem = need.contributionType === 'COMMODITY';
  const wrongQuantity = isItem && !(quantity !== null && quantity >= 1 && quantity <= need.offeredPositions);
  const sorted = organizations.toSorted((left, right) => left.name.localeCompare(right.name, language));

  const submit = () => {
    if (wrongQuantity) {
      setProblem(t('waitlist.dialog.quantityWrong', { count: need.offeredPositions }));
      return;
    }
    setProblem(undefined);
    void once(
      async () => {
        await joining.mutateAsync({
          gygPositionId: need.id,
          contributionType: need.contributionType,
          quantity: isItem ? (quantity ?? 1) : 1,
          bookingComment: comment.trim(),
          userOrganization: organizationId === '' ? null : organizationId,
        });
        toast.success(t('waitlist.dialog.done'));
        onClose();
      },
      (thrown) => setProblem(errorText(thrown).text),
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('waitlist.dialog.title')}
      closeLabel={t('waitlist.dialog.close')}
      size="sm"
      cancel={t('waitlist.dialog.cancel')}
      confirm={t('waitlist.join')}
      busy={joining.isPending}
      onConfirm={submit}
    >
      <p>{t('waitlist.dialog.explain')}</p>
      {isItem && (
        <NumberStepper
          label={t('waitlist.dialog.quantity')}
          value={quantity}
          onValueChange={setQuantity}
          min={1}
          max={need.offeredPositions}
          decreaseLabel={t('waitlist.dialog.fewer')}
          increaseLabel={t('waitlist.dialog.more')}
        />
      )}
      {sorted.length > 0 && (
        <SelectField
          label={t('waitlist.dialog.representing')}
          options={[
            { value: '', label: t('waitlist.dialog.myself') },
            ...sorted.map(({ organizationId: value, name }) => ({ value, label: name })),
          ]}
          value={organizationId}
          onChange={(event) => setOrganizationId(event.target.value)}
        />
      )}
      <TextArea
        label={t('waitlist.dialog.comment')}
        optional={t('waitlist.dialog.optional')}
        maxLength={limits.comment}
        rows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        counter={(used, most) => t('waitlist.dialog.counter', { used, most })}
      />
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
    </FormDialog>
  );
}
