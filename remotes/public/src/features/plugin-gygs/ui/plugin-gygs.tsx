import { CardGrid, ErrorState, GygCardSkeleton, VisuallyHidden } from '@gyg/design-system';
import { type PluginOptions, useLoadFailure, usePageTitle, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { GygTile } from '../../../shared/gyg-tile';
import { mostGygs, useOrganizationGygs } from '../api/view-organization-gygs';
import { MoreGygs } from './more-gygs';
import s from './plugin-gygs.module.css';

/** Full rows of one, two, three and four. */
const step = 12;

export interface PluginGygsProps {
  organizationId: string;
  options: PluginOptions;
}

/** An organisation's gygs for a frame on its site, with the given options. */
export function PluginGygs({ organizationId, options }: PluginGygsProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const [count, setCount] = useState(step);
  const { data, error, isPlaceholderData, refetch } = useOrganizationGygs(organizationId, options, count);
  const name = options.host === 'self' ? data?.gygs[0]?.orgName : undefined;
  const title = name === undefined ? t('plugin.title') : t('plugin.titleOf', { name });
  usePageTitle(title);

  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (data?.gygs.length === 0) return <Nothing text={options.empty} />;
  return (
    <div className={s.list} style={{ inlineSize: `${options.width}%` }} aria-busy={data === undefined}>
      <VisuallyHidden>
        <h1>{data === undefined ? t('plugin.loading') : title}</h1>
      </VisuallyHidden>
      {data === undefined ? (
        <CardGrid columns={options.row}>
          {['a', 'b', 'c', 'd'].slice(0, options.row).map((place) => (
            <GygCardSkeleton key={place} />
          ))}
        </CardGrid>
      ) : (
        <>
          <CardGrid columns={options.row}>
            {data.gygs.map((gyg) => (
              <GygTile key={gyg.id} gyg={gyg} headingLevel={2} />
            ))}
          </CardGrid>
          <MoreGygs
            organizationId={organizationId}
            shown={data.gygs.length}
            total={data.total}
            busy={isPlaceholderData}
            onMore={count < mostGygs ? () => setCount(count + step) : undefined}
          />
        </>
      )}
    </div>
  );
}

/** The partner's text, or nothing: then the frame's footer is hidden too. */
const Nothing = ({ text }: { text: string }) =>
  text === '' ? (
    <div hidden data-nothing-to-show />
  ) : (
    <p className={s.empty} role="status">
      {text}
    </p>
  );
