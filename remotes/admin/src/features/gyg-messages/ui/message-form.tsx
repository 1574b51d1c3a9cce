import type { GygDesk, MessageAudience } from '@gyg/contract';
import { sendGygMessageBodySchema } from '@gyg/contract/forms';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Panel, Section, Stack } from '@gyg/design-system';
import { Checkbox, RadioCards, TextArea, TextField } from '@gyg/design-system/forms';
import { isApiError, toast, useErrorText, useFormat, useLocation, useNavigate, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useEffect, useState } from 'react';
import { readChosenBookings } from '../../../shared/chosen-bookings';
import { ConfirmDialog } from '../../../shared/confirm';
import { useFieldError, useKeptValues, useSchemaForm } from '../../../shared/schema-form';
import { useAttended, useSendMessage } from '../api/message-calls';
import { audiencesOf, usualAudience } from '../model/audiences';

/** Writes a message to people of a gyg, and asks before it is sent. */
export function MessageForm({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const fieldError = useFieldError();
  const { form, empty } = useMessageForm(desk);
  const send = useSendMessage(desk.gyg.id);
  const [asking, setAsking] = useState(false);
  const { control, register, setValue, handleSubmit, getValues } = form;
  const { errors } = form.formState;
  const audience = useWatch({ control, name: 'audience' });
  const chosen = useWatch({ control, name: 'bookingIds' }) ?? [];
  const body = useWatch({ control, name: 'body' });
  const audiences = audiencesOf(desk, { attended: useAttended(desk.gyg), chosen: chosen.length });
  const count = audiences.find((option) => option.audience === audience)?.count;
  const sendNow = () => {
    const values = getValues();
    const bookingIds = values.audience === 'CHOSEN' ? values.bookingIds : [];
    send.mutate(
      { ...values, bookingIds },
      {
        onSuccess: ({ recipients }) => {
          toast.success(t('gygMessages.sent', { count: recipients }));
          empty();
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  const problem = send.error && problemOf(send.error);
  return (
    <Section title={t('gygMessages.write')} size="small" spacing="none">
      <Panel padding="large">
        <form noValidate onSubmit={handleSubmit(() => setAsking(true))}>
          <Stack gap={4}>
            {send.error && (
              <Banner
                tone="bad"
                role="alert"
                title={problem ? t(`gygMessages.problem.${problem}`) : errorText(send.error).text}
              />
            )}
            <RadioCards
              legend={t('gygMessages.to')}
              value={audience}
              onValueChange={(value) => {
                const choice = audiences.find((option) => option.audience === value);
                if (choice) setValue('audience', choice.audience, { shouldDirty: true });
              }}
              options={audiences.map((option) => ({
                value: option.audience,
                title: t(`gygMessages.audience.${option.audience}`),
                detail: t(`gygMessages.audienceText.${option.audience}`),
                aside:
                  option.count === undefined
                    ? undefined
                    : t(option.audience === 'RECIPIENTS' ? 'gygMessages.places' : 'gygMessages.bookings', {
                        count: option.count,
                        number: number(option.count),
                      }),
                disabled: option.count === 0,
              }))}
            />
            <TextField
              label={t('gygMessages.subject')}
              maxLength={limits.title}
              error={fieldError(errors.title)}
              {...register('title')}
            />
            <TextArea
              label={t('gygMessages.body')}
              hint={t('gygMessages.bodyHint')}
              rows={8}
              maxLength={limits.inviteMessage}
              counter={(used, most) => t('reason.counter', { used, most })}
              error={fieldError(errors.body)}
              {...register('body')}
              value={body}
            />
            <Checkbox hint={t('gygMessages.repliesHint')} {...register('replyToMe')}>
              {t('gygMessages.replies')}
            </Checkbox>
            <div>
              <Button type="submit" icon="mail" disabled={count === 0}>
                {t('gygMessages.send')}
              </Button>
            </div>
          </Stack>
        </form>
      </Panel>
      <SendDialog
        open={asking}
        audience={audience}
        count={count}
        busy={send.isPending}
        onSend={sendNow}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

/** Errors whose general text speaks of invitations. */
function problemOf(thrown: unknown): 'noOne' | 'tooMany' | undefined {
  if (!isApiError(thrown)) return undefined;
  if (thrown.code === 'invites.nobody') return 'noOne';
  return thrown.code === 'invites.too_many' ? 'tooMany' : undefined;
}

/**
 * The message that is being written. It survives reloads, and takes over the bookings that were chosen in the list.
 * `empty` forgets it after sending.
 */
function useMessageForm(desk: GygDesk) {
  const emptyMessage = { audience: usualAudience(desk), bookingIds: [], title: '', body: '', replyToMe: false };
  const form = useSchemaForm(sendGygMessageBodySchema, { defaultValues: emptyMessage });
  const forget = useKeptValues(form, `message.${desk.gyg.id}`);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { setValue } = form;
  useEffect(() => {
    const bookingIds = readChosenBookings(state);
    if (bookingIds.length === 0) return;
    setValue('bookingIds', bookingIds, { shouldDirty: true });
    setValue('audience', 'CHOSEN', { shouldDirty: true });
    // Taken over: a reload must not change an audience that was chosen later.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [state, pathname, navigate, setValue]);
  return {
    form,
    empty: () => {
      form.reset(emptyMessage);
      forget();
    },
  };
}

interface SendDialogProps {
  open: boolean;
  audience: MessageAudience;
  /** The bookings or places of the audience; undefined if that is not known. */
  count: number | undefined;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Says how many people get the message before it is sent. */
function SendDialog({ open, audience, count, busy, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const to = t(`gygMessages.audience.${audience}`);
  return (
    <ConfirmDialog
      open={open}
      title={t('gygMessages.confirm.title')}
      confirm={t('gygMessages.confirm.send')}
      tone="primary"
      progress={busy ? { done: 0, total: 1 } : undefined}
      onConfirm={onSend}
      onClose={onClose}
    >
      <p>
        {count === undefined
          ? t('gygMessages.confirm.text', { to })
          : t('gygMessages.confirm.textOf', { to, count, number: number(count) })}
      </p>
    </ConfirmDialog>
  );
}
