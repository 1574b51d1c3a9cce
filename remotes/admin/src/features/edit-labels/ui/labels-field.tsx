import { Cluster, ErrorState, Tag } from '@gyg/design-system';
import { callOptions, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import { LabelsInput } from '../../../shared/labels';

/** The labels of the host, by which its lists and plug-ins find the gyg. Its administrators change them. */
export function LabelsField() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { desk, autosave } = useEditor();
  const { id: gygId, organizationId, orgName } = desk.gyg;
  const { data, error, refetch } = useQuery(
    callOptions('listGygTags', { params: { gygId }, query: { pageSize: 100 } }),
  );
  const labels = data?.tags.filter((tag) => tag.organizationId === organizationId).map(({ tag }) => tag) ?? [];
  if (data === undefined && error !== null) {
    return <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />;
  }
  if (desk.isAdmin) {
    return (
      <LabelsInput
        gygId={gygId}
        organizationId={organizationId}
        labels={labels}
        disabled={data === undefined}
        run={autosave.inLine}
      />
    );
  }
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
