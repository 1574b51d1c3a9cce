import type { OrganizationOrigin, Origin } from '@gyg/contract';
import { type OriginProblem, readOrigin } from '@gyg/contract/origins';
import type { ComboboxOption } from '@gyg/design-system/forms';
import { useState } from 'react';
import { useSaveOrigin } from '../api/origin-calls';

/** What a site may do. */
export const rights = ['logIn', 'frame'] as const;

const rightsOf = ({ mayLogIn, mayFrame }: Pick<Origin, 'mayLogIn' | 'mayFrame'>) =>
  rights.filter((right) => (right === 'logIn' ? mayLogIn : mayFrame));

/** What is wrong with the text of an origin, and what was probably meant. */
export interface WrongOrigin {
  problem: OriginProblem;
  suggestion: string | null;
}

/** The form of an existing origin, or of a new one of an organisation that is chosen in it. */
export function useOriginForm(
  existing: OrganizationOrigin | undefined,
  onSaved: (origin: string, name: string) => void,
) {
  const save = useSaveOrigin();
  const [organization, setOrganization] = useState<ComboboxOption | null>(
    existing ? { value: existing.organization.id, label: existing.organization.name } : null,
  );
  const [text, setText] = useState(existing?.origin ?? '');
  const [may, setMay] = useState<readonly string[]>(existing ? rightsOf(existing) : ['logIn']);
  const [tried, setTried] = useState(false);
  // As the API reads it: sites on one's own machine count where the platform has no https.
  const read = readOrigin(text, { local: location.protocol === 'http:' });
  const wrong: WrongOrigin | undefined = 'problem' in read ? read : undefined;
  const submit = () => {
    setTried(true);
    if (organization === null || 'problem' in read || may.length === 0) return;
    const { origin } = read;
    save.mutate(
      {
        organizationId: organization.value,
        originId: existing?.id,
        origin,
        mayLogIn: may.includes('logIn'),
        mayFrame: may.includes('frame'),
      },
      { onSuccess: () => onSaved(origin, organization.label) },
    );
  };
  return {
    fields: { organization, text, may },
    set: { organization: setOrganization, text: setText, may: setMay },
    /** Shown once the form was submitted. */
    problems: {
      organization: tried && organization === null,
      origin: tried ? wrong : undefined,
      may: tried && may.length === 0,
    },
    busy: save.isPending,
    error: save.error,
    submit,
  };
}
