import { DefinitionList } from '@gyg/design-system/tables';
import { useQuery, useTranslation } from '@gyg/platform';

/** Whether the API accepts requests: the health check that load balancers use. */
export function ApiHealth() {
  const { t } = useTranslation('shell');
  const { data: status } = useQuery({
    queryKey: ['api health', {}, 'guest'],
    queryFn: () =>
      fetch('/api/health/ready').then(
        ({ status }) => status,
        () => 0,
      ),
    staleTime: 0,
  });
  const text =
    status === undefined
      ? t('developer.test.asking')
      : status === 200
        ? t('developer.test.healthy')
        : t('developer.test.unhealthy', { status });
  return <DefinitionList rows={[{ term: t('developer.test.health'), value: text }]} />;
}
