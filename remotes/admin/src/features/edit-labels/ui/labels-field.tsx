import { readTags } from '@gyg/contract/widgets';
import { Cluster, ErrorState, Tag } from '@gyg/design-system';
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
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';

/** The most labels that an organisation gives one gyg. */
const most = 20;

/** The labels of the host, by which its lists and plug-ins find the gyg. Its administrators change them. */
export function LabelsField() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  const queries = useQueryClient();
  const { desk, autosave } = useEditor();
  const { id: gygId, organizationId, orgName } = desk.gyg;
  const { data, error, refetch } = useQuery(
    callOptions('listGygTags', { params: { gygId }, query: { pageSize: 100 } }),
  );
  const [typed, setTyped] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const labels = typed ?? data?.tags.filter((tag) => tag.organizationId === organizationId).map(({ tag }) => tag) ?? [];
  if (data === undefined && error !== null) {
    return <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />;
  }
  if (!desk.isAdmin) {
    return (
      <div>
        <p>{t('labels.onlyAdmins', { name: orgName })}</p>
        <Cluster>
          {labels.map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </Cluster>
      </div>
    );
  }
  const save = async (chosen: readonly string[]) => {
    const tags = [...readTags(chosen.join())];
    setTyped(tags);
    setFailure(undefined);
    try {
      await autosave.inLine(() => call('assignTags', { body: { organizationId, gygId, tags } }));
      await invalidateCalls(queries, ['listGygTags']);
      toast.success(t('labels.saved'));
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return (
    <TagsField
      label={t('labels.title')}
      optional={t('editor.optional')}
      hint={t('labels.hint')}
      disabled={data === undefined}
      error={failure === undefined ? undefined : errorText(failure).text}
      value={labels}
      max={most}
      maxLength={60}
      onValueChange={(chosen) => void save(chosen)}
      texts={{
        list: t('labels.list'),
        remove: (tag) => t('labels.remove', { tag }),
        added: (tags) => t('labels.added', { tags: tags.join(', ') }),
        removed: (tag) => t('labels.removed', { tag }),
        duplicate: (tag) => t('labels.duplicate', { tag }),
        full: (max) => t('labels.full', { max }),
      }}
    />
  );
}
