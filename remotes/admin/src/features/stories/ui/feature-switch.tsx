import type { Story } from '@gyg/contract';
import { Switch } from '@gyg/design-system/forms';
import { useErrorToast, useTranslation } from '@gyg/platform';
import { useFeatureStory } from '../api/change-story';
import s from './story-item.module.css';

/** Features an approved story on the organisation's page. It shows the wanted state while it is saved. */
export function FeatureSwitch({ story }: { story: Story }) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { mutate, isPending, variables } = useFeatureStory();
  const checked = isPending ? variables.featured : story.featuredByHost;
  return (
    <Switch
      className={s.switch}
      checked={checked}
      aria-label={t('stories.featureOf', { name: story.username })}
      hint={t('stories.featureHint')}
      onChange={({ currentTarget }) => {
        if (isPending) return;
        const featured = currentTarget.checked;
        mutate({ storyId: story.id, featured }, { onError: errorToast });
      }}
    >
      {t('stories.tabs.featured')}
    </Switch>
  );
}
