import type { Company } from '@gyg/contract';
import { Button, Cluster } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { call, isSignedIn, useConfig, useErrorText, useMutation, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** The country of every request (specification 2.14). */
const country = 'se';

export interface CompanyLookupProps {
  onFound: (company: Company) => void;
}

/**
 * Looks an organisation up in the corporate registry by its number. Nothing where no registry is configured, and for
 * guests, who may not ask it.
 */
export function CompanyLookup(props: CompanyLookupProps) {
  return useSession(isSignedIn) && <Lookup {...props} />;
}

function Lookup({ onFound }: CompanyLookupProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const offered = useConfig()?.companyRegistry === true;
  const [number, setNumber] = useState('');
  const registrationId = number.trim();
  const lookup = useMutation({
    mutationFn: () => call('findCompany', { params: { country, registrationId } }),
    onSuccess: onFound,
  });
  if (!offered) return null;
  const find = () => registrationId !== '' && lookup.mutate();
  return (
    <div>
      <TextField
        label={t('orgRequest.number')}
        optional={t('common.optional')}
        hint={t('orgRequest.numberHint')}
        maxLength={30}
        autoComplete="off"
        error={lookup.error ? errorText(lookup.error).text : undefined}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find();
        }}
      />
      <Cluster>
        <Button variant="secondary" busy={lookup.isPending} onClick={find}>
          {t('orgRequest.lookUp')}
        </Button>
        <span role="status">{lookup.data && t('orgRequest.lookedUp', { name: lookup.data.name })}</span>
      </Cluster>
    </div>
  );
}
