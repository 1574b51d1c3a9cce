import { worksIn } from '../works-in';
import { showPlainPage } from './show-plain-page';

worksIn(showPlainPage);
