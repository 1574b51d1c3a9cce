/** Runs in the platform's pages for frames. */
import { reportHeight } from './report-height';

reportHeight(window);
