import type { Gyg, Need } from '@gyg/contract';
import { isolated } from '@gyg/contract/isolated';
import { Icon, Stack } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { toLanguage, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { restrictionOf, sortNeeds } from '../model/needs';
import s from './gyg-join.module.css';
import { NeedLink } from './need-link';

export interface GygJoinChoiceProps {
  gyg: Gyg;
  /** At least one. */
  needs: readonly Need[];
  asGuest: boolean;
}

/** What the visitor can give, with what is left of it, and the link to book it. */
export function GygJoinChoice({ gyg, needs, asGuest }: GygJoinChoiceProps) {
  const { t } = useTranslation('public');
  const { hours, number } = useFormat();
  const language = useLanguage();
  const [chosenId, setChosenId] = useState('');
  const sorted = sortNeeds(needs, language);
  const skills = sorted.filter(({ contributionType }) => contributionType === 'SKILL');
  const items = sorted.filter(({ contributionType }) => contributionType === 'COMMODITY');
  const [first] = [...skills, ...items];
  const chosen = sorted.find(({ id }) => id === chosenId) ?? first;
  if (chosen === undefined) return null;
  const restriction = restrictionOf(chosen);
  const left = ({ availablePositions }: Need) => t('gyg.join.left', { left: number(availablePositions) });
  const line = (need: Need) => `${isolated(need.title)}, ${left(need)}`;
  const group = (label: string, of: readonly Need[]) =>
    of.length === 0 ? [] : [{ label, options: of.map((need) => ({ value: need.id, label: line(need) })) }];
  return (
    <>
      {sorted.length === 1 ? (
        <p className={s.only} lang={toLanguage(gyg.language)}>
          {chosen.title}
        </p>
      ) : (
        <SelectField
          label={t('gyg.join.how')}
          options={[...group(t('gyg.needs.skills'), skills), ...group(t('gyg.needs.itemsTitle'), items)]}
          value={chosen.id}
          onChange={(event) => setChosenId(event.target.value)}
        />
      )}
      {/* A narrow select cuts its text. */}
      <p className={s.amounts}>
        {chosen.durationMinutes !== null && t('gyg.join.hours', { hours: hours(chosen.durationMinutes) })}{' '}
        {left(chosen)}
      </p>
      {restriction && (
        <p className={s.note}>
          <Icon name="lock" size="sm" /> {t(`gyg.needs.whoCanOffer.${restriction}`)}
        </p>
      )}
      <Stack gap={2}>
        <NeedLink need={chosen} asGuest={asGuest} size="lg" block />
        <p className={s.hint}>
          {asGuest && t('gyg.join.loginNext')}{' '}
          {t(gyg.state === 'ONGOING' ? 'gyg.join.cancelUntilEnd' : 'gyg.join.cancelUntilStart')}
        </p>
      </Stack>
    </>
  );
}
