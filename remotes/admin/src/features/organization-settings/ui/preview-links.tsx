import { Button, Cluster, type IconName } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import type { SectionForm } from '../model/section-form';
import type { LinksValues } from '../model/settings-schemas';
import { completeAddress, isWebAddress } from '../model/web-address';

const links = [
  { name: 'website', icon: 'globe' },
  { name: 'facebook', icon: 'facebook' },
  { name: 'linkedin', icon: 'linkedin' },
  { name: 'twitter', icon: 'twitter' },
  { name: 'instagram', icon: 'instagram' },
] as const satisfies readonly { name: keyof LinksValues; icon: IconName }[];

/** The links that the page shows: those with an address. */
export function PreviewLinks({ control }: Pick<SectionForm<LinksValues>, 'control'>) {
  const { t } = useTranslation('admin');
  const values = useWatch({ control });
  const shown = links.filter(({ name }) => isWebAddress(completeAddress(values[name] ?? '')));
  if (shown.length === 0) return null;
  return (
    <Cluster>
      {shown.map(({ name, icon }) => (
        <Button key={name} size="sm" variant="secondary" icon={icon}>
          {t(`organization.links.${name}`)}
        </Button>
      ))}
    </Cluster>
  );
}
