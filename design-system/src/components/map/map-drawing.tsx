import s from './map.module.css';

/** A drawn place: water, shore, a road, a few roofs. Shown while the map loads, and where there is no map. */
export const MapDrawing = () => (
  <svg
    viewBox="0 0 960 400"
    preserveAspectRatio="xMidYMid slice"
    className={s.drawing}
    aria-hidden="true"
    focusable="false"
  >
    <path className={s.water} d="M0 0h960v400H0z" />
    <path className={s.shoreFar} d="M0 92q120-46 250-18t230 22t210-40t270 6v338H0z" />
    <path className={s.shore} d="M0 122q120-40 250-14t230 24t210-36t270 4v300H0z" />
    <path className={s.park} d="M60 246q70-58 150-30t54 92t-150 52t-54-114zM690 196q86-34 148 8t10 88t-140-2t-18-94z" />
    <path
      className={s.road}
      d="M-10 214q190 34 330 6t240 20t210 70t200 10M486 130q-16 80 4 130t-30 150M250 410q30-110 88-186"
    />
    <path className={s.path} d="M770 300q-10-90 40-170M120 220q40 60 30 190M560 244q60-60 70-130" />
    <path
      className={s.roofs}
      d="M360 256h34v26h-34zM402 262h26v20h-26zM366 292h44v22h-44zM520 172h30v24h-30zM558 176h40v20h-40zM524 204h38v22h-38zM590 296h36v26h-36zM634 304h28v22h-28zM300 160h36v24h-36zM344 156h26v22h-26zM880 250h36v26h-36zM30 300h34v24h-34z"
    />
  </svg>
);

/** The pin, in the goal's colour; its tip is in the middle. */
export const pinPath = 'M24 58C12 42 4 33 4 22a20 20 0 0 1 40 0c0 11-8 20-20 36z';
