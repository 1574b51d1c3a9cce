import { gygPlace } from '@gyg/contract/gyg-place';
import { useLanguage } from '@gyg/platform';

/** Where a gyg takes place: its address, or that it is online. */
export const PlaceName = ({ address }: { address: string }) => gygPlace(address, useLanguage());
