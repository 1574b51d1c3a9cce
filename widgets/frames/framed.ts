/** Runs in the platform's pages for frames. */
import { reportHeight } from './report-height';
import { standAlone } from './stand-alone';

reportHeight(window);
if (window.parent === window) {
  standAlone(document.documentElement, location.search, matchMedia('(prefers-color-scheme: dark)').matches);
}
