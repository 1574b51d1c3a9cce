import type { Locale } from '@gyg/contract';
import { toLocale, useLanguage, useSearchParams } from '@gyg/platform';
import { useForm, useWatch } from '@gyg/platform/forms';
import { useEffect } from 'react';
import { useKeptValues } from '../schema-form';
import { checkAddresses, parseAddresses } from './addresses';
import type { InvitedMember } from './invite-subject';

/** An invitation before it is sent. */
export interface Draft {
  /** The entries of the list, addresses or not. */
  readonly recipients: string[];
  /** Members chosen by name. */
  readonly members: InvitedMember[];
  /** What is typed and not in the list yet. */
  readonly typed: string;
  readonly message: string;
  /** Of the e-mail to addresses without an account. */
  readonly locale: Locale;
}

/**
 * The draft of an invitation, which survives reloads under `key`. `knownAddresses`, in lower case, are of people who
 * need no invitation. `?to=` puts an address into the field, to correct it.
 */
export function useDraft(key: string, knownAddresses: ReadonlySet<string>) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const empty: Draft = { recipients: [], members: [], typed: '', message: '', locale: toLocale(language) };
  const form = useForm<{ -readonly [Name in keyof Draft]: Draft[Name] }>({ defaultValues: empty });
  const forget = useKeptValues(form, `invitation.${key}`);
  const { control, getValues, setValue, reset } = form;
  const to = params.get('to');
  useEffect(() => {
    if (to !== null && getValues('typed') === '') setValue('typed', to, { shouldDirty: true });
  }, [to, getValues, setValue]);
  const entries = useWatch({ control, name: 'recipients' });
  const members = useWatch({ control, name: 'members' });
  const checked = checkAddresses(entries, knownAddresses);
  const ready = checked.filter(({ state }) => state === 'ok').map(({ text }) => text);
  const setRecipients = (next: string[]) => setValue('recipients', next, { shouldDirty: true });
  const setMembers = (next: InvitedMember[]) => setValue('members', next, { shouldDirty: true });
  return {
    form,
    checked,
    /** The addresses that get an invitation. */
    ready,
    members,
    /** The members and addresses that get an invitation, as the call takes them. */
    invited: [...members.map(({ id }) => id), ...ready],
    setRecipients,
    setMembers,
    /** Moves the addresses of a text into the list. */
    add(text: string) {
      setRecipients([...getValues('recipients'), ...parseAddresses(text)]);
      setValue('typed', '', { shouldDirty: true });
    },
    remove: (index: number) => setRecipients(getValues('recipients').filter((_, at) => at !== index)),
    /** Empties the draft. */
    clear() {
      reset(empty);
      forget();
    },
  };
}
