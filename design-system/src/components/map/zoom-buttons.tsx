import type { Map as LeafletMap } from 'leaflet';
import type { RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import s from './map.module.css';
import type { MapTexts } from './map-texts';

export interface ZoomButtonsProps {
  map: RefObject<LeafletMap | undefined>;
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'>;
}

/** Zoom in and out, for everyone without a wheel. */
export const ZoomButtons = ({ map, texts }: ZoomButtonsProps) => (
  <div className={s.zoom}>
    <IconButton icon="plus" label={texts.zoomIn} onClick={() => map.current?.zoomIn()} />
    <IconButton icon="minus" label={texts.zoomOut} onClick={() => map.current?.zoomOut()} />
  </div>
);
