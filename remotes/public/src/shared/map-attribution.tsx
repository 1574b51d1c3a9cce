import { Fragment, type ReactNode } from 'react';

/** The attributions of a map, each once. OpenStreetMap requires a link to its terms. */
export const mapAttribution = (makers: readonly (string | undefined)[]): ReactNode =>
  [...new Set(makers.filter((maker) => maker !== undefined))].map((maker, index) => (
    <Fragment key={maker}>
      {index > 0 && ' · '}
      {maker.includes('OpenStreetMap') ? <a href="https://www.openstreetmap.org/copyright">{maker}</a> : maker}
    </Fragment>
  ));
