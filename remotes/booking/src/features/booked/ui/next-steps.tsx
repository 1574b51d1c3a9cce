import type { Booking, Gyg, GygViewer } from '@gyg/contract';
import { Badge, Link } from '@gyg/design-system';
import { StepList } from '@gyg/design-system/details';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { type BookingStep, bookingSteps, type StepName } from '../model/booking-steps';

export interface NextStepsProps {
  booking: Booking;
  gyg: Gyg;
  viewer: GygViewer;
}

/** What happens next, from the booking to the story afterwards. */
export function NextSteps({ booking, gyg, viewer }: NextStepsProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const organization = booking.representation?.orgName ?? booking.orgName ?? '';
  const values = {
    host: gyg.orgName,
    organization,
    until: viewer.canCancelUntil === null ? '' : format.dateTime(viewer.canCancelUntil),
    reminder: viewer.nextReminderAt === null ? '' : format.day(viewer.nextReminderAt),
    when: format.gygLine(gyg).main,
    booked: format.day(booking.created),
  };
  const textOf = (name: StepName, isDone: boolean): string => {
    if (name === 'booked' && gyg.state === 'FINISHED') return t('booked.steps.booked.textPast', values);
    if (name === 'booked' && viewer.canCancelUntil === null) return t('booked.steps.booked.textFixed');
    if (name === 'day' && isDone) return t(`booked.attendance.${booking.attendance ?? 'none'}`, values);
    return t(`booked.steps.${name}.text`, values);
  };
  const actionOf = ({ name, state }: BookingStep) => {
    if ((name === 'booked' || name === 'answer') && viewer.canCancelUntil !== null) {
      return (
        <Link variant="standalone" href={paths.gygBookings(gyg.id)}>
          {t('booked.change')}
        </Link>
      );
    }
    if (name === 'story' && state === 'now') {
      return (
        <Link variant="standalone" href={paths.uploadStory(gyg.id)}>
          {t('booked.tellStory')}
        </Link>
      );
    }
    return undefined;
  };
  return (
    <StepList
      label={t('booked.next')}
      doneLabel={t('booked.done')}
      headingLevel={3}
      steps={bookingSteps(booking, gyg, viewer).map((step) => ({
        id: step.name,
        state: step.state,
        title: (
          <>
            {t(`booked.steps.${step.name}.title`, values)}{' '}
            {step.state === 'now' && (step.name === 'answer' || step.name === 'represents') && (
              <Badge look="state" tone="warn">
                {t('booked.waiting')}
              </Badge>
            )}
          </>
        ),
        text: textOf(step.name, step.state === 'done'),
        action: actionOf(step),
      }))}
    />
  );
}
