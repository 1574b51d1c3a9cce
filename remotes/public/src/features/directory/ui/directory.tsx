import { Button, Callout, Page, Section } from '@gyg/design-system';
import { GoalPicker, ToggleChips } from '@gyg/design-system/forms';
import { paths, useListInAddress, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useGoals } from '../../../shared/use-goals';
import {
  type DirectoryState,
  directoryAddress,
  directoryFlags,
  everything,
  isFiltered,
  readDirectory,
} from '../model/directory-state';
import s from './directory.module.css';
import { DirectoryResults } from './directory-results';
import { type ClearableDirectoryPartProps, DirectorySearch } from './directory-search';

/** Organisations by keyword, type, goals and what they offer now. All of it is in the address. */
export function Directory() {
  const { state, change, clear, cleared } = useDirectoryState();
  const part = { state, onChange: change };
  return (
    <Page padded>
      <DirectorySearch key={cleared} {...part} />
      <DirectoryFilters {...part} onClear={clear} />
      <DirectoryResults {...part} onClear={clear} />
      <MissingOrganization />
    </Page>
  );
}

/**
 * The directory in the address, a function that changes it and adds a history entry, and one that removes all filters.
 * `cleared` counts the latter: a field with it as its key forgets what was typed in it and not applied yet.
 */
function useDirectoryState() {
  const { list: state, change } = useListInAddress(readDirectory, directoryAddress);
  const [cleared, setCleared] = useState(0);
  const clear = (changes: Partial<DirectoryState> = {}) => {
    setCleared((count) => count + 1);
    change({ ...everything, ...changes });
  };
  return { state, change, clear, cleared };
}

/** What organisations offer now, and their goals. */
function DirectoryFilters({ state, onChange, onClear }: ClearableDirectoryPartProps) {
  const { t } = useTranslation('public');
  const { goals } = useGoals();
  return (
    <div className={s.filters}>
      <div className={s.chips}>
        <ToggleChips
          label={t('directory.filters')}
          chips={directoryFlags.map((flag) => ({ value: flag, label: t(`directory.flag.${flag}`) }))}
          selected={state.flags}
          onToggle={(flag, on) =>
            onChange({
              flags: directoryFlags.filter((candidate) => (candidate === flag ? on : state.flags.includes(candidate))),
            })
          }
        />
        {isFiltered(state) && (
          <Button variant="quiet" size="sm" icon="close" onClick={() => onClear({ sort: state.sort })}>
            {t('directory.clear')}
          </Button>
        )}
      </div>
      <GoalPicker
        label={t('directory.goals')}
        goals={goals.map(({ id, short }) => ({ id, title: short }))}
        selected={state.goals}
        onSelectedChange={(selected) => onChange({ goals: selected })}
      />
    </div>
  );
}

/** An invitation to organisations that are not in the directory. */
function MissingOrganization() {
  const { t } = useTranslation('public');
  return (
    <Section spacing="tight">
      <Callout
        title={t('directory.missing')}
        text={t('directory.missingText')}
        action={
          <Button variant="inverse" size="lg" href={paths.requestOrganization()}>
            {t('directory.host')}
          </Button>
        }
      />
    </Section>
  );
}
