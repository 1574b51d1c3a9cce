import { worksIn } from '../works-in';
import { showVuePage } from './show-vue-page';

worksIn(showVuePage);
