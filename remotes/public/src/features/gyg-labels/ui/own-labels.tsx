import { readTags } from '@gyg/contract/widgets';
import { ErrorState } from '@gyg/design-system';
import { SideGroup } from '@gyg/design-system/details';
import { TagsField } from '@gyg/design-system/forms';
import {
  call,
  callOptions,
  invalidateCalls,
  toast,
  useErrorText,
  useLoadFailure,
  useQuery,
  useQueryClient,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';

/** The most labels that an organisation gives one gyg. */
const most = 20;

export interface OwnLabelsProps {
  gygId: string;
  organizationId: string;
}

/** An organisation's own labels on a gyg, saved as soon as they change. A failure is shown at the field. */
export function OwnLabels({ gygId, organizationId }: OwnLabelsProps) {
  const { t } = useTranslation('public');
  const name = useSession((session) => session.organizationName);
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(
    callOptions('listGygTags', { params: { gygId }, query: { pageSize: 100 } }),
  );
  const [typed, setTyped] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const saved = data?.tags.filter((tag) => tag.organizationId === organizationId).map(({ tag }) => tag) ?? [];
  const save = async (chosen: readonly string[]) => {
    const tags = [...readTags(chosen.join())];
    setTyped(tags);
    setFailure(undefined);
    try {
      await call('assignTags', { body: { organizationId, gygId, tags } });
      await invalidateCalls(queries, ['listGygTags', 'findParticipatingGygs']);
      toast.success(t('gyg.labels.saved'));
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return (
    <SideGroup title={t('gyg.labels.title', { name })}>
      {data === undefined && error !== null ? (
        <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />
      ) : (
        <TagsField
          label={t('gyg.labels.list')}
          labelHidden
          hint={t('gyg.labels.hint')}
          disabled={data === undefined}
          error={failure === undefined ? undefined : errorText(failure).text}
          value={typed ?? saved}
          max={most}
          maxLength={60}
          onValueChange={(chosen) => void save(chosen)}
          texts={{
            list: t('gyg.labels.list'),
            remove: (tag) => t('gyg.labels.remove', { tag }),
            added: (tags) => t('gyg.labels.added', { tags: tags.join(', ') }),
            removed: (tag) => t('gyg.labels.removed', { tag }),
            duplicate: (tag) => t('gyg.labels.duplicate', { tag }),
            full: (max) => t('gyg.labels.full', { max }),
          }}
        />
      )}
    </SideGroup>
  );
}
