import { worksIn } from '../works-in';
import { showSveltePage } from './show-svelte-page';

worksIn(showSveltePage);
