import type { Gyg } from '@gyg/contract';
import { Button, Link, VisuallyHidden } from '@gyg/design-system';
import { directionsUrl, useTranslation } from '@gyg/platform';

export interface GygDirectionsProps {
  gyg: Gyg;
  look: 'link' | 'button';
}

/** Directions to the gyg, in a new window. Renders nothing for a gyg online. */
export function GygDirections({ gyg, look }: GygDirectionsProps) {
  const { t } = useTranslation('public');
  const href = directionsUrl(gyg);
  if (href === undefined) return null;
  const way = { href, target: '_blank', rel: 'noopener' } as const;
  const text = (
    <>
      {t('gyg.place.directions')} <VisuallyHidden>{t('gyg.place.newWindow')}</VisuallyHidden>
    </>
  );
  return look === 'link' ? (
    <Link variant="standalone" {...way}>
      {text}
    </Link>
  ) : (
    <Button variant="secondary" icon="directions" {...way}>
      {text}
    </Button>
  );
}
