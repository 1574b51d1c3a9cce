import type { Company } from '@gyg/contract';
import { Button, Cluster } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { call, useConfig, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';

export interface CompanyLookupProps {
  /** Two letters (ISO 3166-1). */
  country: string;
  onFound: (company: Company) => void;
}

/** Looks the organisation up in the corporate registry by its number. Nothing where no registry is configured. */
export function CompanyLookup({ country, onFound }: CompanyLookupProps) {
  const { t } = useTranslation('admin');
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
        label={t('organization.card.number')}
        optional={t('organization.optional')}
        hint={t('organization.card.numberHint')}
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
          {t('organization.card.lookUp')}
        </Button>
        <span role="status">{lookup.data && t('organization.card.lookedUp', { name: lookup.data.name })}</span>
      </Cluster>
    </div>
  );
}
