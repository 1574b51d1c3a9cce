import { worksIn } from '../works-in';
import { showAngularPage } from './show-angular-page';

worksIn(showAngularPage);
