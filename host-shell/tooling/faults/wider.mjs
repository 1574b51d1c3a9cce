/** Which projects could see a fault in a file, the quick first; the first place that fits counts. */
const PLACES = [
  { place: /^api\/contract\//, projects: ['unit', 'sqlite', 'postgres', 'screens', 'alone'] },
  { place: /^api\//, projects: ['unit', 'sqlite', 'postgres'] },
  { place: /^host-shell\/(server|tooling)\//, projects: ['unit', 'sqlite'] },
  { place: /^(host-shell\/(src|platform)|remotes)\//, projects: ['screens', 'alone', 'storybook'] },
  { place: /^design-system\//, projects: ['unit', 'components', 'alone', 'browser', 'elements', 'storybook'] },
  { place: /^widgets\//, projects: ['screens', 'unit', 'browser', 'preact', 'storybook'] },
];

/** The runs that look wider, in order: the whole project, all checks, further projects, all journeys. */
export function widerRuns({ file, run }) {
  const own = 'project' in run ? [run.project] : [];
  const others = PLACES.find(({ place }) => place.test(file))?.projects ?? ['unit'];
  const projects = [...new Set([...own, ...others])].map((project) => ({ project }));
  return [...projects.slice(0, own.length), { check: 'all' }, ...projects.slice(own.length), { specs: [] }];
}

/** A run in words. */
export function nameOfRun(run) {
  if ('project' in run) return [run.project, ...(run.files ?? [])].join(' ');
  if ('check' in run) return `check ${run.check}`;
  return ['journeys', run.journey ?? ''].join(' ').trim();
}
