import { cykelkoket } from './cykelkoket/cykelkoket';
import { fixarkollektivet } from './fixarkollektivet/fixarkollektivet';
import { harbarget } from './harbarget/harbarget';
import { laxhjalpen } from './laxhjalpen/laxhjalpen';
import { matladan } from './matladan/matladan';
import { kvinnojourenLyktan } from './neighbours/kvinnojouren-lyktan';
import { medborgarkontoret } from './neighbours/medborgarkontoret';
import { storsjonsFolkhogskola } from './neighbours/storsjons-folkhogskola';
import { tidtabellbyran } from './neighbours/tidtabellbyran';
import { renKust } from './ren-kust/ren-kust';
import type { DemoGyg, DemoOrganization } from './shapes';
import { skogsvannerna } from './skogsvannerna/skogsvannerna';
import { solandelen } from './solandelen/solandelen';

/** The twelve organisations with their gygs, in the order they are shown. */
export const organizations: readonly DemoOrganization[] = [
  renKust,
  fixarkollektivet,
  skogsvannerna,
  laxhjalpen,
  matladan,
  harbarget,
  solandelen,
  cykelkoket,
  tidtabellbyran,
  medborgarkontoret,
  storsjonsFolkhogskola,
  kvinnojourenLyktan,
];

export interface HostedGyg {
  host: DemoOrganization;
  gyg: DemoGyg;
}

/** Every gyg with its host. */
export const hostedGygs: readonly HostedGyg[] = organizations.flatMap((host) =>
  host.gygs.map((gyg) => ({ host, gyg })),
);
