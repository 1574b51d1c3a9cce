import { readTags } from '@gyg/contract/widgets';
import { TagsField } from '@gyg/design-system/forms';
import { call, invalidateCalls, toast, useErrorText, useQueryClient, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** The most labels that an organisation gives one gyg. */
const most = 20;

export interface LabelsInputProps {
  gygId: string;
  /** The organisation whose labels these are. */
  organizationId: string;
  labels: readonly string[];
  disabled?: boolean;
  /** Runs the call; an editor lets it wait for its other calls. */
  run?: (save: () => Promise<unknown>) => Promise<unknown>;
}

/** An organisation's labels on a gyg, saved as soon as they change. A failure is shown at the field. */
export function LabelsInput({ gygId, organizationId, labels, disabled, run = (save) => save() }: LabelsInputProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const save = async (chosen: readonly string[]) => {
    const tags = [...readTags(chosen.join())];
    setTyped(tags);
    setFailure(undefined);
    try {
      await run(() => call('assignTags', { body: { organizationId, gygId, tags } }));
      await invalidateCalls(queries, ['listGygTags', 'findParticipatingGygs']);
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
      disabled={disabled}
      error={failure === undefined ? undefined : errorText(failure).text}
      value={typed ?? labels}
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
