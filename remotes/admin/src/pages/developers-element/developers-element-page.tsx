import type { WidgetTag } from '@gyg/contract/widgets';
import { widgetDocs } from '@gyg/contract/widgets/docs';
import { Navigate, paths, useLanguage, useParams, useSession } from '@gyg/platform';
import { ElementHeading, Playground } from '../../features/widget-playground';
import { DevelopersScreen, readTag } from '../../shared/developers-frame';

/** The page of one element. An administrator sees their own organisation. */
export function DevelopersElementPage() {
  const tag = readTag(useParams().element);
  return tag === undefined ? <Navigate to={paths.notFound()} replace /> : <ElementPage key={tag} tag={tag} />;
}

function ElementPage({ tag }: { tag: WidgetTag }) {
  const language = useLanguage();
  const own = useSession(({ loginRole, organizationId }) => (loginRole === 'ADMIN' ? organizationId : ''));
  return (
    <DevelopersScreen title={tag} heading={<ElementHeading tag={tag} />} lead={widgetDocs[tag].summary[language]}>
      <Playground tag={tag} organizationId={own === '' ? undefined : own} />
    </DevelopersScreen>
  );
}
