import { Stack } from '@gyg/design-system';
import { Checkbox, RadioCards } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { TellStory } from '../model/use-tell-story';

interface StoryPeopleProps extends Pick<TellStory, 'draft' | 'change' | 'problems'> {
  /** The ids of the two fields. */
  ids: { people: string; agreed: string };
}

/** Whether anyone can be recognised in the picture, and if so, that they have agreed. */
export function StoryPeople({ draft, change, problems, ids }: StoryPeopleProps) {
  const { t } = useTranslation('booking');
  return (
    <Stack gap={3}>
      <RadioCards
        id={ids.people}
        tabIndex={-1}
        legend={t('stories.people.question')}
        options={[
          { value: 'YES', title: t('stories.people.yes') },
          { value: 'NO', title: t('stories.people.no') },
        ]}
        value={draft.people}
        onValueChange={(people) => change({ people: people === 'YES' ? 'YES' : 'NO' })}
        error={problems.includes('people') && t('stories.problem.people')}
      />
      {draft.people === 'YES' && (
        <Checkbox
          id={ids.agreed}
          checked={draft.agreed}
          onChange={({ currentTarget }) => change({ agreed: currentTarget.checked })}
          hint={t('stories.people.hint')}
          error={problems.includes('agreed') && t('stories.problem.agreed')}
        >
          {t('stories.people.agreed')}
        </Checkbox>
      )}
    </Stack>
  );
}
