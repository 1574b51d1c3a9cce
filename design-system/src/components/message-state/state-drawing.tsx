import s from './message-state.module.css';

/** The small paper landscape of an empty, failed, offline or locked place. */
export const StateDrawing = ({ kind }: { kind: 'empty' | 'error' | 'offline' | 'locked' }) => (
  <svg viewBox="0 0 200 120" className={s.drawing} aria-hidden="true" focusable="false">
    <circle cx="100" cy="62" r={kind === 'empty' ? 34 : 26} className={s.sun} />
    <path className={s.far} d="M0 86q40-30 78-12t62-10t60 14v42H0z" />
    <path className={s.near} d="M0 100q50-18 100-4t100-6v30H0z" />
    {kind === 'empty' && (
      <path className={s.line} d="M100 98V76M100 86q-12-2-14-14q14 0 14 14M100 80q2-12 16-14q0 14-16 14" />
    )}
    {kind === 'error' && <path className={s.line} d="M84 96l10-34 8 14 6-18 10 38M70 96h60" />}
    {kind === 'offline' && (
      <path className={s.line} d="M60 96c0-14 12-22 22-18M140 96c0-14-12-22-22-18M92 66l16 20M108 66L92 86" />
    )}
    {kind === 'locked' && <path className={s.line} d="M82 76h36v24H82zM90 76v-8a10 10 0 0 1 20 0v8M100 86v5" />}
  </svg>
);
